import type { Run, Session } from '@skerry/engine';
import { newRun as newRunOf, playedSession as playedSessionOf, tablesOf } from '@skerry/engine/laws';
import { type CardSet, cardSets } from '../content/card.ts';
import { fiftyFirstState } from '../index.ts';
import type { FiftyFirstState } from '../rules/state.ts';

/** Every player count with every deck. */
export const tables = tablesOf(
  [1, 2, 3, 4],
  cardSets.map((expansion) => ({ expansion })),
).map((table) => ({ ...table, expansion: table.options['expansion'] as CardSet }));

export function newRun(players: number, expansion: CardSet, seed: string): Run<FiftyFirstState> {
  return newRunOf(fiftyFirstState, { players, options: { expansion } }, seed);
}

export function playedSession(players: number, expansion: CardSet, seed: string, answers?: number): Session {
  return playedSessionOf(fiftyFirstState, { players, options: { expansion } }, seed, answers);
}
