import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Refusal } from '@skerry/engine';
import type { FastifyInstance } from 'fastify';
import { factsOf, statusOf } from './refusals.ts';

const NOT_BUILT = `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Skerry</title>
<body style="font: 1.1rem/1.5 sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1rem">
<h1>Skerry is running, but its page is not built yet</h1>
<p>Run <code>npm start</code>, which builds the page and serves it. The server itself answers: <a href="/api/health">/api/health</a>.</p>
`;

/** Names of built files change with what is in them, so they may be kept for ever; the page itself may not. */
function caching(path: string): string {
  return /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Serves the built page; every address that is not a file of it is one of the page's own. */
export async function addPage(app: FastifyInstance, root: string): Promise<void> {
  const isBuilt = existsSync(join(root, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('cache-control', caching(path)),
    });
  } else {
    app.get('/', async (_, reply) => reply.type('text/html').send(NOT_BUILT));
  }
  app.setNotFoundHandler(async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && pathname !== '/api' && !pathname.startsWith('/api/');
    // A missing script must not be answered with the page: that would be taken for the script.
    if (isPage && !pathname.startsWith('/assets/')) return isBuilt ? reply.sendFile('index.html') : reply.type('text/html').send(NOT_BUILT);
    const refusal = new Refusal('no-such-route', `There is nothing at ${request.method} ${pathname.slice(0, 100)}. See /api/openapi.json.`);
    return reply.code(statusOf(refusal)).send({ error: factsOf(refusal) });
  });
}
