import type { Play, Seat } from '@skerry/engine';
import { no, yes } from '../answers.ts';
import { isSettled } from './hunting-grounds.ts';
import { isSacredSite, seatWith } from '../island/island.ts';
import { current } from '../record.ts';
import type { SpiritTable, State } from '../state.ts';

/** J-40.23 */
const SITE = 2;

/** J-40.23: the seat whose sacred site in a land counts as beasts, or -1. */
export function swarmIn(state: State, land: number): Seat {
  const seat = seatWith(state, 'a-joining-of-swarms');
  return seat >= 0 && isSacredSite(state, seat, land) ? seat : -1;
}

/** J-24.8, J-24.9, J-40.23, J-40.24: presence in a land that may count as beasts: for each of the beasts its seat and how much of it that is. */
export function presenceAsBeasts(state: State, land: number): { readonly seat: Seat; readonly presence: number }[] {
  const swarm = swarmIn(state, land);
  const sites = swarm >= 0 && !isSettled(state, swarm) ? [{ seat: swarm, presence: SITE }] : [];
  const settled = state.spirits.findIndex(({ presence }, seat) => presence[land]! > 0 && isSettled(state, seat));
  const hunting = settled < 0 ? 0 : state.spirits[settled]!.presence[land]!;
  return [...sites, ...Array.from({ length: hunting }, () => ({ seat: settled, presence: 1 }))];
}

/** J-24.9, J-40.23: whether it may be taken as beasts now, by what a spirit does. Others ask its spirit, once in an action. */
export function isSwarmAtHand(state: State, land: number): boolean {
  if (swarmIn(state, land) < 0 || state.actions.length === 0) return false;
  const { seat, done } = current(state);
  return seat !== null && !done.includes(kept(land));
}

const kept = (land: number): string => `no beasts ${land}`;

/** Whether Many Minds lets its sacred site in a land be taken as beasts. */
export function* givesUpSwarm(table: SpiritTable, land: number): Play<boolean> {
  const { state } = table;
  const owner = swarmIn(state, land);
  const { seat, power, done } = current(state);
  if (seat === owner) return true;
  const { kind } = yield* table.ask(owner, 'let-take', [yes, no], { about: { power, land } });
  if (kind === 'no') done.push(kept(land));
  return kind === 'yes';
}

/** J-24.9, J-40.23: whose sacred site in a land may move as beasts now, by what a spirit does; or -1. Others ask its spirit. */
export function movableSwarm(state: State, land: number): Seat {
  const seat = swarmIn(state, land);
  return seat >= 0 && state.actions.length > 0 && current(state).seat !== null && !isSettled(state, seat) ? seat : -1;
}
