import { expect, test } from 'vitest';
import { asked, gameOf, runOf, says, tell } from './tiny-game.ts';

const over = { scores: [1, 0], winners: [0] };

test('a game that ends in the middle of a step asks nothing more', () => {
  const run = runOf(
    gameOf(function* (table) {
      yield* table.ask(0, 'first', says(1, 2));
      table.end(over);
      yield* table.ask(1, 'second', says(1, 2));
      table.state.notes.push('never');
    }),
  );
  tell(run, 0, 1);
  expect(run.questions).toEqual([]);
  expect(run.anyQuestion).toBeNull();
  expect(run.outcome).toEqual(over);
  expect(run.state.notes).toEqual([]);
});

test('one of several seats at once can end the game for all', () => {
  const run = runOf(
    gameOf(function* (table) {
      yield* table.together([0, 1, 2], function* (seat) {
        const { n } = yield* table.ask(seat, 'end?', says(0, 1));
        if (n === 1) table.end(over);
      });
      table.state.notes.push('all are done');
      yield* table.ask(0, 'again', says(0, 1));
    }),
    3,
  );
  tell(run, 1, 0);
  expect(asked(run)).toEqual(['0 end? 0 1', '2 end? 0 1']);
  tell(run, 0, 1);
  expect(run.questions).toEqual([]);
  expect(run.outcome).toEqual(over);
  expect(run.state.notes).toEqual([]);
});

test('a game that ends before its first question is over at once', () => {
  const run = runOf(
    gameOf(function* (table) {
      table.end(over);
      yield* table.together([0, 1], (seat) => table.ask(seat, 'never', says(1, 2)));
    }),
  );
  expect(run.questions).toEqual([]);
  expect(run.outcome).toEqual(over);
});

test('where all win or lose as one, the engine says that the win is common; among rivals it is not', () => {
  const end = (cooperative: boolean) => {
    const game = gameOf(
      function* (table) {
        yield* table.ask(0, 'end', says(1, 2));
        table.end({ scores: [1, 1], winners: [0, 1] });
      },
      { cooperative },
    );
    const run = runOf(game);
    tell(run, 0, 1);
    return run.outcome;
  };
  expect(end(true)).toEqual({ scores: [1, 1], winners: [0, 1], common: true });
  expect(end(false)).toEqual({ scores: [1, 1], winners: [0, 1] });
});
