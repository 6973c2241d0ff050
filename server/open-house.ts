import { randomBytes } from 'node:crypto';
import type { Thinker } from '@skerry/bots/node';
import type { AnyGame } from '@skerry/engine';
import { PostgresBus } from './bus.ts';
import { Copies } from './copies.ts';
import { Doorkeeper } from './doorkeeper.ts';
import { Following } from './following.ts';
import type { House } from './house.ts';
import { Buckets, defaultLimits, type Limits } from './limits.ts';
import { Metrics } from './metrics.ts';
import { NatsBus } from './nats-bus.ts';
import type { ServerOptions } from './options.ts';
import { PostgresStorage } from './postgres.ts';
import type { Guest } from './protocol.ts';
import { Recorder } from './recorder.ts';
import { storageRefusal } from './refusals.ts';
import { requestName } from './request-names.ts';
import { hashOf } from './secrets.ts';
import { SqliteStorage } from './sqlite.ts';
import { Conflict, type Storage } from './storage.ts';
import { StoreHealth } from './store-health.ts';
import { Tables } from './tables.ts';
import { Visitors } from './visitors.ts';
import { Watch } from './watch.ts';
import { WriteQueue } from './write-queue.ts';

const DAY_MS = 86_400_000;
/** When so many thoughts wait for a free thread, other copies may have the next ones. */
const MANY_THOUGHTS = 8;

/** What keeps a log of everything, a line of JSON each. */
interface Log {
  info(facts: object, sentence: string): void;
  warn(facts: object, sentence: string): void;
}

/** What is behind the doors of one server: its store, its tables, who is there and who thinks. */
export class OpenHouse implements House {
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly storage: Storage;
  readonly thinker: Thinker;
  readonly limits: Limits;
  readonly queue: WriteQueue;
  readonly health: StoreHealth;
  readonly watch: Watch;
  readonly metrics: Metrics;
  readonly door: Doorkeeper;
  readonly visitors: Visitors;
  readonly recorder: Recorder;
  readonly tables: Tables;
  readonly chatRate: Buckets;
  readonly undoRate: Buckets;
  readonly requests: Buckets;
  readonly messageRate: Buckets;
  /** Buckets that are swept now and then. */
  readonly buckets: Buckets[];
  readonly later: House['later'];
  log: Log | null = null;
  private readonly options: ServerOptions;
  private readonly shared: PostgresStorage | null;
  private readonly following: Following;
  private readonly copies: Copies | null;
  /** What other copies of the server know this one by. */
  private readonly name = randomBytes(6).toString('hex');

  private constructor(options: ServerOptions, rules: readonly AnyGame[], shared: PostgresStorage | null, thinker: Thinker) {
    this.options = options;
    this.shared = shared;
    this.thinker = thinker;
    this.games = new Map(rules.map((game) => [game.id, game]));
    this.limits = { ...defaultLimits, ...options.limits };
    this.later = options.later ?? ((work, milliseconds) => void setTimeout(work, milliseconds).unref());
    this.storage = options.storage ?? shared ?? new SqliteStorage(options.data);
    this.queue = new WriteQueue(this.storage, (table) => this.copies?.tell(table));
    this.health = new StoreHealth(this.queue);
    this.watch = new Watch(this.limits.rules, options.data);
    if (options.watchdog === true) this.watch.begin();
    this.door = new Doorkeeper(this.storage);
    this.visitors = new Visitors(this.limits);
    this.metrics = new Metrics(() => ({
      tables: this.tables.size,
      thinking: this.tables.awake,
      connections: this.visitors.size,
      bot_queue: thinker.queued ?? 0,
    }));
    this.recorder = new Recorder(this);
    this.tables = new Tables(this);
    this.chatRate = new Buckets(this.limits.chat);
    this.undoRate = new Buckets(this.limits.undos);
    this.requests = new Buckets(this.limits.requests);
    this.messageRate = new Buckets(this.limits.messagesOfAddress);
    this.buckets = [this.chatRate, this.undoRate, this.messageRate, this.requests];
    this.following = new Following(this.storage, this.tables, () => this.lookAtDoor(), this.warn);
    const isBusy = (): boolean => (thinker.queued ?? 0) >= MANY_THOUGHTS;
    this.copies = shared === null ? null : new Copies(shared, this.tables, this.following, this.name, isBusy);
  }

