import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Play } from '../index.ts';
import { asked, gameOf, onceOf, runOf, type Say, say, says, tell, type TinyTable } from './tiny-game.ts';

const askAll = onceOf(function* (table) {
  const said = yield* table.together([0, 1, 2, 3, 4, 5], (seat) => table.ask(seat, 'pick', says(10 + seat, 20 + seat)));
  table.state.notes.push(said.map((answer) => answer.n).join(' '));
});

test('six seats are asked at once', () => {
  expect(asked(runOf(askAll, 6))).toEqual(['0 pick 10 20', '1 pick 11 21', '2 pick 12 22', '3 pick 13 23', '4 pick 14 24', '5 pick 15 25']);
});

test('answers come in any order, results are by seat', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }),
      fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
      (order, high) => {
        const run = runOf(askAll, 6);
        order.forEach((seat, i) => {
          expect(run.questions.map((question) => question.seat).toSorted()).toEqual(order.slice(i).toSorted());
          tell(run, seat, (high[seat] ? 20 : 10) + seat);
        });
        expect(run.state.notes).toEqual([[0, 1, 2, 3, 4, 5].map((seat) => (high[seat] ? 20 : 10) + seat).join(' ')]);
        expect(run.outcome).not.toBeNull();
      },
    ),
  );
});

test('a seat goes on with its own questions while the others think', () => {
  const run = runOf(
    onceOf(function* (table) {
      yield* table.together([0, 1], function* (seat): Play {
        const first = yield* table.ask(seat, 'first', says(1, 2));
        const second = yield* table.ask(seat, 'second', says(3, 4));
        table.state.notes.push(`${seat}: ${first.n} ${second.n}`);
      });
      table.state.notes.push('together again');
    }),
  );
  tell(run, 1, 2);
  expect(asked(run)).toEqual(['0 first 1 2', '1 second 3 4']);
  tell(run, 1, 3);
  expect(asked(run)).toEqual(['0 first 1 2']);
  tell(run, 0, 1);
  expect(run.state.notes).toEqual(['1: 2 3']);
  tell(run, 0, 4);
  expect(run.state.notes).toEqual(['1: 2 3', '0: 1 4', 'together again']);
});

test('the rules after it see all results, and may ask on', () => {
  const run = runOf(
    onceOf(function* (table) {
      const said = yield* table.together([1, 0], (seat) => table.ask(seat, 'pick', says(1, 2)));
      yield* table.ask(0, `after-${said.map(({ n }) => n).join('-')}`, says(5, 6));
    }),
  );
  tell(run, 0, 2);
  tell(run, 1, 1);
  expect(asked(run)).toEqual(['0 after-1-2 5 6']);
});

test('nobody, or seats that need not be asked, hold nothing up', () => {
  const run = runOf(
    onceOf(function* (table) {
      const none = yield* table.together([], (seat) => table.ask(seat, 'pick', says(1, 2)));
      const forced = yield* table.together([0, 1], (seat) => table.ask(seat, 'pick', says(seat)));
      table.state.notes.push(JSON.stringify(none), JSON.stringify(forced));
      yield* table.ask(0, 'after', says(5, 6));
    }),
  );
  expect(run.state.notes).toEqual(['[]', JSON.stringify([say(0), say(1)])]);
  expect(asked(run)).toEqual(['0 after 5 6']);
});

test('one seat at once is like one seat', () => {
  const run = runOf(
    onceOf(function* (table) {
      const [said] = yield* table.together([1], (seat) => table.ask(seat, 'pick', says(1, 2)));
      table.state.notes.push(`${said!.n}`);
    }),
  );
  expect(asked(run)).toEqual(['1 pick 1 2']);
  run.answer(1);
  expect(run.state.notes).toEqual(['2']);
});

test('together twice, and over several steps', () => {
  const run = runOf(
    gameOf(function* (table) {
      for (let i = 0; i < 2; i++) {
        const said = yield* table.together([0, 1, 2], (seat) => table.ask(seat, `pick-${i}`, says(1, 2)));
        table.state.notes.push(said.map(({ n }) => n).join(''));
      }
      if (++table.state.round === 2) table.end({ scores: [], winners: [] });
    }),
    3,
  );
  for (let i = 0; i < 4; i++) for (const seat of [2, 0, 1]) tell(run, seat, 1 + ((i + seat) % 2));
  expect(run.state.notes).toEqual(['121', '212', '121', '212']);
  expect(run.outcome).not.toBeNull();
});

// ── Answers that another seat's act may change ──

