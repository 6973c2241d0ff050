import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyOf, type Play, Session } from '../index.ts';
import { answerOf, choices, gameIn, pictureOf, playOn, refusalOf } from './playing.ts';
import { asked, everything, gameOf, onceOf, say, says } from './tiny-game.ts';

/** One seat answers for ever. 7 throws a die, 8 shows something, 9 does both. */
const alone = gameOf(function* (table) {
  const { n } = yield* table.ask(0, 'number', says(1, 2, 3, 7, 8, 9));
  const die = n === 7 || n === 9 ? `/${table.chance.below(6)}` : '';
  if (n === 8 || n === 9) table.reveal();
  table.state.notes.push(`${n}${die}`);
  table.log({ what: `said ${n}` });
});
const notes = (session: Session) => (session.view(null) as { notes: string[] }).notes;

test('undo takes back the last answer', () => {
  const session = Session.open(alone, 1, {}, 's');
  for (const n of [1, 2, 3]) answerOf(session, 0, say(n));
  session.undo(0);
  expect(notes(session)).toEqual(['1', '2']);
  session.undo(0);
  expect(notes(session)).toEqual(['1']);
  answerOf(session, 0, say(3));
  expect(notes(session)).toEqual(['1', '3']);
  expect(session.log(0).map(({ entry }) => entry.what)).toEqual(['said 1', 'said 3']);
});

test('undo goes back to the very beginning, and no further', () => {
  const session = Session.open(alone, 1, {}, 's');
  const before = gameIn(session);
  for (let i = 0; i < 5; i++) answerOf(session, 0, say(1));
  for (let i = 0; i < 5; i++) session.undo(0);
  expect(gameIn(session)).toEqual(before);
  expect(refusalOf(() => session.undo(0))).toEqual(['nothing-to-undo', 'You have not answered anything yet.']);
});

test('undo goes back further than snapshots are kept', () => {
  const session = Session.open(alone, 1, {}, 's');
  const pictures: unknown[] = [];
  for (let i = 0; i < 40; i++) {
    pictures.push(gameIn(session));
    answerOf(session, 0, say(1 + (i % 3)));
  }
  for (let i = 39; i >= 0; i--) {
    session.undo(0);
    expect(gameIn(session)).toEqual(pictures[i]);
  }
});

test('undo inside a step keeps what was answered before in it', () => {
  const session = Session.open(
    onceOf(function* (table) {
      for (const name of ['first', 'second', 'third']) {
        const { n } = yield* table.ask(0, name, says(1, 2));
        table.state.notes.push(`${name} ${n}`);
      }
    }),
    1,
    {},
    's',
  );
  answerOf(session, 0, say(2));
  answerOf(session, 0, say(1));
  session.undo(0);
  expect(notes(session)).toEqual(['first 2']);
  expect(asked(session)).toEqual(['0 second 1 2']);
});

test.each([
  [7, 'undo-chance', 'Chance has been used since: that cannot be taken back.'],
  [8, 'undo-reveal', 'Something hidden has been shown since: that cannot be taken back.'],
  [9, 'undo-chance', 'Chance has been used since: that cannot be taken back.'],
])('undo is refused after %i (%s), and nothing changes', (n, code, sentence) => {
  const session = Session.open(alone, 1, {}, 's');
  answerOf(session, 0, say(1));
  answerOf(session, 0, say(n));
  const before = pictureOf(session);
  expect(refusalOf(() => session.undo(0))).toEqual([code, sentence]);
  expect(pictureOf(session)).toEqual(before);
  answerOf(session, 0, say(2));
  session.undo(0);
  expect(refusalOf(() => session.undo(0))[0]).toBe(code);
});

test('chance at the beginning of the next step is a barrier as well', () => {
  const dice = gameOf(function* (table) {
    table.state.notes.push(`die ${table.chance.below(6)}`);
    yield* table.ask(0, 'number', says(1, 2));
  });
  const session = Session.open(dice, 1, {}, 's');
  answerOf(session, 0, say(1));
  expect(refusalOf(() => session.undo(0))[0]).toBe('undo-chance');
});

