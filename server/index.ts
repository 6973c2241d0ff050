import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Thinker } from '@skerry/bots/node';
import type { AnyGame } from '@skerry/engine';
import { Addresses, type TrustedProxies } from './addresses.ts';
import { newApp } from './app.ts';
import { PostgresBus } from './bus.ts';
import { addCompression } from './compression.ts';
import type { Desk } from './connection.ts';
import { Copies } from './copies.ts';
import { Doorkeeper } from './doorkeeper.ts';
import { Following } from './following.ts';
import type { House } from './house.ts';
import { Buckets, defaultLimits, type Limits } from './limits.ts';
import { addLive } from './live.ts';
import { Metrics } from './metrics.ts';
import { NatsBus } from './nats-bus.ts';
import { addPage } from './page.ts';
import { PostgresStorage } from './postgres.ts';
import type { GameInfo, Guest } from './protocol.ts';
import { Recorder } from './recorder.ts';
import { storageRefusal } from './refusals.ts';
import { requestName } from './request-names.ts';
import { addRoutes } from './routes.ts';
import { hashOf } from './secrets.ts';
import { limitSockets } from './sockets.ts';
import { SqliteStorage } from './sqlite.ts';
import { Conflict, type Storage } from './storage.ts';
import { StoreHealth } from './store-health.ts';
import { Tables } from './tables.ts';
import { Visitors } from './visitors.ts';
import { Watch } from './watch.ts';
import { WriteQueue } from './write-queue.ts';

export type { TrustedProxies } from './addresses.ts';
export { defaultLimits } from './limits.ts';
export type { Limits } from './limits.ts';
export type { Storage } from './storage.ts';

/** What the server has to know of a game. */
export interface ServedGame {
  readonly rules: AnyGame;
  readonly titles: Readonly<Record<string, { readonly title: string; readonly blurb: string }>>;
}

export interface ServerOptions {
  readonly port: number;
  readonly host: string;
  /** The folder that everything is kept in. */
  readonly data: string;
  /** The folder of the built page. */
  readonly webRoot?: string;
  readonly quiet?: boolean;
  /** What it writes: sentences, when something is wrong; or everything, a line of JSON each. */
  readonly log?: 'words' | 'json';
  /** Otherwise: the list of games of this house. */
  readonly games?: readonly ServedGame[];
  /** Otherwise: the bots of this house, in worker threads. */
  readonly thinker?: Thinker;
  /** The address of a PostgreSQL database, which other copies of the server may share. */
  readonly database?: string;
  /** The address of a NATS server over which such copies tell each other what has happened; otherwise they do so through the database. */
  readonly nats?: string;
  /** Otherwise: SQLite in the data folder. */
  readonly storage?: Storage;
  readonly limits?: Partial<Limits>;
  /** How something is done after a pause; otherwise: by the clock. */
  readonly later?: House['later'];
  /** Behind proxies of one's own, which say in `X-Forwarded-For` who asks: the limits by address then hold for the real ones. */
  readonly trustProxy?: TrustedProxies;
  /** Ends this process when rules do not come to an end; for a process that is started again when it ends. */
  readonly watchdog?: boolean;
}

export interface RunningServer {
  /** What to open in a browser on this machine. */
  readonly address: string;
  readonly port: number;
  /** Says that it is not ready any more, so that nobody new is sent here. */
  drain(): void;
  close(): Promise<void>;
}

