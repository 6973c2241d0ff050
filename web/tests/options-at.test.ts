import { games } from '@skerry/games';
import { expect, test } from 'vitest';
import { optionsAt, optionsBySeat } from '../lobby/options-at.ts';

const { rules, tellings } = games.find((game) => game.rules.id === 'spirit-island')!;
const { en } = await tellings();
const namesAt = (players: number): string[] => optionsAt(en, players, Object.entries(rules.options)).map(([name]) => name);

test('options about a seat are asked only where that seat is at the table', () => {
  expect(namesAt(1).filter((name) => /\d$/.test(name))).toEqual(['spirit1', 'aspect1', 'board1']);
  expect(namesAt(2).filter((name) => /\d$/.test(name))).toEqual(['spirit1', 'spirit2', 'aspect1', 'aspect2', 'board1', 'board2']);
  expect(namesAt(6)).toEqual(Object.keys(rules.options));
});

test('options of a seat stand together, those of the table before them', () => {
  const { table, seats } = optionsBySeat(en, 2, Object.entries(rules.options));
  expect(seats.map((ofSeat) => ofSeat.map(([name]) => name))).toEqual([
    ['spirit1', 'aspect1', 'board1'],
    ['spirit2', 'aspect2', 'board2'],
  ]);
  expect(table.map(([name]) => name).filter((name) => /\d$/.test(name))).toEqual([]);
});
