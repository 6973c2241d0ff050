import type { Chance } from './chance.ts';

const STEPS = 64;

/**
 * The place of the answer that is worth most, for a bot's `lean`: up to `luck` is added to each worth by chance, so that playouts differ
 * where answers are worth nearly the same.
 */
export function best<A>(answers: readonly A[], chance: Chance, luck: number, worthOf: (answer: A) => number): number {
  let choice = 0;
  let most = -Infinity;
  for (let i = 0; i < answers.length; i++) {
    const worth = worthOf(answers[i]!) + (luck * chance.below(STEPS)) / STEPS;
    if (worth > most) {
      most = worth;
      choice = i;
    }
  }
  return choice;
}
