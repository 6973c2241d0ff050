import type { Telling } from '@skerry/presentation';
import { expect, test } from 'vitest';
import { endInWords } from '../end-in-words.ts';
import { plainTellings } from '../plain-telling.ts';

const outcome = { scores: [7, 12, 9], winners: [2] };
const names = ['Ann', 'Boris', 'Chloe'];

test('the end lists the scores, winners first, and how they came about', () => {
  const telling: Telling = {
    ...plainTellings('x').en,
    ending: ({ winners }, called, view) => `${called[winners[0]!]} wins at ${String(view)}.`,
    result: (_outcome, seat) => (seat === 1 ? 'with 3 goods' : undefined),
  };
  expect(endInWords(telling, outcome, names, 'dawn')).toBe(
    ['Chloe wins at dawn.', '    9  Chloe', '   12  Boris (with 3 goods)', '    7  Ann'].join('\n'),
  );
});

test('a game that has no more to say than its outcome says that', () => {
  expect(endInWords(plainTellings('x').en, outcome, names, null)).toBe('Chloe: 7, 12, 9');
});
