import type { Answer, Chance, Seat } from '@skerry/engine';
import type { FloatingIslands } from '../rules/state.ts';

/** In a playout nobody idles or passes while there are cards to play, and both actions of a card are used: random play that does so says little. */
export function lean(
  _state: FloatingIslands,
  question: { readonly seat: Seat; readonly name: string; readonly answers: readonly Answer[] },
  chance: Chance,
): number {
  const { name, answers } = question;
  switch (name) {
    case 'move': {
      // The cards stand first, then Castling, Inaction and pass.
      let cards = 0;
      while (answers[cards]!.kind === 'card') cards++;
      return cards > 0 ? chance.below(cards) : chance.below(answers.length);
    }
    case 'second-action':
    case 'mine':
      return 0;
    default:
      return chance.below(answers.length);
  }
}