const coins = (table: TinyTable) => () => says(...[1, 2, 3].filter((n) => !table.state.notes.includes(`took ${n}`)));
const market = onceOf(function* (table) {
  yield* table.together([0, 1], function* (seat): Play {
    if (seat === 1) yield* table.ask(seat, 'wait', says(0, 1));
    const { n } = yield* table.ask(seat, 'coin', coins(table));
    table.state.notes.push(`took ${n}`);
    yield* table.ask(seat, 'fixed', says(8, 9));
  });
});

test('answers given as a function are asked anew after another seat has acted', () => {
  const run = runOf(market);
  tell(run, 1, 0);
  expect(asked(run)).toEqual(['0 coin 1 2 3', '1 coin 1 2 3']);
  tell(run, 1, 2);
  expect(asked(run)).toEqual(['0 coin 1 3', '1 fixed 8 9']);
});

test('a question has a new id only if its answers have changed', () => {
  const run = runOf(market);
  const ids = () => run.questions.map(({ seat, id }) => `${seat}:${id}`);
  expect(ids()).toEqual(['0:0', '1:0']);
  tell(run, 1, 0);
  expect(ids()).toEqual(['0:0', '1:1']);
  tell(run, 1, 3);
  expect(ids()).toEqual(['0:2', '1:2']);
  tell(run, 0, 1);
  expect(ids()).toEqual(['0:3', '1:2']);
});

test('a question that loses all its answers is an error that names it', () => {
  const run = runOf(
    onceOf(function* (table) {
      yield* table.together([0, 1], function* (seat): Play {
        yield* table.ask(seat, 'last-one', () => (table.state.notes.length > 0 ? [] : says(1, 2)));
        table.state.notes.push('taken');
      });
    }),
  );
  expect(() => tell(run, 0, 1)).toThrow('tiny: the question "last-one" lost all its answers');
});

test("a question that comes down to one answer while it waits is still the seat's to give", () => {
  const run = runOf(
    onceOf(function* (table) {
      yield* table.together([0, 1], function* (seat): Play {
        const { n } = yield* table.ask(seat, 'coin', () => coins(table)().filter((answer) => answer.n < 3));
        table.state.notes.push(`took ${n}`);
      });
    }),
  );
  tell(run, 0, 2);
  expect(asked(run)).toEqual(['1 coin 1']);
});

test("a seat's own waiting question is asked anew when a branch that begins after it changes the answers", () => {
  const run = runOf(
    onceOf(function* (table) {
      yield* table.together([0, 1], function* (seat): Play {
        if (seat === 0) {
          yield* table.action(table.ask(seat, 'act', says(0, 1)));
          yield* table.ask(seat, 'coin', coins(table));
        } else {
          table.state.notes.push('took 2');
          yield* table.ask(seat, 'fixed', says(8, 9));
        }
      });
    }),
  );
  expect(asked(run)).toEqual(['0 act 0 1']);
  tell(run, 0, 0);
  expect(asked(run)).toEqual(['0 coin 1 3', '1 fixed 8 9']);
});

// ── Actions ──

const actions = onceOf(function* (table) {
  yield* table.together([0, 1, 2], function* (seat): Play {
    yield* table.ask(seat, 'ready', says(0, 1));
    yield* table.action(
      (function* (): Play {
        table.state.notes.push(`${seat} begins`);
        yield* table.ask(seat, 'how', says(2, 3));
        yield* table.ask(seat, 'where', says(4, 5));
        table.state.notes.push(`${seat} is done`);
      })(),
    );
    yield* table.ask(seat, 'after', says(6, 7));
  });
});

test('an action, once begun, runs to its end before another seat goes on', () => {
  const run = runOf(actions, 3);
  expect(asked(run)).toEqual(['0 ready 0 1', '1 ready 0 1', '2 ready 0 1']);
  tell(run, 1, 0);
  expect(asked(run)).toEqual(['1 how 2 3']);
  tell(run, 1, 2);
  expect(asked(run)).toEqual(['1 where 4 5']);
  tell(run, 1, 4);
  expect(asked(run)).toEqual(['0 ready 0 1', '1 after 6 7', '2 ready 0 1']);
});

test('actions of several seats never mix, in whatever order they answer', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(100)), (choices) => {
      const run = runOf(actions, 3);
      const next = choices[Symbol.iterator]();
      while (run.anyQuestion !== null) {
        const open = run.questions;
        run.answer(0, open[(next.next().value as number) % open.length]);
      }
      const { notes } = run.state;
      expect(notes).toHaveLength(6);
      for (let i = 0; i < 6; i += 2) expect(notes[i + 1]).toBe(notes[i]!.replace('begins', 'is done'));
    }),
  );
});

test('branches that have not begun wait for an action that began first', () => {
  const run = runOf(
    onceOf(function* (table) {
      yield* table.together([0, 1], (seat) => table.action(table.ask(seat, 'act', says(0, 1))));
    }),
  );
  expect(asked(run)).toEqual(['0 act 0 1']);
  tell(run, 0, 0);
  expect(asked(run)).toEqual(['1 act 0 1']);
});

