import { hasScenarioRule } from '../enemy.ts';
import type { State } from '../state.ts';

/* What scenarios win and lose by. */

/** J-38.24: so many towns on each board may leave the island, and no more. */
const EMIGRANTS = 3;
export const emigrantsAllowed = (players: number): number => EMIGRANTS * players;
export const hasLostTheRiver = (state: State): boolean =>
  hasScenarioRule(state, 'the-great-river') && state.laid.emigrants > emigrantsAllowed(state.players);
