import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AnyGame, copy, fingerprint, gameOfSave, Refusal, type Save, Session } from '../index.ts';
import { answerOf, choices, gameIn, mustLoadAndGoOn, pictureOf, playOn, refusalOf } from './playing.ts';
import { everything, gameOf, onceOf, say, says } from './tiny-game.ts';

function played(seed: string, numbers: readonly number[], options = {}): Session {
  const session = Session.open(everything, 3, options, seed);
  playOn(session, numbers);
  return session;
}

const some = Array.from({ length: 30 }, (_, i) => (i * 37) % 480);
const save = (): Save => played('harbour', some).save();
const text = (): string => JSON.stringify(save());

test('a save says what the game began with and what was answered', () => {
  const session = Session.open(everything, 2, { long: true }, 'harbour');
  session.answer(1, 0, 2);
  session.answer(1, 1, 0);
  expect(session.save()).toEqual({
    skerry: 1,
    game: 'everything',
    version: '3',
    players: 2,
    options: { long: true },
    seed: 'harbour',
    answers: [1, 2, 1, 0],
    marks: expect.stringMatching(/^[\w-]{8}$/) as string,
    check: expect.stringMatching(/^[0-9a-f]{8}$/) as string,
  });
});

test('a game is not begun with a seed that its save could not keep', () => {
  for (const seed of ['one\ntwo', '\u001b[31m', 'x'.repeat(201)])
    expect(refusalOf(() => Session.open(everything, 3, {}, seed))[0]).toBe('seed');
  expect(Session.load(everything, Session.open(everything, 3, {}, 'x'.repeat(200)).save()).seed).toHaveLength(200);
});

test('what a broken save says is shown in a few letters, and no terminal obeys it', () => {
  const told = (change: object): string => {
    try {
      Session.load(everything, { ...save(), ...change });
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };
  const spell = `\u001b[2J${'x'.repeat(100_000)}`;
  for (const change of [{ skerry: spell }, { game: spell }, { options: { long: spell } }, { options: { [spell]: true } }]) {
    expect(told(change)).toMatch(/^[^\p{Cc}]{20,300}$/u);
  }
});

test('saved and loaded at any question, the game is the same and goes on the same', () => {
  fc.assert(
    fc.property(fc.string(), choices(60), choices(20), fc.boolean(), (seed, numbers, more, long) => {
      const session = played(seed, numbers, { long });
      mustLoadAndGoOn(session, more);
    }),
    { numRuns: 200 },
  );
});

test('a game that was undone in between is saved as it stands', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.tuple(fc.nat(479), fc.nat(2)), { maxLength: 40 }), (seed, acts) => {
      const session = Session.open(everything, 3, {}, seed);
      for (const [choice, seat] of acts) {
        playOn(session, [choice]);
        if (choice % 5 > 1) continue;
        try {
          session.undo(seat);
        } catch (error) {
          expect(error).toBeInstanceOf(Refusal);
        }
      }
      expect(gameIn(Session.load(everything, session.save()))).toEqual(gameIn(session));
    }),
    { numRuns: 200 },
  );
});

test('a loaded game can be watched answer by answer', () => {
  const session = played('harbour', some);
  const lengths: number[] = [];
  Session.load(everything, session.save(), ({ length }) => lengths.push(length));
  expect(lengths).toEqual(Array.from({ length: session.length }, (_, i) => i + 1));
});

test('what was done can be undone after loading as before', () => {
  const session = Session.open(everything, 3, {}, 's');
  session.answer(0, 0, 1);
  session.answer(1, 0, 1);
  const loaded = Session.load(everything, session.save());
  session.undo(1);
  loaded.undo(1);
  expect(pictureOf(loaded)).toEqual(pictureOf(session));
});

test('a save names its game before the game is known', () => {
  expect(gameOfSave(text())).toBe('everything');
  expect(refusalOf(() => gameOfSave('{"skerry":1}'))).toEqual(['broken-save', 'This is not a save of Skerry: it names no game.']);
});

test('a save that an editor has begun with a byte order mark is read', () => {
  expect(gameIn(Session.load(everything, `\uFEFF${text()}`))).toEqual(gameIn(Session.load(everything, text())));
});

// ── Broken saves ──

const change = (fields: Record<string, unknown>): unknown => ({ ...save(), ...fields });

