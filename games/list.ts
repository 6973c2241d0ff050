import type { AnyGame } from '@skerry/engine';
import type { GameBoard, Tellings } from '@skerry/presentation';
import { fiftyFirstState, tellings as fiftyFirstStateTellings } from '@skerry/fifty-first-state';
import { floatingIslands, tellings as floatingIslandsTellings } from '@skerry/floating-islands';
import { superstar, tellings as superstarTellings } from '@skerry/superstar';

/** A game as the platform knows it: its rules, its words, and its board, which is loaded when somebody looks. */
export interface Game {
  readonly rules: AnyGame;
  // The platform hands views on without looking into them.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly tellings: Tellings<any>;
  // oxlint-disable-next-line typescript/no-explicit-any
  board(): Promise<GameBoard<any>>;
}

/** The list of games. A new game is one folder and one line here. */
export const games: readonly Game[] = [
  { rules: superstar, tellings: superstarTellings, board: async () => (await import('@skerry/superstar/board')).board },
  { rules: floatingIslands, tellings: floatingIslandsTellings, board: async () => (await import('@skerry/floating-islands/board')).board },
  { rules: fiftyFirstState, tellings: fiftyFirstStateTellings, board: async () => (await import('@skerry/fifty-first-state/board')).board },
];
