import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { apply } from '../patch.ts';
import type { ClientMessage, GuestReply, Look, SeatWish, ServerMessage, TableReply } from '../protocol.ts';

/** An answer that a server has acknowledged. */
export interface Acknowledged {
  readonly table: string;
  readonly number: number;
  readonly seat: number;
  readonly question: number;
  readonly index: number;
}

/** What all clients together have seen. */
export class Tally {
  readonly acknowledged: Acknowledged[] = [];
  /** The tables that were made, with the tokens of their people by seat. */
  readonly tables = new Map<string, readonly string[]>();
  /** Milliseconds from sending an answer until somebody else at the table has seen it. */
  seen: number[] = [];
  /** The longest that anybody has waited for an answer of his to count, over however many lines, or for a table or a seat. */
  longestWait = 0;
  /** The longest that nothing happened at a table, as its people saw it: whoever was to act, a bot included, was stuck. */
  longestPause = 0;
  games = 0;
  /** What was refused, by code. */
  readonly refusals: Record<string, number> = {};
  private readonly progress = new Map<string, { readonly number: number; readonly at: number }>();

  /** Somebody at the table sees so many acts. */
  saw(table: string, number: number, at = performance.now()): void {
    const last = this.progress.get(table);
    if (last !== undefined && number <= last.number) return;
    this.pausedFor(table, at);
    this.progress.set(table, { number, at });
  }

  /** The game is over, or everybody goes: from now on nobody waits at this table. */
  over(table: string, at = performance.now()): void {
    this.pausedFor(table, at);
    this.progress.delete(table);
  }

  private pausedFor(table: string, now: number): void {
    const last = this.progress.get(table);
    if (last !== undefined) this.longestPause = Math.max(this.longestPause, now - last.at);
  }

  waitedSince(since: number): void {
    this.longestWait = Math.max(this.longestWait, performance.now() - since);
  }

  refused(code: string): void {
    this.refusals[code] = (this.refusals[code] ?? 0) + 1;
  }
}

const AGAIN_MS = 50;
/** As patient as the page (web/client/live-line.ts): who gives up sooner makes a copy that is busy begin again. */
const IMPATIENT_MS = 6000;
const PING_MS = 1000;

