import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal } from '@skerry/engine';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Addresses } from './addresses.ts';
import type { Doorkeeper } from './doorkeeper.ts';
import type { House } from './house.ts';
import { Holdings, type Buckets, type Limits } from './limits.ts';
import { NO_PAGE } from './page.ts';
import { factsOf, statusOf, toRefusal } from './refusals.ts';
import { newRequestName, under } from './request-names.ts';

export interface AppNeeds {
  readonly house: House;
  readonly addresses: Addresses;
  readonly door: Doorkeeper;
  /** Requests from each address. */
  readonly requests: Buckets;
  /** Writes a line for each request. */
  readonly logs: boolean;
}

/** How long a connection may be idle between two requests. */
const KEEP_ALIVE_MS = 10_000;
const CHECK_SOCKETS_MS = 5000;

/** What answers HTTP, as yet without any route: who may ask how much, and what becomes of what cannot be answered. */
export function newApp({ house, addresses, door, requests, logs }: AppNeeds): FastifyInstance {
  const { limits } = house;
  const app = Fastify({
    bodyLimit: limits.bodyBytes,
    forceCloseConnections: true,
    logger: logs ? loggerFor(addresses) : false,
    genReqId: newRequestName,
    requestTimeout: limits.request,
    connectionTimeout: limits.silence,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: limits.request, connectionsCheckingInterval: Math.min(CHECK_SOCKETS_MS, limits.request) },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply, house),
    clientErrorHandler: (error, socket) => answerUnread(error, socket, house),
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error: Error, request, reply) => answerError(error, request, reply, house));
  limitRequests(app, addresses, door, requests, limits);
  // When the body has been read: what reads it knows of no request.
  app.addHook('preHandler', (request, _reply, done) => under(request.id, done));
  return app;
}

/** A line for each request, with who asks as far as limits go: what `skerry admin bar` takes. */
function loggerFor(addresses: Addresses): object {
  const req = ({ method, url, raw }: FastifyRequest): object => ({ method, url, address: addresses.of(raw) });
  return { base: null, serializers: { req } };
}

function limitRequests(app: FastifyInstance, addresses: Addresses, door: Doorkeeper, requests: Buckets, limits: Limits): void {
  const unanswered = new Holdings(limits.requestsAtOnce);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': NO_PAGE,
      'x-frame-options': 'DENY',
    });
    const address = addresses.of(request.raw);
    const turnedAway = door.refusalFor(address);
    if (turnedAway !== null) throw turnedAway;
    if (!requests.take(address) || !unanswered.take(address))
      throw new Refusal('too-many', 'Too many requests from your address: slow down.');
    reply.raw.once('close', () => unanswered.giveBack(address));
  });
}

/** What is not even HTTP is answered as everything else is, and the line is closed: nobody knows where the next request would begin. */
function answerUnread(error: NodeJS.ErrnoException, socket: Socket, { metrics }: House): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? new Refusal('too-large', 'The headers of this request are too long.')
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? new Refusal('timeout', 'This request did not arrive in time.')
        : new Refusal('bad-request', 'This cannot be read: it is not HTTP.');
  metrics.refused(refusal.code);
  const status = statusOf(refusal);
  const body = JSON.stringify({ error: factsOf(refusal) });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${newRequestName()}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Every error is answered by a code and a sentence; what is our own fault is noted and not shown. */
function answerError(
  error: Error & { statusCode?: number | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
  { warn, metrics }: House,
): FastifyReply {
  let refusal = toRefusal(error);
  if (!(error instanceof Refusal) && error.statusCode !== undefined && error.statusCode < 500) {
    const what = error.statusCode === 415 ? 'a body is JSON, and says so (content-type: application/json)' : error.message;
    refusal = new Refusal(error.statusCode === 413 ? 'too-large' : 'bad-request', `This cannot be read: ${what}.`);
  } else if (!(error instanceof Refusal)) {
    under(request.id, () => warn(`${request.method} ${request.url} failed: ${error.stack ?? error.message}`, error));
  }
  metrics.refused(refusal.code);
  return reply.code(statusOf(refusal)).send({ error: factsOf(refusal) });
}