test('after an undo chance gives the same again', () => {
  const session = Session.open(alone, 1, {}, 's');
  answerOf(session, 0, say(7));
  answerOf(session, 0, say(1));
  session.undo(0);
  answerOf(session, 0, say(7));
  const other = Session.open(alone, 1, {}, 's');
  answerOf(other, 0, say(7));
  answerOf(other, 0, say(7));
  expect(notes(session)).toEqual(notes(other));
});

// ── Several seats, one after the other ──

const inTurn = gameOf(function* (table) {
  const { state } = table;
  const seat = state.round % 3;
  const { n } = yield* table.ask(seat, 'number', says(1, 2));
  state.notes.push(`${seat}:${n}`);
  state.round++;
});

test('undo is refused when another seat has gone on', () => {
  const session = Session.open(inTurn, 3, {}, 's');
  answerOf(session, 0, say(1));
  answerOf(session, 1, say(2));
  const before = pictureOf(session);
  expect(refusalOf(() => session.undo(0))).toEqual(['undo-others', 'Another player has gone on from there: that cannot be taken back.']);
  expect(pictureOf(session)).toEqual(before);
  session.undo(1);
  session.undo(0);
  expect(notes(session)).toEqual([]);
});

test('seats that go along lose what they answered since', () => {
  const session = Session.open(inTurn, 3, {}, 's');
  for (const seat of [0, 1, 2, 0, 1, 2]) answerOf(session, seat, say(1));
  expect(refusalOf(() => session.undo(0, [1]))[0]).toBe('undo-others');
  session.undo(0, [1, 2]);
  expect(notes(session)).toEqual(['0:1', '1:1', '2:1']);
  expect(asked(session)).toEqual(['0 number 1 2']);
});

test('chance that a seat going along has used is a barrier too', () => {
  const game = gameOf(function* (table) {
    const seat = table.state.round++ % 2;
    yield* table.ask(seat, 'number', says(1, 2));
    if (seat === 1) table.chance.below(6);
  });
  const session = Session.open(game, 2, {}, 's');
  answerOf(session, 0, say(1));
  answerOf(session, 1, say(1));
  expect(refusalOf(() => session.undo(0, [1]))[0]).toBe('undo-chance');
});

test('the question that comes back has a new id, even if the one just open was the same', () => {
  const session = Session.open(alone, 1, {}, 's');
  answerOf(session, 0, say(1));
  const open = session.questionOf(0)!.id;
  session.undo(0);
  expect(session.questionOf(0)!.id).not.toBe(open);
  expect(refusalOf(() => session.answer(0, open, 1))[0]).toBe('stale');

  const two = Session.open(inTurn, 3, {}, 's');
  for (const seat of [0, 1, 2]) answerOf(two, seat, say(1));
  const mine = two.questionOf(0)!.id;
  two.undo(0, [1, 2]);
  expect(refusalOf(() => two.answer(0, mine, 1))[0]).toBe('stale');
});

// ── Several seats at once ──

const atOnce = onceOf(function* (table) {
  yield* table.together([0, 1, 2], function* (seat): Play {
    for (const name of ['first', 'second', 'third']) {
      const { n } = yield* table.ask(seat, name, says(1, 2, 3));
      table.state.notes.push(`${seat} ${name} ${n}`);
    }
  });
});

test('undo among seats at once keeps what the others answered', () => {
  const session = Session.open(atOnce, 3, {}, 's');
  answerOf(session, 0, say(1));
  answerOf(session, 1, say(2));
  answerOf(session, 2, say(3));
  answerOf(session, 1, say(1));
  session.undo(0);
  expect(notes(session)).toEqual(['1 first 2', '2 first 3', '1 second 1']);
  expect(asked(session)).toEqual(['0 first 1 2 3', '1 third 1 2 3', '2 second 1 2 3']);
});

test('questions that an undo does not touch keep their ids, so that an answer on its way still counts', () => {
  const session = Session.open(atOnce, 3, {}, 's');
  answerOf(session, 0, say(1));
  answerOf(session, 1, say(2));
  const ids = [1, 2].map((seat) => session.questionOf(seat)!.id);
  const own = session.questionOf(0)!.id;
  session.undo(0);
  expect([1, 2].map((seat) => session.questionOf(seat)!.id)).toEqual(ids);
  expect(session.questionOf(0)!.id).toBe(session.number);
  expect(refusalOf(() => session.answer(0, own, 0))[0]).toBe('stale');
  session.answer(1, ids[0]!, 0);
});

