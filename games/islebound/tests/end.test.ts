import { expect, test } from 'vitest';
import { buildingNamed, buildings } from '../content/original.ts';
import type { Score } from '../rules/log.ts';
import { type Drawn, table } from './drawn.ts';

const price = (name: string): number => buildings[buildingNamed(name)]!.coins;
const six = 'Palace, Museum, Library, Mansion, Market, Tavern';
const row = 'Sawmill, Treasury, Shipyard, Bridge, Butcher';

/** Everybody sails somewhere and does no more, until the game is over. */
function sitOut(here: Drawn): Drawn {
  while (here.run.outcome === null) here.run.answer(here.question.name === 'act' ? here.asked.indexOf('end-turn') : 0);
  return here;
}

test('I-14.1 the seventh building ends a game of four, the eighth a game of two or three, after one more round', () => {
  const four = table({ buildings: six, has: '20 coin' }, {}, {}, {}, { more: { row, round: 9 } }).play('buy Bridge');
  expect(four.told('end-near')).toMatchObject([{ why: 'buildings', lastRound: 10 }]);
  for (const others of [[{}], [{}, {}]]) {
    const few = table({ buildings: six, has: '20 coin' }, ...others, { more: { row, round: 9 } }).play('buy Bridge');
    expect(few.told('end-near')).toEqual([]);
    expect(few.play('buy Butcher').told('end-near')).toMatchObject([{ lastRound: 10 }]);
  }
});

test('I-14.1 the round is played out and another follows, so that all have had as many turns', () => {
  const more = { row, round: 9, first: 1, turn: 2 };
  const here = table({}, {}, { buildings: `${six}, Sawmill`, has: '20 coin' }, { more }).play('buy Bridge');
  sitOut(here);
  expect(here.state.round).toBe(10);
  // Seat 0 still had a turn in round 9; then all had one in round 10.
  expect(here.told('sailed').map(({ seat }) => seat)).toEqual([0, 1, 2, 0]);
  expect(here.told('round')).toMatchObject([{ round: 10, last: true }]);
});

test('I-14.3 coins, prices, abilities, track and tokens are added up', () => {
  const own = { has: '5 coin, 3 wood, 4 fish', buildings: 'Palace, Bridge', renown: 4, tokens: 2 };
  const here = sitOut(table(own, {}, { more: { lastRound: 2, acted: true, turn: 1 } }));
  const [score] = (here.run.outcome!.about as unknown as { scores: Score[] }).scores;
  expect(score).toEqual({
    coins: 5,
    buildings: price('Palace') + price('Bridge'),
    abilities: 5,
    metropolis: 0,
    track: 4,
    tokens: 14,
    total: 28 + price('Palace') + price('Bridge'),
  });
  expect(here.told('scored')).toHaveLength(2);
});

test('I-14.4 the most renown wins', () => {
  const here = sitOut(table({ has: '5 coin' }, { has: '6 coin' }, { has: '4 coin' }, { more: { lastRound: 2, turn: 2 } }));
  expect([here.run.outcome!.winners, here.run.outcome!.scores]).toEqual([[1], [5, 6, 4]]);
});

test('I-14.5 if level, wood and fish decide; if level again, the win is shared', () => {
  const end = (...has: string[]): readonly number[] =>
    sitOut(table(...has.map((goods) => ({ has: goods })), { more: { lastRound: 2, turn: has.length - 1 } })).run.outcome!.winners;
  expect(end('5 coin, 2 wood', '5 coin, 1 wood, 2 fish')).toEqual([1]);
  expect(end('5 coin, 2 wood', '5 coin, 2 fish', '4 coin, 9 wood')).toEqual([0, 1]);
});

test('I-21.4 each building of Metropolis is worth a renown more', () => {
  const here = sitOut(table({ buildings: 'Bridge, Mint' }, {}, { more: { lastRound: 2, turn: 1 } }));
  expect(here.run.outcome!.scores[0]).toBe(price('Bridge') + price('Mint') + 1);
});