test('an action inside an action does not let the others in between', () => {
  const run = runOf(
    onceOf(function* (table) {
      yield* table.together([0, 1], function* (seat): Play {
        yield* table.ask(seat, 'ready', says(0, 1));
        yield* table.action(
          (function* (): Play {
            yield* table.action(table.ask(seat, 'inner', says(2, 3)));
            yield* table.ask(seat, 'outer', says(4, 5));
          })(),
        );
      });
    }),
  );
  tell(run, 0, 0);
  expect(asked(run)).toEqual(['0 inner 2 3']);
  tell(run, 0, 2);
  expect(asked(run)).toEqual(['0 outer 4 5']);
  tell(run, 0, 4);
  expect(asked(run)).toEqual(['1 ready 0 1']);
});

test('an action may ask several seats at once; those outside it wait', () => {
  const run = runOf(
    onceOf(function* (table) {
      yield* table.together([0, 1, 2], function* (seat): Play {
        yield* table.ask(seat, 'ready', says(0, 1));
        const said: Say[] = yield* table.action(
          table.together([seat, (seat + 1) % 3], (other) => table.ask(other, `help-${seat}`, says(2, 3))),
        );
        table.state.notes.push(`${seat}: ${said.map(({ n }) => n).join(' ')}`);
      });
    }),
    3,
  );
  tell(run, 2, 0);
  expect(asked(run).toSorted()).toEqual(['0 help-2 2 3', '2 help-2 2 3']);
  tell(run, 0, 3);
  expect(asked(run)).toEqual(['2 help-2 2 3']);
  tell(run, 2, 2);
  expect(run.state.notes).toEqual(['2: 2 3']);
  expect(asked(run).toSorted()).toEqual(['0 ready 0 1', '1 ready 0 1']);
});

test('an action of the whole table holds nothing back', () => {
  const run = runOf(
    onceOf(function* (table) {
      yield* table.action(table.together([0, 1], (seat) => table.ask(seat, 'pick', says(1, 2))));
      yield* table.together([0, 1], (seat) => table.ask(seat, 'again', says(1, 2)));
    }),
  );
  expect(asked(run)).toEqual(['0 pick 1 2', '1 pick 1 2']);
  tell(run, 1, 1);
  tell(run, 0, 1);
  expect(asked(run)).toEqual(['0 again 1 2', '1 again 1 2']);
});

test('together inside together: each inner one goes on when its own seats have answered', () => {
  const run = runOf(
    onceOf(function* (table) {
      const teams = yield* table.together([0, 2], function* (team): Play<string> {
        const said = yield* table.together([team, team + 1], (seat) => table.ask(seat, 'pick', says(1, 2)));
        const { n } = yield* table.ask(team, 'captain', says(5, 6));
        return `${said.map((answer) => answer.n).join('')}/${n}`;
      });
      table.state.notes.push(teams.join(' '));
    }),
    4,
  );
  expect(asked(run)).toEqual(['0 pick 1 2', '1 pick 1 2', '2 pick 1 2', '3 pick 1 2']);
  tell(run, 3, 2);
  tell(run, 2, 1);
  expect(asked(run).toSorted()).toEqual(['0 pick 1 2', '1 pick 1 2', '2 captain 5 6']);
  tell(run, 2, 6);
  tell(run, 0, 2);
  tell(run, 1, 2);
  tell(run, 0, 5);
  expect(run.state.notes).toEqual(['22/5 12/6']);
});

// ── One answer of the whole table ──

const decision = onceOf(function* (table) {
  const { n } = yield* table.agree([0, 1, 2], 'decide', says(1, 2, 3), { about: { event: 'storm' } });
  table.state.notes.push(`decided ${n}`);
});

test('a common question is answered when all say the same', () => {
  const run = runOf(decision, 3);
  expect(asked(run)).toEqual(['0 decide 1 2 3', '1 decide 1 2 3', '2 decide 1 2 3']);
  for (const seat of [2, 0, 1]) tell(run, seat, 3);
  expect(run.state.notes).toEqual(['decided 3']);
});

test('who disagree are asked once more, knowing the proposals', () => {
  const run = runOf(decision, 3);
  expect(run.anyQuestion!.more!.proposals).toBeUndefined();
  for (const [seat, n] of [
    [0, 3],
    [1, 2],
    [2, 3],
  ] as const)
    tell(run, seat, n);
  expect(run.state.notes).toEqual([]);
  expect(asked(run)).toEqual(['0 decide 1 2 3', '1 decide 1 2 3', '2 decide 1 2 3']);
  for (const question of run.questions) expect(question.more).toMatchObject({ proposals: says(3, 2, 3), about: { event: 'storm' } });
  for (const seat of [0, 1, 2]) tell(run, seat, 2);
  expect(run.state.notes).toEqual(['decided 2']);
});

