import type { Bus, Hearer } from './bus.ts';
import type { LiveTable } from './live-table.ts';
import type { Mark, SharedStorage } from './storage.ts';

/** How often all tables in memory are compared with the store, in case a hint was lost. */
const LOOK_MS = 2000;
/** How long bots may think on this copy without saying that it is still there, and how often it says so. */
const LEASE_MS = 3000;
const TICK_MS = 1000;
/** How many tables of copies that are gone are taken over at once. */
const TAKEN_OVER = 4;

/** The tables that this copy has in memory. */
export interface OwnTables {
  readonly all: Iterable<LiveTable>;
  inMemory(id: string): LiveTable | undefined;
  open(id: string): Promise<LiveTable>;
}

/**
 * The other copies of the server that share a store with this one. No copy owns a table: each follows what the others append to those that
 * it has in memory. Only the bots of a table think on one copy at a time, which has to say again and again that it is still there.
 */
export class Copies implements Hearer {
  private readonly storage: SharedStorage;
  private readonly tables: OwnTables;
  private readonly name: string;
  private readonly warn: (sentence: string, error?: unknown) => void;
  private bus: Bus | null = null;
  private readonly hinted = new Set<string>();
  private looking = false;
  private ticking = false;
  /** The tables whose bots may think here. */
  private readonly held = new Set<string>();
  private timers: NodeJS.Timeout[] = [];
  private closed = false;

  constructor(storage: SharedStorage, tables: OwnTables, name: string, warn: (sentence: string, error?: unknown) => void) {
    this.storage = storage;
    this.tables = tables;
    this.name = name;
    this.warn = warn;
  }

  start(bus: Bus): void {
    this.bus = bus;
    this.timers = [setInterval(() => this.missed(), LOOK_MS), setInterval(() => void this.tick(), TICK_MS)];
  }

  /** Something of a table is in the store: the others may want to read it. */
  tell(table: string): void {
    this.bus?.tell(table);
  }

  hint(table: string): void {
    if (this.tables.inMemory(table) === undefined) return;
    this.hinted.add(table);
    if (!this.looking) void this.look();
  }

  missed(): void {
    for (const { id } of this.tables.all) this.hinted.add(id);
    if (!this.looking && this.hinted.size > 0) void this.look();
  }

  private async look(): Promise<void> {
    this.looking = true;
    try {
      while (this.hinted.size > 0 && !this.closed) {
        const ids = [...this.hinted];
        this.hinted.clear();
        const marks = await this.storage.marks(ids);
        for (const id of ids) this.catchUp(id, marks.get(id) ?? null);
      }
    } catch {
      // The store is away; the next look comes soon.
    } finally {
      this.looking = false;
    }
  }

  private catchUp(id: string, mark: Mark | null): void {
    void this.tables
      .inMemory(id)
      ?.catchUp(mark)
      .catch((error: unknown) => this.warn(`Table ${id} could not be followed: ${String(error)}`, error));
  }

  /** Whether the bots of a table may think here. If not, that is asked for; they are told when they may. */
  mayThink(table: string): boolean {
    if (this.held.has(table)) return true;
    setImmediate(() => void this.tick());
    return false;
  }

  private async tick(): Promise<void> {
    if (this.ticking || this.closed) return;
    this.ticking = true;
    try {
      await this.renew();
      for (const id of await this.storage.expiredLeases(TAKEN_OVER)) await this.takeOver(id);
    } catch {
      // Who cannot say that he is still there may not go on: another copy might be thinking already.
      this.held.clear();
    } finally {
      this.ticking = false;
    }
  }

  private async renew(): Promise<void> {
    const wanted = Array.from(this.tables.all)
      .filter((table) => table.hasBots)
      .map(({ id }) => id);
    const ended = [...this.held].filter((id) => !wanted.includes(id));
    for (const id of ended) this.held.delete(id);
    if (ended.length > 0) await this.storage.endLeases(ended, this.name);
    if (wanted.length === 0) return;
    const got = new Set(await this.storage.lease(wanted, this.name, LEASE_MS));
    for (const id of wanted) {
      if (!got.has(id)) this.held.delete(id);
      else if (!this.held.has(id)) {
        this.held.add(id);
        this.tables.inMemory(id)?.moveBots();
      }
    }
  }

  /** Opens a table whose bots were thinking on a copy that is gone. */
  private async takeOver(id: string): Promise<void> {
    const [got] = await this.storage.lease([id], this.name, LEASE_MS);
    if (got === undefined) return;
    this.held.add(id);
    const table = await this.tables.open(id).catch(() => null);
    if (table?.hasBots === true) table.moveBots();
    else {
      this.held.delete(id);
      await this.storage.endLeases([id], this.name);
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    this.timers.forEach((timer) => clearInterval(timer));
    await this.bus?.close();
    await this.storage.endLeases([...this.held], this.name).catch(() => undefined);
  }
}
