import type { Options } from '@skerry/engine';
import { randomPlay, tablesOf } from '@skerry/engine/laws';
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

export const { newRun, playedSession } = randomPlay<Superstar>(superstar);
