import { adversaries, type AdversaryLevel, type Change, type Escalation, levelsOf, type Loss } from '../../content/adversaries.ts';
import { invaderCards } from '../../content/invader-cards.ts';
import { type Scenario, scenarios, type ScenarioRule } from '../../content/scenarios.ts';
import type { State } from '../state.ts';

type Against = Pick<State, 'enemy'>;

/** J-21.1, J-37.1: all levels in force, of the leading adversary first. */
export const levelsInForce = ({ enemy }: Against): readonly AdversaryLevel[] =>
  enemy.adversaries.flatMap(({ adversary, level }) => levelsOf(adversary, level));

/** Whether an adversary, at its level, changes the rules so. */
export function hasChange({ enemy }: Against, change: Change): boolean {
  for (const { adversary, level } of enemy.adversaries) {
    const { levels } = adversaries[adversary]!;
    for (let i = 0; i < level; i++) if (levels[i]!.changes.includes(change)) return true;
  }
  return false;
}

export const hasLoss = ({ enemy }: Against, loss: Loss): boolean =>
  enemy.adversaries.some(({ adversary }) => adversaries[adversary]!.loss === loss);

/** J-21.3, J-37.3: the escalations of a card that has not escalated yet: by its sign, and with every stage III card that of the supporting adversary. */
export function escalationsOf({ enemy, invaders }: Pick<State, 'enemy' | 'invaders'>, card: number): Escalation[] {
  if (invaders.escalated.includes(card)) return [];
  const { escalation, stage } = invaderCards[card]!;
  return enemy.adversaries.flatMap(({ adversary }, i) =>
    (i === 0 ? escalation : stage === 3) ? [adversaries[adversary]!.escalation] : [],
  );
}

/** The level at which an adversary is played, or -1. */
export const levelOf = ({ enemy }: Against, id: string): number =>
  enemy.adversaries.find(({ adversary }) => adversaries[adversary]!.id === id)?.level ?? -1;

export function scenarioOf({ enemy }: Against): Scenario | null {
  return enemy.scenario < 0 ? null : scenarios[enemy.scenario]!;
}

export function hasScenarioRule(state: Against, rule: ScenarioRule): boolean {
  return scenarioOf(state)?.rules.includes(rule) === true;
}
