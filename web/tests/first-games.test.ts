import { chooser } from '@skerry/bots';
import { Chance, Session } from '@skerry/engine';
import { shelf } from '@skerry/games/list';
import { languages, triedAt } from '@skerry/presentation';
import { expect, test } from 'vitest';
import { levelOfTeacher, type ShownLesson, Teaching } from '../client/teaching.ts';

/** More than this is a lecture. */
const LONGEST = 330;

const easy = chooser(levelOfTeacher);

test.each(shelf.filter(({ guide }) => guide !== undefined))(
  'the first game of $id is played through as its lessons suggest',
  async ({ rules, guide }) => {
    const game = await rules();
    const { firstGame } = await guide!();
    const { players, options, seed, lessons } = firstGame;
    const session = Session.open(game, players, options, seed);
    const teaching = new Teaching(firstGame);
    const read: ShownLesson[] = [];
    while (session.questions.length > 0) {
      const question = session.questions[0]!;
      const { seat } = question;
      const lesson = seat === 0 ? teaching.at(session) : null;
      if (lesson !== null) read.push(lesson);
      // A next lesson is promised as long as there is one.
      if (lesson === null) expect(teaching.taught).toBe(read.length === lessons.length);
      const free = (): number => easy(game, session.knowledge(seat), Chance.fromSeed(`${session.length}`));
      // Where a lesson invites to nothing in particular, a learner takes what comes first.
      const index = seat === 0 && read.length < lessons.length ? (lesson?.tries ?? 0) : teaching.answerOf(session, seat);
      session.answer(seat, question.id, index ?? free());
    }
    // Each once, counted as they come, the last when all others were read, and then the game is played to its end.
    expect(read.map(({ number }) => number)).toEqual(lessons.map((_, i) => i + 1));
    expect(new Set(read.map(({ says }) => says))).toEqual(new Set(lessons.map(({ says }) => says)));
    expect(read.at(-1)!.says).toBe(lessons.at(-1)!.says);
    expect(session.outcome).not.toBeNull();
    expect(teaching.taught).toBe(true);
  },
);

test.each(shelf.filter(({ guide }) => guide !== undefined))(
  'the lessons of $id are short, and there in every language',
  async ({ guide }) => {
    const { firstGame } = await guide!();
    for (const { says } of firstGame.lessons) {
      for (const language of languages) {
        expect(says[language].length, says[language]).toBeGreaterThan(30);
        expect(says[language].length, says[language]).toBeLessThan(LONGEST);
      }
    }
  },
);

test('a lesson stays while others answer', async () => {
  const { rules, guide } = shelf.find(({ id }) => id === 'floating-islands')!;
  const { firstGame } = await guide!();
  const session = Session.open(await rules(), firstGame.players, firstGame.options, firstGame.seed);
  const teaching = new Teaching(firstGame);
  // Both have settled, and both choose which cards they keep.
  for (let i = 0; i < 2; i++) session.answer(session.questions[0]!.seat, session.questions[0]!.id, teaching.at(session)?.tries ?? 0);
  expect(session.questions).toHaveLength(2);
  const lesson = teaching.at(session)!;
  expect(lesson.number).toBe(2);
  session.answer(1, session.questionOf(1)!.id, 0);
  expect(teaching.at(session)).toEqual(lesson);
});

test('a lesson that was undone is read again, and one is not read twice', async () => {
  const { rules, guide } = shelf[0]!;
  const { firstGame } = await guide!();
  const session = Session.open(await rules(), firstGame.players, firstGame.options, firstGame.seed);
  const teaching = new Teaching(firstGame);
  const first = teaching.at(session)!;
  expect(teaching.at(session)).toEqual(first);
  const question = session.questions[0]!;
  expect(triedAt(firstGame.lessons[0]!, question.answers)).toBe(first.tries);
  session.answer(0, question.id, first.tries!);
  expect(teaching.at(session)!.number).toBe(2);
  session.undo(0);
  expect(teaching.at(session)).toEqual(first);
});
