import type { Seat } from '@skerry/engine';
import { hasRule } from '../island/island.ts';
import type { SpiritTable, State } from '../state.ts';

/** J-41.9: whether a spirit may ignore the range of its next action. */
export const canReach = (state: State, seat: Seat): boolean =>
  hasRule(state, seat, 'reach-through-ephemeral-distance') && !state.spirits[seat]!.doneThisTurn.includes('reach');

/** It does so. */
export function reachOnce(table: SpiritTable, seat: Seat): void {
  table.state.spirits[seat]!.doneThisTurn.push('reach');
  table.log({ what: 'reached', seat, rule: 'J-41.9' });
}
