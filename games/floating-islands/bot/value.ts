import type { Seat } from '@skerry/engine';
import { findStrongest, pullOf } from '../rules/islands.ts';
import { yieldOf } from '../rules/sky.ts';
import { type FloatingIslands, gravityOn, ISLANDS, RUNDOR, SIDES } from '../rules/state.ts';

/** What things are worth, in points of permanent gravity. */
const TEMPORARY = 0.5;
const YIELD = 0.4;
const ISLAND = 1.5;
const HUNTER = 0.5;
const DESTROYED = -0.6;
const MERCENARY = 0.3;
/** Each side of an own island that is taken, when it is the one that can be made the centre, */
const SIDE = 1;
/** when it is the strongest of all besides, */
const STRONGEST = 2;
/** and when it would be surrounded if the round ended now. */
const ABOUT_TO_WIN = 8;
const SCALE = 6;

const bitCount = (bits: number): number => {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++;
  return n;
};

/** How near each seat is to the win. */
function worths(state: FloatingIslands): number[] {
  const { islands, corporations, attacks, touching } = state;
  const worth = corporations.map(
    ({ hunters, mercenaries, destroyed }) => HUNTER * hunters + MERCENARY * mercenaries + DESTROYED * destroyed,
  );
  for (const { seat, hunters, mercenaries } of attacks) worth[seat]! += ISLAND + HUNTER * hunters + MERCENARY * mercenaries;
  const centre = corporations.map(() => 0);
  const strongest = findStrongest(state);
  for (let i = 0; i < ISLANDS; i++) {
    const island = islands[i]!;
    const { owner } = island;
    if (owner < 0) continue;
    worth[owner]! += ISLAND + island.permanent + TEMPORARY * island.temporary + HUNTER * island.hunters + MERCENARY * island.mercenaries;
    if (i === RUNDOR) continue;
    worth[owner]! += YIELD * yieldOf(state, i);
    const sides = bitCount(touching[i]!);
    let promise = SIDE * sides * Math.min(1, gravityOn(island) / 4);
    if (i === strongest) {
      promise += STRONGEST;
      if (sides + pullOf(gravityOn(island)) >= SIDES) promise += ABOUT_TO_WIN;
    }
    if (promise > centre[owner]!) centre[owner] = promise;
  }
  return worth.map((sum, seat) => sum + centre[seat]!);
}

/** How a seat stands against the best of the others, squeezed into 0 to 1. */
export function value(state: FloatingIslands, seat: Seat): number {
  const all = worths(state);
  let best = -Infinity;
  for (let other = 0; other < all.length; other++) if (other !== seat && all[other]! > best) best = all[other]!;
  return 0.5 + 0.5 * Math.tanh((all[seat]! - best) / SCALE);
}
