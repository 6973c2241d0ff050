import { underNone } from './request-names.ts';
import type { Group, Storage, Write } from './storage.ts';

interface Waiting extends Group {
  /** Called as soon as it is known. */
  readonly done: (failure: Error | null) => void;
}

/**
 * Collects what many tables want to write while the last commit is under way, and commits it together.
 * When a group of a table fails, the later groups of that table fail with it: they were made on top of it.
 */
export class WriteQueue {
  private readonly storage: Storage;
  private waiting: Waiting[] = [];
  private busy = false;
  private idle: (() => void)[] = [];
  private readonly committed: (table: string) => void;

  /** `committed` hears of every table of which something has been stored. */
  constructor(storage: Storage, committed: (table: string) => void = () => undefined) {
    this.storage = storage;
    this.committed = committed;
  }

  /** `table` orders groups that depend on each other; what belongs to no table gives a name of its own. */
  push(table: string, writes: readonly Write[], done: (failure: Error | null) => void): void {
    this.waiting.push({ table, writes, done });
    if (this.busy) return;
    this.busy = true;
    // Everything that has already arrived at the sockets goes into the same commit, whosever it is.
    underNone(() => setImmediate(() => void this.run()));
  }

  write(table: string, writes: readonly Write[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.push(table, writes, (failure) => (failure === null ? resolve() : reject(failure)));
    });
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting;
      this.waiting = [];
      const results = await this.storage.commit(batch).catch((error: Error) => batch.map(() => error));
      const failed = new Map<string, Error>();
      for (const [i, { table }] of batch.entries()) {
        if (results[i] != null) failed.set(table, results[i]);
        else this.committed(table);
      }
      const late = failed.size === 0 ? [] : this.waiting.filter(({ table }) => failed.has(table));
      if (late.length > 0) this.waiting = this.waiting.filter(({ table }) => !failed.has(table));
      for (const [i, { done }] of batch.entries()) done(results[i] ?? null);
      for (const { table, done } of late) done(failed.get(table)!);
      if (this.waiting.length > 0) await new Promise(setImmediate);
    }
    this.busy = false;
    for (const resolve of this.idle.splice(0)) resolve();
  }

  /** When everything queued so far is on disk or has failed. */
  settled(): Promise<void> {
    return this.busy ? new Promise((resolve) => this.idle.push(resolve)) : Promise.resolve();
  }
}