  static async open(options: ServerOptions, rules: readonly AnyGame[]): Promise<OpenHouse> {
    const shared = options.database === undefined ? null : await PostgresStorage.open(options.database);
    const thinker = options.thinker ?? (await import('@skerry/bots/node')).createThinker();
    return new OpenHouse(options, rules, shared, thinker);
  }

  // What tables take from it by name is bound to it.

  readonly store: House['store'] = async (table, writes) => {
    try {
      await this.queue.write(table, writes);
    } catch (error) {
      if (error instanceof Conflict) throw error;
      this.warn(`Something could not be stored: ${String(error)}`, error);
      throw storageRefusal(error as Error);
    }
  };

  readonly warn: House['warn'] = (sentence, error) => {
    this.health.note(error);
    if (this.options.quiet === true) return;
    const reqId = requestName();
    if (this.log !== null) this.log.warn(reqId === undefined ? {} : { reqId }, sentence);
    else console.warn(reqId === undefined ? sentence : `Request ${reqId}: ${sentence}`);
  };

  readonly guestOf = async (token: string): Promise<Guest | null> => {
    const known = await this.storage.guestByToken(hashOf(token));
    if (known === null) return null;
    this.door.requireWelcome(known.guest.id);
    const now = Date.now();
    // Who still comes is not forgotten; to note that once a day is enough.
    if (now - known.seenAt > DAY_MS) await this.store(known.guest.id, [{ to: 'seen', guest: known.guest.id, at: now }]);
    return known.guest;
  };

  get isShared(): boolean {
    return this.shared !== null;
  }

  elsewhere(table: string): readonly Guest[] {
    return this.copies?.elsewhere(table) ?? [];
  }

  cameOrWent(table: string): void {
    this.copies?.cameOrWent(table);
  }

  mayThink(table: string): boolean {
    return this.copies === null || this.copies.mayThink(table);
  }

  record(table: string, soon = true): void {
    if (soon) this.recorder.add(table);
    else this.recorder.addLater(table);
  }

  acted(): void {
    this.tables.acted();
  }

  forget(table: string): void {
    this.tables.forget(table);
  }

  markOf(address: string): string {
    return this.door.markOf(address);
  }

  private async lookAtDoor(): Promise<void> {
    await this.door.look();
    for (const visitor of this.visitors) if (this.door.turnsOut(visitor.guest?.id ?? null, visitor.address)) visitor.turnOut();
  }

  /** Old tables are put away. */
  expire(): void {
    void this.tables.expire().catch((error: unknown) => this.warn(`Old tables could not be put away: ${String(error)}`, error));
  }

  sweep(): void {
    for (const some of this.buckets) some.sweep();
    this.tables.sweep();
  }

  /** All that goes on by itself, once guests may come. */
  begin(): void {
    const { shared, copies, name } = this;
    const { nats, database } = this.options;
    if (shared !== null && copies !== null) {
      copies.start(
        nats === undefined
          ? new PostgresBus(database!, name, (channel, message) => shared.notify(channel, message), copies)
          : new NatsBus(nats, name, copies, this.warn),
      );
    }
    this.following.start();
    this.expire();
    void this.recorder.start().catch((error: unknown) => this.warn(`Finished games could not be recorded: ${String(error)}`, error));
    void this.tables.wakeBots().catch((error: unknown) => this.warn(`Bots could not go on: ${String(error)}`, error));
  }

  /** Nothing new begins, and whoever is there is sent away. */
  end(): void {
    this.following.close();
    this.recorder.close();
    this.tables.close();
    for (const visitor of this.visitors) visitor.close();
  }

  async close(): Promise<void> {
    await this.thinker.close();
    await this.copies?.close();
    await this.watch.close();
    await this.queue.settled();
    await this.storage.close();
  }
}
