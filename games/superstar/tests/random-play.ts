import type { Options, Run, Session } from '@skerry/engine';
import { newRun as newRunOf, playedSession as playedSessionOf, tablesOf } from '@skerry/engine/laws';
import { superstar } from '../index.ts';
import type { Superstar } from '../rules/state.ts';

/** Every combination of options that matters: none, each alone, all. */
export const optionSets: readonly Options[] = [
  {},
  ...Object.keys(superstar.options).map((name) => ({ [name]: true })),
  Object.fromEntries(Object.keys(superstar.options).map((name) => [name, true])),
];

export const playerCounts = [2, 3, 4, 5, 6] as const;
export const tables = tablesOf(playerCounts, optionSets);

export function newRun(players: number, options: Options, seed: string): Run<Superstar> {
  return newRunOf(superstar, { players, options }, seed);
}

export function playedSession(players: number, options: Options, seed: string, answers?: number): Session {
  return playedSessionOf(superstar, { players, options }, seed, answers);
}
