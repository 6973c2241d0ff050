import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Chance, type SeenBy } from '../index.ts';

const first = (seed: string, n: number, below: number): number[] => {
  const chance = Chance.fromSeed(seed);
  return Array.from({ length: n }, () => chance.below(below));
};

// These values never change: a save of today must lead to the same game in ten years, in Node and in a browser.
test('a seed gives the same numbers for ever', () => {
  expect(first('skerry', 12, 100)).toEqual([57, 22, 94, 11, 59, 50, 85, 87, 36, 2, 29, 66]);
  expect(first('', 6, 2 ** 32)).toEqual([3187851158, 1466004208, 596940966, 1558238025, 4179498906, 3947398531]);
  expect(first('маяк 灯台', 6, 2 ** 32)).toEqual([1428591939, 4248680329, 1961435707, 3734190630, 3256420947, 1223380727]);
  expect(Chance.fromSeed('skerry').words).toEqual([1368244941, -349913913, -15548993, 1447489758]);
});

test('a seed gives the same shuffle, picks and draws for ever', () => {
  const chance = Chance.fromSeed('deck');
  expect(chance.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]).join('')).toBe('7416953802');
  expect(
    [chance.pick(['a', 'b', 'c', 'd', 'e']), chance.pick(['a', 'b', 'c', 'd', 'e']), chance.pick(['a', 'b', 'c', 'd', 'e'])].join(''),
  ).toBe('acc');
  const bag = [...'abcdefgh'];
  expect([chance.draw(bag), chance.draw(bag), chance.draw(bag)].join('')).toBe('hbe');
  expect(bag.join('')).toBe('agcdf');
});

test('the words are all that there is to store', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(50), (seed, skip) => {
      const one = Chance.fromSeed(seed);
      for (let i = 0; i < skip; i++) one.below(6);
      const stored = JSON.parse(JSON.stringify(one.words)) as [number, number, number, number];
      const other = new Chance(stored);
      const next = (chance: Chance) => [
        chance.below(1000),
        chance.shuffle([1, 2, 3, 4, 5]),
        chance.draw([1, 2, 3]),
        chance.pick([1, 2, 3]),
      ];
      expect(next(other)).toEqual(next(one));
      expect(other.words).toEqual(one.words);
    }),
  );
});

test('different seeds give different games', () => {
  const games = Array.from({ length: 2000 }, (_, i) => first(String(i), 4, 2 ** 32).join());
  expect(new Set(games).size).toBe(2000);
});

test('numbers below n are whole, from 0 to n - 1', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
      for (const number of first(seed, 20, n)) {
        expect(Number.isInteger(number)).toBe(true);
        expect(number >= 0 && number < n).toBe(true);
      }
    }),
  );
});

/** How far counts are from being equal; with k classes about k - 1 is expected. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

// The bounds are those that one fair generator in a million would pass; the seed is fixed, so the result is too.
test('a die is fair', () => {
  const chance = Chance.fromSeed('die');
  const counts = Array<number>(6).fill(0);
  for (let i = 0; i < 60_000; i++) counts[chance.below(6)]!++;
  expect(chiSquare(counts)).toBeLessThan(35.9);
});

test('a pair of throws is fair: one does not tell of the next', () => {
  const chance = Chance.fromSeed('pair');
  const counts = Array<number>(36).fill(0);
  for (let i = 0; i < 72_000; i++) counts[chance.below(6) * 6 + chance.below(6)]!++;
  expect(chiSquare(counts)).toBeLessThan(93);
});

test('the first throw is fair over many seeds', () => {
  const counts = Array<number>(10).fill(0);
  for (let seed = 0; seed < 20_000; seed++) counts[Chance.fromSeed(`table-${seed}`).below(10)]!++;
  expect(chiSquare(counts)).toBeLessThan(46);
});

test('a shuffle gives each of the 24 orders of four as often', () => {
  const chance = Chance.fromSeed('shuffle');
  const counts = new Map<string, number>();
  for (let i = 0; i < 48_000; i++) {
    const order = chance.shuffle([0, 1, 2, 3]).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  expect(chiSquare([...counts.values()])).toBeLessThan(74);
});

test('drawing all from a bag gives each of the 24 orders of four as often', () => {
  const chance = Chance.fromSeed('draw');
  const counts = new Map<string, number>();
  for (let i = 0; i < 48_000; i++) {
    const bag = [0, 1, 2, 3];
    const order = [chance.draw(bag), chance.draw(bag), chance.draw(bag), chance.draw(bag)].join('');
    expect(bag).toEqual([]);
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  expect(chiSquare([...counts.values()])).toBeLessThan(74);
});

test('shuffling and drawing lose nothing', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1 }), (seed, list) => {
      const sorted = [...list].toSorted();
      const chance = Chance.fromSeed(seed);
      expect(chance.shuffle([...list]).toSorted()).toEqual(sorted);
      const bag = [...list];
      const drawn = chance.draw(bag);
      expect([...bag, drawn].toSorted()).toEqual(sorted);
    }),
  );
});

test('records can be drawn too, and the drawn one is gone', () => {
  const chance = Chance.fromSeed('records');
  const bag = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const drawn = [chance.draw(bag), chance.draw(bag)];
  expect([...drawn, ...bag].map(({ id }) => id).toSorted()).toEqual([1, 2, 3]);
});

test('chance cannot pick from nothing', () => {
  const chance = Chance.fromSeed('x');
  expect(() => chance.pick([])).toThrow('chance cannot pick from an empty list');
  expect(() => chance.draw([])).toThrow('chance cannot pick from an empty list');
});

test('chance says that it was used', () => {
  const uses: ((chance: Chance) => unknown)[] = [(c) => c.below(2), (c) => c.pick([1, 2]), (c) => c.draw([1, 2]), (c) => c.shuffle([1, 2])];
  for (const use of uses) {
    const chance = Chance.fromSeed('used');
    expect(chance.uses).toBe(0);
    use(chance);
    expect(chance.uses).toBe(1);
  }
});

test('a listener hears each result with what was possible and who saw it, and may say what comes instead', () => {
  const heard: unknown[] = [];
  const chance = Chance.fromSeed('listen');
  chance.listener = {
    result<T>(_drawn: T, options: readonly T[] | number, seenBy: SeenBy): T {
      heard.push([typeof options === 'number' ? options : [...options], seenBy]);
      return (typeof options === 'number' ? options - 1 : options.at(-1)) as T;
    },
  };
  const bag = ['a', 'b', 'c'];
  expect([chance.below(6), chance.pick(['x', 'y'], 2), chance.draw(bag, 'nobody')]).toEqual([5, 'y', 'c']);
  expect(bag).toEqual(['a', 'b']);
  chance.shuffle([1, 2, 3]);
  expect(heard).toEqual([
    [6, 'all'],
    [['x', 'y'], 2],
    [['a', 'b', 'c'], 'nobody'],
  ]);
});
