import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A plain proxy: passes each connection on to one of several servers, the next one in turn, and past those that do not answer. */
export class Relay {
  readonly address: string;
  private readonly server: Server;
  private readonly ports: () => readonly number[];
  private readonly sockets = new Set<Socket>();
  private turn = 0;

  private constructor(server: Server, ports: () => readonly number[]) {
    this.server = server;
    this.ports = ports;
    this.address = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    server.on('connection', (socket: Socket) => this.pass(socket, this.ports().length));
  }

  static async start(ports: () => readonly number[]): Promise<Relay> {
    const server = createServer({ pauseOnConnect: true });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Relay(server, ports);
  }

  private pass(socket: Socket, tries: number): void {
    const ports = this.ports();
    const port = ports[this.turn++ % Math.max(1, ports.length)];
    if (port === undefined || tries === 0) {
      socket.destroy();
      return;
    }
    const onward = connect(port, '127.0.0.1');
    let connected = false;
    onward.once('connect', () => {
      connected = true;
      for (const [one, other] of [
        [socket, onward],
        [onward, socket],
      ] as const) {
        this.sockets.add(one);
        one.on('close', () => {
          this.sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
      socket.resume();
    });
    onward.on('error', () => {
      if (connected) socket.destroy();
      else this.pass(socket, tries - 1);
    });
    socket.on('error', () => onward.destroy());
  }

  async close(): Promise<void> {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await once(this.server, 'close');
  }
}