const sentences: [string, unknown, string, string][] = [
  ['no text', '', 'broken-save', 'This is not a save of Skerry: it is not JSON.'],
  ['half a file', '{"skerry":1,"game":"every', 'broken-save', 'This is not a save of Skerry: it is not JSON.'],
  ['nothing', undefined, 'broken-save', 'This is not a save of Skerry: it does not say so.'],
  ['null', 'null', 'broken-save', 'This is not a save of Skerry: it does not say so.'],
  ['a list', '[1,2]', 'broken-save', 'This is not a save of Skerry: it does not say so.'],
  ['something else', '{"name":"left-pad"}', 'broken-save', 'This is not a save of Skerry: it does not say so.'],
  ['a newer form', change({ skerry: 2 }), 'broken-save', 'This is not a save of Skerry: its form is 2, and only 1 is known.'],
  ['no game', change({ game: 5 }), 'broken-save', 'This is not a save of Skerry: it names no game.'],
  ['another game', change({ game: 'chess' }), 'broken-save', 'This is a save of chess, not of everything.'],
  ['no version', change({ version: null }), 'broken-save', 'This is not a save of Skerry: it has no version of the rules.'],
  ['an older version', change({ version: '2' }), 'save-version', 'This save was made with version 2 of the rules; here is version 3.'],
  ['no players', change({ players: '3' }), 'broken-save', 'This is not a save of Skerry: it does not say how many play.'],
  ['too many players', change({ players: 9 }), 'players', 'everything is for 2 to 4 players, not 9.'],
  ['half a player', change({ players: 2.5 }), 'players', 'everything is for 2 to 4 players, not 2.5.'],
  ['no options', change({ options: null }), 'broken-save', 'This is not a save of Skerry: it has no options.'],
  ['a list of options', change({ options: [] }), 'broken-save', 'This is not a save of Skerry: it has no options.'],
  ['an unknown option', change({ options: { short: true } }), 'unknown-option', 'everything has no option "short". It has: long.'],
  ['a wrong option', change({ options: { long: 5 } }), 'option-value', 'Option "long" is true or false, not "5".'],
  ['no seed', change({ seed: 7 }), 'broken-save', 'This is not a save of Skerry: it has no seed.'],
  ['no check', change({ check: 0 }), 'broken-save', 'This is not a save of Skerry: it has no check.'],
  ['no answers', change({ answers: 'none' }), 'broken-save', 'This is not a save of Skerry: its answers are not pairs of whole numbers.'],
  [
    'half an answer',
    change({ answers: [0, 1, 0] }),
    'broken-save',
    'This is not a save of Skerry: its answers are not pairs of whole numbers.',
  ],
  [
    'a negative answer',
    change({ answers: [0, -1] }),
    'broken-save',
    'This is not a save of Skerry: its answers are not pairs of whole numbers.',
  ],
  [
    'an answer in words',
    change({ answers: ['0', '1'] }),
    'broken-save',
    'This is not a save of Skerry: its answers are not pairs of whole numbers.',
  ],
  ['a seat that is not asked', change({ answers: [3, 0] }), 'broken-save', 'Answer 1 in this save is not possible there.'],
  ['an answer that is not there', change({ answers: [0, 1, 1, 3] }), 'broken-save', 'Answer 2 in this save is not possible there.'],
  ['another seed', change({ seed: 'harbor' }), 'broken-save', ''],
  ['another check', change({ check: '00000000' }), 'broken-save', 'This save leads to another position than the one it was made from.'],
  ['an option that cannot be written down', change({ options: { long: { toString: 1, valueOf: 1 } } }), 'option-value', ''],
  ['a form that cannot be written down', change({ skerry: { toString: 1, valueOf: 1 } }), 'broken-save', ''],
  [
    'an inherited option',
    `{"options":{"__proto__":true},${text()
      .slice(1)
      .replace(/"options":\{[^}]*\},/, '')}`,
    'unknown-option',
    '',
  ],
];

test.each(sentences)('a save with %s is refused with a sentence', (_, broken, code, sentence) => {
  const [refused, message] = refusalOf(() => Session.load(everything, broken));
  expect(refused).toBe(code);
  if (sentence !== '') expect(message).toBe(sentence);
  expect(message).toMatch(/^[A-Zae].*\.$/);
});

test('a refused save says which answer is wrong', () => {
  const broken = () => Session.load(everything, change({ answers: [0, 1, 1, 3] }));
  expect(broken).toThrow(expect.objectContaining({ facts: { answer: 2 } }));
});

test('a save in the middle of a step is checked as well', () => {
  const hand: AnyGame = onceOf(function* (table) {
    yield* table.ask(0, 'card', says(1, 2, 3), { secret: true });
    yield* table.ask(0, 'way', says(1, 2, 3));
    yield* table.ask(0, 'where', says(1, 2, 3));
  });
  const session = Session.open(hand, 1, {}, 's');
  session.answer(0, 0, 1);
  session.answer(0, 1, 0);
  const good = session.save();
  expect(Session.load(hand, good).questions[0]!.name).toBe('where');
  for (const answers of [[], [0, 1], [0, 2, 0, 0], [0, 1, 0, 2], [0, 1, 0, 0, 0, 0]]) {
    expect(refusalOf(() => Session.load(hand, { ...good, answers }))[0]).toBe('broken-save');
  }
});

/** Loads a broken text: it is refused with a sentence, or it is the very same game after all. */
function refusedOrSame(broken: unknown, original: Session): void {
  let loaded: Session;
  try {
    loaded = Session.load(everything, broken);
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    expect((error as Refusal).message).toMatch(/\.$/);
    return;
  }
  expect(gameIn(loaded)).toEqual(gameIn(original));
}

