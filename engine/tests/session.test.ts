import { expect, test } from 'vitest';
import { Refusal, Session } from '../index.ts';
import { answerOf, pictureOf, refusalOf } from './playing.ts';
import { asked, gameOf, onceOf, say, says, type TinyStep } from './tiny-game.ts';

const turns = gameOf(function* (table) {
  const { state } = table;
  const seat = state.round % 2;
  const { n } = yield* table.ask(seat, 'number', says(1, 2, 3));
  state.notes.push(`${seat} said ${n}`);
  if (++state.round === 4) table.end({ scores: [1, 0], winners: [0] });
});

test('every act has a number, and a question the number after which it was asked', () => {
  const session = Session.open(turns, 2, {}, 's');
  expect([session.number, session.questions[0]!.id]).toEqual([0, 0]);
  expect(session.answer(0, 0, 2)).toBe(1);
  expect([session.number, session.length, session.questions[0]!.id]).toEqual([1, 1, 1]);
  expect(session.undo(0)).toBe(2);
  expect([session.number, session.length, session.questions[0]!.id]).toEqual([2, 0, 2]);
  expect(session.answer(0, 2, 0)).toBe(3);
  expect(session.view(null)).toEqual({ notes: ['0 said 1'], round: 1 });
});

test('a session ends with its game', () => {
  const session = Session.open(turns, 2, {}, 's');
  for (let i = 0; i < 4; i++) session.answer(i % 2, i, 0);
  expect(session.outcome).toEqual({ scores: [1, 0], winners: [0] });
  expect(session.questions).toEqual([]);
});

test('what may not be answered is refused with a reason, and changes nothing', () => {
  const session = Session.open(turns, 2, {}, 's');
  session.answer(0, 0, 0);
  const before = pictureOf(session);
  expect(refusalOf(() => session.answer(0, 1, 0))).toEqual(['not-asked', 'Seat 0 is not asked now.']);
  expect(refusalOf(() => session.answer(7, 1, 0))).toEqual(['not-asked', 'Seat 7 is not asked now.']);
  expect(refusalOf(() => session.answer(1, 0, 0))).toEqual(['stale', 'Question 0 is not open any more; now 1 is.']);
  expect(refusalOf(() => session.answer(1, 2, 0))).toEqual(['stale', 'Question 2 is not open any more; now 1 is.']);
  for (const index of [3, -1, 0.5, NaN, Infinity]) {
    expect(refusalOf(() => session.answer(1, 1, index))).toEqual(['no-such-answer', `"number" has answers 0 to 2, not ${index}.`]);
  }
  expect(refusalOf(() => session.knowledge(0))).toEqual(['not-asked', 'Seat 0 is not asked now.']);
  expect(refusalOf(() => session.undo(1))).toEqual(['nothing-to-undo', 'You have not answered anything yet.']);
  expect(pictureOf(session)).toEqual(before);
});

test('after the end everything but undo is refused', () => {
  const session = Session.open(turns, 2, {}, 's');
  for (let i = 0; i < 4; i++) session.answer(i % 2, i, 0);
  const before = pictureOf(session);
  expect(refusalOf(() => session.answer(0, 4, 0))[0]).toBe('game-over');
  expect(pictureOf(session)).toEqual(before);
  session.undo(1);
  expect(session.outcome).toBeNull();
  expect(asked(session)).toEqual(['1 number 1 2 3']);
});

test('the same answer sent twice counts once', () => {
  const session = Session.open(turns, 2, {}, 's');
  session.answer(0, 0, 0);
  expect(() => session.answer(0, 0, 0)).toThrow(Refusal);
  expect(session.length).toBe(1);
});

test('the facts of a refusal are for programs', () => {
  const session = Session.open(turns, 2, {}, 's');
  try {
    session.answer(0, 9, 0);
  } catch (error) {
    expect(error).toMatchObject({ name: 'Refusal', code: 'stale', facts: { id: 0 } });
  }
  expect.assertions(1);
});

// ── The log ──

const secrets = onceOf(
  function* (table) {
    table.log({ what: 'begins', rule: 'T-1' });
    const { n } = yield* table.ask(0, 'card', says(1, 2), { secret: true });
    table.log({ what: 'put a card down' }, { seats: [0, 2], entry: { what: `put ${n} down` } });
    yield* table.ask(1, 'number', says(3, 4));
    table.log({ what: 'over' });
  },
  { players: { min: 3, max: 3 }, headings: { begins: 1, over: 2 } },
);

test('a seat reads its own secret lines, the others the open ones, onlookers too', () => {
  const session = Session.open(secrets, 3, {}, 's');
  answerOf(session, 0, say(2));
  const lines = (seat: number | null) => session.log(seat).map(({ entry }) => entry.what);
  expect(lines(0)).toEqual(['begins', 'put 2 down']);
  expect(lines(1)).toEqual(['begins', 'put a card down']);
  expect(lines(2)).toEqual(['begins', 'put 2 down']);
  expect(lines(null)).toEqual(['begins', 'put a card down']);
  expect(session.log(1)[0]!.entry.rule).toBe('T-1');
});

test('a line of the log knows after how many answers it was written, and whether it opens a part', () => {
  const session = Session.open(secrets, 3, {}, 's');
  answerOf(session, 0, say(1));
  answerOf(session, 1, say(3));
  expect(session.log(null)).toEqual([
    { moment: 0, heading: 1, entry: { what: 'begins', rule: 'T-1' } },
    { moment: 1, entry: { what: 'put a card down' } },
    { moment: 2, heading: 2, entry: { what: 'over' } },
  ]);
  expect(session.logLength).toBe(3);
  expect(session.log(null, 2).map(({ entry }) => entry.what)).toEqual(['over']);
});

test('undo takes the lines back too', () => {
  const session = Session.open(secrets, 3, {}, 's');
  answerOf(session, 0, say(1));
  session.undo(0);
  expect(session.log(0).map(({ entry }) => entry.what)).toEqual(['begins']);
  answerOf(session, 0, say(2));
  expect(session.log(0).map(({ entry, moment }) => `${moment} ${entry.what}`)).toEqual(['0 begins', '1 put 2 down']);
});

test('a session tells how many rounds have begun, if the game has rounds', () => {
  const step: TinyStep = function* (table) {
    table.state.round++;
    yield* table.ask(0, 'go on', says(1, 2));
  };
  const session = Session.open(gameOf(step, { rounds: ({ round }) => round }), 2, {}, 's');
  expect(session.rounds).toBe(1);
  answerOf(session, 0, say(1));
  expect(session.rounds).toBe(2);
  expect(Session.open(gameOf(step), 2, {}, 's').rounds).toBeNull();
});
