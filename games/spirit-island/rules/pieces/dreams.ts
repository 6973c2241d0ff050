import { hasRule } from '../island/island.ts';
import { current } from '../record.ts';
import type { State } from '../state.ts';

/** J-23.8: what the death of an invader is worth that is only dreamt. */
export const DREAM_FEAR = [0, 2, 5, 0] as const;

/** J-23.8, J-23.10: whether what happens now only happens in a dream. */
export function isDream(state: State): boolean {
  if (state.actions.length === 0) return false;
  const { seat, power, kind } = current(state);
  return kind === 'spirit' && power !== null && seat !== null && hasRule(state, seat, 'to-dream-a-thousand-deaths');
}
