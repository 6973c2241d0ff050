import type { Play, Seat } from '@skerry/engine';
import { RENOWN } from '../content/goods.ts';
import { reputations } from '../content/original.ts';
import { count } from './abilities.ts';
import { reputationAnswers } from './answers.ts';
import { replaceReputation } from './decks.ts';
import { gainOne } from './gains.ts';
import { settle } from './settling.ts';
import { type IsleboundState, type IsleboundTable, NOTHING } from './state.ts';

/** I-11.4, I-11.6: what a reputation card brings to a seat. */
export function reputationOf(state: IsleboundState, seat: Seat, card: number): number {
  const { counts, each, limit } = reputations[card]!;
  const renown = Math.floor(count(state, seat, counts) / each);
  return limit === null ? renown : Math.min(limit, renown);
}

/** I-11.4: renown for who shows a card, then for everybody who has what it counts. */
export function* showReputation(table: IsleboundTable, seat: Seat): Play {
  const { state } = table;
  const shown = state.reputations.filter((card) => card !== NOTHING);
  if (shown.length === 0) return;
  const { card } = yield* table.ask(
    seat,
    'reputation',
    shown.map((card) => reputationAnswers[card]!),
  );
  const { renown } = reputations[card]!;
  table.log({ what: 'showed-reputation', seat, card, renown, rule: 'I-11.4' });
  gainOne(table, seat, RENOWN, renown);
  if (state.unsettled) yield* settle(table);
  for (let i = 0; i < state.players.length; i++) {
    const scorer = (state.first + i) % state.players.length;
    const scored = reputationOf(state, scorer, card);
    if (scored === 0) continue;
    table.log({ what: 'scored-reputation', seat: scorer, card, renown: scored, rule: 'I-11.4' });
    gainOne(table, scorer, RENOWN, scored);
  }
  replaceReputation(table, card);
}