test('a save with any one character changed, lost or added is refused or is the same game', () => {
  const original = played('harbour', some);
  const good = JSON.stringify(original.save());
  for (let at = 0; at < good.length; at++) {
    refusedOrSame(good.slice(0, at) + good.slice(at + 1), original);
    for (const character of ['0', '1', '9', '"', ',', '}', 'x', ' ', '\u0000']) {
      refusedOrSame(good.slice(0, at) + character + good.slice(at + 1), original);
      refusedOrSame(good.slice(0, at) + character + good.slice(at), original);
    }
  }
});

test('a save with its fields replaced by anything is refused or is the same game', () => {
  const original = played('harbour', some.slice(0, 12));
  const field = fc.constantFrom('skerry', 'game', 'version', 'players', 'options', 'seed', 'answers', 'check');
  fc.assert(
    fc.property(fc.array(fc.tuple(field, fc.jsonValue()), { minLength: 1, maxLength: 3 }), (changes) => {
      refusedOrSame(JSON.stringify({ ...original.save(), ...Object.fromEntries(changes) }), original);
    }),
    { numRuns: 500 },
  );
});

test('a save with other answers is refused or is the same game', () => {
  const original = played('harbour', some);
  const good = original.save();
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(good.answers.length), fc.nat(4)), { minLength: 1, maxLength: 4 }),
      fc.nat(good.answers.length),
      (changes, length) => {
        const answers = [...good.answers];
        for (const [at, number] of changes) answers[at] = number;
        refusedOrSame({ ...good, answers }, original);
        refusedOrSame({ ...good, answers: answers.slice(0, length) }, original);
        refusedOrSame({ ...good, answers: good.answers.slice(0, length) }, original);
      },
    ),
    { numRuns: 500 },
  );
});

test('any text at all is refused', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.anything()), (anything) => {
      expect(() => Session.load(everything, anything)).toThrow(Refusal);
    }),
    { numRuns: 1000 },
  );
});

// ── Plain data ──

test('a copy of plain data says the same and shares nothing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const copied = copy(value);
      expect(JSON.stringify(copied)).toBe(JSON.stringify(value));
      const objects = (of: unknown): unknown[] =>
        typeof of === 'object' && of !== null ? [of, ...Object.values(of).flatMap(objects)] : [];
      const mine = new Set(objects(value));
      expect(objects(copied).filter((object) => mine.has(object))).toEqual([]);
    }),
  );
});

test('fingerprints are short, the same for the same, and another for another', () => {
  const golden = { fire: [1, 2, { water: null }], air: 'маяк' };
  expect(fingerprint(golden)).toBe('039ce925');
  expect(fingerprint(copy(golden))).toBe(fingerprint(golden));
  const seen = new Set(Array.from({ length: 2000 }, (_, i) => fingerprint({ i })));
  expect(seen.size).toBe(2000);
});

// ── Other rules ──

/** Rules that once had three colours. */
function painting(version: string, colours: readonly number[], last = 6): AnyGame {
  return gameOf(
    function* (table) {
      const { n } = yield* table.ask(table.state.round % 2, 'colour', says(...colours));
      table.state.notes.push(`${n}`);
      if (++table.state.round === last) table.end({ scores: [0, 0], winners: [] });
    },
    { id: 'painting', version },
  );
}
const notesOf = (session: Session): string[] => (session.view(null) as { notes: string[] }).notes;

test('a save of older rules goes on under new ones, by what was said and not by where it stood in the list', () => {
  const old = Session.open(painting('1', [1, 2, 3]), 2, {}, 's');
  for (const [i, n] of [3, 1, 2].entries()) answerOf(old, i % 2, say(n));
  const now = painting('2', [4, 3, 2, 1]);
  expect(refusalOf(() => Session.load(now, JSON.stringify(old.save())))[0]).toBe('save-version');
  const { session, version, lost } = Session.carryOver(now, JSON.stringify(old.save()));
  expect([notesOf(session), version, lost]).toEqual([['3', '1', '2'], '1', 0]);
  expect(session.save().version).toBe('2');
  expect(Session.load(now, JSON.stringify(session.save())).check()).toBe(session.check());
});

test('where an answer no longer fits, the game stands at the last moment that does', () => {
  const old = Session.open(painting('1', [1, 2, 3]), 2, {}, 's');
  for (const [i, n] of [3, 1, 2, 1].entries()) answerOf(old, i % 2, say(n));
  const { session, lost } = Session.carryOver(painting('2', [4, 3, 1]), JSON.stringify(old.save()));
  expect([notesOf(session), lost]).toEqual([['3', '1'], 2]);
  const shorter = Session.carryOver(painting('3', [1, 2, 3], 2), JSON.stringify(old.save()));
  expect([shorter.session.outcome !== null, shorter.lost]).toEqual([true, 2]);
});

test('a save without marks is carried over by the places of its answers', () => {
  const old = Session.open(painting('1', [1, 2, 3]), 2, {}, 's');
  for (const [i, n] of [3, 1].entries()) answerOf(old, i % 2, say(n));
  const { marks: _, ...save } = old.save();
  expect(notesOf(Session.carryOver(painting('2', [1, 2, 3, 4]), save).session)).toEqual(['3', '1']);
});
