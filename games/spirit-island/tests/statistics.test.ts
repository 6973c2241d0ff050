import { expect, test } from 'vitest';
import { statistics } from '../bot/statistics.ts';
import { aspects } from '../content/aspects.ts';
import { spirits } from '../content/spirits.ts';
import type { Entry } from '../rules/log.ts';
import { lossReasons } from '../rules/state.ts';

const marksOf = (...log: Entry[]) => statistics.marks(log, { scores: [1, 1], winners: [], common: true });

test('a spirit is counted for the seat that plays it, its aspect too', () => {
  expect(
    marksOf({ what: 'chose', seat: 0, spirit: 2, board: 'A' }, { what: 'chose', seat: 1, spirit: 0, aspect: 1, board: 'B' }).map(
      ({ table, row, seat }) => [table, row, seat],
    ),
  ).toEqual([
    ['spirit', spirits[2]!.name, 0],
    ['spirit', spirits[0]!.name, 1],
    ['aspect', aspects[1]!.name, 1],
  ]);
});

test('how it ended has a row for every end', () => {
  const ends = [
    ...[1, 2, 3, 4].map((terror): Entry => ({ what: 'won', terror, sacrifice: false })),
    ...lossReasons.map((why): Entry => ({ what: 'lost', why })),
  ];
  expect(marksOf(...ends).map(({ row }) => row)).toEqual(statistics.tables['how it ended']);
});
