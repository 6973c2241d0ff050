import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { neighbourhood, type Addresses } from './addresses.ts';
import { Holdings, type Limits } from './limits.ts';

/**
 * One address has so many sockets open and no more, whatever it does with them. A proxy's stand for many; theirs are limited by request.
 * Returns those that are open.
 */
export function limitSockets(server: EventEmitter, addresses: Addresses, limits: Limits): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  const held = new Holdings(limits.socketsOfAddress);
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const counts = !addresses.isProxy(address);
    const peer = neighbourhood(address);
    if (counts && !held.take(peer)) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      if (counts) held.giveBack(peer);
    });
  });
  return sockets;
}
