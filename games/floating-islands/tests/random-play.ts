import type { Options } from '@skerry/engine';
import { randomPlay, tablesOf } from '@skerry/engine/laws';
import { floatingIslands } from '../index.ts';
import type { FloatingIslands } from '../rules/state.ts';

/** Every combination of options that matters. A limit of rounds makes random games end soon. */
export const optionSets: readonly Options[] = [{ maxRounds: 30 }, { maxRounds: 3 }, { maxRounds: 12, airshipProperties: true }];
export const playerCounts = [2, 3, 4] as const;
export const tables = tablesOf(playerCounts, optionSets);

export const { newRun, playedSession } = randomPlay<FloatingIslands>(floatingIslands);
