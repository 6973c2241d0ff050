import { hasScenarioRule } from '../adversaries/enemy.ts';
import { boardCount } from '../setup/free-boards.ts';
import { wholeOf } from '../island/geography.ts';
import type { State } from '../state.ts';

/* What scenarios win and lose by. */

/** J-38.24: so many towns on each board may leave the island, and no more. */
const EMIGRANTS = 3;
export const emigrantsAllowed = (state: State): number => EMIGRANTS * boardCount(state);
export const hasLostTheRiver = (state: State): boolean =>
  hasScenarioRule(state, 'the-great-river') && state.laid.emigrants > emigrantsAllowed(state);

/** J-38.10, J-24.1: the patterns of a land, of joined lands those of both. */
export function wardsIn({ laid, island }: State, land: number): number {
  let n = 0;
  for (const there of laid.wards) if (wholeOf(island, there) === land) n++;
  return n;
}

/** J-38.12 */
export const isWarded = (state: State, coast: readonly number[]): boolean => coast.every((land) => wardsIn(state, land) > 0);
