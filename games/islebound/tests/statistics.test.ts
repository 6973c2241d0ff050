import { expect, test } from 'vitest';
import { statistics } from '../bot/statistics.ts';
import { COIN, RENOWN } from '../content/goods.ts';
import { buildingNamed, buildings, townNamed } from '../content/original.ts';
import type { Entry } from '../rules/log.ts';
import { playedSession, tables } from './random-play.ts';

const outcome = { scores: [10, 20], winners: [1] };

test('loot, fees, treasure, what was built and renown are told apart', () => {
  const log: Entry[] = [
    { what: 'took-town', seat: 0, town: townNamed('Ratnest'), by: 'attack', owner: -1, loot: 6 },
    { what: 'took-town', seat: 1, town: townNamed('Farvold'), by: 'diplomacy', owner: 0, loot: 10 },
    { what: 'paid-fee', seat: 0, town: townNamed('Farvold'), coins: 2, to: 1 },
    { what: 'paid-fee', seat: 0, town: townNamed('Gilliam'), coins: 1, to: -1 },
    { what: 'hunted-treasure', seat: 0, coins: 4 },
    { what: 'bought', seat: 0, building: buildingNamed('Palace'), coins: 7 },
    { what: 'built', seat: 1, building: buildingNamed('Mint'), paid: [] },
    { what: 'gained', seat: 1, goods: [COIN, 2, RENOWN, 1], source: { from: 'token', token: 0 } },
    { what: 'exchanged', seat: 0, town: 0, pays: [], gains: [RENOWN, 2], times: 3 },
  ];
  const marks = statistics.marks(log, outcome);
  const renown = (seat: number): Record<string, number> =>
    Object.fromEntries(marks.filter((mark) => mark.table === 'renown' && mark.seat === seat).map(({ row, amount }) => [row, amount]));
  expect(renown(0)).toEqual({ war: 6, diplomacy: 0, trade: 4, building: 0, fame: 6 });
  expect(renown(1)).toEqual({ war: 0, diplomacy: 10, trade: 4, building: buildings[buildingNamed('Mint')]!.coins, fame: 1 });
  expect(marks.filter(({ table }) => table === 'strategy').map(({ row }) => row)).toEqual(['war', 'diplomacy']);
  expect(
    marks.filter(({ table }) => table.endsWith('gained') && table !== 'how it was gained').map(({ table, row }) => `${table}: ${row}`),
  ).toEqual(['building gained: Palace', 'metropolis gained: Mint']);
});

test('whatever is played, every mark has its row', () => {
  for (const { players, options, name } of tables) {
    const session = playedSession(players, options, `marks ${name}`);
    const marks = statistics.marks(
      session.log(null).map(({ entry }) => entry),
      session.outcome!,
    );
    expect(marks.filter(({ table, row }) => !statistics.tables[table]?.includes(row))).toEqual([]);
    expect(marks.filter(({ table }) => table === 'strategy')).toHaveLength(players);
  }
});
