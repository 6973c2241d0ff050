import { expect, test } from 'vitest';
import { best, Chance } from '../index.ts';

const chance = Chance.fromSeed('luck');
const picked = (worths: readonly number[], luck: number): Set<number> =>
  new Set(Array.from({ length: 200 }, () => best(worths, chance, luck, (worth) => worth)));

test('what is worth most is picked; luck decides only among what lies no further apart', () => {
  expect(picked([1, 3, 2], 0)).toEqual(new Set([1]));
  expect(picked([1, 3, 2.8], 0.5)).toEqual(new Set([1, 2]));
  expect(picked([1, 3, 2.4], 0.5)).toEqual(new Set([1]));
});

test('of answers that are worth the same the first is picked where no luck is wanted', () => {
  expect(picked([-Infinity, 2, 2], 0)).toEqual(new Set([1]));
});
