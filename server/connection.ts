import type { Socket } from 'node:net';
import { Refusal, type Seat } from '@skerry/engine';
import type { WebSocket } from 'ws';
import type { Doorkeeper } from './doorkeeper.ts';
import type { Subscription } from './gathering.ts';
import { Bucket, type Buckets, type Limits } from './limits.ts';
import type { LiveTable } from './live-table.ts';
import type { ClientMessage, Guest, Ref, ServerMessage } from './protocol.ts';
import { factsOf, read, toRefusal } from './refusals.ts';
import { newRequestName, requestName, under } from './request-names.ts';
import { clientMessage } from './schemas.ts';
import type { Tables } from './tables.ts';
import type { Visitor, Visitors } from './visitors.ts';

/** What a connection needs of the server. */
export interface Desk {
  readonly tables: Tables;
  readonly limits: Limits;
  readonly visitors: Visitors;
  readonly door: Doorkeeper;
  readonly chatRate: Buckets;
  readonly undoRate: Buckets;
  /** Messages from each address. */
  readonly messageRate: Buckets;
  guestOf(token: string): Promise<Guest | null>;
  /** Writes a line into the log, where everything is written there. */
  readonly note: ((facts: object, sentence: string) => void) | null;
  warn(sentence: string, error?: unknown): void;
  /** Something was refused, with this code. */
  refused(code: string): void;
}

const RECOVERY_MS = 250;
/** Bytes that anybody may leave unread without being looked at more closely. */
const SMALL = 65_536;
const PROTOCOL = 1;

/** WebSocket close codes. */
const GOING_AWAY = 1001;
const POLICY = 1008;
const TRY_AGAIN = 1013;
/** What the log says of a message that was carried out. */
const OK = 'ok';
/** Refusals that are not the client's fault. */
const OWN_FAULTS = new Set(['storage', 'fault']);

/** One client: reads its messages, carries them out, and sends it what it follows, as fast as it can take it. */
export class Connection implements Visitor {
  readonly address: string;
  guest: Guest | null = null;
  /** The name of the line; each message has it with a number. */
  private readonly name = newRequestName();
  private received = 0;
  private readonly desk: Desk;
  private readonly socket: WebSocket;
  private readonly wire: Socket;
  private readonly messages: Bucket;
  private readonly malformed: Bucket;
  private readonly subscriptions = new Map<string, Follow>();
  /** What changes who the client is or what it follows is done in the order in which it came. */
  private turnstile: Promise<unknown> = Promise.resolve();
  private corked = false;
  private recovering = false;
  private alive = true;

  constructor(desk: Desk, socket: WebSocket, wire: Socket, address: string) {
    this.address = address;
    this.desk = desk;
    this.socket = socket;
    this.wire = wire;
    this.messages = new Bucket(desk.limits.messages);
    this.malformed = new Bucket(desk.limits.malformed);
    const impatience = setTimeout(() => {
      if (this.guest === null) this.close(POLICY, 'Nobody said hello.');
    }, desk.limits.hello);
    under(this.name, () => desk.note?.({ line: { address } }, 'line opened'));
    socket.on('message', (data: Buffer, isBinary: boolean) => under(`${this.name}.${++this.received}`, () => this.receive(data, isBinary)));
    socket.on('pong', () => (this.alive = true));
    // A message that is too long, or not even WebSocket: the library closes the connection and says why.
    socket.on('error', () => undefined);
    socket.on('close', (code: number) => {
      under(this.name, () => desk.note?.({ line: { address, guest: this.guest?.id, code, messages: this.received } }, 'line closed'));
      clearTimeout(impatience);
      for (const follow of this.subscriptions.values()) follow.stop();
      desk.visitors.leave(this);
    });
  }

  // ------------------------------------------------------------------------------------------------------- receiving

  private receive(data: Buffer, isBinary: boolean): void {
    // What was still on its way when the connection was closed is not even read.
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.alive = true;
    let ref: Ref | undefined;
    try {
      const begun = performance.now();
      const isTooMuch = !this.messages.take(1, begun) || !this.desk.messageRate.take(this.address, 1, begun);
      // A message is short, so that its `ref` can be read even of one that is not carried out: who sent it waits for an answer.
      if (isTooMuch && !isBinary) ref = refOf(parseOrNull(data.toString()));
      if (isTooMuch) throw new Refusal('too-many', 'Too many messages: slow down.');
      if (isBinary) throw new Refusal('bad-request', 'Messages are JSON text, not binary.');
      const json = parse(data.toString());
      ref = refOf(json);
      const message = read(clientMessage, json) as ClientMessage;
      const done = this.carryOut(message);
      if (this.desk.note !== null && message.type !== 'ping')
        void done.then((code) => this.noteDone(message.type, tableOf(message), code, performance.now() - begun));
    } catch (error) {
      const refusal = toRefusal(error);
      this.refuse(refusal, ref);
      this.noteDone('unread', undefined, refusal.code, 0);
      if (!this.malformed.take())
        this.close(POLICY, refusal.code === 'too-many' ? 'Too many messages.' : 'Too many messages that cannot be read.');
    }
  }

