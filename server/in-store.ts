import { Refusal, type AnyGame } from '@skerry/engine';
import type { Course } from './course.ts';
import type { House } from './house.ts';
import { MOST_TRIES, storageRefusal } from './refusals.ts';
import { Conflict, type ListedTable, type Mark, type StoredTable, type Write } from './storage.ts';

/** What may be refused only because another copy of the server has done something that is not known here yet. */
const PERHAPS_BEHIND = new Set([
  'stale',
  'not-asked',
  'no-such-answer',
  'not-your-seat',
  'seat-left',
  'not-begun',
  'no-open-seat',
  'seat-taken',
  'wrong-key',
  'save-hidden',
  'nothing-to-undo',
  'undo-chance',
  'undo-reveal',
  'undo-others',
]);

export const CLOSED = 'Whoever runs this house has closed this table.';

/** The table in memory that lies in the store. */
interface KeptTable {
  readonly id: string;
  readonly stored: StoredTable;
  readonly game: AnyGame | null;
  readonly course: Course;
  /** It is not as it was in memory any more. */
  broke(why?: string): void;
  /** Takes over all that is not an act as others have changed it. */
  takeOver(stored: ListedTable): Promise<void>;
}

/**
 * A table in memory and the same table in the store, which others may have changed: other copies of the server, and whoever runs the house.
 */
export class InStore {
  private readonly house: House;
  private readonly table: KeptTable;
  private revision: number;
  private turnstile: Promise<unknown> = Promise.resolve();
  private thrownAway = false;

  constructor(house: House, table: KeptTable, revision: number) {
    this.house = house;
    this.table = table;
    this.revision = revision;
  }

  /** Changes of seats, and of all else that is not an act, come one after the other. */
  inTurn<T>(change: () => Promise<T>): Promise<T> {
    const result = this.turnstile.then(() => this.tryToChange(change));
    this.turnstile = result.catch(() => undefined);
    return result;
  }

  private async tryToChange<T>(change: () => Promise<T>): Promise<T> {
    const { id } = this.table;
    for (let tries = 1; ; tries++) {
      if (this.thrownAway) throw new Refusal('no-such-table', `There is no table "${id}" any more: everybody has left it.`);
      try {
        return await change();
      } catch (error) {
        const isFaster = error instanceof Conflict;
        if (isFaster && tries === MOST_TRIES) throw storageRefusal(error);
        if (!isFaster && !this.isPerhapsBehind(error)) throw error;
        const { revision } = this;
        await this.reread();
        if (!isFaster && this.revision === revision) throw error;
      }
    }
  }

  /** Nobody is to sit down any more; only inside `inTurn`, before the table is taken from the disk. */
  putAway(): void {
    this.thrownAway = true;
  }

  /** Writes something of the table that nobody else may have changed meanwhile. Only inside `inTurn`. */
  async store(writes: readonly Write[]): Promise<void> {
    const { id } = this.table;
    await this.house.store(id, [{ to: 'revision', table: id, from: this.revision }, ...writes]);
    this.revision++;
  }

  private isPerhapsBehind(error: unknown): boolean {
    return this.house.isShared && error instanceof Refusal && PERHAPS_BEHIND.has(error.code);
  }

  /** What is refused may be right by what other copies of the server have done: before it is refused, that is looked up. */
  async lookingUp<T>(work: () => T | Promise<T>): Promise<T> {
    const { revision } = this;
    const { length } = this.table.course.acts;
    try {
      return await work();
    } catch (error) {
      if (!this.isPerhapsBehind(error)) throw error;
      await this.catchUpNow();
      // Somebody else may have caught up with it meanwhile.
      if (this.revision === revision && this.table.course.acts.length === length) throw error;
      return work();
    }
  }

  /** Somebody was shown so many acts on another copy of the server: they are read before he is answered. */
  async reach(number: number): Promise<void> {
    if (this.house.isShared && number > this.table.course.acts.length) await this.catchUpNow();
  }

  private async catchUpNow(): Promise<void> {
    const { id } = this.table;
    await this.catchUp((await this.house.storage.marks([id])).get(id) ?? null);
  }

  /** Reads what others have done at this table, but for what they have said; `mark` says how far it has come. */
  async catchUp(mark: Mark | null): Promise<void> {
    if (mark === null) {
      this.table.broke();
      return;
    }
    if (mark.revision !== this.revision) await this.inTurn(() => this.reread());
    if (mark.number > this.table.course.acts.length) await this.table.course.catchUp();
  }

  /** Takes over what other copies of the server have changed, for what must not be decided by what was. Only inside `inTurn`. */
  async refresh(): Promise<void> {
    if (this.house.isShared) await this.reread();
  }

  private async reread(): Promise<void> {
    const { table } = this;
    const stored = await this.house.storage.table(table.id);
    if (stored === null || stored.closed || (stored.version !== table.stored.version && table.game !== null)) {
      // It is gone, or it goes on under other rules.
      table.broke(stored?.closed === true ? CLOSED : undefined);
      return;
    }
    if (stored.revision === this.revision) return;
    await table.takeOver(stored);
    this.revision = stored.revision;
  }
}
