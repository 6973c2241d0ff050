import { expect, test } from 'vitest';
import { fixed, keyOf, same } from '../index.ts';
import { say, says } from './tiny-game.ts';

/** An answer that counts how often it is written down. */
function counted() {
  const answer = { kind: 'counted', times: 0, toJSON: () => ({ kind: 'counted', written: void answer.times++ }) };
  return answer;
}

test('the key of a fixed answer is made once, that of a passing one when it is asked for', () => {
  const [listed, alone, passing] = [counted(), counted(), counted()];
  fixed([listed]);
  fixed(alone);
  for (const answer of [listed, alone, passing]) for (let i = 0; i < 5; i++) keyOf(answer);
  expect([listed.times, alone.times, passing.times]).toEqual([1, 1, 5]);
});

test('a fixed answer has the same key as another that says the same', () => {
  const [one] = fixed(says(1, 2));
  expect(keyOf(one!)).toBe(keyOf(say(1)));
  expect(keyOf(one!)).not.toBe(keyOf(say(2)));
});

test('two pieces of plain data are the same if they say the same, whatever the order of their fields and what is left undefined', () => {
  expect(same({ kind: 'a', list: [1, { x: null }] }, { list: [1, { x: null }], kind: 'a', more: undefined })).toBe(true);
  for (const other of [
    { kind: 'a' },
    { kind: 'a', list: [1, { x: 0 }] },
    { kind: 'a', list: [1] },
    { kind: 'a', list: { 0: 1 } },
    null,
    'a',
  ])
    expect(same({ kind: 'a', list: [1, { x: null }] }, other)).toBe(false);
});
