import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AnyGame, Chance, imagine, keyOf, type Play, Session } from '../index.ts';
import { answerOf, choices, gameIn, pictureOf, playOn, refusalOf } from './playing.ts';
import { asked, gameOf, onceOf, runOf, say, says, tell, type TinyTable } from './tiny-game.ts';

/**
 * Three seats take coins from a heap: each names a coin and then a hand, side by side with the others, and the first who has named both takes it.
 * After coin 5 a die is thrown, after coin 4 the taker is asked once more while nobody else is.
 */
const heap: AnyGame = gameOf(
  function* (table) {
    const { seat, choice } = yield* table.whoever([0, 1, 2], (chooser) => coinAndHand(table, chooser));
    const { state } = table;
    state.notes.push(`${seat} takes ${choice}`);
    if (choice.startsWith('5')) state.notes.push(`die ${table.chance.below(6)}`);
    if (choice.startsWith('4')) state.notes.push(`${seat} says ${(yield* table.ask(seat, 'say', says(71, 72))).n}`);
    table.log({ what: choice });
    if (++state.round === 30) table.end({ scores: [0, 0, 0], winners: [] });
  },
  { players: { min: 3, max: 3 } },
);

/**
 * The same, but some coins bring a second race in the same step: after coin 2 for another coin, after coin 3 for something else, after coin 4 several, in
 * which seat 0 is not even asked.
 */
const races: AnyGame = gameOf(
  function* (table) {
    const { state } = table;
    const { seat, choice } = yield* table.whoever([0, 1, 2], (chooser) => coinAndHand(table, chooser));
    state.notes.push(`${seat} takes ${choice}`);
    if (choice.startsWith('2')) {
      const next = yield* table.whoever([0, 1, 2], (chooser) => coinAndHand(table, chooser));
      state.notes.push(`${next.seat} takes ${next.choice}`);
    }
    if (choice.startsWith('3')) {
      const next = yield* table.whoever([0, 1], function* (chooser): Play<number> {
        const { n } = yield* table.ask(chooser, 'side', says(1, 2));
        return n * 10 + (yield* table.ask(chooser, 'hand', says(1, 2))).n;
      });
      state.notes.push(`${next.seat} turns ${next.choice}`);
    }
    if (choice.startsWith('4')) {
      // Seat 0 has nothing to choose.
      let waiting = [0, 1, 2];
      while (waiting.length > 0) {
        const next = yield* table.whoever(waiting, function* (chooser): Play<number> {
          return chooser === 0 ? 0 : (yield* table.ask(chooser, 'side', says(1, 2))).n;
        });
        state.notes.push(`${next.seat} shows ${next.choice}`);
        waiting = waiting.filter((other) => other !== next.seat);
      }
    }
    if (++state.round === 30) table.end({ scores: [0, 0, 0], winners: [] });
  },
  { players: { min: 3, max: 3 } },
);

function* coinAndHand(table: TinyTable, seat: number): Play<string> {
  const { n: coin } = yield* table.ask(seat, 'coin', () => free(table));
  const { n: hand } = yield* table.ask(seat, 'hand', says(1, 2));
  return `${coin} with ${hand}`;
}

/** Coins 1 to 5, but not the one that was just taken. */
function free({ state }: TinyTable) {
  const last = state.notes.findLast((note) => note.includes('takes'));
  return says(...[1, 2, 3, 4, 5].filter((n) => !last?.includes(`takes ${n} `)));
}

const open = (): Session => Session.open(heap, 3, {}, 'skerry');
const notes = (session: Session): string[] => (session.view(null) as { notes: string[] }).notes;

test('all choose side by side, and the first who has chosen acts', () => {
  const run = runOf(heap, 3);
  expect(asked(run)).toEqual(['0 coin 1 2 3 4 5', '1 coin 1 2 3 4 5', '2 coin 1 2 3 4 5']);
  tell(run, 1, 3);
  expect(asked(run)).toEqual(['0 coin 1 2 3 4 5', '1 hand 1 2', '2 coin 1 2 3 4 5']);
  tell(run, 1, 2);
  expect(run.state.notes).toEqual(['1 takes 3 with 2']);
  expect(run.steps).toBe(2);
});

test('what another had begun is asked again with its answers, as far as they still fit', () => {
  const run = runOf(heap, 3);
  tell(run, 0, 1);
  tell(run, 2, 3);
  tell(run, 1, 3);
  tell(run, 1, 1);
  // Seat 0 still has coin 1 in mind; coin 3, which seat 2 wanted, is gone.
  expect(asked(run)).toEqual(['0 hand 1 2', '1 coin 1 2 4 5', '2 coin 1 2 4 5']);
  tell(run, 0, 2);
  expect(run.state.notes).toEqual(['1 takes 3 with 1', '0 takes 1 with 2']);
});

