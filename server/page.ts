import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
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

/** What is not a page may be nothing but read. */
export const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/**
 * The page uses what this server gives it and nothing else, and stands in no other page. Scripts written into the page itself are let in
 * one by one, by their hash; styles are set by its parts as they move, so they cannot be listed.
 */
function policyOf(html: string): string {
  const scripts = Array.from(html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g), ([, text]) => text!);
  const hashes = scripts.map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [
    "default-src 'self'",
    `script-src 'self'${hashes.join('')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A part of the page needs no list of its own; a worker among them loads what this server gives it and nothing else. */
const PART = "default-src 'self'; frame-ancestors 'none'";

const isBuiltPart = (path: string): boolean => /[\\/]assets[\\/]/.test(path);

/** Names of built files change with what is in them, so they may be kept for ever; the page itself may not. */
function caching(path: string): string {
  return isBuiltPart(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Serves the built page; every address that is not a file of it is one of the page's own. */
export async function addPage(app: FastifyInstance, root: string): Promise<void> {
  const index = join(root, 'index.html');
  const isBuilt = existsSync(index);
  const policy = policyOf(isBuilt ? readFileSync(index, 'utf8') : NOT_BUILT);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      cacheControl: false,
      // The build has compressed its files beside them.
      preCompressed: true,
      setHeaders: (reply, path) => {
        const isPart = isBuiltPart(path);
        reply.header('cache-control', caching(path)).header('content-security-policy', isPart ? PART : policy);
        // What never changes is never asked for again.
        if (isPart) for (const name of ['etag', 'last-modified', 'accept-ranges']) reply.removeHeader(name);
      },
    });
  } else {
    app.get('/', async (_, reply) => reply.type('text/html').header('content-security-policy', policy).send(NOT_BUILT));
  }
  app.setNotFoundHandler(async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && path !== '/api' && !path.startsWith('/api/');
    // A missing script must not be answered with the page: that would be taken for the script.
    if (isPage && !path.startsWith('/assets/')) {
      return isBuilt ? reply.sendFile('index.html') : reply.type('text/html').header('content-security-policy', policy).send(NOT_BUILT);
    }
    const refusal = new Refusal('no-such-route', `There is nothing at ${request.method} ${path.slice(0, 100)}. See /api/openapi.json.`);
    return reply.code(statusOf(refusal)).send({ error: factsOf(refusal) });
  });
}
