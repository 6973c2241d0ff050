import type { LiveTable } from './live-table.ts';
import type { Mark, Storage } from './storage.ts';

/** How often what is in memory is compared with the store: hints can be lost, and whoever runs the house gives none. */
const LOOK_MS = 2000;

/** The tables that this copy has in memory. */
export interface OwnTables {
  readonly all: Iterable<LiveTable>;
  inMemory(id: string): LiveTable | undefined;
  open(id: string): Promise<LiveTable>;
}

/**
 * Keeps what is in memory as it is in the store, which others change too: other copies of the server, and whoever runs the house
 * (`skerry admin`).
 */
export class Following {
  private readonly storage: Storage;
  private readonly tables: OwnTables;
  /** Looks who is let in. */
  private readonly lookAtDoor: () => Promise<void>;
  private readonly warn: (sentence: string, error?: unknown) => void;
  private readonly hinted = new Set<string>();
  /** Those that are being caught up with, and those of them that have gone on meanwhile: a slow store is not asked for the same many times. */
  private readonly catchingUp = new Set<string>();
  private readonly again = new Set<string>();
  private looking = false;
  private timer: NodeJS.Timeout | null = null;
  private closed = false;

  constructor(storage: Storage, tables: OwnTables, lookAtDoor: () => Promise<void>, warn: (sentence: string, error?: unknown) => void) {
    this.storage = storage;
    this.tables = tables;
    this.lookAtDoor = lookAtDoor;
    this.warn = warn;
  }

  start(): void {
    this.timer = setInterval(() => void this.lookAtAll(), LOOK_MS);
  }

  hint(table: string): void {
    if (this.tables.inMemory(table) === undefined) return;
    if (this.catchingUp.has(table)) {
      this.again.add(table);
      return;
    }
    this.hinted.add(table);
    if (!this.looking) void this.look();
  }

  missed(): void {
    for (const { id } of this.tables.all) this.hint(id);
  }

  private async lookAtAll(): Promise<void> {
    try {
      if (!(await this.storage.changedElsewhere())) return;
      this.missed();
      await this.lookAtDoor();
    } catch {
      // The store is away; the next look comes soon.
    }
  }

  private async look(): Promise<void> {
    this.looking = true;
    try {
      while (this.hinted.size > 0 && !this.closed) {
        const ids = [...this.hinted];
        this.hinted.clear();
        const marks = await this.storage.marks(ids);
        for (const id of ids) void this.catchUp(id, marks.get(id) ?? null);
      }
    } catch {
      // The store is away; the next look comes soon.
    } finally {
      this.looking = false;
    }
  }

  private async catchUp(id: string, mark: Mark | null): Promise<void> {
    this.catchingUp.add(id);
    try {
      await this.tables.inMemory(id)?.catchUp(mark);
    } catch (error) {
      this.warn(`Table ${id} could not be followed: ${String(error)}`, error);
    }
    this.catchingUp.delete(id);
    if (this.again.delete(id)) this.hint(id);
  }

  close(): void {
    this.closed = true;
    if (this.timer !== null) clearInterval(this.timer);
  }
}
