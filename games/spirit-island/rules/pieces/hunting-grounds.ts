import type { Seat } from '@skerry/engine';
import type { State } from '../state.ts';

/** Whether a spirit has settled into its hunting-grounds this turn: its presence cannot move. */
export const isSettled = (state: State, seat: Seat): boolean =>
  state.modifiers.some(({ kind, seat: whose }) => kind === 'hunting-grounds' && whose === seat);

/** J-24.8, J-24.9: presence in a land that may count as beasts and as badlands: it is counted where that helps, and never twice. */
export function hunters(state: State, land: number): number {
  let count = 0;
  for (const { kind, seat } of state.modifiers)
    if (kind === 'hunting-grounds') count = Math.max(count, state.spirits[seat!]!.presence[land]!);
  return count;
}
