import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { ChildServer } from './child-server.ts';
import { weighFinished, type FinishedGame } from './finished-game.ts';
import type { ServedGame } from './index.ts';
import type { GamesReply, GuestReply, HealthReply, ServerMessage, ShownQuestion, TableReply } from './protocol.ts';

export interface ServerBench {
  readonly tables: number;
  readonly seconds: number;
  readonly game: string;
  /** Acknowledged answers: each one was on disk before. */
  readonly answers: number;
  readonly answersPerSecond: number;
  readonly games: number;
  readonly ackMs: Percentiles;
  readonly seenMs: Percentiles;
  readonly costs: Costs;
  /** Null if none came to its end, or none that did was recorded in time. */
  readonly finishedGame: FinishedGame | null;
}

/** What the server spends; 0 where the system does not say. */
export interface Costs {
  /** Of its processor, for one answer, and what belongs to it: views, updates, the store, new tables. */
  readonly cpuMicroseconds: number;
  /** Sent to both clients of a table, for one answer. */
  readonly wireBytes: number;
  /** In the data folder, for one answer: acts, tables and recordings of finished games. */
  readonly diskBytes: number;
  /** For one table in memory with its two connections, as far as it is no garbage. Those whose game is just over count too. */
  readonly memoryBytes: number;
}

export interface Percentiles {
  readonly p50: number;
  readonly p99: number;
}

export interface ServerBenchOptions {
  readonly tables?: number;
  readonly seconds?: number;
  /** The id of a game; otherwise the first of the list. */
  readonly game?: string;
  /** The module with the list of games. */
  readonly gamesModule?: string;
  /** Called now and then with the part that is done, from 0 to 1. */
  readonly progress?: (part: number) => void;
  /** Flags for the process of the server, such as a profiler's. */
  readonly execArgv?: readonly string[];
  /** The program that is the server, if not ours. */
  readonly program?: URL;
  /** Only speed and processor are asked: what a table and a finished game cost is not weighed, which not every server can say, and which takes time. */
  readonly onlySpeed?: boolean;
}

export const benchChild = new URL('bench-child.ts', import.meta.url);
const WARM_UP_MS = 1000;
const PLAYERS = 2;
/** What is refused because somebody else has acted. */
const TOO_LATE: ReadonlySet<string> = new Set(['stale', 'not-asked', 'already-answered', 'game-over']);

/**
 * How many answers the server takes: it runs in a process of its own; in this one, two clients at each table answer at random
 * whatever they are asked, over loopback. When a game is over, the next table is made.
 */
export async function benchServer(options: ServerBenchOptions = {}): Promise<ServerBench> {
  const { tables = 100, seconds = 10, gamesModule = '@skerry/games', execArgv = [], program = benchChild, onlySpeed = false } = options;
  const server = await ChildServer.start(program, gamesModule, execArgv);
  try {
    const { address } = server;
    const game = options.game ?? ((await (await fetch(`${address}/api/games`)).json()) as GamesReply).games[0]!.id;
    const tally = new Tally();
    const first = await Pair.open(address, game, tally);
    await wait(WARM_UP_MS, 0, undefined);
    const one = onlySpeed ? NOTHING : await weigh(server);
    const pairs = [first, ...(await Promise.all(Array.from({ length: tables - 1 }, () => Pair.open(address, game, tally))))];
    await wait(WARM_UP_MS, 0, undefined);
    const all = onlySpeed ? NOTHING : await weigh(server);
    const before = { cpu: server.cpuMilliseconds(), disk: server.bytesOnDisk() };
    tally.reset();
    const begun = performance.now();
    await wait(seconds * 1000, seconds, options.progress);
    const lasted = (performance.now() - begun) / 1000;
    const { answers, games, ack, seen } = tally;
    const result = {
      tables,
      seconds,
      game,
      answers,
      answersPerSecond: Math.round(answers / lasted),
      games,
      ackMs: percentiles(ack),
      seenMs: percentiles(seen),
      costs: {
        cpuMicroseconds: Math.round(((server.cpuMilliseconds() - before.cpu) * 1000) / Math.max(1, answers)),
        wireBytes: Math.round(tally.bytes / Math.max(1, answers)),
        diskBytes: Math.max(0, Math.round((server.bytesOnDisk() - before.disk) / Math.max(1, answers))),
        memoryBytes: Math.max(0, Math.round((all.bytes - one.bytes) / Math.max(1, all.tables - one.tables))),
      },
    };
    for (const pair of pairs) pair.stop();
    if (onlySpeed) return { ...result, finishedGame: null };
    const { rules } = ((await import(gamesModule)) as { games: readonly ServedGame[] }).games.find((one) => one.rules.id === game)!;
    return { ...result, finishedGame: await weighFinished(address, server.data, rules, tally.finished) };
  } finally {
    await server.stop();
  }
}

interface Weight {
  readonly bytes: number;
  readonly tables: number;
}

const NOTHING: Weight = { bytes: 0, tables: 0 };

/** What a server holds, and for how many tables. With one table it is warm, and what further ones add is theirs. */
async function weigh(server: ChildServer): Promise<Weight> {
  const { tables } = (await (await fetch(`${server.address}/api/health`)).json()) as HealthReply;
  return { bytes: await server.heldBytes(), tables };
}

