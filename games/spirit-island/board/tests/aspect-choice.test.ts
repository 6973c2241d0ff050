import { expect, test } from 'vitest';
import { aspects } from '../../content/aspects.ts';
import '../../words/index.ts';
import { namesIn } from '../../words/names-in.ts';
import { aspectLines } from '../spirits/aspect-choice.tsx';

const offered = [-1, ...aspects.flatMap(({ spirit }, i) => (spirit === "Lightning's Swift Strike" ? [i] : []))];

test('an aspect has each threshold on a line of its own', () => {
  const wind = aspects.findIndex(({ id }) => id === 'wind');
  const lines = aspectLines(wind, offered, namesIn('en'));
  expect(lines.filter((line) => line.startsWith('['))).toHaveLength(aspects[wind]!.innates[0]!.thresholds.length);
  expect(lines.join(' ')).toBe(namesIn('en').aspectText(wind).join(' '));
});

test('without an aspect one reads which spirit it is and what it keeps', () => {
  const [name, ...rules] = aspectLines(-1, offered, namesIn('en'));
  expect(name).toBe("Lightning's Swift Strike");
  expect(rules.join(' ')).toContain('Swiftness of Lightning');
});
