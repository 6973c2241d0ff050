import { once } from 'node:events';
import { WebSocket } from 'ws';
import { apply } from '../patch.ts';
import type { ClientMessage, GuestReply, Look, ServerMessage, UpdateMessage } from '../protocol.ts';

type Message<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;
type Request = ClientMessage extends infer One ? (One extends { ref?: unknown } ? Omit<One, 'ref'> : never) : never;

/** An HTTP reply: its status and its body. */
export interface Reply<Body> {
  readonly status: number;
  readonly body: Body;
}

/** Somebody who plays: a guest with a token, and, if wanted, a live connection. */
export class Player {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  /** Every byte that came over HTTP or WebSocket, one text for each message. */
  readonly heard: string[] = [];
  readonly messages: ServerMessage[] = [];
  /** What the client makes of states and updates, by table and seat. */
  readonly looks = new Map<string, Look>();
  socket: WebSocket | null = null;
  closed: { code: number; reason: string } | null = null;
  private readonly address: string;
  private lastRef = 0;
  private listeners = new Set<() => void>();

  private constructor(address: string, { guest, token }: GuestReply) {
    this.address = address;
    this.id = guest.id;
    this.name = guest.name;
    this.token = token;
  }

  static async arrive(address: string, name: string): Promise<Player> {
    const reply = await fetch(`${address}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    if (reply.status !== 201) throw new Error(await reply.text());
    return new Player(address, (await reply.json()) as GuestReply);
  }

  /** The same guest at another address, or after a restart of the server. */
  at(address: string): Player {
    return new Player(address, { guest: { id: this.id, name: this.name }, token: this.token });
  }

  async http<Body>(method: string, path: string, body?: unknown): Promise<Reply<Body>> {
    const reply = await fetch(`${this.address}/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    this.heard.push(text);
    return { status: reply.status, body: JSON.parse(text) as Body };
  }

  async connect(): Promise<this> {
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/api/live`);
    this.socket = socket;
    this.closed = null;
    socket.on('message', (data: Buffer) => this.hear(data.toString()));
    socket.on('error', () => undefined);
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
      this.notify();
    });
    await once(socket, 'open');
    await this.request({ type: 'hello', protocol: 1, token: this.token });
    return this;
  }

  private hear(text: string): void {
    this.heard.push(text);
    const message = JSON.parse(text) as ServerMessage;
    this.messages.push(message);
    if (message.type === 'state') this.looks.set(`${message.table} ${message.seat}`, message);
    if (message.type === 'update') this.update(message);
    this.notify();
  }

  private update(message: UpdateMessage): void {
    const key = `${message.table} ${message.seat}`;
    const look = this.looks.get(key);
    if (look === undefined || look.number !== message.number - 1)
      throw new Error(`update ${message.number} came on top of ${look?.number}`);
    this.looks.set(key, {
      ...look,
      number: message.number,
      moment: message.moment,
      view: apply(look.view, message.patch) as Look['view'],
      log: [
        ...look.log.slice(0, message.logKeep === undefined ? look.log.length : Math.max(0, message.logKeep - look.logFrom)),
        ...(message.log ?? []),
      ],
      logFrom: Math.min(look.logFrom, message.logKeep ?? look.logFrom),
      question: message.question === undefined ? look.question : message.question,
      asked: message.asked ?? look.asked,
      outcome: message.outcome ?? look.outcome,
    });
  }

  look(table: string, seat: number | null): Look {
    const look = this.looks.get(`${table} ${seat}`);
    if (look === undefined) throw new Error(`${this.name} sees nothing of ${table}`);
    return look;
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }

  /** Waits until something is the case; looks again at every message. */
  async until<T>(what: () => T | undefined | null | false): Promise<T> {
    const now = what();
    if (now != null && now !== false) return now;
    return new Promise((resolve, reject) => {
      const listener = (): void => {
        try {
          const result = what();
          if (result == null || result === false) return;
          this.listeners.delete(listener);
          resolve(result);
        } catch (error) {
          this.listeners.delete(listener);
          reject(error);
        }
      };
      this.listeners.add(listener);
    });
  }

  raw(text: string | Buffer): void {
    this.socket!.send(text);
  }

  /** Sends a request and waits for what answers it. */
  async request(message: Request): Promise<Message<'ack' | 'error' | 'welcome' | 'pong'>> {
    const ref = ++this.lastRef;
    const from = this.messages.length;
    this.raw(JSON.stringify({ ...message, ref }));
    return this.until(() => {
      if (this.closed !== null) throw new Error(`closed: ${this.closed.code} ${this.closed.reason}`);
      return this.messages.slice(from).find((one): one is Message<'ack' | 'error' | 'welcome' | 'pong'> => 'ref' in one && one.ref === ref);
    });
  }

  subscribe(table: string, seat: number | null, after?: number): Promise<ServerMessage> {
    return this.request({ type: 'subscribe', table, seat, ...(after === undefined ? {} : { after }) });
  }

  answer(table: string, seat: number, question: number, index: number): Promise<Message<'ack' | 'error' | 'welcome' | 'pong'>> {
    return this.request({ type: 'answer', table, seat, question, index });
  }

  async disconnect(): Promise<void> {
    if (this.socket === null || this.socket.readyState === WebSocket.CLOSED) return;
    this.socket.close();
    await once(this.socket, 'close');
  }
}
