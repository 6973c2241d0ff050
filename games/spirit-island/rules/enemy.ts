import { adversaries, type Change } from '../content/adversaries.ts';
import { type Scenario, scenarios, type ScenarioRule } from '../content/scenarios.ts';
import type { State } from './state.ts';

/** Whether the adversary, at its level, changes the rules so. */
export function hasChange({ enemy }: Pick<State, 'enemy'>, change: Change): boolean {
  if (enemy.adversary < 0) return false;
  const { base, levels } = adversaries[enemy.adversary]!;
  if (base.includes(change)) return true;
  for (let level = 0; level < enemy.level; level++) if (levels[level]!.changes.includes(change)) return true;
  return false;
}

export function scenarioOf({ enemy }: Pick<State, 'enemy'>): Scenario | null {
  return enemy.scenario < 0 ? null : scenarios[enemy.scenario]!;
}

export function hasScenarioRule(state: Pick<State, 'enemy'>, rule: ScenarioRule): boolean {
  return scenarioOf(state)?.rules.includes(rule) === true;
}
