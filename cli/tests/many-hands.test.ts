import { Chance, Session, type Question } from '@skerry/engine';
import { choosingIsFree, keepsThroughSaves, keepsThroughUndo, stateOf } from '@skerry/engine/laws';
import { expect, test } from 'vitest';
import { isQuiet, manyHands, type LandAnswer } from '../speed/many-hands.ts';

const six = { players: 6, options: {}, name: 'six' };

function landOf({ answers }: Question, fits: (land: number) => boolean): number {
  return answers.findIndex((answer) => fits((answer as LandAnswer).land));
}

function push(session: Session, seat: number, into: (land: number) => boolean): void {
  for (const fits of [() => true, into]) {
    const question = session.questionOf(seat)!;
    session.answer(seat, question.id, landOf(question, fits));
  }
}

test('what is measured is a game that keeps the laws', () => {
  expect(choosingIsFree(manyHands, six, 300)).toBeGreaterThan(600);
  keepsThroughSaves(manyHands, six, [0, 7, 40, 201]);
  expect(keepsThroughUndo(manyHands, six, 120).undone).toBeGreaterThan(50);
});

test("what is taken back is one's own: the card that another drew since is in its hand as before", () => {
  const session = Session.open(manyHands, 6, {}, 'cards');
  push(session, 0, (land) => land > 0 && isQuiet(land));
  push(session, 1, (land) => !isQuiet(land));
  const { hands } = stateOf<{ hands: number[][] }>(session);
  expect(hands.map(({ length }) => length)).toEqual([0, 1, 0, 0, 0, 0]);
  session.undo(0);
  expect(stateOf<{ hands: number[][]; acts: number }>(session)).toMatchObject({ hands, acts: 1 });
});

test('about fifty answers a question, and six questions at once', () => {
  const session = Session.open(manyHands, 6, {}, 'many');
  const chance = Chance.fromSeed('many');
  const counts: number[] = [];
  for (let i = 0; i < 200; i++) {
    expect(session.questions).toHaveLength(6);
    const { seat, id, answers } = session.questions[chance.below(6)]!;
    counts.push(answers.length);
    session.answer(seat, id, chance.below(answers.length));
  }
  expect(Math.min(...counts)).toBeGreaterThan(30);
});
