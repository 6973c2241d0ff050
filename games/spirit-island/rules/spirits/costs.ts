import type { Power } from '../../content/power.ts';
import { hasScenarioRule } from '../adversaries/enemy.ts';
import type { State } from '../state.ts';

/** J-7.10, J-22.3 */
export function costOf(state: State, { cost, speed }: Power): number {
  return hasScenarioRule(state, 'fast-is-cheaper') && speed === 'fast' ? Math.max(0, cost - 1) : cost;
}