test('nobody acts without having been asked: what would choose itself is asked from the beginning', () => {
  const shrinking = gameOf(function* (table) {
    const hands = table.state.notes.length === 0 ? says(1, 2) : says(1);
    const { seat } = yield* table.whoever([0, 1], function* (chooser): Play {
      yield* table.ask(chooser, 'coin', says(1, 2));
      yield* table.ask(chooser, 'hand', hands);
    });
    table.state.notes.push(`${seat}`);
  });
  const run = runOf(shrinking);
  tell(run, 0, 2);
  tell(run, 1, 1);
  tell(run, 1, 1);
  expect(run.state.notes).toEqual(['1']);
  expect(asked(run)).toEqual(['0 coin 1 2', '1 coin 1 2']);
});

test('a second race in a step takes up what was begun in the first, and lets go what it does not ask for', () => {
  const session = Session.open(races, 3, {}, 'skerry');
  answerOf(session, 0, say(1));
  answerOf(session, 1, say(2));
  answerOf(session, 1, say(1));
  expect(asked(session)).toEqual(['0 hand 1 2', '1 coin 1 3 4 5', '2 coin 1 3 4 5']);
  answerOf(session, 2, say(3));
  answerOf(session, 1, say(4));
  answerOf(session, 1, say(2));
  expect(notes(session)).toEqual(['1 takes 2 with 1', '1 takes 4 with 2']);
  expect(asked(session)).toEqual(['0 hand 1 2', '1 coin 1 2 3 5', '2 hand 1 2']);
  answerOf(session, 2, say(1));
  expect(asked(session)).toEqual(['0 side 1 2', '1 side 1 2']);
  answerOf(session, 0, say(2));
  answerOf(session, 0, say(2));
  expect(notes(session).slice(2)).toEqual(['2 takes 3 with 1', '0 turns 22']);
  expect(gameIn(Session.load(races, JSON.stringify(session.save())))).toEqual(gameIn(session));
});

test('while the first acts nobody else is asked, and what the others had begun waits', () => {
  const session = open();
  answerOf(session, 0, say(1));
  answerOf(session, 2, say(4));
  answerOf(session, 2, say(1));
  expect(asked(session)).toEqual(['2 say 71 72']);
  expect(session.length).toBe(3);
  const loaded = Session.load(heap, JSON.stringify(session.save()));
  expect(gameIn(loaded)).toEqual(gameIn(session));
  answerOf(session, 2, say(71));
  expect(asked(session)).toEqual(['0 hand 1 2', '1 coin 1 2 3 5', '2 coin 1 2 3 5']);
  session.undo(2);
  session.undo(2);
  expect(asked(session)).toEqual(['0 hand 1 2', '1 coin 1 2 3 4 5', '2 hand 1 2']);
});

test('undo takes back what was only begun, or the act, and leaves the others where they are', () => {
  const session = open();
  answerOf(session, 0, say(1));
  answerOf(session, 1, say(2));
  answerOf(session, 1, say(1));
  answerOf(session, 2, say(3));
  session.undo(0);
  expect(asked(session)).toEqual(['0 coin 1 3 4 5', '1 coin 1 3 4 5', '2 hand 1 2']);
  expect(notes(session)).toEqual(['1 takes 2 with 1']);
  session.undo(1);
  expect(asked(session)).toEqual(['0 coin 1 2 3 4 5', '1 hand 1 2', '2 hand 1 2']);
  expect(notes(session)).toEqual([]);
});

test('what was only begun holds up no undo: what no longer fits is asked again', () => {
  const session = open();
  answerOf(session, 0, say(3));
  answerOf(session, 0, say(1));
  answerOf(session, 1, say(2));
  answerOf(session, 1, say(1));
  // Seat 2 wants coin 3, which was not there after seat 0 had taken it, and would not be again without what seat 1 did.
  answerOf(session, 2, say(3));
  session.undo(1);
  expect(asked(session)).toEqual(['0 coin 1 2 4 5', '1 hand 1 2', '2 coin 1 2 4 5']);
  expect(gameIn(Session.load(heap, JSON.stringify(session.save())))).toEqual(gameIn(session));
});

test('after a choice that was made in secret, chance is free where all act again', () => {
  const run = runOf(
    onceOf(function* (table) {
      yield* table.whoever([0, 1], (seat) => table.ask(seat, 'hide', says(1, 2), { secret: true }));
      yield* table.together([0, 1], function* (seat): Play {
        yield* table.ask(seat, 'ready', says(1, 2));
        table.state.notes.push(`${table.chance.below(6)}`);
      });
    }),
  );
  tell(run, 0, 1);
  tell(run, 1, 1);
  expect(run.state.notes).toHaveLength(1);
});

test('an undo never changes what another drew', () => {
  const session = open();
  answerOf(session, 0, say(1));
  answerOf(session, 0, say(1));
  answerOf(session, 1, say(5));
  answerOf(session, 1, say(2));
  const die = notes(session).at(-1);
  expect(die).toMatch(/^die/);
  session.undo(0);
  expect(notes(session)).toEqual(['1 takes 5 with 2', die]);
  expect(refusalOf(() => session.undo(1))[0]).toBe('undo-chance');
});

