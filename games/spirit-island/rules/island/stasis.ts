import type { Doing } from '../powers/amounts.ts';
import { geography } from './island.ts';
import type { State } from '../state.ts';

/** J-24.5: a land and all that is in it do not exist until the slow phase is over; of joined lands all parts. */
export function putInStasis({ table, land }: Doing): void {
  const { state } = table;
  state.island = { ...state.island, absent: [...state.island.absent, ...geography(state).parts[land]!] };
  table.log({ what: 'stasis', land, rule: 'J-24.5' });
}

export function endStasis(state: State): void {
  if (state.island.absent.length > 0) state.island = { ...state.island, absent: [] };
}
