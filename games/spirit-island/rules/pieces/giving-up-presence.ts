import type { Play, Seat } from '@skerry/engine';
import { landAnswer } from '../answers.ts';
import { destroyPresence, isKept, losableLands } from './losing-presence.ts';
import type { SpiritTable } from '../state.ts';

/** So much presence of a spirit, wherever it is on the island; returns the lands where some was destroyed. */
export function* loseOwnPresence(table: SpiritTable, seat: Seat, n: number): Play<number[]> {
  const lost: number[] = [];
  for (let i = 0; i < n; i++) {
    const lands = losableLands(table.state, seat);
    if (lands.length === 0) break;
    const { land } = yield* table.ask(seat, 'lose-presence', lands.map(landAnswer));
    if ((yield* losePresence(table, seat, land)) > 0) lost.push(land);
  }
  return lost;
}

/** J-33.16: one presence that a card itself destroys, unless it is saved. */
export function* losePresence(table: SpiritTable, seat: Seat, land: number): Play<number> {
  return (yield* isKept(table, seat, land)) ? 0 : yield* destroyPresence(table, seat, land, 1);
}
