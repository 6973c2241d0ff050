import { expect, test } from 'vitest';
import { Run } from '../index.ts';
import { asked, gameOf, onceOf, runOf, say, says, tell } from './tiny-game.ts';

test('a question waits with its seat, name and answers, and the rules go on with what was said', () => {
  const run = runOf(
    onceOf(function* (table) {
      const { n } = yield* table.ask(1, 'number', says(4, 5, 6));
      table.state.notes.push(`said ${n}`);
    }),
  );
  expect(asked(run)).toEqual(['1 number 4 5 6']);
  expect(run.state.notes).toEqual([]);
  run.answer(1);
  expect(run.state.notes).toEqual(['said 5']);
});

test('a single answer is no question and is taken at once', () => {
  const run = runOf(
    onceOf(function* (table) {
      const { n } = yield* table.ask(0, 'only', says(7));
      table.state.notes.push(`took ${n}`);
      yield* table.ask(0, 'next', says(1, 2));
    }),
  );
  expect(run.state.notes).toEqual(['took 7']);
  expect(asked(run)).toEqual(['0 next 1 2']);
});

test('a single answer is asked when the rules say always', () => {
  const run = runOf(
    onceOf(function* (table) {
      const { n } = yield* table.ask(0, 'only', says(7), { always: true });
      table.state.notes.push(`took ${n}`);
    }),
  );
  expect(asked(run)).toEqual(['0 only 7']);
  expect(run.state.notes).toEqual([]);
  run.answer(0);
  expect(run.state.notes).toEqual(['took 7']);
});

test('a question without an answer is an error of the rules that names it', () => {
  const empty = gameOf(function* (table) {
    yield* table.ask(0, 'nothing', []);
  });
  expect(() => runOf(empty)).toThrow('tiny: the question "nothing" has no answer');
  const emptyThunk = gameOf(function* (table) {
    yield* table.ask(0, 'nothing', () => []);
  });
  expect(() => runOf(emptyThunk)).toThrow('tiny: the question "nothing" has no answer');
});

test('blocked answers are computed only when somebody looks, each time anew', () => {
  let looked = 0;
  const run = runOf(
    onceOf(function* (table) {
      const blocked = () => {
        looked++;
        return [{ answer: say(9), rule: 'T-1.1' }];
      };
      yield* table.ask(0, 'number', says(1, 2), { blocked });
    }),
  );
  expect(looked).toBe(0);
  expect(run.anyQuestion!.more!.blocked!()).toEqual([{ answer: say(9), rule: 'T-1.1' }]);
  expect(looked).toBe(1);
  run.answer(0);
  expect(looked).toBe(1);
});

test('facts for the presentation travel with the question', () => {
  const run = runOf(
    onceOf(function* (table) {
      yield* table.ask(0, 'number', says(1, 2), { about: { card: 'lantern' }, secret: true });
    }),
  );
  expect(run.anyQuestion!.more).toEqual({ about: { card: 'lantern' }, secret: true });
});

test('a run refuses an answer that is not on the list, and waits on', () => {
  const run = runOf(
    onceOf(function* (table) {
      yield* table.ask(0, 'number', says(1, 2));
    }),
  );
  for (const index of [-1, 2, 0.5, NaN]) expect(() => run.answer(index)).toThrow('"number" has answers 0 to 1');
  expect(asked(run)).toEqual(['0 number 1 2']);
});

test('a run that has ended refuses any answer', () => {
  const run = runOf(
    onceOf(function* (table) {
      yield* table.ask(0, 'number', says(1, 2));
    }),
  );
  tell(run, 0, 1);
  expect(() => run.answer(0)).toThrow('The game has ended');
});

test('steps follow one another until the end, and those without a question are silent', () => {
  const run = runOf(
    gameOf(function* (table) {
      const { state } = table;
      state.round++;
      if (state.round % 2 === 1) return;
      const { n } = yield* table.ask(0, `round-${state.round}`, says(1, 2));
      state.notes.push(`${state.round}:${n}`);
      if (state.round === 6) table.end({ scores: [3], winners: [0], about: { rounds: 6 } });
    }),
  );
  const names: string[] = [];
  while (run.anyQuestion !== null) {
    names.push(run.anyQuestion.name);
    run.answer(1);
  }
  expect(names).toEqual(['round-2', 'round-4', 'round-6']);
  expect(run.state.notes).toEqual(['2:2', '4:2', '6:2']);
  expect(run.outcome).toEqual({ scores: [3], winners: [0], about: { rounds: 6 } });
  expect(run.questions).toEqual([]);
  expect(run.steps).toBe(6);
});

test('a game of silent steps may end without a single question', () => {
  const run = runOf(
    // oxlint-disable-next-line require-yield -- a step need not ask.
    gameOf(function* (table) {
      if (++table.state.round === 500) table.end({ scores: [], winners: [] });
    }),
  );
  expect(run.outcome).toEqual({ scores: [], winners: [] });
  expect(run.anyQuestion).toBeNull();
});

test('rules that never ask and never end are stopped with an error', () => {
  // oxlint-disable-next-line require-yield -- a step need not ask.
  const endless = gameOf(function* (table) {
    table.state.round++;
  });
  expect(() => runOf(endless)).toThrow('tiny: 100000 steps without a question');
});

test('what a step does after it said the end still happens', () => {
  const run = runOf(
    gameOf(function* (table) {
      yield* table.ask(0, 'number', says(1, 2));
      table.end({ scores: [1], winners: [0] });
      table.state.notes.push('after');
    }),
  );
  expect(run.outcome).toBeNull();
  run.answer(0);
  expect(run.state.notes).toEqual(['after']);
  expect(run.outcome).not.toBeNull();
});

test('a run can go on from any position between two steps', () => {
  const game = gameOf(function* (table) {
    const { n } = yield* table.ask(0, 'number', says(1, 2));
    table.state.notes.push(`${n}`);
    if (table.state.notes.length === 4) table.end({ scores: [], winners: [] });
  });
  const run = runOf(game);
  run.answer(0);
  run.answer(1);
  const other = new Run<{ notes: string[] }>(game, { state: structuredClone(run.state), chance: run.chance.words }).start();
  other.answer(1);
  other.answer(1);
  run.answer(0);
  expect(run.state.notes).toEqual(['1', '2', '1']);
  expect(other.state.notes).toEqual(['1', '2', '2', '2']);
  expect(other.outcome).not.toBeNull();
});
