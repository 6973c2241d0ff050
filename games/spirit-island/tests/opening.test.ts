import { RulesToCome, Session } from '@skerry/engine';
import { expect, test } from 'vitest';
import { spiritIsland } from '../index.ts';
import { opening } from '../opening.ts';

/* A page shows the first question before all rules are there: what it shows must be the same game. */

test.each([1, 2, 6])('until all have chosen, the opening is the same game (%i players)', (players) => {
  const options = { adversary: 'sweden', level: 3, aspect1: 'choose' };
  const first = Session.open(opening, players, options, 'opening');
  const whole = Session.open(spiritIsland, players, options, 'opening');
  for (;;) {
    expect(first.view(0)).toEqual(whole.view(0));
    expect(first.log(0)).toEqual(whole.log(0));
    expect(first.questions.map(({ seat, id, name, answers }) => ({ seat, id, name, answers }))).toEqual(
      whole.questions.map(({ seat, id, name, answers }) => ({ seat, id, name, answers })),
    );
    const { seat, id, answers } = first.questions.at(-1)!;
    whole.answer(seat, id, answers.length - 1);
    if (whole.questions.every(({ name }) => !name.startsWith('take-'))) {
      const before = first.save();
      expect(() => first.answer(seat, id, answers.length - 1)).toThrow(RulesToCome);
      // Nothing has happened: the answer can be given when the rules are there.
      expect(first.save()).toEqual(before);
      expect(Session.load(spiritIsland, before).questionOf(seat)).toMatchObject({ id, answers });
      return;
    }
    first.answer(seat, id, answers.length - 1);
  }
});

test('what leaves nothing to choose needs all rules at once', () => {
  const options = { spirit1: 'random', board1: 'random' };
  expect(() => Session.open(opening, 1, options, 'opening')).toThrow(RulesToCome);
  expect(Session.open(spiritIsland, 1, options, 'opening').questions).not.toEqual([]);
});

test('what the rules refuse is refused by the opening', () => {
  expect(() => Session.open(opening, 1, { level: 2 }, 'opening')).toThrow('A level above 0 needs an adversary.');
});
