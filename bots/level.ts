import type { AnyGame, Chance, Knowledge } from '@skerry/engine';

export const levels = ['random', 'easy', 'normal', 'hard'] as const;
export type Level = (typeof levels)[number];

/** Picks an answer, by its index, from what a seat knows. */
export type Choose = (game: AnyGame, knowledge: Knowledge, chance: Chance) => number;

export function isLevel(word: string): word is Level {
  return (levels as readonly string[]).includes(word);
}
