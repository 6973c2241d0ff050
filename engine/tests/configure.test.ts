import { expect, test } from 'vitest';
import { configure, Refusal, Session } from '../index.ts';
import { refusalOf } from './playing.ts';
import { onceOf } from './tiny-game.ts';

const game = {
  ...onceOf(function* () {}),
  id: 'lagoon',
  players: { min: 2, max: 4 },
  options: {
    storms: { kind: 'switch' as const, default: true },
    map: { kind: 'choice' as const, values: ['small', 'large'], default: 'small' },
    rounds: { kind: 'number' as const, min: 3, max: 9, default: 5 },
  },
  check({ players, options }: { players: number; options: Record<string, unknown> }) {
    if (players === 4 && options['map'] === 'small') throw new Refusal('combination', 'Four players need the large map.');
  },
};

test('what is not said is as the game has it', () => {
  expect(configure(game, 2)).toEqual({ players: 2, options: { storms: true, map: 'small', rounds: 5 } });
  expect(configure(game, 2, { map: undefined })).toEqual({ players: 2, options: { storms: true, map: 'small', rounds: 5 } });
});

test('values are taken as they are, or as a command line spells them', () => {
  expect(configure(game, 3, { storms: false, map: 'large', rounds: 9 }).options).toEqual({ storms: false, map: 'large', rounds: 9 });
  expect(configure(game, 3, { storms: 'off', map: 'large', rounds: '3' }).options).toEqual({ storms: false, map: 'large', rounds: 3 });
  expect(configure(game, 3, { storms: 'false' }).options['storms']).toBe(false);
  for (const yes of [true, 'true', 'on']) expect(configure(game, 3, { storms: yes }).options['storms']).toBe(true);
});

test.each([
  [1, {}, 'players', 'lagoon is for 2 to 4 players, not 1.'],
  [5, {}, 'players', 'lagoon is for 2 to 4 players, not 5.'],
  [2.5, {}, 'players', 'lagoon is for 2 to 4 players, not 2.5.'],
  [NaN, {}, 'players', 'lagoon is for 2 to 4 players, not NaN.'],
  [2, { tides: true }, 'unknown-option', 'lagoon has no option "tides". It has: storms, map, rounds.'],
  [2, { toString: true }, 'unknown-option', 'lagoon has no option "toString". It has: storms, map, rounds.'],
  [2, { storms: 'maybe' }, 'option-value', 'Option "storms" is true or false, not "maybe".'],
  [2, { storms: 1 }, 'option-value', 'Option "storms" is true or false, not "1".'],
  [2, { storms: null }, 'option-value', 'Option "storms" is true or false, not "null".'],
  [2, { storms: { toString: 1 } }, 'option-value', 'Option "storms" is true or false, not "an object".'],
  [2, { map: 'huge' }, 'option-value', 'Option "map" is one of small, large, not "huge".'],
  [2, { map: ['small'] }, 'option-value', 'Option "map" is one of small, large, not "an object".'],
  [2, { rounds: 2 }, 'option-value', 'Option "rounds" is a whole number from 3 to 9, not "2".'],
  [2, { rounds: 10 }, 'option-value', 'Option "rounds" is a whole number from 3 to 9, not "10".'],
  [2, { rounds: 4.5 }, 'option-value', 'Option "rounds" is a whole number from 3 to 9, not "4.5".'],
  [2, { rounds: '' }, 'option-value', 'Option "rounds" is a whole number from 3 to 9, not "".'],
  [2, { rounds: 'many' }, 'option-value', 'Option "rounds" is a whole number from 3 to 9, not "many".'],
  [2, { rounds: true }, 'option-value', 'Option "rounds" is a whole number from 3 to 9, not "true".'],
  [4, {}, 'combination', 'Four players need the large map.'],
])('%s players with %j are refused: %s', (players, options, code, sentence) => {
  expect(refusalOf(() => configure(game, players, options))).toEqual([code, sentence]);
  expect(refusalOf(() => Session.open(game, players, options, 's'))).toEqual([code, sentence]);
});

test('a game without options says so', () => {
  const plain = { ...game, options: {}, check: () => {} };
  expect(refusalOf(() => configure(plain, 2, { any: 1 }))[1]).toBe('lagoon has no option "any". It has: none.');
});

test('four players on the large map are welcome', () => {
  expect(configure(game, 4, { map: 'large' }).players).toBe(4);
});
