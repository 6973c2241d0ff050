import fastifyWebsocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { Connection, type Desk } from './connection.ts';

/** WebSocket close code: come back later. */
const TRY_AGAIN = 1013;

/** The WebSocket route. Messages are small and many: compressing them would cost several times what everything else does. */
export async function addLive(app: FastifyInstance, desk: Desk, connections: Set<Connection>): Promise<void> {
  const { limits } = desk;
  await app.register(fastifyWebsocket, { options: { maxPayload: limits.messageBytes, perMessageDeflate: false } });
  app.get('/api/live', { websocket: true }, (socket, request) => {
    if (connections.size >= limits.connections) {
      socket.close(TRY_AGAIN, 'The server is full: try again later.');
      return;
    }
    const connection: Connection = new Connection(desk, socket, request.raw.socket, () => connections.delete(connection));
    connections.add(connection);
  });
}
