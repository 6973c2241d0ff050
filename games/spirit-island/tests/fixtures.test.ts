import { join } from 'node:path';
import { fixturesIn, mustReplay, unexercised } from '@skerry/engine/fixtures';
import { expect, test } from 'vitest';
import { spiritIsland } from '../index.ts';
import { everything, foundIn } from './exercised.ts';

const fixtures = fixturesIn(join(import.meta.dirname, 'fixtures'));

test('there are fixtures for one to four and for six players', () => {
  for (const players of [1, 2, 3, 4, 6]) expect([players, fixtures.some(({ save }) => save.players === players)]).toEqual([players, true]);
});

test.each(fixtures)('$name replays byte for byte to its end', ({ save }) => {
  expect(() => mustReplay(spiritIsland, save)).not.toThrow();
});

test('the fixtures exercise every spirit, power, card, adversary and scenario', () => {
  expect(
    unexercised(
      everything,
      fixtures.map(({ save }) => foundIn(save)),
    ),
  ).toEqual([]);
});

test('what a game does not exercise is noticed', () => {
  const missing = unexercised(everything, [foundIn(fixtures[0]!.save)]);
  expect(missing.length).toBeGreaterThan(20);
});
