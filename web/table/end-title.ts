import type { Outcome } from '@skerry/engine';
import type { Words } from '../words/words.ts';

/** What stands above the end of a game: where all win or lose as one, which of the two. */
export function endTitle(over: Pick<Words['over'], 'title' | 'allWon' | 'allLost'>, { common, winners }: Outcome): string {
  if (common !== true) return over.title;
  return winners.length > 0 ? over.allWon : over.allLost;
}
