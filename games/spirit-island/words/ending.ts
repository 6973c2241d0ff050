import type { Outcome, Seat } from '@skerry/engine';
import { inFigures } from '@skerry/presentation';
import { scenarios } from '../content/scenarios.ts';
import { scoreParts } from '../rules/ending.ts';
import { elementOfGained } from '../rules/spirits/new-name.ts';
import type { LossReason } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Words } from './catalogue.ts';
import { spiritName } from './places.ts';

/** What the rules say about the end. */
interface AboutEnd {
  readonly terror: number;
  readonly turn: number;
  readonly why: LossReason | null;
  readonly sacrifice: boolean;
  readonly difficulty: number;
  /** A place in `scenarios`, or -1. */
  readonly scenario: number;
}

/** J-20.1, J-20.2, J-20.3, J-20.4; J-22.15, J-22.16 */
export function howWon(words: Words, terror: number, scenario: number): string {
  const rules = scenarios[scenario]?.rules ?? [];
  const risen = rules.includes('dahan-insurrection');
  if (rules.includes('ward-the-shores') && terror > 1) return words.scenario.wonByWards;
  return (risen ? words.insurrectionAt : words.winAt)[terror]!;
}

/** J-20.1 to J-20.8: who won, and by what. */
function tellEndOf(words: Words, { about }: Outcome): string {
  const said = words.outcome;
  const { why, terror, sacrifice, scenario } = about as unknown as AboutEnd;
  if (why !== null) return said.lost(words.loss[why]);
  const won = said.won(howWon(words, terror, scenario));
  return sacrifice ? `${won} ${said.sacrifice}` : won;
}

export function tellOutcome(words: Words, outcome: Outcome): string {
  const { difficulty } = outcome.about as unknown as AboutEnd;
  return [tellEndOf(words, outcome), words.outcome.score(inFigures(outcome.scores[0]!)), words.outcome.difficulty(difficulty)].join(' ');
}

export function tellEnding(words: Words, outcome: Outcome): string {
  const { turn } = outcome.about as unknown as AboutEnd;
  return `${tellEndOf(words, outcome)} ${words.outcome.turns(turn)}`;
}

/** J-20.10, J-20.11; and what the spirit is called from now on. */
export function tellResult(words: Words, outcome: Outcome, seat: Seat, view: View): string {
  const { difficulty, cards, dahan, blight, finds } = scoreParts(view, outcome.winners.length > 0);
  const usual = (outcome.winners.length > 0 ? words.outcome.sumWon : words.outcome.sumLost)(difficulty, cards, dahan, blight);
  const sum = finds === 0 ? usual : `${usual} + ${words.outcome.sumOfFinds(finds)}`;
  const element = elementOfGained(view, seat);
  return element === null ? sum : `${sum}. ${words.outcome.newName(spiritName(words, view, seat), element)}`;
}
