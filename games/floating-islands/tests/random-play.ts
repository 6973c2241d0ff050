import type { Options, Run, Session } from '@skerry/engine';
import { newRun as newRunOf, playedSession as playedSessionOf, tablesOf } from '@skerry/engine/laws';
import { floatingIslands } from '../index.ts';
import type { FloatingIslands } from '../rules/state.ts';

/** Every combination of options that matters. A limit of rounds makes random games end soon. */
export const optionSets: readonly Options[] = [{ maxRounds: 30 }, { maxRounds: 3 }, { maxRounds: 12, airshipProperties: true }];
export const playerCounts = [2, 3, 4] as const;
export const tables = tablesOf(playerCounts, optionSets);

export function newRun(players: number, options: Options, seed: string): Run<FloatingIslands> {
  return newRunOf(floatingIslands, { players, options }, seed);
}

export function playedSession(players: number, options: Options, seed: string, answers?: number): Session {
  return playedSessionOf(floatingIslands, { players, options }, seed, answers);
}
