import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Chance, copy, type Frozen, Refusal, Session, type Table } from '../index.ts';
import { answerOf, choices, gameIn, mustLoadAndGoOn, pictureOf, playOn, refusalOf } from './playing.ts';
import { everything, gameOf, type Notes, onceOf, say, says } from './tiny-game.ts';

interface Pile extends Notes {
  pile: number[];
}

/** Each turn somebody may go on, and the top card of a pile that was shuffled long ago is turned over. */
const turningOver = gameOf(
  function* (table) {
    yield* table.ask(0, 'go on', says(1, 2));
    const { state } = table as unknown as Table<Pile>;
    state.notes.push(String(state.pile.pop()));
    if (state.pile.length === 0) table.end({ scores: [0], winners: [] });
  },
  {
    setup: (_config, chance): Notes => ({ notes: [], round: 0, pile: chance.shuffle(Array.from({ length: 30 }, (_, i) => i)) }) as Pile,
    dealAnew: (state, chance) => void chance.shuffle((state as Pile).pile),
  },
);

const rolling = gameOf(function* (table) {
  yield* table.ask(0, 'roll', says(1, 2));
  table.state.notes.push(String(table.chance.below(1000)));
  yield* table.ask(1, 'roll', says(1, 2));
  table.state.notes.push(String(table.chance.below(1000)));
  if (++table.state.round === 20) table.end({ scores: [0, 0], winners: [] });
});

const future = (session: Session): string[] => {
  playOn(session, Array<number>(60).fill(0));
  return (session.view(null) as Notes).notes;
};

test.each([
  ['dice', rolling],
  ['a pile', turningOver],
])('who knows the seed knows nothing of what comes after it was dealt anew: %s', (_name, game) => {
  const session = Session.open(game, 2, {}, 'known');
  playOn(session, [0, 0, 0]);
  const foreseen = future(Session.load(game, session.save()));
  const before = (session.view(null) as Notes).notes.length;
  const asked = session.questions.map(({ seat, id, name }) => [seat, id, name]);
  expect(session.redeal('nobody knows')).toBe(4);
  expect((session.view(null) as Notes).notes).toHaveLength(before);
  expect(session.questions.map(({ seat, id, name }) => [seat, id, name])).toEqual(asked);
  const came = future(session);
  expect(came.slice(0, before)).toEqual(foreseen.slice(0, before));
  const alike = came.slice(before).filter((one, i) => one === foreseen[before + i]).length;
  expect(alike).toBeLessThan((came.length - before) / 4);
  // The pile has the same cards, in another order.
  if (game === turningOver) expect(came.toSorted()).toEqual(foreseen.toSorted());
});

test('what came before cannot be taken back, what comes after can', () => {
  const session = Session.open(
    gameOf(function* (table) {
      yield* table.ask(0, 'one', says(1, 2));
      yield* table.ask(0, 'two', says(1, 2));
      yield* table.ask(0, 'three', says(1, 2));
      table.state.notes.push(String(table.chance.below(1000)));
    }),
    1,
    {},
    'seed',
  );
  answerOf(session, 0, say(1));
  session.redeal('other');
  const stood = gameIn(session);
  expect(refusalOf(() => session.undo(0))).toEqual(['undo-chance', expect.stringContaining('dealt anew') as string]);
  expect(gameIn(session)).toEqual(stood);
  answerOf(session, 0, say(2));
  session.undo(0);
  expect(gameIn(session)).toEqual(stood);
  answerOf(session, 0, say(1));
  answerOf(session, 0, say(1));
  const drawn = (session.view(0) as Notes).notes;
  expect(drawn).toEqual([String(Chance.fromSeed('other').below(1000))]);
});

test('a game that is over is not dealt anew', () => {
  const game = onceOf(function* (table) {
    yield* table.ask(0, 'end', says(1, 2));
  });
  const session = Session.open(game, 1, {}, 'seed');
  playOn(session, [0]);
  expect(refusalOf(() => session.redeal('other'))[0]).toBe('game-over');
});

/** An act: an answer, the undo of a seat, or a deal. */
const acts = fc.array(fc.tuple(fc.nat(479), fc.nat(2)), { maxLength: 50 });

function played(seed: string, list: readonly (readonly [number, number])[], each: (session: Session) => void = () => undefined): Session {
  const session = Session.open(everything, 3, {}, seed);
  for (const [choice, seat] of list) {
    try {
      if (choice % 11 === 0) session.redeal(`deal ${choice}`);
      else if (choice % 5 === 0) session.undo(seat);
      else playOn(session, [choice]);
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal);
    }
    each(session);
  }
  return session;
}

test('dealt anew in between, a game is saved and loaded, and goes on the same', () => {
  fc.assert(
    fc.property(fc.string(), acts, choices(20), (seed, list, more) => {
      const session = played(seed, list);
      mustLoadAndGoOn(session, more);
    }),
    { numRuns: 200 },
  );
});

test('frozen at any moment and thawed, a game is the same to the last number, and goes on the same', () => {
  fc.assert(
    fc.property(fc.string(), acts, acts, (seed, list, more) => {
      const session = played(seed, list);
      const frozen = JSON.parse(JSON.stringify(session.freeze())) as Frozen;
      const thawed = Session.thaw(everything, 3, {}, seed, frozen);
      expect(pictureOf(thawed)).toEqual(pictureOf(session));
      for (const one of [session, thawed]) {
        for (const [choice, seat] of more) {
          try {
            if (choice % 3 === 0) one.undo(seat);
            else playOn(one, [choice]);
          } catch (error) {
            expect(error).toBeInstanceOf(Refusal);
          }
        }
      }
      expect(pictureOf(thawed)).toEqual(pictureOf(session));
    }),
    { numRuns: 200 },
  );
});

test('what was frozen and then changed is not believed', () => {
  const session = played(
    'seed',
    Array.from({ length: 40 }, (_, i) => [i * 7 + 1, 0]),
  );
  const frozen = copy(session.freeze());
  const changes: Partial<Frozen>[] = [
    { check: '00000000' },
    { counted: frozen.counted.slice(0, -1) },
    { snapshots: frozen.snapshots.slice(0, -1).concat({ ...frozen.snapshots.at(-1)!, position: frozen.snapshots[0]!.position }) },
  ];
  for (const change of changes) expect(() => Session.thaw(everything, 3, {}, 'seed', { ...frozen, ...change })).toThrow();
  expect(() => Session.thaw(everything, 3, {}, 'seed', frozen)).not.toThrow();
});

test('a save that was dealt anew when it cannot have been is refused with a sentence', () => {
  const session = Session.open(rolling, 2, {}, 'seed');
  playOn(session, [0, 0]);
  session.redeal('other');
  const save = session.save();
  expect(save.dealt).toEqual([{ after: 2, seed: 'other' }]);
  for (const dealt of [
    7,
    [7],
    [{ after: 3, seed: 'x' }],
    [{ after: -1, seed: 'x' }],
    [{ after: 1 }],
    [
      { after: 2, seed: 'x' },
      { after: 1, seed: 'y' },
    ],
  ])
    expect(refusalOf(() => Session.load(rolling, { ...save, dealt }))).toEqual([
      'broken-save',
      expect.stringContaining('dealt anew') as string,
    ]);
  expect(refusalOf(() => Session.load(rolling, { ...save, dealt: [] }))[0]).toBe('broken-save');
});
