import type { Seat } from '@skerry/engine';
import { isSacredSite, seatWith } from './island.ts';
import { current } from './record.ts';
import type { State } from './state.ts';

/** J-40.23: the seat whose sacred site in a land counts as beasts, or -1. */
export function swarmIn(state: State, land: number): Seat {
  const seat = seatWith(state, 'a-joining-of-swarms');
  return seat >= 0 && isSacredSite(state, seat, land) ? seat : -1;
}

/** Whether it may be moved or taken as beasts now: by its own spirit's actions. */
export function isSwarmAtHand(state: State, land: number): boolean {
  const seat = swarmIn(state, land);
  return seat >= 0 && state.actions.length > 0 && current(state).seat === seat;
}