  /** What became of a message, as a request has its line in the log. */
  private noteDone(type: string, table: string | undefined, code: string, responseTime: number): void {
    this.desk.note?.({ message: { type, table, address: this.address, guest: this.guest?.id }, code, responseTime }, 'message answered');
  }

  /** Returns the code of what was refused, or `ok`. */
  private async carryOut(message: ClientMessage): Promise<string> {
    const { ref } = message;
    try {
      switch (message.type) {
        case 'hello':
          await this.inTurn(() => this.hello(message.protocol, message.token, ref));
          return OK;
        case 'ping':
          this.send({ type: 'pong', ...withRef(ref) });
          return OK;
        case 'subscribe':
          await this.inTurn(() => this.subscribe(message.table, message.seat, message.after, message.chatAfter ?? 0));
          this.send({ type: 'ack', ...withRef(ref), table: message.table });
          return OK;
        case 'unsubscribe':
          await this.inTurn(async () => this.subscriptions.get(keyOf(message.table, message.seat))?.stop());
          this.send({ type: 'ack', ...withRef(ref), table: message.table });
          return OK;
      }
      if (this.guest === null) await this.turnstile;
      const guest = this.requireGuest();
      const live = this.desk.tables.inUse(message.table) ?? (await this.desk.tables.open(message.table, this.address));
      switch (message.type) {
        case 'answer': {
          const number = await live.answer(guest, message.seat, message.question, message.index, message.key);
          this.send({ type: 'ack', ...withRef(ref), table: message.table, number });
          return OK;
        }
        case 'undo': {
          if (!this.desk.undoRate.take(guest.id)) throw new Refusal('too-many', 'You are taking back too much: slow down.');
          this.send({ type: 'ack', ...withRef(ref), table: message.table, ...(await live.undo(guest, message.seat, message.number)) });
          return OK;
        }
        case 'chat':
          if (!this.desk.chatRate.take(guest.id)) throw new Refusal('too-many', 'You are writing too fast.');
          await live.say(guest, message.text);
          this.send({ type: 'ack', ...withRef(ref), table: message.table });
          return OK;
      }
    } catch (error) {
      if (!(error instanceof Refusal))
        this.desk.warn(`A ${message.type} message failed: ${String((error as Error).stack ?? error)}`, error);
      const refusal = toRefusal(error);
      this.refuse(refusal, ref, tableOf(message));
      // Nobody can do anything on a line that he could not say hello on: another copy of the server may let him in at once.
      if (message.type === 'hello' && OWN_FAULTS.has(refusal.code)) this.close(TRY_AGAIN, 'Try again.');
      return refusal.code;
    }
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.turnstile.then(work);
    this.turnstile = result.catch(() => undefined);
    return result;
  }

  private requireGuest(): Guest {
    if (this.guest === null) throw new Refusal('unknown-guest', 'Say hello with your token first.');
    return this.guest;
  }

  private async hello(protocol: number, token: string, ref: Ref | undefined): Promise<void> {
    if (protocol !== PROTOCOL) throw new Refusal('protocol', `This server speaks protocol ${PROTOCOL}, not ${protocol}: reload the page.`);
    const guest = await this.desk.guestOf(token);
    if (guest === null) throw new Refusal('unknown-guest', 'Nobody here has this token.');
    if (this.guest !== null && this.guest.id !== guest.id) throw new Refusal('bad-request', 'This connection belongs to another guest.');
    if (this.guest === null && !this.desk.visitors.introduce(this, guest)) {
      this.refuse(new Refusal('too-many', 'You have too many connections open: close some.'), ref);
      this.close(POLICY, 'Too many connections.');
      return;
    }
    this.send({ type: 'welcome', protocol: PROTOCOL, guest, ...withRef(ref) });
  }

  private async subscribe(id: string, seat: Seat | null, after: number | undefined, chatAfter: number): Promise<void> {
    const guest = this.requireGuest();
    const table = await this.desk.tables.open(id, this.address);
    if (seat !== null) await table.lookingUp(() => table.requireSeat(guest, seat));
    const key = keyOf(id, seat);
    let follow = this.subscriptions.get(key);
    if (follow === undefined) {
      if (this.subscriptions.size >= this.desk.limits.subscriptionsPerConnection || !this.desk.visitors.mayFollow(guest))
        throw new Refusal('too-many', 'You follow too many tables at once.');
      follow = new Follow(this, table, guest, seat, () => this.subscriptions.delete(key));
    }
    await table.reach(after ?? 0);
    await table.settled();
    if (this.socket.readyState !== this.socket.OPEN) return;
    // Meanwhile the seat may have been taken over.
    if (seat !== null) table.requireSeat(guest, seat);
    this.subscriptions.set(key, follow);
    follow.begin(after, chatAfter);
  }