const SWEEP_MS = 30_000;
const EXPIRY_MS = 600_000;
const DAY_MS = 86_400_000;
/** How long connections have to say goodbye when the server closes. */
const GOODBYE_MS = 500;
/** When so many thoughts wait for a free thread, other copies may have the next ones. */
const MANY_THOUGHTS = 8;

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { quiet = false } = options;
  const limits: Limits = { ...defaultLimits, ...options.limits };
  const games = options.games ?? (await import('@skerry/games')).games;
  const addresses = new Addresses(options.trustProxy);
  const shared = options.database === undefined ? null : await PostgresStorage.open(options.database);
  const storage = options.storage ?? shared ?? new SqliteStorage(options.data);
  const thinker = options.thinker ?? (await import('@skerry/bots/node')).createThinker();
  const queue = new WriteQueue(storage, (table) => copies?.tell(table));
  const health = new StoreHealth(queue);
  const warn = (sentence: string, error?: unknown): void => {
    health.note(error);
    if (quiet) return;
    const reqId = requestName();
    if (options.log === 'json') app.log.warn(reqId === undefined ? {} : { reqId }, sentence);
    else console.warn(reqId === undefined ? sentence : `Request ${reqId}: ${sentence}`);
  };
  const watch = new Watch(limits.rules, options.data);
  if (options.watchdog === true) watch.begin();
  const door = new Doorkeeper(storage);
  const metrics = new Metrics(() => ({
    tables: tables.size,
    thinking: tables.awake,
    connections: visitors.size,
    bot_queue: thinker.queued ?? 0,
  }));
  const house: House = {
    metrics,
    games: new Map(games.map(({ rules }) => [rules.id, rules])),
    storage,
    queue,
    thinker,
    limits,
    watch,
    store: async (table, writes) => {
      try {
        await queue.write(table, writes);
      } catch (error) {
        if (error instanceof Conflict) throw error;
        warn(`Something could not be stored: ${String(error)}`, error);
        throw storageRefusal(error as Error);
      }
    },
    isShared: shared !== null,
    elsewhere: (table) => copies?.elsewhere(table) ?? [],
    cameOrWent: (table) => copies?.cameOrWent(table),
    mayThink: (table) => copies === null || copies.mayThink(table),
    record: (table, soon = true) => (soon ? recorder.add(table) : recorder.addLater(table)),
    later: options.later ?? ((work, milliseconds) => void setTimeout(work, milliseconds).unref()),
    forget: (table) => tables.forget(table),
    markOf: (address) => door.markOf(address),
    warn,
  };
  const recorder = new Recorder(house);
  const tables = new Tables(house);
  const chatRate = new Buckets(limits.chat);
  const undoRate = new Buckets(limits.undos);
  const requests = new Buckets(limits.requests);
  const messageRate = new Buckets(limits.messagesOfAddress);
  const buckets = [chatRate, undoRate, messageRate, requests];
  const visitors = new Visitors(limits);
  const lookAtDoor = async (): Promise<void> => {
    await door.look();
    for (const visitor of visitors) if (door.turnsOut(visitor.guest?.id ?? null, visitor.address)) visitor.turnOut();
  };
  const following = new Following(storage, tables, lookAtDoor, warn);
  const name = randomBytes(6).toString('hex');
  const copies = shared === null ? null : new Copies(shared, tables, following, name, () => (thinker.queued ?? 0) >= MANY_THOUGHTS);
  const guestOf = async (token: string): Promise<Guest | null> => {
    const known = await storage.guestByToken(hashOf(token));
    if (known === null) return null;
    door.requireWelcome(known.guest.id);
    const now = Date.now();
    // Who still comes is not forgotten; to note that once a day is enough.
    if (now - known.seenAt > DAY_MS) await house.store(known.guest.id, [{ to: 'seen', guest: known.guest.id, at: now }]);
    return known.guest;
  };
  const desk: Desk = {
    tables,
    limits,
    visitors,
    door,
    chatRate,
    undoRate,
    messageRate,
    guestOf,
    warn,
    note: options.log === 'json' ? (facts, sentence) => app.log.info({ reqId: requestName(), ...facts }, sentence) : null,
    refused: (code) => metrics.refused(code),
  };

  let draining = false;
  const app = newApp({ house, addresses, door, requests, logs: options.log === 'json' });
  const sockets = limitSockets(app.server, addresses, limits);
  addLive(app, desk, addresses, requests);
  addCompression(app);
  addRoutes(app, {
    house,
    health,
    tables,
    recorder,
    gameInfos: games.map(infoOf),
    chatRate,
    undoRate,
    buckets,
    guestOf,
    addressOf: (request) => addresses.of(request.raw),
    renamed: (guest) => visitors.renamed(guest),
    connections: () => visitors.size,
    isDraining: () => draining,
  });
  metrics.add(app, (request) => addresses.of(request.raw));
  await addPage(app, options.webRoot ?? fileURLToPath(new URL('../web/dist', import.meta.url)));

  const expire = (): void =>
    void tables.expire().catch((error: unknown) => warn(`Old tables could not be put away: ${String(error)}`, error));
  const timers = [
    setInterval(() => [...visitors].forEach((visitor) => visitor.beat()), limits.heartbeat),
    setInterval(() => {
      buckets.forEach((some) => some.sweep());
      tables.sweep();
    }, SWEEP_MS),
    setInterval(expire, EXPIRY_MS),
  ];

  let closing: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    timers.forEach((timer) => clearInterval(timer));
    following.close();
    recorder.close();
    tables.close();
    for (const visitor of visitors) visitor.close();
    // Who does not say goodbye is not waited for.
    const goodbye = setTimeout(() => sockets.forEach((socket) => socket.destroy()), GOODBYE_MS);
    await app.close();
    clearTimeout(goodbye);
    await thinker.close();
    await copies?.close();
    await watch.close();
    await queue.settled();
    await storage.close();
  };
  try {
    await door.look();
    await app.listen({ port: options.port, host: options.host });
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = app.server.address() as { port: number };
  if (shared !== null && copies !== null) {
    copies.start(
      options.nats === undefined
        ? new PostgresBus(options.database!, name, (channel, message) => shared.notify(channel, message), copies)
        : new NatsBus(options.nats, name, copies, warn),
    );
  }
  following.start();
  expire();
  void recorder.start().catch((error: unknown) => warn(`Finished games could not be recorded: ${String(error)}`, error));
  void tables.wakeBots().catch((error: unknown) => warn(`Bots could not go on: ${String(error)}`, error));
  return {
    address: `http://${nameOf(options.host)}:${port}`,
    port,
    drain: () => void (draining = true),
    close: () => (closing ??= close()),
  };
}

function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function infoOf({ rules, titles }: ServedGame): GameInfo {
  const words = Object.fromEntries(Object.entries(titles).map(([language, { title, blurb }]) => [language, { title, blurb }]));
  return { id: rules.id, version: rules.version, players: rules.players, options: rules.options, words };
}
