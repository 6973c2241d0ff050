import { languages } from '@skerry/presentation';
import { expect, test } from 'vitest';
import { telling, words } from '../../words/spoken.ts';
import { nameOn } from '../chart.tsx';
import { layoutOf } from '../layout.ts';

/** The box of the board on the smallest phone. */
const { scale, shrunk } = layoutOf(344, 308, 5, 0);
const seen = scale / shrunk;

test('on the smallest phone what turns the pages stands beside the chart, so that the chart is as high as its box', () => {
  expect(layoutOf(344, 308, 5, 0)).toMatchObject({ shape: 'pages', tabs: 'aside' });
  expect(layoutOf(374, 440, 5, 0)).toMatchObject({ shape: 'pages', tabs: 'above' });
});

test.each(languages)('on the smallest phone the name of a town is written as large as its island has room: %s', async (language) => {
  await telling(language);
  for (const name of words[language].towns) {
    const { lines, text } = nameOn(name, seen);
    const longest = Math.max(...lines.map(({ length }) => length));
    expect(text * seen, name).toBeGreaterThanOrEqual(9.8);
    if (lines.length === 1 && longest <= 6) expect(text * seen, name).toBeGreaterThanOrEqual(11.5);
  }
});

test('where there is room enough a name is no larger than it has to be', () => {
  expect(nameOn('Kraken', 1.2).text).toBe(11);
  expect(nameOn('Kraken', 0.8).text).toBeCloseTo(12.4 / 0.8);
});