test('who still disagree get the first answer', () => {
  const run = runOf(decision, 3);
  for (let round = 0; round < 2; round++)
    for (const [seat, n] of [
      [0, 3],
      [1, 2],
      [2, 3],
    ] as const)
      tell(run, seat, n);
  expect(run.state.notes).toEqual(['decided 1']);
});

test('a common question with one answer is not asked', () => {
  const run = runOf(
    onceOf(function* (table) {
      const { n } = yield* table.agree([0, 1], 'decide', says(4));
      table.state.notes.push(`decided ${n}`);
    }),
  );
  expect(run.state.notes).toEqual(['decided 4']);
});

test('one seat alone decides for itself', () => {
  const run = runOf(
    onceOf(function* (table) {
      const { n } = yield* table.agree([1], 'decide', says(4, 5));
      table.state.notes.push(`decided ${n}`);
    }),
  );
  tell(run, 1, 5);
  expect(run.state.notes).toEqual(['decided 5']);
});

// ── What a review found ──

test('an action inside "together" inside an action excludes the others of that "together"', () => {
  const run = runOf(
    onceOf(function* (table) {
      yield* table.action(
        table.together([0, 1], function* (seat): Play {
          yield* table.ask(seat, 'ready', says(0, 1));
          yield* table.action(table.ask(seat, 'inner', says(2, 3)));
          yield* table.ask(seat, 'after', says(4, 5));
        }),
      );
    }),
  );
  tell(run, 0, 0);
  expect(asked(run)).toEqual(['0 inner 2 3']);
  tell(run, 0, 2);
  expect(asked(run)).toEqual(['0 after 4 5', '1 ready 0 1']);
});

test('one seat is never asked two questions at once', () => {
  const twice = onceOf(function* (table) {
    yield* table.together([0, 0], (seat) => table.ask(seat, 'pick', says(1, 2)));
  });
  expect(() => runOf(twice)).toThrow('seat 0 is asked two questions at once');
});

test('chance inside "together" is drawn in the order of the answers', () => {
  const drawing = onceOf(function* (table) {
    yield* table.together([0, 1, 2], function* (seat): Play {
      yield* table.ask(seat, 'ready', says(1, 2));
      table.state.notes.push(`${seat} draws ${table.chance.below(100)}`);
      yield* table.ask(seat, 'after', says(1, 2));
    });
  });
  const draws = (order: readonly number[]): string[] => {
    const run = runOf(drawing, 3);
    for (const seat of order) tell(run, seat, 1);
    return run.state.notes.map((note) => note.split(' ')[2]!);
  };
  expect(draws([0, 1, 2])).toEqual(draws([2, 0, 1]));
});

test('chance after a secret answer in the same "together" is refused with a sentence: nobody could imagine it', () => {
  const game = onceOf(function* (table) {
    yield* table.together([0, 1], function* (seat): Play {
      yield* table.ask(seat, 'hide', says(1, 2), { secret: true });
      if (seat === 1) table.chance.below(6);
      yield* table.ask(seat, 'after', says(1, 2));
    });
    table.chance.below(6);
  });
  const run = runOf(game);
  tell(run, 0, 1);
  expect(() => tell(run, 1, 1)).toThrow('chance was used while a secret answer is open; draw when all have answered, outside "together"');
});

test('a secret that was said in a smaller "together" is open as long as the larger one', () => {
  const run = runOf(
    onceOf(function* (table) {
      yield* table.together([0, 1], function* (seat): Play {
        if (seat === 0) yield* table.together([0], () => table.ask(0, 'hide', says(1, 2), { secret: true }));
        else yield* table.ask(1, 'ready', says(1, 2));
        table.state.notes.push(`${table.chance.below(6)}`);
        yield* table.ask(seat, 'after', says(1, 2));
      });
    }),
  );
  expect(() => tell(run, 0, 1)).toThrow('chance was used while a secret answer is open');
});

test('after all have answered in secret, chance is free again', () => {
  const run = runOf(
    onceOf(function* (table) {
      yield* table.together([0, 1], (seat) => table.ask(seat, 'hide', says(1, 2), { secret: true }));
      table.state.notes.push(`die ${table.chance.below(6)}`);
    }),
  );
  tell(run, 0, 1);
  tell(run, 1, 1);
  expect(run.state.notes).toHaveLength(1);
});

test('questions that answer themselves for ever are an error, not a hang', () => {
  const endless = gameOf(function* (table) {
    for (;;) yield* table.ask(0, 'only', says(1));
  });
  expect(() => runOf(endless)).toThrow('the question "only" is asked without an end');
});
