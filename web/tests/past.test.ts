import { connectFour } from '@skerry/connect-four';
import { Refusal, Session } from '@skerry/engine';
import type { ShelvedGame } from '@skerry/games/list';
import { expect, test } from 'vitest';
import { askedAt, saveAt } from '../client/past.ts';

const game = { id: connectFour.id, rules: () => Promise.resolve(connectFour) } as unknown as ShelvedGame;

/** Four answers, then seat 0 is asked. */
function played(): string {
  const session = Session.open(connectFour, 2, {}, 'x');
  for (const column of [3, 0, 3, 1]) session.answer(session.questions[0]!.seat, session.questions[0]!.id, column);
  return JSON.stringify(session.save());
}

test('the save of any moment is a whole game that goes on from there', async () => {
  for (const at of [0, 1, 2, 3, 4]) {
    const session = Session.load(connectFour, await saveAt(game, played(), at));
    expect(session.length).toBe(at);
    expect(session.questions[0]!.seat).toBe(at % 2);
    session.answer(at % 2, session.questions[0]!.id, 6);
  }
});

test('a moment that never was is refused', async () => {
  await expect(saveAt(game, played(), 9)).rejects.toThrow(Refusal);
});

test('what another seat was asked is told only when nothing has to be hidden any more', async () => {
  expect((await askedAt(game, played(), 2, 0, false))!.question.seat).toBe(0);
  expect(await askedAt(game, played(), 1, 0, false)).toBeNull();
  expect((await askedAt(game, played(), 1, 0, true))!.knowledge.seat).toBe(1);
});
