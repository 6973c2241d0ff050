import type { Play, Seat } from '@skerry/engine';
import type { ShiftAnswer } from '../answers.ts';
import { isTerrain, landsOf } from '../island/island.ts';
import { mayBeIn, movePresence, ownLands } from '../pieces/presence.ts';
import type { SpiritTable, State } from '../state.ts';
import { hasFind } from './finds.ts';

/** J-38.8, find 2 of the players: presence may go from one sands to another. */
export function shiftsInSands(state: State, seat: Seat): ShiftAnswer[] {
  if (!hasFind(state, 2, 'players')) return [];
  const sands = landsOf(state, false).filter((land) => isTerrain(state, land, 'sands'));
  return ownLands(state, seat)
    .filter((from) => sands.includes(from))
    .flatMap((from) =>
      sands.flatMap((to): ShiftAnswer[] => (to !== from && mayBeIn(state, seat, to, false) ? [{ kind: 'shift', seat, from, to }] : [])),
    );
}

export function* shiftInSands(table: SpiritTable, seat: Seat): Play<{ readonly from: number; readonly to: number }> {
  return yield* table.ask(seat, 'shift-sands', shiftsInSands(table.state, seat));
}

export const doShift = (table: SpiritTable, seat: Seat, { from, to }: { readonly from: number; readonly to: number }): void =>
  movePresence(table, seat, from, to);
