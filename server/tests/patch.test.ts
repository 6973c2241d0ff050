import { isDeepStrictEqual } from 'node:util';
import { array, assert, constant, dictionary, integer, jsonValue, oneof, option, property, record, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { apply, change, diff, views } from '../patch.ts';

const overWire = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/** Two views of a game have much in common; two random values have not. */
const view = record({
  hand: array(integer({ min: 0, max: 5 }), { maxLength: 6 }),
  board: array(record({ land: integer({ min: 0, max: 2 }), pieces: array(string({ maxLength: 1 }), { maxLength: 3 }) }), { maxLength: 4 }),
  phase: option(string({ maxLength: 2 })),
  marks: dictionary(
    oneof(string({ maxLength: 2 }), constant('__proto__'), constant('constructor'), constant('~'), constant('length')),
    jsonValue({ maxDepth: 2 }),
  ),
});

test('a patch, sent over the wire and applied, leads from any view to any other', () => {
  const values = oneof(view, jsonValue());
  assert(
    property(tuple(values, values), ([before, after]) => {
      // Through JSON on both sides, where -0 is 0 and nothing inherits.
      const [one, other] = [overWire(before), overWire(after)];
      const untouched = JSON.stringify(one);
      const result = apply(one, overWire(diff(one, other)) as ReturnType<typeof diff>);
      expect(isDeepStrictEqual(result, other)).toBe(true);
      expect(JSON.stringify(one)).toBe(untouched);
    }),
    { numRuns: 2000 },
  );
});

test('a value that is changed itself comes out as the patched one does, and shares nothing with what it was told', () => {
  const values = oneof(view, jsonValue());
  assert(
    property(tuple(values, values), ([before, after]) => {
      const [one, other] = [overWire(before), overWire(after)];
      const goal = JSON.stringify(other);
      const result = change(one, diff(one, other));
      expect(isDeepStrictEqual(result, other)).toBe(true);
      // Whatever becomes of the one, the other stays as it is.
      spoil(result);
      expect(JSON.stringify(other)).toBe(goal);
    }),
    { numRuns: 2000 },
  );
});

function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) spoil(inner);
  if (Array.isArray(value)) value.push('spoilt');
  else Object.assign(value, { spoilt: true });
}

test('nothing changed is no patch', () => {
  assert(
    property(oneof(view, jsonValue()), (value) => diff(overWire(value), overWire(value)) === undefined),
    { numRuns: 500 },
  );
});

test('a field that is undefined is as good as absent', () => {
  expect(diff({ a: undefined, b: 1 }, { b: 1 })).toBeUndefined();
  expect(diff({ b: 1 }, { a: undefined, b: 1 })).toBeUndefined();
  expect(diff({ a: 1 }, { a: undefined })).toEqual({ a: [] });
});

test('patches are small: a card leaves a hand, a piece moves', () => {
  expect(diff({ hand: ['a', 'b', 'c', 'd'] }, { hand: ['a', 'c', 'd'] })).toEqual({ hand: { '~': [1, 1] } });
  expect(diff({ board: [{ x: 1 }, { x: 2 }] }, { board: [{ x: 1 }, { x: 3 }] })).toEqual({ board: { 1: { x: [3] } } });
});

test('what did not change is shared with the value before', () => {
  const before = { far: { away: [1, 2] }, here: { n: 1 } };
  const after = apply(before, { here: { n: [2] } }) as typeof before;
  expect(after).toEqual({ far: { away: [1, 2] }, here: { n: 2 } });
  expect(after.far).toBe(before.far);
});

test('a recording unrolls into its views', () => {
  expect(views({ first: { n: 0 }, moments: [{}, { patch: { n: [1] } }, {}, { patch: { n: [2] } }] })).toEqual([
    { n: 0 },
    { n: 1 },
    { n: 1 },
    { n: 2 },
  ]);
});
