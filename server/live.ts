import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Refusal } from '@skerry/engine';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import type { Addresses } from './addresses.ts';
import { Connection, type Desk } from './connection.ts';
import type { Buckets } from './limits.ts';
import { factsOf, statusOf } from './refusals.ts';
import { newRequestName, under } from './request-names.ts';

export const LIVE = '/api/live';

/**
 * The WebSocket. Its door stands before the routes: a connection that may not come in is answered and closed here, so that
 * nothing of it is left behind. Messages are small and many: compressing them would cost several times what everything else does.
 */
export function addLive(app: FastifyInstance, desk: Desk, addresses: Addresses, requests: Buckets): void {
  const { limits, visitors, door } = desk;
  const webSockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
  });
  app.get(LIVE, async () => {
    throw new Refusal('not-a-websocket', 'This address speaks WebSocket only.');
  });
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const address = addresses.of(request);
    const refusal = refusalOf(request, address);
    if (refusal !== null) {
      const name = newRequestName();
      desk.refused(refusal.code);
      under(name, () => desk.note?.({ line: { address, code: refusal.code } }, 'line refused'));
      turnAway(socket, refusal, name);
      return;
    }
    webSockets.handleUpgrade(request, socket, head, (webSocket) => {
      visitors.enter(new Connection(desk, webSocket, socket as Socket, address));
    });
  });

  function refusalOf(request: IncomingMessage, address: string): Refusal | null {
    const turnedAway = door.refusalFor(address);
    if (turnedAway !== null) return turnedAway;
    if (!requests.take(address)) return new Refusal('too-many', 'Too many requests from your address: slow down.');
    if (request.method !== 'GET' || request.url?.split('?')[0] !== LIVE)
      return new Refusal('no-such-route', `There is no WebSocket here; it is at ${LIVE}.`);
    const full = visitors.refusalFor(address);
    return full === null ? null : new Refusal('too-many', full);
  }
}

function turnAway(socket: Duplex, refusal: Refusal, name: string): void {
  const body = JSON.stringify({ error: factsOf(refusal) });
  const head = [
    `HTTP/1.1 ${statusOf(refusal)} Refused`,
    'Connection: close',
    `X-Request-Id: ${name}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  (socket as Socket).destroySoon();
}
