import { Refusal } from '@skerry/engine';
import { levels, type Level } from './table-client.ts';

/** Who sits at a table that this device keeps. */
export type LocalSeat = { readonly sits: 'me'; readonly name: string | null } | { readonly sits: 'bot'; readonly level: Level };

/** A table as it is kept on this device. */
export interface KeptTable {
  readonly id: string;
  /** The game's save, as the engine writes it. */
  readonly save: { readonly game: string; readonly players: number; readonly answers: readonly number[] };
  readonly seats: readonly LocalSeat[];
  readonly over: boolean;
  /** A first game, which teaches. */
  readonly first?: boolean;
  /** When it was last played, in milliseconds. */
  readonly changed: number;
}

/** What lies in the store under one key: a table, or something that cannot be read, which is left as it is. */
export type Kept =
  | { readonly id: string; readonly table: KeptTable }
  | { readonly id: string; readonly table: null; readonly text: string };

const PREFIX = 'skerry.table.';

/** Under which key a table lies in the store. */
export const keyOfTable = (id: string): string => PREFIX + id;

/** False if the device has no room or does not want to keep anything. */
export function keepTable(table: KeptTable): boolean {
  try {
    localStorage.setItem(PREFIX + table.id, JSON.stringify(table));
    return true;
  } catch {
    return false;
  }
}

export function forgetTable(id: string): void {
  localStorage.removeItem(PREFIX + id);
}

export function keptTable(id: string): Kept | null {
  const text = localStorage.getItem(PREFIX + id);
  if (text === null) return null;
  try {
    return { id, table: readKept(JSON.parse(text)) };
  } catch {
    return { id, table: null, text };
  }
}

/** All of them, the last played first, broken ones at the end. */
export function keptTables(): Kept[] {
  const ids: string[] = [];
  for (let i = 0; i < localStorage.length; i++) {
    const key = localStorage.key(i)!;
    if (key.startsWith(PREFIX)) ids.push(key.slice(PREFIX.length));
  }
  const kept = ids.map((id) => keptTable(id)).filter((table) => table !== null);
  return kept.toSorted((one, other) => (other.table?.changed ?? 0) - (one.table?.changed ?? 0));
}

function readKept(value: unknown): KeptTable {
  const { id, save, seats, over, first, changed } = value as Record<string, unknown>;
  const { game, players, answers } = save as Record<string, unknown>;
  const whole =
    typeof id === 'string' &&
    typeof game === 'string' &&
    typeof players === 'number' &&
    Array.isArray(answers) &&
    typeof changed === 'number';
  if (!whole) throw new Refusal('broken-save', 'This is not a table that was kept here.');
  return { id, save: save as KeptTable['save'], seats: readSeats(seats, players), over: over === true, first: first === true, changed };
}

/** Seats from a store or a file that may say anything; where it says nothing sensible, the first seat is mine and the others are bots. */
export function readSeats(seats: unknown, players: number): LocalSeat[] {
  const list: unknown[] = Array.isArray(seats) ? seats : [];
  return Array.from({ length: players }, (_, i): LocalSeat => {
    const seat = (list[i] ?? {}) as Record<string, unknown>;
    const level = levels.find((one) => one === seat['level']);
    const mine = seat['sits'] === 'me' || (list.length === 0 && i === 0);
    return mine ? { sits: 'me', name: typeof seat['name'] === 'string' ? seat['name'] : null } : { sits: 'bot', level: level ?? 'normal' };
  });
}