  // --------------------------------------------------------------------------------------------------------- sending

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  private refuse(refusal: Refusal, ref: Ref | undefined, table?: string): void {
    this.desk.refused(refusal.code);
    const request = requestName();
    this.send({
      type: 'error',
      ...withRef(ref),
      ...(table === undefined ? {} : { table }),
      ...factsOf(refusal),
      ...(request === undefined ? {} : { request }),
    });
  }

  sendText(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    const { unread } = this;
    if (unread > this.desk.limits.stuckBytes || (unread > SMALL && this.desk.visitors.readTooLittle(this))) {
      this.drop();
      return;
    }
    // What is sent in one turn of the loop (an update and its acknowledgement) leaves in one packet.
    if (!this.corked) {
      this.corked = true;
      this.wire.cork();
      process.nextTick(() => {
        this.corked = false;
        this.wire.uncork();
      });
    }
    this.socket.send(text);
  }

  get unread(): number {
    return this.socket.bufferedAmount;
  }

  get following(): number {
    return this.subscriptions.size;
  }

  get isSlow(): boolean {
    return this.unread > this.desk.limits.slowBytes;
  }

  /** A client that could not keep up gets everything anew when it has read what it was sent. */
  recover(): void {
    if (this.recovering) return;
    this.recovering = true;
    const look = (): void => {
      if (this.socket.readyState !== this.socket.OPEN) return;
      if (this.unread > this.desk.limits.slowBytes / 4) {
        setTimeout(look, RECOVERY_MS).unref();
        return;
      }
      this.recovering = false;
      // A table that cannot be shown just now, because it is read again, is shown a little later.
      for (const follow of this.subscriptions.values()) follow.catchUp().catch(() => this.recover());
    };
    setTimeout(look, RECOVERY_MS).unref();
  }

  /** Called at every heartbeat: who did not answer the last one is gone. */
  beat(): void {
    if (!this.alive) {
      this.drop();
      return;
    }
    this.alive = false;
    this.socket.ping();
  }

  close(code = GOING_AWAY, why = 'The server is closing.'): void {
    this.socket.close(code, why);
  }

  turnOut(): void {
    this.close(POLICY, 'Whoever runs this house does not let you in.');
  }

  drop(): void {
    this.socket.terminate();
  }
}

/** One table, followed through one pair of eyes. */
class Follow implements Subscription {
  readonly guest: Guest;
  readonly seat: Seat | null;
  private readonly connection: Connection;
  private readonly table: LiveTable;
  private readonly gone: () => void;
  private behind = false;
  private beginning = false;

  constructor(connection: Connection, table: LiveTable, guest: Guest, seat: Seat | null, gone: () => void) {
    this.connection = connection;
    this.table = table;
    this.guest = guest;
    this.seat = seat;
    this.gone = gone;
  }

  /** What a client needs to begin with is sent however long it is: cut short, it would have to begin again and again. */
  begin(after: number | undefined, chatAfter: number): void {
    this.beginning = true;
    this.table.follow(this, after, chatAfter);
    this.beginning = false;
  }

  deliver(text: string): void {
    if (this.behind) return;
    if (this.connection.isSlow && !this.beginning) {
      this.behind = true;
      this.connection.recover();
      return;
    }
    this.connection.sendText(text);
  }

  async catchUp(): Promise<void> {
    if (!this.behind) return;
    await this.table.settled();
    this.behind = false;
    this.begin(undefined, 0);
  }

  stop(): void {
    this.gone();
    this.table.unfollow(this);
  }

  end(why: string, again = false): void {
    this.stop();
    this.connection.send({ type: 'unsubscribed', table: this.table.id, seat: this.seat, why, ...(again ? { again: true } : {}) });
  }
}

function tableOf(message: ClientMessage): string | undefined {
  return 'table' in message ? message.table : undefined;
}

function keyOf(table: string, seat: Seat | null): string {
  return `${table} ${seat}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('bad-request', 'This is not JSON.');
  }
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Also a message that is wrong is answered by its `ref`, if that can be read. */
function refOf(json: unknown): Ref | undefined {
  const ref = typeof json === 'object' && json !== null && 'ref' in json ? json.ref : undefined;
  return typeof ref === 'number' || (typeof ref === 'string' && ref.length <= 64) ? ref : undefined;
}

function withRef(ref: Ref | undefined): { readonly ref?: Ref } {
  return ref === undefined ? {} : { ref };
}
