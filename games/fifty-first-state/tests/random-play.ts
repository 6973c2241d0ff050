import { randomPlay, tablesOf } from '@skerry/engine/laws';
import { type CardSet, cardSets } from '../content/card.ts';
import { fiftyFirstState } from '../index.ts';
import type { FiftyFirstState } from '../rules/state.ts';

/** Every player count with every deck. */
export const tables = tablesOf(
  [1, 2, 3, 4],
  cardSets.map((expansion) => ({ expansion })),
).map((table) => ({ ...table, expansion: table.options['expansion'] as CardSet }));

export const { newRun, playedSession } = randomPlay<FiftyFirstState>(fiftyFirstState);
