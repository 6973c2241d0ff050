import { expect, test } from 'vitest';
import { words } from '../../words/spoken.ts';
import '../../words/index.ts';
import { markOf } from '../cards/other-uses.tsx';

test('the mark of a use with fewer thresholds counts them as its words do', () => {
  expect([{ levels: 0 }, { levels: 1 }, { levels: 2 }, { only: [1] }, { only: [0, 2] }, {}, { paid: true as const }].map(markOf)).toEqual([
    '0',
    '1',
    '1–2',
    '2',
    '1+3',
    '↻',
    '−',
  ]);
  for (const { answer } of Object.values(words)) {
    expect(answer.fewer(1)).toMatch(/\b1\b/);
    expect(answer.fewer(2)).toContain('1–2');
    expect(answer.fewer(1)).toBe(answer.onlyThresholds([1]));
  }
});
