import { connectFour } from '@skerry/connect-four';
import { Chance, type Knowledge, Session } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { chooser, levels } from '../index.ts';

/** A game of Connect Four in which these columns have been played. */
function played(...columns: number[]): Session {
  const session = Session.open(connectFour, 2, {}, 'drawn');
  for (const column of columns) {
    const { seat, id, answers } = session.questions[0]!;
    session.answer(
      seat,
      id,
      answers.findIndex((answer) => 'id' in answer && answer.id === column),
    );
  }
  return session;
}

function columnOf(level: 'easy' | 'normal' | 'hard', session: Session): unknown {
  const { seat, answers } = session.questions[0]!;
  return answers[chooser(level, { milliseconds: Infinity })(connectFour, session.knowledge(seat), Chance.fromSeed('thought'))];
}

describe.each(levels)('%s', (level) => {
  test('plays whole games lawfully', () => {
    const choose = chooser(level, { iterations: 30, milliseconds: Infinity });
    for (let game = 0; game < 5; game++) {
      const session = Session.open(connectFour, 2, {}, `game ${game}`);
      const chance = Chance.fromSeed(`bot ${game}`);
      while (session.outcome === null) {
        const { seat, id } = session.questions[0]!;
        session.answer(seat, id, choose(connectFour, session.knowledge(seat), chance));
      }
      expect(session.length).toBeGreaterThanOrEqual(7);
    }
  });

  test('answers the same when it knows the same and has the same luck', () => {
    const choose = chooser(level, { iterations: 100, milliseconds: Infinity });
    const session = played(3, 3, 2, 4);
    const knowledge = session.knowledge(0);
    const overTheWire = JSON.parse(JSON.stringify(knowledge)) as Knowledge;
    for (let i = 0; i < 5; i++) {
      const answers = [knowledge, overTheWire].map((known) => choose(connectFour, known, Chance.fromSeed(`luck ${i}`)));
      expect(answers[0]).toBe(answers[1]);
    }
  });
});

test.each(['easy', 'normal', 'hard'] as const)('%s takes a line of four that is there', (level) => {
  expect(columnOf(level, played(0, 6, 1, 6, 2, 5))).toEqual({ kind: 'column', id: 3 });
});

test.each(['normal', 'hard'] as const)("%s stops the rival's line of four", (level) => {
  expect(columnOf(level, played(0, 5, 1, 5, 2))).toEqual({ kind: 'column', id: 3 });
});

test('a search that may not begin still gives an answer', () => {
  const session = played();
  const index = chooser('hard', { iterations: 0 })(connectFour, session.knowledge(0), Chance.fromSeed('none'));
  expect(session.questions[0]!.answers[index]).toBeDefined();
});

test('where a game knows a leisurely way to judge, easy and normal take it, and hard does not', () => {
  // Somebody who only wants a disc in the last column, though the rival is about to make four.
  const { bot } = connectFour;
  const value = ({ discs }: { readonly discs: readonly unknown[] }, seat: number): number => (discs[6] === seat ? 0.9 : 0.1);
  const game = { ...connectFour, bot: { ...bot, leisurely: { value, horizon: 0 } } } as typeof connectFour;
  const session = played(0, 5, 1, 5, 2);
  const { seat, answers } = session.questions[0]!;
  const columns = (['easy', 'normal', 'hard'] as const).map((level) => {
    const budget = { iterations: level === 'normal' ? 40 : 2500, milliseconds: Infinity };
    return answers[chooser(level, budget)(game, session.knowledge(seat), Chance.fromSeed('thought'))];
  });
  expect(columns).toEqual([6, 6, 3].map((id) => ({ kind: 'column', id })));
});
