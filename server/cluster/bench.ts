import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { percentiles, type Percentiles } from '../bench.ts';
import { ChildServer } from '../child-server.ts';
import { PostgresStorage } from '../postgres.ts';
import type { GamesReply } from '../protocol.ts';
import { Company, Tally } from './crowd.ts';
import { LocalPostgres } from './local-postgres.ts';
import { Relay } from './relay.ts';
import { truthOf, type Truth } from './truth.ts';

export interface ClusterBench extends Truth {
  readonly copies: number;
  readonly tables: number;
  readonly game: string;
  readonly kills: number;
  readonly restartsOfDatabase: number;
  readonly cutsOfBus: number;
  readonly acknowledged: number;
  readonly games: number;
  /** The longest that anybody waited for an answer of his to count, or for a table or a seat, whatever was killed meanwhile. */
  readonly longestWaitMs: number;
  /** The longest that nothing happened at a table at which somebody or a bot was to act. */
  readonly longestPauseMs: number;
  /** What copies refused meanwhile, by code: clients sent it again, or looked again. */
  readonly refusals: Readonly<Record<string, number>>;
  /** Undisturbed, with one copy, with two and so on; two people at a table are on different copies, if there are several. */
  readonly undisturbed: readonly { readonly copies: number; readonly answersPerSecond: number; readonly seenMs: Percentiles }[];
}

export interface ClusterBenchOptions {
  readonly copies?: number;
  readonly tables?: number;
  /** How many copies are killed, and how long after each other. */
  readonly kills?: number;
  readonly everyMs?: number;
  /** How long it is measured undisturbed with each number of copies; 0: not at all. */
  readonly seconds?: number;
  readonly game?: string;
  readonly gamesModule?: string;
  readonly progress?: (part: number) => void;
}

/** So long somebody may be stuck, whatever is killed. */
export const MOST_STUCK_MS = 10_000;

/** Every so many kills the database is started anew, and every so many the line of the hints is cut. */
const RESTART_EVERY = 20;
const CUT_EVERY = 7;

/** Several copies of the server on one PostgreSQL, behind a plain proxy. */
class Cluster {
  readonly postgres: LocalPostgres;
  readonly database: string;
  readonly relay: Relay;
  private readonly gamesModule: string;
  private readonly servers: ChildServer[];

  private constructor(postgres: LocalPostgres, database: string, gamesModule: string, servers: ChildServer[], relay: Relay) {
    this.postgres = postgres;
    this.database = database;
    this.gamesModule = gamesModule;
    this.servers = servers;
    this.relay = relay;
  }

  static async start(copies: number, gamesModule: string): Promise<Cluster> {
    const postgres = await LocalPostgres.start();
    const database = await postgres.newDatabase();
    const servers = await Promise.all(Array.from({ length: copies }, () => newCopy(gamesModule, database)));
    const relay = await Relay.start(() => servers.map(({ port }) => port));
    return new Cluster(postgres, database, gamesModule, servers, relay);
  }

  get addresses(): string[] {
    return this.servers.map(({ address }) => address);
  }

  /** Kills a copy without warning, and starts another one. */
  async kill(): Promise<void> {
    const at = randomInt(this.servers.length);
    await this.servers[at]!.kill();
    const next = newCopy(this.gamesModule, this.database);
    const [gone] = this.servers.splice(at, 1);
    gone!.forget();
    this.servers.push(await next);
  }

  async restartDatabase(): Promise<void> {
    await this.postgres.stop();
    await this.postgres.run();
  }

  async cutBus(): Promise<void> {
    const client = new Client({ connectionString: this.database });
    client.on('error', () => undefined);
    await client.connect();
    await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'");
    await client.end();
  }

  async stop(): Promise<void> {
    await this.relay.close();
    await Promise.all(this.servers.map((server) => server.stop()));
    await this.postgres.close();
  }
}

function newCopy(gamesModule: string, database: string): Promise<ChildServer> {
  return ChildServer.start(new URL('../bench-child.ts', import.meta.url), gamesModule, [], database);
}

/**
 * Copies of the server under fire: clients play at many tables through a proxy while copies are killed, the database is started anew and
 * the line of the hints is cut. Afterwards what was acknowledged is compared with what is in the store.
 */
export async function benchCluster(options: ClusterBenchOptions = {}): Promise<ClusterBench> {
  const { copies = 3, tables = 100, kills = 100, everyMs = 1500, seconds = 10, gamesModule = '@skerry/games', progress } = options;
  const undisturbed: ClusterBench['undisturbed'][number][] = [];
  const counts = seconds === 0 ? [] : Array.from({ length: copies }, (_, i) => i + 1);
  for (const count of counts) undisturbed.push({ copies: count, ...(await measure(count, tables, seconds, gamesModule, options.game)) });
  const cluster = await Cluster.start(copies, gamesModule);
  try {
    const game = options.game ?? (await firstGame(cluster.addresses[0]!));
    const tally = new Tally();
    const companies = crowd(() => cluster.relay.address, game, tables, tally);
    let restartsOfDatabase = 0;
    let cutsOfBus = 0;
    for (let kill = 1; kill <= kills; kill++) {
      await pause(everyMs);
      await cluster.kill();
      if (kill % RESTART_EVERY === 2) {
        await cluster.restartDatabase();
        restartsOfDatabase++;
      }
      if (kill % CUT_EVERY === 1) {
        await cluster.cutBus();
        cutsOfBus++;
      }
      progress?.(kill / kills);
    }
    await pause(everyMs);
    await Promise.all(companies.map((company) => company.stop()));
    const storage = await PostgresStorage.open(cluster.database);
    const truth = await truthOf(storage, tally, cluster.addresses);
    await storage.close();
    return {
      copies,
      tables,
      game,
      kills,
      restartsOfDatabase,
      cutsOfBus,
      acknowledged: tally.acknowledged.length,
      games: tally.games,
      longestWaitMs: Math.round(tally.longestWait),
      longestPauseMs: Math.round(tally.longestPause),
      refusals: tally.refusals,
      ...truth,
      undisturbed,
    };
  } finally {
    await cluster.stop();
  }
}

/** Every fourth table has a bot, the others two people. */
function crowd(addressOf: (table: number, seat: number) => string, game: string, tables: number, tally: Tally): Company[] {
  const companies = Array.from({ length: tables }, (_, i) => new Company((seat) => addressOf(i, seat), game, i % 4 === 3, tally));
  for (const company of companies) company.start();
  return companies;
}

async function measure(copies: number, tables: number, seconds: number, gamesModule: string, wanted: string | undefined) {
  const cluster = await Cluster.start(copies, gamesModule);
  try {
    const tally = new Tally();
    const { addresses } = cluster;
    const game = wanted ?? (await firstGame(addresses[0]!));
    // Two people at a table are on different copies: what one of them sees has gone from copy to copy.
    const companies = crowd((table, seat) => addresses[(table + seat) % copies]!, game, tables, tally);
    await pause(2000);
    const before = tally.acknowledged.length;
    tally.seen = [];
    const begun = performance.now();
    await pause(seconds * 1000);
    const answersPerSecond = Math.round((tally.acknowledged.length - before) / ((performance.now() - begun) / 1000));
    const seenMs = percentiles(tally.seen);
    await Promise.all(companies.map((company) => company.stop()));
    return { answersPerSecond, seenMs };
  } finally {
    await cluster.stop();
  }
}

async function firstGame(address: string): Promise<string> {
  return ((await (await fetch(`${address}/api/games`)).json()) as GamesReply).games[0]!.id;
}