test('undo at once is refused, with the reason, if an answer of another seat no longer fits', () => {
  const coins = onceOf(function* (table) {
    const free = () =>
      says(...[1, 2, 3].filter((n) => !table.state.notes.includes(`took ${n}`)), ...(table.state.notes.length > 0 ? [9] : []));
    yield* table.together([0, 1], function* (seat): Play {
      const { n } = yield* table.ask(seat, 'coin', free);
      table.state.notes.push(`took ${n}`);
      yield* table.ask(seat, 'after', says(4, 5));
    });
  });
  const session = Session.open(coins, 2, {}, 's');
  answerOf(session, 0, say(1));
  answerOf(session, 1, say(9));
  const before = pictureOf(session);
  expect(refusalOf(() => session.undo(0))[0]).toBe('undo-others');
  expect(pictureOf(session)).toEqual(before);
  session.undo(1);
  answerOf(session, 1, say(2));
  session.undo(0);
  expect(notes(session)).toEqual(['took 2']);
  expect(asked(session)).toEqual(['0 coin 1 3 9', '1 after 4 5']);
});

test('undo at once is refused if what another seat met would not happen any more', () => {
  const game = onceOf(function* (table) {
    yield* table.together([0, 1], function* (seat): Play {
      const { n } = yield* table.ask(seat, 'number', says(1, 2));
      if (table.state.notes.length > 0) table.chance.below(6);
      table.state.notes.push(`${n}`);
      yield* table.ask(seat, 'after', says(4, 5));
    });
  });
  const session = Session.open(game, 2, {}, 's');
  answerOf(session, 0, say(1));
  answerOf(session, 1, say(1));
  const before = pictureOf(session);
  expect(refusalOf(() => session.undo(0))).toEqual(['undo-others', 'What another player did since depends on it.']);
  expect(pictureOf(session)).toEqual(before);
});

test('undo at once is refused when the step is over and the others have gone on', () => {
  const game = gameOf(function* (table) {
    const said = yield* table.together([0, 1], (seat) => table.ask(seat, `round-${table.state.round}`, says(1, 2)));
    table.state.notes.push(said.map(({ n }) => n).join(''));
    table.state.round++;
  });
  const session = Session.open(game, 2, {}, 's');
  answerOf(session, 0, say(1));
  answerOf(session, 1, say(2));
  session.undo(0);
  expect(asked(session)).toEqual(['0 round-0 1 2']);
  answerOf(session, 0, say(1));
  answerOf(session, 1, say(2));
  expect(refusalOf(() => session.undo(0))[0]).toBe('undo-others');
});

test('a proposal to the whole table can be taken back until all have proposed', () => {
  const game = onceOf(function* (table) {
    const { n } = yield* table.agree([0, 1], 'decide', says(1, 2));
    table.state.notes.push(`decided ${n}`);
    yield* table.ask(0, 'after', says(1, 2));
  });
  const session = Session.open(game, 2, {}, 's');
  answerOf(session, 0, say(1));
  session.undo(0);
  answerOf(session, 0, say(2));
  answerOf(session, 1, say(2));
  expect(notes(session)).toEqual(['decided 2']);
});

// ── Properties ──

test('undo then redo is the same game, for every seat, wherever undo is allowed', () => {
  let undone = 0;
  fc.assert(
    fc.property(fc.string(), choices(50), (seed, numbers) => {
      const session = Session.open(everything, 3, {}, seed);
      playOn(session, numbers);
      for (const seat of [0, 1, 2]) {
        const before = gameIn(session) as { save: { answers: number[] }; check: string };
        const picture = pictureOf(session);
        const last = lastAnswerOf(session, seat);
        try {
          session.undo(seat);
        } catch {
          expect(pictureOf(session)).toEqual(picture);
          continue;
        }
        undone++;
        expect(session.length).toBe(before.save.answers.length / 2 - 1);
        const question = session.questionOf(seat);
        if (question === undefined) {
          // Another seat is in the middle of an action: this one is asked again after it.
          expect(session.questions.map(({ name }) => name).join()).toMatch(/^spend/);
          return;
        }
        session.answer(seat, question.id, last);
        expect(session.check()).toBe(before.check);
        expect((gameIn(session) as { views: unknown }).views).toEqual((before as unknown as { views: unknown }).views);
        expect((gameIn(session) as { questions: { seat: number }[] }).questions.toSorted(bySeat)).toEqual(
          (before as unknown as { questions: { seat: number }[] }).questions.toSorted(bySeat),
        );
      }
    }),
    { numRuns: 300, seed: 1 },
  );
  expect(undone).toBeGreaterThan(100);
});