async function wait(milliseconds: number, steps: number, progress: ((part: number) => void) | undefined): Promise<void> {
  for (let step = 1; step <= Math.max(1, steps); step++) {
    await new Promise((resolve) => setTimeout(resolve, milliseconds / Math.max(1, steps)));
    progress?.(step / Math.max(1, steps));
  }
}

class Tally {
  answers = 0;
  games = 0;
  bytes = 0;
  ack: number[] = [];
  seen: number[] = [];
  /** The tables whose game is over. */
  readonly finished: string[] = [];

  reset(): void {
    this.answers = 0;
    this.games = 0;
    this.bytes = 0;
    this.ack = [];
    this.seen = [];
  }
}

export function percentiles(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number): number => Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 100) / 100;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Two clients at one table. */
class Pair {
  private readonly address: string;
  private readonly game: string;
  private readonly tally: Tally;
  private readonly clients: Client[] = [];
  /** Acts that were sent and not seen yet, or seen and not acknowledged. */
  private readonly acts = new Map<string, { readonly sent?: number; readonly seen?: number }>();
  private table = '';
  private stopped = false;

  private constructor(address: string, game: string, tally: Tally) {
    this.address = address;
    this.game = game;
    this.tally = tally;
  }

  static async open(address: string, game: string, tally: Tally): Promise<Pair> {
    const pair = new Pair(address, game, tally);
    for (let seat = 0; seat < PLAYERS; seat++) {
      const { token } = await post<GuestReply>(`${address}/api/guests`, null, { name: `Client ${seat}` });
      pair.clients.push(new Client(token, seat, (message, bytes) => pair.hear(seat, message, bytes)));
    }
    for (const client of pair.clients) await client.connect(address);
    await pair.begin();
    return pair;
  }

  private async begin(): Promise<void> {
    const [first, second] = this.clients as [Client, Client];
    const { table } = await post<TableReply>(`${this.address}/api/tables`, first.token, {
      game: this.game,
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    await post(`${this.address}/api/tables/${table.id}/join`, second.token, {});
    this.table = table.id;
    for (const client of this.clients) client.send({ type: 'subscribe', table: table.id, seat: client.seat });
  }

  private hear(seat: number, message: ServerMessage, bytes: number): void {
    if (this.stopped) return;
    this.tally.bytes += bytes;
    const client = this.clients[seat]!;
    const now = performance.now();
    switch (message.type) {
      case 'ack':
        if (message.number === undefined) return;
        this.tally.answers++;
        this.acknowledged(client, message, now);
        return;
      case 'update':
        if (message.table !== this.table) return;
        if (message.act.kind === 'answer' && message.act.seat !== seat) this.times(message.table, message.number, { seen: now });
        if (message.outcome !== undefined && seat === 0) this.over();
        else if (message.question != null) this.reply(client, message.question);
        return;
      case 'state':
        if (message.question !== null) this.reply(client, message.question);
        return;
      case 'error':
        // Where both are asked at once the other may have been faster: what is asked then comes with the next update.
        if (!TOO_LATE.has(message.code)) throw new Error(`${message.code}: ${message.message}`);
    }
  }

  private acknowledged(client: Client, { ref, table, number }: ServerMessage & { readonly type: 'ack' }, now: number): void {
    const sent = client.sent.get(Number(ref))!;
    client.sent.delete(Number(ref));
    this.tally.ack.push(now - sent);
    this.times(table!, number!, { sent });
  }

  /** When an act was sent, and when the other client saw it: either may be known first. */
  private times(table: string, number: number, known: { readonly sent?: number; readonly seen?: number }): void {
    const act = `${table} ${number}`;
    const { sent, seen } = { ...this.acts.get(act), ...known };
    if (sent === undefined || seen === undefined) {
      this.acts.set(act, known);
      return;
    }
    this.acts.delete(act);
    this.tally.seen.push(seen - sent);
  }

  private reply(client: Client, question: ShownQuestion): void {
    const ref = ++client.lastRef;
    client.sent.set(ref, performance.now());
    const index = randomInt(question.answers.length);
    client.send({ type: 'answer', table: this.table, seat: client.seat, question: question.id, index, ref });
  }

  private over(): void {
    this.tally.games++;
    this.tally.finished.push(this.table);
    for (const client of this.clients) client.send({ type: 'unsubscribe', table: this.table, seat: client.seat });
    // A table that was just being made when the time was up does not count.
    this.begin().catch((error: unknown) => {
      if (!this.stopped) throw error;
    });
  }

  stop(): void {
    this.stopped = true;
    for (const client of this.clients) client.socket?.terminate();
  }
}

class Client {
  readonly token: string;
  readonly seat: number;
  /** When the answers left that are not acknowledged yet. */
  readonly sent = new Map<number, number>();
  lastRef = 0;
  socket: WebSocket | null = null;
  private readonly hear: (message: ServerMessage, bytes: number) => void;

  constructor(token: string, seat: number, hear: (message: ServerMessage, bytes: number) => void) {
    this.token = token;
    this.seat = seat;
    this.hear = hear;
  }

  async connect(address: string): Promise<void> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, { perMessageDeflate: false });
    this.socket = socket;
    await once(socket, 'open');
    const welcome = once(socket, 'message');
    this.send({ type: 'hello', protocol: 1, token: this.token });
    await welcome;
    socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString()) as ServerMessage, data.length));
  }

  send(message: object): void {
    this.socket!.send(JSON.stringify(message));
  }
}

async function post<Reply>(url: string, token: string | null, body: object): Promise<Reply> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Reply;
}
