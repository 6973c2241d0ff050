import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createConnection, type Socket } from 'node:net';
import { WebSocket } from 'ws';

/** Two addresses of this machine: limits by address tell them apart. */
export const ATTACKER = '127.0.0.1';
export const HONEST = '127.0.0.2';

export interface WireReply<Body> {
  readonly status: number;
  readonly body: Body;
}

/** HTTP and WebSocket from one of the addresses of this machine, and only to this machine. */
export class Wire {
  private readonly address: URL;
  private readonly from: string;
  private readonly agent: Agent;

  constructor(address: string, from: string, sockets = 64) {
    this.address = new URL(address);
    if (this.address.hostname !== '127.0.0.1') throw new Error(`only a server on this machine is attacked, not ${this.address.hostname}`);
    this.from = from;
    this.agent = new Agent({ keepAlive: true, maxSockets: sockets });
  }

  http<Body>(method: string, path: string, token: string | null = null, body?: unknown): Promise<WireReply<Body>> {
    return new Promise((resolve, reject) => {
      const text = body === undefined ? null : JSON.stringify(body);
      const asked = request(
        {
          agent: this.agent,
          host: this.address.hostname,
          port: this.address.port,
          localAddress: this.from,
          method,
          path,
          headers: {
            ...(token === null ? {} : { authorization: `Bearer ${token}` }),
            ...(text === null ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          },
        },
        (reply) => {
          const parts: Buffer[] = [];
          reply.on('data', (part: Buffer) => parts.push(part));
          reply.on('error', reject);
          reply.on('end', () => resolve({ status: reply.statusCode!, body: JSON.parse(Buffer.concat(parts).toString()) as Body }));
        },
      );
      asked.on('error', reject);
      asked.end(text ?? undefined);
    });
  }

  async guest(name: string): Promise<string | null> {
    const { status, body } = await this.http<{ token: string }>('POST', '/api/guests', null, { name });
    return status === 201 ? body.token : null;
  }

  /** Null if it was refused. */
  async live(token: string | null): Promise<WebSocket | null> {
    const socket = new WebSocket(`ws://${this.address.host}/api/live`, { perMessageDeflate: false, localAddress: this.from });
    socket.on('error', () => undefined);
    const opened = await Promise.race([once(socket, 'open').then(() => true), once(socket, 'close').then(() => false)]).catch(() => false);
    if (!opened) return null;
    if (token !== null) socket.send(JSON.stringify({ type: 'hello', protocol: 1, token }));
    return socket;
  }

  raw(): Socket {
    const socket = createConnection({
      port: Number(this.address.port),
      host: this.address.hostname,
      localAddress: this.from,
      allowHalfOpen: true,
    });
    socket.on('error', () => undefined);
    return socket;
  }

  close(): void {
    this.agent.destroy();
  }
}
