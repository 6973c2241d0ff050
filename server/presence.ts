import type { Guest } from './protocol.ts';

/** How long somebody counts as present whose copy of the server has not said so again. */
const STAYS_MS = 8000;
/** How often it says so. */
export const SAID_EVERY_MS = 3000;

interface There {
  readonly guests: readonly Guest[];
  readonly until: number;
}

/**
 * Who is connected to the other copies of the server, by table, as they told: whenever somebody comes or goes, and again and again, so that
 * what was not heard is made up for and a copy that is gone is forgotten.
 */
export class Presence {
  private readonly tables = new Map<string, Map<string, There>>();

  /** Everybody at a table who is connected elsewhere. */
  at(table: string): Guest[] {
    return Array.from(this.tables.get(table)?.values() ?? [], ({ guests }) => guests).flat();
  }

  /** What a copy tells of a table: whether it is news, and whether that copy was not known to be there. */
  heard(copy: string, table: string, guests: readonly Guest[], now = performance.now()): { isNews: boolean; isNew: boolean } {
    const copies = this.tables.get(table);
    const before = copies?.get(copy)?.guests ?? [];
    const isNews = namesOf(before) !== namesOf(guests);
    if (guests.length > 0) {
      if (copies === undefined) this.tables.set(table, new Map([[copy, { guests, until: now + STAYS_MS }]]));
      else copies.set(copy, { guests, until: now + STAYS_MS });
    } else if (copies?.delete(copy) === true && copies.size === 0) this.tables.delete(table);
    return { isNews, isNew: before.length === 0 && guests.length > 0 };
  }

  /** Forgets what was told by copies that are gone; returns the tables of which that was. */
  sweep(now = performance.now()): string[] {
    const changed: string[] = [];
    for (const [table, copies] of this.tables) {
      const { size } = copies;
      for (const [copy, { until }] of copies) if (until < now) copies.delete(copy);
      if (copies.size < size) changed.push(table);
      if (copies.size === 0) this.tables.delete(table);
    }
    return changed;
  }
}

function namesOf(guests: readonly Guest[]): string {
  return guests
    .map(({ id, name }) => `${id} ${name}`)
    .toSorted()
    .join('\n');
}
