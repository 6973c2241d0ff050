import { expect, test } from 'vitest';
import { knownGames } from '../known-games.ts';
import { Counts, countsText } from '../simulation/counts.ts';
import { skerry } from './terminal.ts';

const statistics = { tables: { card: ['anchor', 'buoy', 'chart', 'davit'] }, marks: () => [] };

test('what was counted is added up: a game, a share, how many times the mean, and how much of it won', () => {
  const counts = new Counts(statistics);
  const mark = (row: string, seat: number, amount = 1) => ({ table: 'card', row, seat, amount });
  counts.add([mark('anchor', 0), mark('anchor', 1), mark('buoy', 1)], { scores: [1, 2], winners: [1] });
  counts.add([mark('anchor', 0, 3), mark('chart', 0, 2)], { scores: [2, 2], winners: [0, 1] });
  expect(counts.figures()).toEqual({
    card: [
      { row: 'anchor', amount: 5, perGame: 2.5, share: 0.625, timesMean: 2.5, won: 0.5 },
      { row: 'chart', amount: 2, perGame: 1, share: 0.25, timesMean: 1, won: 0.5 },
      { row: 'buoy', amount: 1, perGame: 0.5, share: 0.125, timesMean: 0.5, won: 1 },
      { row: 'davit', amount: 0, perGame: 0, share: 0, timesMean: 0, won: 0 },
    ],
  });
  expect(countsText(counts.figures()).split('\n')).toEqual([
    'card      a game    share  × mean      won',
    'anchor      2.50   62.5 %    2.50   50.0 %',
    'chart       1.00   25.0 %    1.00   50.0 %',
    'buoy        0.50   12.5 %    0.50  100.0 %',
    'davit       0.00    0.0 %    0.00    0.0 %',
  ]);
});

test('what belongs to partners who won counts whole for each of them', () => {
  const counts = new Counts(statistics);
  const marks = [0, 1].map((seat) => ({ table: 'card', row: seat === 0 ? 'anchor' : 'buoy', seat, amount: 1 }));
  counts.add(marks, { scores: [9, 9], winners: [0, 1], common: true });
  counts.add(marks, { scores: [3, 3], winners: [], common: true });
  const { card } = counts.figures();
  expect(card!.slice(0, 2).map(({ row, won }) => [row, won])).toEqual([
    ['anchor', 0.5],
    ['buoy', 0.5],
  ]);
});

test('a row that nobody announced is an error, not a line that gets lost', () => {
  const counts = new Counts(statistics);
  const add = (table: string, row: string) => () => counts.add([{ table, row, seat: 0, amount: 1 }], { scores: [1], winners: [0] });
  expect(add('card', 'keel')).toThrow('no row "keel"');
  expect(add('ship', 'anchor')).toThrow('a table "ship"');
});

test('sim --statistics prints what a game counts, the same with one worker and with two', async () => {
  const { rules } = knownGames.find((game) => game.statistics !== null)!;
  const line = `sim ${rules.id} --games 2 --bots easy,random --players 2 --iterations 1 --statistics`;
  const one = await skerry(`${line} --json --workers 1`);
  const { statistics: counted } = JSON.parse(one.out) as { statistics: Record<string, { row: string; amount: number }[]> };
  expect(Object.values(counted).every((rows) => rows.length > 0)).toBe(true);
  expect(Object.values(counted).some((rows) => rows.some(({ amount }) => amount > 0))).toBe(true);
  const two = await skerry(`${line} --json --workers 2`);
  expect((JSON.parse(two.out) as { statistics: unknown }).statistics).toEqual(counted);
  expect((await skerry(line)).out).toContain('a game    share  × mean      won');
});

test('a game without statistics says so', async () => {
  const { status, err } = await skerry('sim connect-four --games 1 --statistics');
  expect(status).not.toBe(0);
  expect(err).toContain('connect-four has no statistics of its own.');
});
