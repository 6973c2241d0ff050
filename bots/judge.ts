import { type AnyGame, Chance, type Knowledge } from '@skerry/engine';
import { budgetOf } from './index.ts';
import { weigh } from './search.ts';

/** What the strongest bot thinks of one answer. */
export interface Judged {
  readonly index: number;
  /** The part of its thoughts that went to this answer: it would give the one with the most. */
  readonly share: number;
  /** How it judges the position that this answer leads to, from 0 (lost) to 1 (won). */
  readonly value: number;
}

/** The answers to a question as the strongest bot judges them, the one that it would give first; those that it never tried are left out. */
export function judge(game: AnyGame, knowledge: Knowledge, seed: string, budget = budgetOf('hard', game)): Judged[] {
  const weighed = weigh(game, knowledge, Chance.fromSeed(seed), budget).filter(({ visits }) => visits > 0);
  const all = weighed.reduce((sum, { visits }) => sum + visits, 0);
  return weighed.map(({ index, visits, value }) => ({ index, share: visits / all, value }));
}

/** What goes to the worker that judges, */
export interface Matter {
  readonly game: string;
  readonly knowledge: Knowledge;
  readonly seed: string;
}

/** and what comes back. */
export type Verdict = { readonly judged: readonly Judged[] } | { readonly error: string };
