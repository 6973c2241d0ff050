import type { Seat } from '@skerry/engine';
import { isSettled } from './hunting-grounds.ts';
import { isSacredSite, seatWith } from './island.ts';
import { current } from './record.ts';
import type { State } from './state.ts';

/** J-40.23: the seat whose sacred site in a land counts as beasts, or -1. */
export function swarmIn(state: State, land: number): Seat {
  const seat = seatWith(state, 'a-joining-of-swarms');
  return seat >= 0 && isSacredSite(state, seat, land) ? seat : -1;
}

/** Whether it may be taken as beasts now: by its own spirit's actions. */
export function isSwarmAtHand(state: State, land: number): boolean {
  const seat = swarmIn(state, land);
  return seat >= 0 && state.actions.length > 0 && current(state).seat === seat;
}

/** J-24.9, J-40.23: whose sacred site in a land may move as beasts now, by what a spirit does; or -1. Others ask its spirit. */
export function movableSwarm(state: State, land: number): Seat {
  const seat = swarmIn(state, land);
  return seat >= 0 && state.actions.length > 0 && current(state).seat !== null && !isSettled(state, seat) ? seat : -1;
}