test('an undone game is the game in which it was never answered', () => {
  fc.assert(
    fc.property(fc.string(), choices(40), fc.nat(), (seed, numbers, last) => {
      const session = Session.open(everything, 3, {}, seed);
      playOn(session, numbers);
      if (session.outcome !== null) return;
      const before = gameIn(session);
      const open = session.questions;
      const question = open[last % open.length]!;
      session.answer(question.seat, question.id, last % question.answers.length);
      try {
        session.undo(question.seat);
      } catch {
        return;
      }
      expect(gameIn(session)).toEqual(before);
    }),
    { numRuns: 300, seed: 2 },
  );
});

const bySeat = (one: { seat: number }, other: { seat: number }) => one.seat - other.seat;

function lastAnswerOf(session: Session, seat: number): number {
  const { answers } = session.save();
  for (let i = answers.length - 2; i >= 0; i -= 2) if (answers[i] === seat) return answers[i + 1]!;
  return -1;
}

// ── Chance, bots and broken rules ──

/** Each seat may draw once, at any time; what is drawn depends on what has been said before. */
const drawing = onceOf(function* (table) {
  yield* table.together([0, 1, 2], function* (seat): Play {
    for (let i = 0; i < 3; i++) {
      const { n } = yield* table.ask(seat, `number-${i}`, says(1, 2, 7));
      const cards = table.state.notes.length % 2 === 0 ? [10, 20, 30] : [11, 21, 31];
      table.state.notes.push(n === 7 ? `${seat} drew ${table.chance.pick(cards)}` : `${seat} said ${n}`);
    }
  });
});

test('undo by one seat never changes what another drew: either that stands, or the undo is refused', () => {
  let kept = 0;
  let refused = 0;
  fc.assert(
    fc.property(fc.string(), choices(8), fc.nat(2), (seed, numbers, seat) => {
      const session = Session.open(drawing, 3, {}, seed);
      playOn(session, numbers);
      if (session.outcome !== null) return;
      const drawn = (other: number): string[] => notes(session).filter((note) => note.startsWith(`${other} drew`));
      const before = [0, 1, 2].map(drawn);
      try {
        session.undo(seat);
        kept++;
      } catch {
        refused++;
      }
      for (const other of [0, 1, 2]) if (other !== seat) expect(drawn(other)).toEqual(before[other]);
    }),
    { numRuns: 400, seed: 5 },
  );
  expect(kept).toBeGreaterThan(50);
  expect(refused).toBeGreaterThan(50);
});

test('what a bot did since is kept where it still fits, so that its card is no reason to refuse', () => {
  const game = onceOf(function* (table) {
    yield* table.together([0, 1], function* (seat): Play {
      yield* table.ask(seat, 'number', says(1, 2));
      if (seat === 1) table.state.notes.push(`drew ${table.chance.below(1000)}`);
      yield* table.ask(seat, 'after', says(1, 2));
    });
  });
  const session = Session.open(game, 2, {}, 's');
  answerOf(session, 0, say(1));
  answerOf(session, 1, say(2));
  const drawn = notes(session);
  session.undo(0, [1]);
  expect(notes(session)).toEqual(drawn);
  expect(asked(session)).toEqual(['0 number 1 2', '1 after 1 2']);
});

