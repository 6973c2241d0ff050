import { connectFour } from '@skerry/connect-four';
import type { AnyGame } from '@skerry/engine';
import { games } from '@skerry/games';
import type { Statistics, Tellings } from '@skerry/presentation';
import { plainTellings } from './plain-telling.ts';
import { noSuch, WrongWords } from './refused.ts';

/** A game as the command line knows it: its rules and its words. Boards are for the page. */
export interface KnownGame {
  readonly rules: AnyGame;
  // The command line hands views on without looking into them.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly tellings: Tellings<any>;
  /** What it counts when many games are played; null if nothing. */
  readonly statistics: Statistics | null;
  /** An example shows how a game is made; it has no words of its own. */
  readonly example: boolean;
}

export const knownGames: readonly KnownGame[] = [
  ...(await Promise.all(
    games.map(async ({ rules, tellings, statistics }) => ({
      rules,
      tellings: await tellings(),
      statistics: (await statistics?.()) ?? null,
      example: false,
    })),
  )),
  ...[connectFour].map((rules) => ({ rules, tellings: plainTellings(rules.id), statistics: null, example: true })),
];

export function findGame(id: string): KnownGame | undefined {
  return knownGames.find(({ rules }) => rules.id === id);
}

/** The game that a word names, or a sentence that says which there are. */
export function gameNamed(word: string | undefined): KnownGame {
  const ids = knownGames.map(({ rules }) => rules.id);
  if (word === undefined) throw new WrongWords(`Which game? Games: ${ids.join(', ')}.`);
  const game = findGame(word);
  if (game === undefined) throw noSuch('game', 'Games', word, ids);
  return game;
}

/** How many play when nobody says: four, or as near to it as the game allows. */
export function usualPlayers({ players }: AnyGame): number {
  return Math.max(players.min, Math.min(4, players.max));
}
