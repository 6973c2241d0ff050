import type { LogLine } from '@skerry/engine';
import { expect, test } from 'vitest';
import { turnsOf } from '../table/log-turns.ts';

const line = (moment: number, what: string, seat?: number): LogLine => ({
  moment,
  ...(what === 'round' ? { heading: 1 } : what === 'turn' ? { heading: 2 } : {}),
  entry: { what, ...(seat === undefined ? {} : { seat }) },
});
const drawn = (log: readonly LogLine[]): string[] =>
  turnsOf(log).map(
    ({ seat, heading, level, lines }) =>
      `${seat ?? '-'}${heading === null ? '' : '!'.repeat(3 - level)} ${lines.map(({ entry }) => entry.what).join(' ')}`,
  );

test('headings begin a group', () => {
  expect(
    drawn([line(0, 'dealt'), line(0, 'turn', 1), line(1, 'moved', 1), line(1, 'robbed', 0), line(2, 'turn', 0), line(3, 'moved', 0)]),
  ).toEqual(['- dealt', '1! moved robbed', '0! moved']);
});

test('a round stands above the turns in it', () => {
  expect(drawn([line(0, 'round'), line(0, 'turn', 1), line(1, 'moved', 1)])).toEqual(['-!! ', '1! moved']);
});

test('without them, the lines of a seat stand together, with what others suffer by the same answer', () => {
  expect(drawn([line(1, 'moved', 0), line(1, 'ejected', 1), line(2, 'drew', 0), line(3, 'moved', 1), line(3, 'rained')])).toEqual([
    '0 moved ejected drew',
    '1 moved rained',
  ]);
});

test('an empty log has no turns', () => {
  expect(drawn([])).toEqual([]);
});