test('rules that break leave the session as it was, and its save loads', () => {
  const broken = gameOf(function* (table) {
    const { n } = yield* table.ask(0, 'number', says(1, 2));
    table.state.notes.push(`${n}`);
    table.log({ what: `said ${n}` });
    table.state.round++;
    const { n: more } = yield* table.ask(0, 'more', says(3, 4));
    table.state.notes.push(`${more}`);
    if (table.state.notes.length === 6 && more === 4) throw new Error('the rules broke');
  });
  const session = Session.open(broken, 1, {}, 's');
  for (const n of [1, 3, 2, 4, 1]) answerOf(session, 0, say(n));
  const before = pictureOf(session);
  expect(() => answerOf(session, 0, say(4))).toThrow('the rules broke');
  expect(pictureOf(session)).toEqual(before);
  expect(gameIn(Session.load(broken, JSON.stringify(session.save())))).toEqual(gameIn(session));
  answerOf(session, 0, say(3));
  expect(notes(session)).toEqual(['1', '3', '2', '4', '1', '3']);
});

test('what chance brings when a step is begun again belongs to no answer, and holds up no undo', () => {
  const dice = gameOf(function* (table) {
    table.state.notes.push(`die ${table.chance.below(1000)}`);
    yield* table.together([0, 1, 2], (seat) => table.ask(seat, 'number', says(1, 2)));
  });
  const session = Session.open(dice, 3, {}, 's');
  const before = notes(session);
  answerOf(session, 0, say(1));
  answerOf(session, 1, say(1));
  session.undo(0);
  expect(notes(session)).toEqual(before);
  expect(asked(session)).toEqual(['0 number 1 2', '2 number 1 2']);
  expect(session.freeze().counted.map(({ drawn }) => drawn)).toEqual([[]]);
});

/** Seat 0 may put a card on top of a pile or among those that are shuffled; seat 1 takes the top one, or shuffles first. */
const topCard = onceOf(function* (table) {
  const pile = [1, 2, 3];
  yield* table.together([0, 1], function* (seat): Play {
    const { n } = yield* table.ask(seat, 'number', says(1, 2));
    if (seat === 0) pile.push(9);
    else {
      if (n === 2) table.chance.shuffle(pile);
      const card = pile.pop()!;
      table.state.notes.push(`takes ${card}`);
      if (n === 1) table.reveal(card);
    }
    yield* table.ask(seat, 'after', says(1, 2));
  });
});

test.each([
  ['what another was shown', 1],
  ['what another shuffled', 2],
])('undo never changes %s', (_, n) => {
  const session = Session.open(topCard, 2, {}, 's');
  answerOf(session, 0, say(1));
  answerOf(session, 1, say(n));
  const before = pictureOf(session);
  expect(refusalOf(() => session.undo(0, [1]))[0]).toBe('undo-others');
  expect(pictureOf(session)).toEqual(before);
  // The other way round nothing depends on it.
  const other = Session.open(topCard, 2, {}, 's');
  answerOf(other, 1, say(n));
  answerOf(other, 0, say(1));
  const shown = notes(other);
  other.undo(0);
  expect(notes(other)).toEqual(shown);
});

test('rules that break leave the names of all questions, those too that wait for the end of an action', () => {
  let broken = true;
  const game = onceOf(function* (table) {
    yield* table.together([0, 1, 2], function* (seat): Play {
      if (seat === 0) {
        yield* table.ask(seat, 'first', says(1, 2));
        yield* table.action(table.ask(seat, 'act', says(1, 2)));
        table.state.notes.push('acted');
        yield* table.ask(seat, 'after', says(1, 2));
      }
      yield* table.ask(seat, `number ${seat}`, () => {
        if (broken && seat === 2 && table.state.notes.length > 0) throw new Error('the rules broke');
        return table.state.notes.length === 0 ? says(1, 2) : says(1, 2, 3);
      });
    });
  });
  const session = Session.open(game, 3, {}, 's');
  const ids = [1, 2].map((seat) => session.questionOf(seat)!.id);
  answerOf(session, 0, say(1));
  expect(session.questionOf(1)).toBeUndefined();
  expect(() => answerOf(session, 0, say(1))).toThrow('the rules broke');
  broken = false;
  answerOf(session, 0, say(1));
  expect([1, 2].map((seat) => session.questionOf(seat)!.since)).toEqual(ids);
  // An answer that was on its way all the time counts.
  session.answer(1, ids[0]!, keyOf(say(2)));
});
