import type { Play, Seat } from '@skerry/engine';
import { COIN } from '../content/goods.ts';
import { enough, type EnoughAnswer, type HireAnswer, hireAnswer } from './answers.ts';
import { addCard, takeFromCrewRow } from './decks.ts';
import { fire } from './gains.ts';
import { type IsleboundState, type IsleboundTable, NOTHING, type Player } from './state.ts';

/** I-3.8: the first two places cost a coin, the last nothing. */
export const priceOfPlace = (place: number): number => (place < 2 ? 1 : 0);

/** Who can be hired, for how much. */
export function hireAnswers({ crewRow }: IsleboundState, { goods }: Player, surcharge: number, free: boolean): HireAnswer[] {
  const answers: HireAnswer[] = [];
  for (let place = 0; place < crewRow.length; place++) {
    if (crewRow[place] === NOTHING) continue;
    const coins = free ? 0 : priceOfPlace(place) + surcharge;
    if (goods[COIN]! >= coins) answers.push(hireAnswer(crewRow[place]!, coins));
  }
  return answers;
}

/** I-3.8, I-3.9: hires somebody, or nobody. */
export function* hire(table: IsleboundTable, seat: Seat, surcharge: number, free: boolean): Play {
  const { state } = table;
  const player = state.players[seat]!;
  const able = hireAnswers(state, player, surcharge, free);
  if (able.length === 0) return;
  const answer: HireAnswer | EnoughAnswer = yield* table.ask(seat, 'hire', [...able, enough], {
    about: { surcharge, free },
    blocked: () =>
      hireAnswers(state, { ...player, goods: [Infinity] }, surcharge, free)
        .filter((wanted) => !able.includes(wanted))
        .map((wanted) => ({ answer: wanted, rule: 'I-3.8' })),
  });
  if (answer.kind === 'enough') return;
  player.goods[COIN]! -= answer.coins;
  addCard(player.deck, answer.crew);
  table.log({ what: 'hired', seat, crew: answer.crew, coins: answer.coins, rule: 'I-3.8' });
  takeFromCrewRow(table, answer.crew);
  fire(table, seat, 'hire');
}
