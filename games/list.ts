import type { AnyGame } from '@skerry/engine';
import type { GameBoard, Tellings, Titles } from '@skerry/presentation';
import { fiftyFirstState, titles as stateTitles } from '@skerry/fifty-first-state';
import { floatingIslands, titles as islandsTitles } from '@skerry/floating-islands';
import { superstar, titles as superstarTitles } from '@skerry/superstar';

// The platform hands views on without looking into them.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyTellings = Tellings<any>;
// oxlint-disable-next-line typescript/no-explicit-any
type AnyBoard = GameBoard<any>;

/** A game as the platform knows it: its rules and its name at once; all other words, and its board, are loaded when somebody sits down. */
export interface Game {
  readonly rules: AnyGame;
  readonly titles: Titles;
  readonly tellings: () => Promise<AnyTellings>;
  readonly board: () => Promise<AnyBoard>;
}

function listed(
  rules: AnyGame,
  titles: Titles,
  words: () => Promise<{ readonly tellings: AnyTellings }>,
  board: () => Promise<{ readonly board: AnyBoard }>,
): Game {
  return { rules, titles, tellings: async () => (await words()).tellings, board: async () => (await board()).board };
}

/** The list of games. A new game is one folder and one entry here. */
export const games: readonly Game[] = [
  listed(
    superstar,
    superstarTitles,
    () => import('@skerry/superstar/words'),
    () => import('@skerry/superstar/board'),
  ),
  listed(
    floatingIslands,
    islandsTitles,
    () => import('@skerry/floating-islands/words'),
    () => import('@skerry/floating-islands/board'),
  ),
  listed(
    fiftyFirstState,
    stateTitles,
    () => import('@skerry/fifty-first-state/words'),
    () => import('@skerry/fifty-first-state/board'),
  ),
];
