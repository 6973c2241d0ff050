import type { Given } from '../command.ts';
import { knownGames } from '../known-games.ts';
import { noSuch } from '../refused.ts';

/** Games that a server has. */
export const servedGames = knownGames.filter(({ example }) => !example);

/** The word, if there is one, names one of them. */
export function requireServed(given: Given, word: string | undefined): void {
  given.atMostWords(2);
  const served = servedGames.map(({ rules }) => rules.id);
  if (word !== undefined && !served.includes(word)) throw noSuch('game', 'Games that are served', word, served);
}
