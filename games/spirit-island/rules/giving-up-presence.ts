import type { Play, Seat } from '@skerry/engine';
import { landAnswer, no, yes } from './answers.ts';
import { destroyPresence } from './losing-presence.ts';
import { ownLands } from './presence.ts';
import { current } from './record.ts';
import type { SpiritTable } from './state.ts';

/** So much presence of a spirit, wherever it is on the island; returns the lands where some was destroyed. */
export function* loseOwnPresence(table: SpiritTable, seat: Seat, n: number): Play<number[]> {
  const lost: number[] = [];
  for (let i = 0; i < n; i++) {
    const lands = ownLands(table.state, seat);
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

/** J-40.32: Stone may pay for presence that an event or a blight card would destroy. */
function* isKept(table: SpiritTable, owner: Seat, land: number): Play<boolean> {
  const { state } = table;
  const rule = state.modifiers.find(({ kind }) => kind === 'keep-presence');
  const { kind } = current(state);
  if (rule === undefined || (kind !== 'event' && kind !== 'blight') || state.spirits[rule.seat!]!.energy < rule.amount) return false;
  const { kind: said } = yield* table.ask(rule.seat!, 'keep-presence', [yes, no], { about: { land, to: owner, left: rule.amount } });
  if (said === 'no') return false;
  state.spirits[rule.seat!]!.energy -= rule.amount;
  table.log({ what: 'paid', seat: rule.seat!, n: rule.amount });
  return true;
}
