import type { AnyGame, Chance, Knowledge } from '@skerry/engine';

export const levels = ['random', 'easy', 'normal', 'hard'] as const;
export type Level = (typeof levels)[number];

/** How long a search may go on: whichever comes first. Only a budget of iterations gives the same answer every time. */
export interface Budget {
  readonly iterations: number;
  readonly milliseconds: number;
}

/** Picks an answer, by its index, from what a seat knows. */
export type Choose = (game: AnyGame, knowledge: Knowledge, chance: Chance) => number;

export function isLevel(word: string): word is Level {
  return (levels as readonly string[]).includes(word);
}
