import type { Seat } from '@skerry/engine';
import { type Island, OUT_OF_REACH } from './geography.ts';
import { slotsOf } from './island.ts';
import { ownLands } from '../pieces/presence.ts';
import type { State } from '../state.ts';

/** J-39.3: how many oceans lie between the islands of two spirits: none where one island has presence of both. */
export function oceansBetween(state: State, seat: Seat, other: Seat): number {
  if (seat === other || state.island.seas.length === 0) return 0;
  const boardsOf = (of: Seat): number[] => slotsOf(state, ownLands(state, of));
  const goal = new Set(boardsOf(other));
  const seen = new Set<number>();
  let shore = boardsOf(seat);
  for (let crossed = 0; shore.length > 0; crossed++) {
    const reached = shore.flatMap((slot) => (seen.has(slot) ? [] : walk(state.island, slot, seen)));
    if (reached.some((slot) => goal.has(slot))) return crossed;
    shore = reached.flatMap((slot) => across(state.island, slot)).filter((slot) => !seen.has(slot));
  }
  return OUT_OF_REACH;
}

/** The boards of the island on which a board lies. */
function walk({ joins, sunk }: Island, from: number, seen: Set<number>): number[] {
  const found = [from];
  seen.add(from);
  for (const slot of found) {
    for (const { one, other } of joins) {
      const next = one.slot === slot ? other.slot : other.slot === slot ? one.slot : -1;
      if (next < 0 || seen.has(next) || sunk.includes(next)) continue;
      seen.add(next);
      found.push(next);
    }
  }
  return found;
}

function across({ seas, sunk }: Island, slot: number): number[] {
  if (sunk.includes(slot)) return [];
  return seas.flatMap(({ one, other }) => (one === slot ? [other] : other === slot ? [one] : [])).filter((next) => !sunk.includes(next));
}
