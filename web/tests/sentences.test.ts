import { Refusal } from '@skerry/engine';
import type { Telling } from '@skerry/presentation';
import { expect, test } from 'vitest';
import { fetchWords, sentenceOf, wordsOf } from '../words/words.ts';

await fetchWords('uk');
const words = wordsOf('uk');
const telling = {
  refusal: (code: string, { most }: { readonly most?: unknown }) => (code === 'too-wild' ? `Щонайбільше ${String(most)}.` : undefined),
} as unknown as Telling;

test("a refusal of the game is told in the reader's language, with its facts", () => {
  expect(sentenceOf(new Refusal('too-wild', 'At most 3.', { most: 3 }), words, telling)).toBe('Щонайбільше 3.');
});

test('a refusal of the house is told by the page, whatever the game knows', () => {
  expect(sentenceOf(new Refusal('game-over', 'The game has ended.'), words, telling)).toBe(words.refusals['game-over']({}));
  expect(sentenceOf(new Refusal('game-over', 'The game has ended.'), words)).toBe(words.refusals['game-over']({}));
});

test('a refusal that nobody knows is told in English, and a fault as a fault', () => {
  expect(sentenceOf(new Refusal('toString', 'Nobody knows this one.'), words, telling)).toBe('Nobody knows this one.');
  expect(sentenceOf(new TypeError('x is undefined'), words, telling)).toBe(words.failed);
});
