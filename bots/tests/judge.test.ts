import { connectFour } from '@skerry/connect-four';
import { Chance, Session } from '@skerry/engine';
import { expect, test } from 'vitest';
import { chooser } from '../index.ts';
import { judge } from '../judge.ts';

const budget = { iterations: 300, milliseconds: 60_000 };

/** Seat 0 has three in a column and is asked. */
function aboutToWin(): Session {
  const session = Session.open(connectFour, 2, {}, 'x');
  for (const column of [3, 0, 3, 1, 3, 5]) session.answer(session.questions[0]!.seat, session.questions[0]!.id, column);
  return session;
}

test('the answer that wins is judged first, as won, and is the one that the bot gives', () => {
  const knowledge = aboutToWin().knowledge(0);
  const judged = judge(connectFour, knowledge, 'seed', budget);
  expect(judged[0]!.index).toBe(3);
  expect(judged[0]!.value).toBeGreaterThan(judged[1]!.value);
  expect(judged[0]!.value).toBeGreaterThan(0.9);
  expect(chooser('hard', budget)(connectFour, knowledge, Chance.fromSeed('seed'))).toBe(3);
});

test('the shares of all answers make a whole, and the same seed gives the same judgement', () => {
  const knowledge = aboutToWin().knowledge(0);
  const judged = judge(connectFour, knowledge, 'seed', budget);
  expect(judged.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(judged.map(({ share }) => share)).toEqual(judged.map(({ share }) => share).toSorted((one, other) => other - one));
  expect(judge(connectFour, knowledge, 'seed', budget)).toEqual(judged);
});