test('an answer on its way counts by its key if it is still offered after another has acted, and by its place only if nothing changed', () => {
  const session = open();
  const id = session.questionOf(0)!.id;
  answerOf(session, 1, say(3));
  expect(session.questionOf(0)!.id).toBe(id);
  answerOf(session, 1, say(1));
  expect(session.questionOf(0)!.id).not.toBe(id);
  expect(refusalOf(() => session.answer(0, id, 1))[0]).toBe('stale');
  expect(refusalOf(() => session.answer(0, id, keyOf(say(3))))[0]).toBe('stale');
  session.answer(0, id, keyOf(say(2)));
  expect(asked(session)[0]).toBe('0 hand 1 2');
  // The question after it is another one.
  expect(refusalOf(() => session.answer(0, id, keyOf(say(2))))[0]).toBe('stale');
});

test('a bot is told of this step alone, and imagines it', () => {
  const session = open();
  for (let act = 0; act < 6; act++) {
    answerOf(session, 2, say(act % 2 === 0 ? 1 : 5));
    if (act === 0) answerOf(session, 0, say(3));
    answerOf(session, 2, say(1));
  }
  const knowledge = session.knowledge(1);
  expect(knowledge.trail).toEqual([{ by: 0, question: 'coin', answer: say(3), secret: false }]);
  const world = imagine(heap, knowledge, Chance.fromSeed('world'))!;
  expect(asked(world)).toEqual(asked(session));
});

test.each([
  ['draws', (table: TinyTable) => table.chance.below(6), /still choosing; draw when it has chosen/],
  ['logs', (table: TinyTable) => table.log({ what: 'thinking' }), /"thinking" was logged by a seat that is still choosing/],
])('who is still choosing and %s is told so', (_, act, sentence) => {
  const game = onceOf(function* (table) {
    yield* table.whoever([0, 1], function* (seat): Play {
      yield* table.ask(seat, 'number', says(1, 2));
      act(table);
      yield* table.ask(seat, 'more', says(1, 2));
    });
  });
  const session = Session.open(game, 2, {}, 's');
  const before = pictureOf(session);
  expect(() => answerOf(session, 0, say(1))).toThrow(sentence);
  expect(pictureOf(session)).toEqual(before);
});

test('a choice asks its own seat and nobody else, and somebody must choose', () => {
  const foreign = onceOf(function* (table) {
    yield* table.whoever([0, 1], (seat) => table.ask(1 - seat, 'number', says(1, 2)));
  });
  expect(() => runOf(foreign)).toThrow('seat 0 is choosing, and nobody else can be asked for it');
  const nobody = onceOf(function* (table) {
    yield* table.whoever([], (seat) => table.ask(seat, 'number', says(1, 2)));
  });
  expect(() => runOf(nobody)).toThrow('asks nobody');
});

/** What seats choose side by side has no order among them; a save may tell it in another one. */
function inAnyOrder(session: Session): unknown {
  const game = gameIn(session) as { knowledge: { trail: object[] }[] };
  return { ...game, knowledge: game.knowledge.map((known) => ({ ...known, trail: known.trail.map(keyOf).toSorted() })) };
}

const raced: readonly [string, AnyGame][] = [
  ['one race a step', heap],
  ['several', races],
];

test.each(raced)('begun or not, saved and loaded, undone and done again, it is the same game: %s', (_, game) => {
  let undone = 0;
  fc.assert(
    fc.property(fc.string(), choices(60), fc.nat(), (seed, numbers, last) => {
      const session = Session.open(game, 3, {}, seed);
      playOn(session, numbers);
      const loaded = Session.load(game, JSON.stringify(session.save()));
      expect(inAnyOrder(loaded)).toEqual(inAnyOrder(session));
      if (session.outcome !== null) return;
      const before = gameIn(session);
      const question = session.questions[last % session.questions.length]!;
      session.answer(question.seat, question.id, last % question.answers.length);
      try {
        session.undo(question.seat);
      } catch {
        return;
      }
      undone++;
      // Another's choice that the act had made impossible is not given back to it.
      const { views, check } = gameIn(session) as { views: unknown; check: string };
      expect({ views, check }).toEqual({ views: (before as { views: unknown }).views, check: (before as { check: string }).check });
    }),
    { numRuns: 300, seed: 3 },
  );
  expect(undone).toBeGreaterThan(100);
});

test.each(raced)('a run without a session goes the same way as one with: %s', (_, game) => {
  fc.assert(
    fc.property(fc.string(), choices(60), (seed, numbers) => {
      const session = Session.open(game, 3, {}, seed);
      const run = runOf(game, 3, seed);
      for (const choice of numbers) {
        if (session.outcome !== null) return;
        const { seat, id, answers } = session.questions[choice % session.questions.length]!;
        const index = Math.floor(choice / 8) % answers.length;
        session.answer(seat, id, index);
        run.answer(index, run.questionOf(seat));
        expect(asked(run)).toEqual(asked(session));
        expect(run.state.notes).toEqual(notes(session));
      }
    }),
    { numRuns: 100, seed: 4 },
  );
});
