import { fileURLToPath } from 'node:url';
import type { Thinker } from '@skerry/bots/node';
import { Refusal, type AnyGame } from '@skerry/engine';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Connection, Desk } from './connection.ts';
import type { House } from './house.ts';
import { Buckets, defaultLimits, type Limits } from './limits.ts';
import { addLive } from './live.ts';
import { addPage } from './page.ts';
import type { GameInfo, Guest } from './protocol.ts';
import { Recorder } from './recorder.ts';
import { factsOf, statusOf, storageRefusal, toRefusal } from './refusals.ts';
import { addRoutes } from './routes.ts';
import { hashOf } from './secrets.ts';
import { SqliteStorage } from './sqlite.ts';
import type { Storage } from './storage.ts';
import { Tables } from './tables.ts';
import { WriteQueue } from './write-queue.ts';

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
  /** Otherwise: the list of games of this house. */
  readonly games?: readonly ServedGame[];
  /** Otherwise: the bots of this house, in worker threads. */
  readonly thinker?: Thinker;
  /** Otherwise: SQLite in the data folder. */
  readonly storage?: Storage;
  readonly limits?: Partial<Limits>;
  /** Behind a proxy of one's own, which says in `X-Forwarded-For` who asks: the limits by address then hold for the real ones. */
  readonly trustProxy?: boolean;
}

export interface RunningServer {
  /** What to open in a browser on this machine. */
  readonly address: string;
  readonly port: number;
  close(): Promise<void>;
}

const SWEEP_MS = 30_000;

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { quiet = false } = options;
  const limits: Limits = { ...defaultLimits, ...options.limits };
  const games = options.games ?? (await import('@skerry/games')).games;
  const storage = options.storage ?? new SqliteStorage(options.data);
  const thinker = options.thinker ?? (await import('@skerry/bots/node')).createThinker();
  const warn = (sentence: string): void => {
    if (!quiet) console.warn(sentence);
  };
  const queue = new WriteQueue(storage);
  const house: House = {
    games: new Map(games.map(({ rules }) => [rules.id, rules])),
    storage,
    queue,
    thinker,
    limits,
    store: async (table, writes) => {
      try {
        await queue.write(table, writes);
      } catch (error) {
        warn(`Something could not be stored: ${String(error)}`);
        throw storageRefusal(error as Error);
      }
    },
    record: (table) => recorder.add(table),
    forget: (table) => tables.forget(table),
    warn,
  };
  const recorder = new Recorder(house);
  const tables = new Tables(house);
  const chatRate = new Buckets(limits.chat);
  const requests = new Buckets(limits.requests);
  const buckets = [chatRate, requests];
  const connections = new Set<Connection>();
  const guestOf = (token: string): Promise<Guest | null> => storage.guestByToken(hashOf(token));
  const desk: Desk = { tables, limits, chatRate, guestOf, warn };

  const app = Fastify({ bodyLimit: limits.bodyBytes, forceCloseConnections: true, logger: false, trustProxy: options.trustProxy ?? false });
  answerErrors(app, warn);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    if (!requests.take(request.ip)) throw new Refusal('too-many', 'Too many requests from your address: slow down.');
  });
  await addLive(app, desk, connections);
  addRoutes(app, {
    house,
    tables,
    recorder,
    gameInfos: games.map(infoOf),
    chatRate,
    buckets,
    guestOf,
    connections: () => connections.size,
  });
  await addPage(app, options.webRoot ?? fileURLToPath(new URL('../web/dist', import.meta.url)));

  const heartbeat = setInterval(() => connections.forEach((connection) => connection.beat()), limits.heartbeat);
  const sweeping = setInterval(() => {
    buckets.forEach((some) => some.sweep());
    tables.sweep();
  }, SWEEP_MS);

  let closing: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    clearInterval(heartbeat);
    clearInterval(sweeping);
    recorder.close();
    tables.close();
    for (const connection of connections) connection.close();
    await app.close();
    await thinker.close();
    await queue.settled();
    await storage.close();
  };
  try {
    await app.listen({ port: options.port, host: options.host });
  } catch (error) {
    await close();
    throw error;
  }
  const { port } = app.server.address() as { port: number };
  await recorder.start();
  void tables.wakeBots().catch((error: unknown) => warn(`Bots could not go on: ${String(error)}`));
  return { address: `http://${nameOf(options.host)}:${port}`, port, close: () => (closing ??= close()) };
}

function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function infoOf({ rules, titles }: ServedGame): GameInfo {
  const words = Object.fromEntries(Object.entries(titles).map(([language, { title, blurb }]) => [language, { title, blurb }]));
  return { id: rules.id, version: rules.version, players: rules.players, options: rules.options, words };
}

/** Every error is answered by a code and a sentence; what is our own fault is noted and not shown. */
function answerErrors(app: FastifyInstance, warn: (sentence: string) => void): void {
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    let refusal = toRefusal(error);
    if (!(error instanceof Refusal) && error.statusCode !== undefined && error.statusCode < 500) {
      refusal = new Refusal(error.statusCode === 413 ? 'too-large' : 'bad-request', `This cannot be read: ${error.message}.`);
    } else if (!(error instanceof Refusal)) {
      warn(`${request.method} ${request.url} failed: ${error.stack ?? error.message}`);
    }
    return reply.code(statusOf(refusal)).send({ error: factsOf(refusal) });
  });
}
