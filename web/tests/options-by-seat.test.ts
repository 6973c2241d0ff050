import { games } from '@skerry/games';
import { expect, test } from 'vitest';
import { optionsBySeat } from '../lobby/options-by-seat.ts';

const namesOf = (options: readonly (readonly [name: string, unknown])[]): string[] => options.map(([name]) => name);

async function optionsOf(id: string, players: number): Promise<{ table: string[]; seats: string[][]; all: string[] }> {
  const { rules, tellings } = games.find((game) => game.rules.id === id)!;
  const { table, seats } = optionsBySeat((await tellings()).en, players, Object.entries(rules.options));
  return { table: namesOf(table), seats: seats.map(namesOf), all: Object.keys(rules.options) };
}

test('options about a seat are asked only where that seat is at the table, and stand together', async () => {
  expect((await optionsOf('spirit-island', 1)).seats).toEqual([['spirit1', 'aspect1', 'board1']]);
  expect((await optionsOf('spirit-island', 2)).seats).toEqual([
    ['spirit1', 'aspect1', 'board1'],
    ['spirit2', 'aspect2', 'board2'],
  ]);
  const { table, seats, all } = await optionsOf('spirit-island', 6);
  expect([...table, ...seats.flat()].toSorted()).toEqual(all.toSorted());
});

test('options of the table stand in their order, and without options about seats there are none', async () => {
  const { table, all } = await optionsOf('spirit-island', 2);
  expect(table).toEqual(all.filter((name) => !/\d$/.test(name)));
  const other = await optionsOf('islebound', 3);
  expect(other.table).toEqual(other.all);
  expect(other.seats).toEqual([]);
});
