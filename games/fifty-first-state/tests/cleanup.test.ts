import { expect, test } from 'vitest';
import { table } from './drawn.ts';

const production = '1 metal, 3 worker, 1 grey';

test('T-12.1 all goods are discarded, the cards in hand stay (p. 10)', () => {
  const here = table(
    { has: '1 brick, 2 gun, 1 red, 1 defence, 1 construction, 2 worker', hand: 'School', transports: 'Punks' },
    { closed: true },
  ).play('close');
  expect(here.has(0)).toBe(production);
  expect(here.hand(0)).toContain('School');
  expect(here.state.players[0]!.transports).toEqual([1, 0, 0, 0]);
  expect(here.told('discarded')).toMatchObject([{ seat: 0, rule: 'T-12.1' }]);
});

test('T-12.1 limited tokens go back to the supply', () => {
  const here = table({ has: '5 ammo, 7 universal' }, { closed: true });
  expect([here.state.supply[4], here.state.supply[9]]).toEqual([8, 0]);
  here.play('close');
  expect([here.state.supply[4], here.state.supply[9]]).toEqual([13, 7]);
});

test('T-12.2 Hibernation Chambers keep all workers (p. 10: three stay, the rest and what lay on locations goes)', () => {
  const here = table(
    { has: '4 worker, 1 fuel, 1 red', state: 'Hibernation Chambers, Archive, Boiler Room (visited)' },
    { closed: true },
    { more: { expansion: 'winter' } },
  ).play('use Archive', 'enough');
  expect([here.has(0), here.shows(0)]).toEqual(['1 fuel, 3 worker, 1 red', 'Hibernation Chambers, Archive (used), Boiler Room (visited)']);
  here.play('close');
  expect(here.told('stored')).toMatchObject([{ goods: [5, 3] }]);
  expect(here.told('discarded')).toMatchObject([{ seat: 0, goods: [2, 1, 7, 1] }]);
  expect(here.shows(0)).toBe('Hibernation Chambers, Archive, Boiler Room');
  // Three kept, three from the board, two from the Boiler Room.
  expect(here.has(0)).toBe('1 metal, 8 worker, 1 grey');
});

test('T-12.2 of too many resources the player chooses which are kept', () => {
  const here = table({ has: '2 brick, 1 gun, 1 fuel', state: 'Ruined Library' }, { closed: true }).play('close');
  expect([here.question.name, here.question.seat]).toEqual(['store', 0]);
  expect(here.asked).toEqual(['goods 2 brick, 1 gun', 'goods 2 brick, 1 fuel', 'goods 1 brick, 1 gun, 1 fuel']);
  here.play('goods 2 brick, 1 fuel');
  expect(here.has(0)).toBe('2 brick, 1 fuel, 1 metal, 3 worker, 1 grey');
});

test('T-12.2 what fits is kept without a question, in as many stores as there are', () => {
  const here = table({ has: '2 brick, 2 fuel', state: 'Ruined Library, Underground Warehouse' }, { closed: true }).play('close');
  expect(here.told('stored').map(({ goods }) => goods)).toEqual([
    [0, 2, 2, 1],
    [2, 1],
  ]);
  expect([here.question.name, here.has(0)]).toEqual(['turn', '2 brick, 2 fuel, 1 metal, 3 worker, 1 grey']);
  const little = table({ has: '1 brick', state: 'Ruined Library' }, { closed: true }).play('close');
  expect(little.question.name).toBe('turn');
  expect(little.has(0)).toBe(`1 brick, ${production}`);
});

test('T-12.2 with too much for two stores each is asked about, and ruins are none of them', () => {
  const has = '3 brick, 3 gun, 1 fuel';
  const here = table({ has, state: 'Ruined Library, Underground Warehouse' }, { closed: true }).play('close');
  expect(here.question).toMatchObject({ name: 'store', more: { about: { at: 0 } } });
  here.play('goods 3 brick');
  expect(here.question).toMatchObject({ name: 'store', more: { about: { at: 1 } } });
  expect(here.asked).toEqual(['goods 3 gun', 'goods 2 gun, 1 fuel']);
  expect(here.play('goods 2 gun, 1 fuel').has(0)).toBe('3 brick, 2 gun, 1 fuel, 1 metal, 3 worker, 1 grey');
  const ruins = table({ has: '2 brick, 2 gun', state: 'Ruined Library, Underground Warehouse (ruins)' }, { closed: true }).play('close');
  expect(ruins.asked).toEqual(['goods 2 brick, 1 gun', 'goods 1 brick, 2 gun']);
});

test('T-12.2 ruins keep nothing', () => {
  expect(table({ has: '1 brick', state: 'Ruined Library (ruins)' }, { closed: true }).play('close').has(0)).toBe(production);
});

test('T-12.3 ammo is no resource for a store, and universal transport no colour', () => {
  const more = { expansion: 'new-era' } as const;
  expect(table({ has: '2 ammo', state: 'Ruined Library' }, { closed: true }, { more }).play('close').has(0)).toBe(production);
  const here = table({ has: '4 red, 1 blue, 1 universal', state: "Gangers' Dive, Black Market Contacts" }, { closed: true }, { more }).play(
    'close',
  );
  expect(here.has(0)).toBe(`${production}, 3 red, 1 blue`);
});

test('T-12.3 Thieves Den keeps two resources and two workers, Crossing three grey', () => {
  const here = table({ has: '2 gun, 4 worker', state: 'Thieves Den' }, { closed: true }).play('close');
  expect(here.has(0)).toBe('2 gun, 1 metal, 5 worker, 1 grey');
  const crossing = table({ has: '5 grey', state: 'Crossing' }, { closed: true }, { more: { expansion: 'winter' } }).play('close');
  expect(crossing.has(0)).toBe('1 metal, 3 worker, 4 grey');
});

test('T-12.4 tokens on locations, visiting workers and defence tokens are taken off', () => {
  const here = table({ has: '1 blue', state: 'Gasoline Cultist, School (defended), Pub (visited)' }, { closed: true });
  here.play('use Gasoline Cultist').play('close');
  expect(here.shows(0)).toBe('Gasoline Cultist, School, Pub');
  expect([here.state.supply[8], here.state.supply[11]]).toEqual([20, 10]);
});

test('T-12.5 transport cards that nobody took are discarded', () => {
  const here = table({}, { closed: true }, { more: { offers: 'Thugs, Merchants' } });
  here.play('close');
  expect(here.told('transport-discarded').map(({ card }) => card)).toEqual([1, 2]);
  expect(here.state.transportDiscards).toEqual([[1], [2]]);
});

test('T-12.6 the first player marker goes to the next player', () => {
  const here = table({}, {}, {}, { more: { first: 2 } }).closeAll();
  expect([here.state.first, here.question.seat]).toEqual([0, 0]);
});