async function post<Body>(address: string, path: string, token: string | null, body: unknown, tally: Tally): Promise<Body> {
  const since = performance.now();
  for (;;) {
    try {
      const reply = await fetch(`${address}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(IMPATIENT_MS),
      });
      if (reply.ok) {
        tally.waitedSince(since);
        return (await reply.json()) as Body;
      }
      if (reply.status < 500) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith(path)) throw error;
    }
    // The copy has gone, or its database has: another one, or the same one later, will answer.
    await pause(AGAIN_MS);
  }
}

/** One or two people at a table, perhaps with a bot; when the game is over they make the next table. */
export class Company {
  private readonly addressOf: (seat: number) => string;
  private readonly game: string;
  private readonly withBot: boolean;
  readonly tally: Tally;
  private people: Person[] = [];
  private stopped = false;
  private playing: Promise<void> = Promise.resolve();

  /** Each seat has its address to go to: that of a proxy, or of one copy of several. */
  constructor(addressOf: (seat: number) => string, game: string, withBot: boolean, tally: Tally) {
    this.addressOf = addressOf;
    this.game = game;
    this.withBot = withBot;
    this.tally = tally;
  }

  start(): void {
    this.playing = this.play();
  }

  private async play(): Promise<void> {
    const tokens: string[] = [];
    for (let i = 0; i < (this.withBot ? 1 : 2); i++)
      tokens.push((await post<GuestReply>(this.addressOf(0), 'guests', null, { name: `Client ${i}` }, this.tally)).token);
    const seats: SeatWish[] = [{ kind: 'me' }, this.withBot ? { kind: 'bot', level: 'random' } : { kind: 'open' }];
    while (!this.stopped) {
      const { table } = await post<TableReply>(this.addressOf(0), 'tables', tokens[0]!, { game: this.game, seats }, this.tally);
      if (!this.withBot) await post(this.addressOf(0), `tables/${table.id}/join`, tokens[1]!, {}, this.tally);
      this.tally.tables.set(table.id, tokens);
      this.tally.saw(table.id, 0);
      this.people = tokens.map((token, seat) => new Person(this.addressOf(seat), token, table.id, seat, this.tally, () => this.people));
      if (this.stopped) for (const person of this.people) person.stop();
      await Promise.all(this.people.map((person) => person.over));
      this.tally.over(table.id);
      if (!this.stopped) this.tally.games++;
    }
  }

  /** Everybody goes; resolves when they have. */
  async stop(): Promise<void> {
    this.stopped = true;
    for (const person of this.people) person.stop();
    await this.playing;
  }
}

/** Answers at random whatever he is asked. When his line breaks he takes another, and goes on at the number he had. */
class Person {
  readonly over: Promise<void>;
  private readonly address: string;
  private readonly token: string;
  private readonly table: string;
  private readonly seat: number;
  private readonly tally: Tally;
  private readonly others: () => readonly Person[];
  private look: Look | null = null;
  private socket: WebSocket | null = null;
  /** The answer that was sent and not acknowledged yet. */
  private waiting: { readonly question: number; readonly index: number; readonly since: number } | null = null;
  /** When the last answer was sent that the other has not seen yet. */
  private unseen: number | null = null;
  private done!: () => void;
  private ended = false;
  private answered = -1;

  constructor(address: string, token: string, table: string, seat: number, tally: Tally, others: () => readonly Person[]) {
    this.address = address;
    this.token = token;
    this.table = table;
    this.seat = seat;
    this.tally = tally;
    this.others = others;
    this.over = new Promise((resolve) => (this.done = resolve));
    this.connect();
  }

  private connect(): void {
    if (this.ended) return;
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/api/live`, { handshakeTimeout: IMPATIENT_MS });
    this.socket = socket;
    // Who hears nothing for a while, not even what answers his ping, takes another line. Counted, not timed: all clients are one process, and
    // when that had to wait for its own turn, the lines are not dead.
    let unheard = 0;
    const impatience = setInterval(() => {
      if (++unheard * PING_MS > IMPATIENT_MS) socket.terminate();
      else this.send({ type: 'ping' });
    }, PING_MS);
    socket.on('open', () => {
      this.send({ type: 'hello', protocol: 1, token: this.token });
      this.subscribe();
      if (this.waiting !== null) this.resend();
    });
    socket.on('message', (data: Buffer) => {
      unheard = 0;
      this.hear(JSON.parse(data.toString()) as ServerMessage);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(impatience);
      setTimeout(() => this.connect(), AGAIN_MS);
    });
  }

  private subscribe(): void {
    const after = this.look === null ? {} : { after: this.look.number };
    this.send({ type: 'subscribe', table: this.table, seat: this.seat, ref: 'subscribe', ...after });
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private resend(): void {
    const { question, index } = this.waiting!;
    this.send({ type: 'answer', table: this.table, seat: this.seat, question, index, ref: question });
  }

  private hear(message: ServerMessage): void {
    if (this.ended) return;
    switch (message.type) {
      case 'state':
        if (this.look !== null && message.number < this.look.number) break;
        this.look = message;
        this.tally.saw(this.table, message.number);
        this.act();
        break;
      case 'update':
        this.update(message);
        break;
      case 'ack':
        if (typeof message.ref === 'number') this.acknowledge(message.ref, message.number!);
        break;
      case 'error':
        this.refused(message.ref, message.code);
        break;
      case 'unsubscribed':
        setTimeout(() => this.subscribe(), AGAIN_MS);
        break;
      default:
    }
  }

  private update(message: ServerMessage & { type: 'update' }): void {
    const { look } = this;
    if (look === null || message.number <= look.number) return;
    if (message.number !== look.number + 1) {
      this.subscribe();
      return;
    }
    this.look = {
      ...look,
      number: message.number,
      moment: message.moment,
      view: apply(look.view, message.patch) as Look['view'],
      question: message.question === undefined ? look.question : message.question,
      asked: message.asked ?? look.asked,
      outcome: message.outcome ?? look.outcome,
    };
    this.tally.saw(this.table, message.number);
    const { act } = message;
    const by = act.kind === 'answer' && act.seat !== this.seat ? this.others()[act.seat] : undefined;
    if (by?.unseen != null) {
      this.tally.seen.push(performance.now() - by.unseen);
      by.unseen = null;
    }
    this.act();
  }

  private act(): void {
    const { question, outcome } = this.look!;
    if (outcome !== null) {
      this.stop();
      return;
    }
    if (question === null || this.waiting !== null || question.id <= this.answered) return;
    this.waiting = { question: question.id, index: randomInt(question.answers.length), since: performance.now() };
    this.unseen = this.waiting.since;
    this.resend();
  }

  private acknowledge(ref: number, number: number): void {
    const { waiting, table, seat } = this;
    if (waiting === null || waiting.question !== ref) return;
    const { question, index, since } = waiting;
    this.tally.acknowledged.push({ table, number, seat, question, index });
    this.tally.waitedSince(since);
    this.answered = question;
    this.waiting = null;
    if (this.look !== null) this.act();
  }

  private refused(ref: number | string | undefined, code: string): void {
    const { waiting } = this;
    this.tally.refused(code);
    if (ref === 'subscribe') setTimeout(() => this.subscribe(), AGAIN_MS);
    if (waiting === null || ref !== waiting.question) return;
    if (['storage', 'fault', 'busy', 'too-many', 'unknown-guest'].includes(code)) {
      setTimeout(() => this.waiting === waiting && this.resend(), AGAIN_MS);
      return;
    }
    // The question is gone: what is asked now comes with the next update.
    this.tally.waitedSince(waiting.since);
    this.answered = waiting.question;
    this.waiting = null;
    this.subscribe();
  }

  stop(): void {
    if (this.waiting !== null) this.tally.waitedSince(this.waiting.since);
    this.ended = true;
    this.socket?.terminate();
    this.done();
  }
}
