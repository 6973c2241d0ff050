import { expect, test } from 'vitest';
import { table } from './drawn.ts';

test('T-13.1 with 25 points the action phase is finished and the game ends, without a cleanup', () => {
  const here = table({ points: 24, has: '1 worker', state: 'Archive' }, { has: '4 worker' }).play('use Archive');
  expect(here.told('end-reached')).toMatchObject([{ seat: 0, points: 25, rule: 'T-13.1' }]);
  here.trade().play('close').trade().play('close');
  expect(here.run.outcome).toMatchObject({ scores: [26, 0], winners: [0] });
  expect(here.told('discarded')).toEqual([]);
});

test('T-13.1 points reached in the production phase leave the action phase to play', () => {
  const here = table({ points: 24, deals: 'Church' }, {}, { more: { phase: 'production' } });
  expect(here.told('end-reached')).toHaveLength(1);
  expect(here.question.name).toBe('turn');
  here.closeAll();
  expect(here.run.outcome).not.toBeNull();
});

test('T-13.1 with 24 points the game goes on, however many locations there are', () => {
  const here = table({ points: 24, state: 'School, Pub, Church' }, {}).closeAll();
  expect(here.run.outcome).toBeNull();
});

test('T-13.2 each location scores a point, ruins and deals none', () => {
  const here = table({ points: 25, state: 'School, Pub, Church (ruins)', deals: 'Quarry' }, { points: 20 }).closeAll();
  expect(here.run.outcome).toMatchObject({ scores: [27, 20], about: { points: [25, 20], locations: [2, 0] } });
});

test('T-13.3 the most points win, also against the one who reached 25', () => {
  const here = table({ points: 25 }, { points: 22, state: 'School, School, School, Pub' }).closeAll();
  expect(here.run.outcome).toMatchObject({ scores: [25, 26], winners: [1] });
});

test('T-13.4 tied players compare goods: tokens, goods kept on locations, cards in hand, transport cards too', () => {
  const tie = (one: object, other: object) => table({ points: 25, ...one }, { points: 25, ...other }).closeAll().run.outcome!.winners;
  expect(tie({ has: '1 brick' }, {})).toEqual([0]);
  expect(tie({ has: '1 brick' }, { hand: 'Church, Pub' })).toEqual([1]);
  expect(tie({ points: 24, state: 'Camp (3 worker)' }, { has: '2 brick' })).toEqual([0]);
  expect(tie({ transports: 'Punks' }, {})).toEqual([0]);
  expect(tie({ transports: 'Punks, Merchants' }, { hand: 'Church', has: '1 brick' })).toEqual([0, 1]);
});

test('T-13.4 then locations, then the victory is shared', () => {
  const winners = (one: object, other: object) => table({ points: 25, ...one }, { points: 25, ...other }).closeAll().run.outcome!.winners;
  expect(winners({ points: 25 }, { points: 24, state: 'School' })).toEqual([1]);
  expect(winners({}, {})).toEqual([0, 1]);
});

test('T-13.5 a round without a card and without an action ends the game', () => {
  const here = table({}, {}, { more: { phase: 'lookout', deck: '' } });
  here.state.lively = false;
  here.closeAll();
  expect(here.told('ended')).toMatchObject([{ rule: 'T-13.5' }]);
  expect(here.run.outcome).toMatchObject({ winners: [0, 1] });
});

test('T-13.5 one action is enough to go on', () => {
  const here = table({}, {}, { more: { phase: 'lookout', deck: '' } });
  here.state.lively = false;
  here.play('board gun').closeAll();
  expect(here.run.outcome).toBeNull();
});
