import { expect, test } from 'vitest';
import { type DrawnMore, type DrawnPlayer, table } from './drawn.ts';

/** The production phase of these players. */
const produce = (player: DrawnPlayer, other: DrawnPlayer = {}, more: DrawnMore = {}) =>
  table(player, other, { more: { phase: 'production', ...more } });

test('T-5.1 goods come from the board, the deals and the production locations (p. 7: Mutants with School, Pub and two deals)', () => {
  const here = produce({ faction: 'Mutants Union', state: 'School, Pub', deals: 'Assassin, Fuel Tank' });
  expect(here.has(0)).toBe('2 gun, 1 fuel, 4 worker, 1 grey');
  expect(here.state.players[0]!.hand).toHaveLength(2);
});

test('T-5.1 the first player gains first, which counts when tokens are short', () => {
  const here = table({ state: 'Sharrash' }, { state: 'Sharrash' }, { more: { phase: 'production', first: 1, supply: '1 universal' } });
  expect([here.state.players[1]!.goods[9], here.state.players[0]!.goods[9]]).toEqual([1, 0]);
});

test('T-1.3 when the supply is short one takes what is left', () => {
  const here = table({ hand: 'Construction Vehicles', has: '2 grey' }, { closed: true }, { more: { supply: '0 grey' } }).play(
    'incorporate Construction Vehicles',
  );
  // The token paid came back, one of two could be gained.
  expect(here.has(0)).toBe('2 grey');
  expect(here.told('short')).toMatchObject([{ seat: 0, good: 6, missing: 1, rule: 'T-1.3' }]);
});

test('T-1.5 a point produced is marked, a card is drawn, a token is taken', () => {
  const here = produce({ deals: 'Church, Pub, Sharrash' });
  expect(here.points(0)).toBe(1);
  expect(here.state.players[0]!.hand).toHaveLength(2);
  expect(here.has(0)).toBe('1 metal, 3 worker, 1 grey, 1 universal');
});

test('T-5.2 each deal gives its good, the same deal twice gives it twice', () => {
  expect(produce({ deals: 'Quarry, Quarry, School' }).has(0)).toBe('2 brick, 1 metal, 4 worker, 1 grey');
});

test('T-5.3 a location that shows a choice is asked about every time', () => {
  const here = produce({ state: 'Storehouse' }, {}, { expansion: 'winter' });
  expect(here.question).toMatchObject({ name: 'product', seat: 0 });
  expect(here.asked).toEqual(['goods 1 fuel', 'goods 1 gun']);
  expect(here.play('goods 1 gun').has(0)).toBe('1 gun, 1 metal, 3 worker, 1 grey');
});

test('T-5.4 a location counts all own locations with the category, itself too, ruins not, up to its limit', () => {
  expect(produce({ state: 'Arena' }).has(0)).toBe('1 gun, 1 metal, 3 worker, 1 grey');
  expect(produce({ state: 'Arena, City Guards, Bioweaponry (ruins)' }).has(0)).toBe('2 gun, 1 metal, 3 worker, 1 grey');
  expect(produce({ state: 'Arena, City Guards, Bioweaponry, Gun Shop, Confessor' }).has(0)).toBe('3 gun, 1 metal, 3 worker, 1 grey');
});

test('T-5.5 an open production location produces for its owner too', () => {
  expect(produce({ state: 'Boiler Room' }).has(0)).toBe('1 metal, 5 worker, 1 grey');
});

test('T-5.6 stored goods come back, and are not gained', () => {
  const here = produce({ state: 'Ruined Library (3 fuel), Cistern' }, {}, { expansion: 'winter' });
  expect(here.has(0)).toBe('3 fuel, 1 metal, 3 worker, 1 grey');
  expect(here.points(0)).toBe(0);
  expect(here.shows(0)).toBe('Ruined Library, Cistern');
  expect(here.told('returned')).toMatchObject([{ seat: 0, at: 0, goods: [2, 3], rule: 'T-5.6' }]);
});

test('T-5.6 goods on a card that is no store stay on it', () => {
  expect(produce({ state: 'Camp (2 worker)' }).shows(0)).toBe('Camp (2 worker)');
});

test('T-5.7 points for goods gained count everything produced before, up to three, and no ammo', () => {
  const winter = { expansion: 'winter' } as const;
  expect(produce({ state: 'Cistern, Fuel Tank', deals: 'Oil Rig' }, {}, winter).points(0)).toBe(2);
  expect(produce({ state: 'Cistern, Fuel Tank, Fuel Tank, Fuel Tank, Fuel Tank' }, {}, winter).points(0)).toBe(3);
  expect(produce({ state: 'Cistern, Landfill' }, {}, winter).points(0)).toBe(0);
});

test('T-5.7 one that comes later counts what was gained in the production phase of this round', () => {
  const here = produce({ state: 'Docks', hand: 'Small Factory', has: '1 grey' }, { closed: true }, { expansion: 'winter' });
  expect(here.play('incorporate Small Factory').points(0)).toBe(2);
});

test('T-5.8 features look at what was gained, once a round', () => {
  const winter = { expansion: 'winter' } as const;
  expect(produce({ faction: 'Merchants Guild', state: 'Oilmen, Fuel Tank, Fuel Tank' }, {}, winter).has(0)).toBe(
    '3 fuel, 3 worker, 1 grey, 1 blue',
  );
  expect(produce({ state: 'Oilmen' }, {}, winter).has(0)).toBe('1 metal, 3 worker, 1 grey');
  expect(produce({ state: 'Armed Merchants, Quarry, Quarry, Docks, Docks' }, {}, winter).points(0)).toBe(2);
  expect(produce({ state: 'Armed Merchants, Quarry, Docks, Docks' }, {}, winter).points(0)).toBe(0);
});

test('T-5.8 what one feature gives counts for the others, whichever lies first', () => {
  const winter = { expansion: 'winter' } as const;
  // Four workers are gained. Two points make a fifth worker, and five workers make two points.
  const chain = 'Patriot Tower, Dream City, School, Steel Eagle, Steel Eagle';
  for (const state of [chain, chain.split(', ').toReversed().join(', ')]) {
    const here = produce({ state }, {}, winter);
    expect([here.points(0), here.has(0)]).toEqual([4, '1 metal, 5 worker, 1 grey']);
    expect(here.told('feature')).toHaveLength(2);
  }
});

test('T-9.4 ruins produce nothing', () => {
  expect(produce({ state: 'School (ruins), Boiler Room (ruins)' }).has(0)).toBe('1 metal, 3 worker, 1 grey');
});
