import { expect, test } from 'vitest';
import { DEFENCE } from '../content/goods.ts';
import { alone, type DrawnMore, type DrawnPlayer, table } from './drawn.ts';

const winter = { expansion: 'winter' } as const;
const newEra = { expansion: 'new-era' } as const;
const produce = (player: DrawnPlayer, other: DrawnPlayer, more: DrawnMore = winter) =>
  table(player, other, { more: { phase: 'production', ...more } });
const board = '1 metal, 3 worker, 1 grey';

test('T-1.11 a card beats the rules: Archive may be used twice though an action is for once', () => {
  expect(table({ has: '2 worker', state: 'Archive' }, {}).play('use Archive', 'again').points(0)).toBe(2);
});

test('T-15.1 Foundation and Radioactive Colony replace anything and are replaced by anything, for a brick', () => {
  for (const name of ['Foundation', 'Radioactive Colony']) {
    expect(table({ has: '1 brick', hand: name, state: 'Church' }, {}, { more: newEra }).play(`build ${name}`).points(0)).toBe(1);
    expect(table({ has: '1 brick', hand: 'Church', state: name }, {}, { more: newEra }).play('build Church').points(0)).toBe(3);
  }
  expect(table({ has: '1 brick', hand: 'Foundation' }, {}, { more: newEra }).asked).toEqual(['close']);
});

test('T-15.1 what they bring lies on the card', () => {
  expect(table({ has: '1 grey', hand: 'Foundation' }, {}, { more: newEra }).play('incorporate Foundation').shows(0)).toBe(
    'Foundation (1 construction)',
  );
  const colony = table({ has: '2 grey', hand: 'Radioactive Colony' }, {}, { more: newEra }).play('incorporate Radioactive Colony');
  expect(colony.shows(0)).toBe('Radioactive Colony (2 ammo, 1 worker, 1 red, 1 blue)');
});

test('T-15.2 Suppliers brings only its bonus when it comes into the state', () => {
  const here = table({ has: '2 grey', hand: 'Suppliers' }, { state: 'Boiler Room' }, { more: winter }).play('incorporate Suppliers');
  expect(here.has(0)).toBe('2 worker');
  expect(here.told('produced')).toEqual([]);
  expect(here.told('bonus')).toMatchObject([{ rule: 'T-15.3' }]);
});

test("T-15.3 in the production phase Suppliers takes what another's location makes, instead of its owner", () => {
  const here = produce({ state: 'Suppliers' }, { state: 'Boiler Room, Pub' });
  expect([here.question.name, here.question.seat]).toEqual(['production-to-take', 0]);
  expect(here.asked).toEqual(['on Boiler Room of 1', 'on Pub of 1']);
  here.play('on Boiler Room of 1');
  expect([here.has(0), here.has(1)]).toEqual(['1 metal, 5 worker, 1 grey', '1 brick, 3 worker, 1 grey']);
});

test('T-15.3 the bonus takes nothing away from the owner', () => {
  const here = table({ has: '2 grey', hand: 'Suppliers' }, { state: 'Boiler Room', has: '1 worker' }, { more: winter }).play(
    'incorporate Suppliers',
  );
  expect(here.has(1)).toBe('1 worker');
});

test('T-15.3 without another production location Suppliers brings nothing', () => {
  expect(produce({ state: 'Suppliers' }, { state: 'Church' }).has(0)).toBe(board);
  expect(table({ has: '2 grey', hand: 'Suppliers' }, {}, { more: winter }).play('incorporate Suppliers').has(0)).toBe('');
});

test('T-15.4 Hidden Forge counts as carrying a defence token', () => {
  const theirs = { state: 'Hidden Forge, School' };
  expect(table({ has: '3 red' }, theirs, { more: newEra }).asked).toEqual(['raze School of 1', 'close']);
  expect(table({ has: '3 red' }, theirs, { more: newEra }).blocked).toContain('raze Hidden Forge of 1: T-15.4');
  expect(table({ has: '4 red' }, theirs, { more: newEra }).asked).toContain('raze Hidden Forge of 1');
  const here = table({ has: '1 defence', state: 'Hidden Forge' }, {}, { more: newEra });
  expect(here.asked).toEqual(['close']);
  expect(here.blocked).toContain('defend Hidden Forge: T-15.4');
});

test('T-15.4 the Hegemony never breaks it', () => {
  const here = alone({ has: '4 worker', state: 'Hidden Forge' }, {}, { ...newEra, deck: 'Arena' }).trade();
  expect(here.told('hegemony-attacked')).toMatchObject([{ result: 'repelled', rule: 'T-14.14' }]);
  expect([here.shows(0), here.points(1)]).toEqual(['Hidden Forge', 0]);
  // No token lay there, so none came back.
  expect(here.state.supply[DEFENCE]).toBe(10);
});

test('T-15.5 Body Hunters frees up to three other locations, which can be used again', () => {
  const state = 'Body Hunters, Archive (used twice), Bioweaponry (used), Boiler Room (visited), Deserted Colony (used), School';
  const here = table({ has: '3 worker, 1 gun', state }, { closed: true }, { more: winter }).play('use Body Hunters');
  expect(here.asked).toEqual(['on Archive', 'on Bioweaponry', 'on Boiler Room', 'on Deserted Colony']);
  here.play('on Archive', 'on Boiler Room');
  expect(here.asked).toEqual(['on Bioweaponry', 'on Deserted Colony', 'enough']);
  here.play('enough');
  expect(here.shows(0)).toBe('Body Hunters (used), Archive, Bioweaponry (used), Boiler Room, Deserted Colony (used), School');
  expect(here.asked).toContain('use Archive');
  expect(here.has(0)).toBe('1 gun, 2 worker');
});

test('T-15.5 after three it is over, and with nothing to free it cannot be used', () => {
  const here = table(
    { has: '1 worker', state: 'Body Hunters, Archive (used), Archive (used), Archive (used), Archive (used)' },
    { closed: true },
    { more: winter },
  );
  here.play('use Body Hunters', 'on Archive', 'on Archive', 'on Archive');
  expect(here.question.name).toBe('turn');
  expect(table({ has: '1 worker', state: 'Body Hunters, Archive' }, {}, { more: winter }).blocked).toContain('use Body Hunters: T-6.2');
});

test("T-15.6 for another's goods, the categories and goods of the location's owner count (p. 11)", () => {
  const here = produce({ state: 'Suppliers, City Guards, City Guards' }, { state: 'Arena' });
  expect(here.has(0)).toBe('1 gun, 1 metal, 3 worker, 1 grey');
  const counted = produce({ state: 'Suppliers' }, { faction: 'Merchants Guild', state: 'Cistern, Fuel Tank' }).play('on Cistern of 1');
  expect([counted.points(0), counted.points(1)]).toEqual([2, 0]);
});

test('T-15.7 Power Station makes what another own production location makes', () => {
  const here = produce({ state: 'Power Station, School, Quarry, Power Station, Suppliers' }, {});
  expect([here.question.name, here.question.seat]).toEqual(['production-to-copy', 0]);
  expect(here.asked).toEqual(['on School', 'on Quarry']);
  expect(here.blocked).toEqual(['on Power Station: T-15.7', 'on Suppliers: T-15.7']);
  here.play('on Quarry', 'on Quarry');
  expect(here.has(0)).toBe('3 brick, 1 metal, 4 worker, 1 grey');
});

test('T-15.7 it may use one that counts what was gained, and one with a choice', () => {
  const counting = produce({ faction: 'Merchants Guild', state: 'Power Station, Cistern' }, {});
  expect(counting.points(0)).toBe(2);
  const choosing = produce({ state: 'Power Station, Storehouse' }, {}).play('goods 1 fuel', 'goods 1 gun');
  expect(choosing.has(0)).toBe('1 gun, 1 fuel, 1 metal, 3 worker, 1 grey');
});

test('T-15.7 it does so at once when it comes into the state, and makes nothing alone', () => {
  expect(
    table({ has: '2 grey', hand: 'Power Station', state: 'School' }, {}, { more: winter }).play('incorporate Power Station').has(0),
  ).toBe('1 worker');
  expect(produce({ state: 'Power Station' }, {}).has(0)).toBe(board);
});

test('T-15.8 Production Manager lets an own location produce once more', () => {
  const here = table({ has: '2 worker', state: 'Production Manager, School, Courthouse' }, { closed: true }, { more: newEra }).play(
    'use Production Manager',
  );
  expect(here.asked).toEqual(['on School', 'on Courthouse']);
  expect(here.play('on Courthouse').has(0)).toBe('1 brick, 1 ammo');
  expect(table({ has: '2 worker', state: 'Production Manager' }, {}, { more: newEra }).blocked).toContain('use Production Manager: T-6.2');
});

test('T-15.9 Thieves Caravan steals a resource of choice, no ammo and nothing kept', () => {
  const rivals = [{ has: '1 gun, 2 ammo', state: 'Brick Storage (3 brick)' }, { has: '2 fuel' }];
  const here = table({ has: '4 worker', state: 'Thieves Caravan' }, ...rivals).play('use Thieves Caravan');
  expect(here.asked).toEqual(['steal gun of 1', 'steal fuel of 2']);
  expect(here.blocked).toEqual(['steal brick of 1: T-15.9', 'steal ammo of 1: T-15.9']);
  here.play('steal fuel of 2', 'again', 'steal gun of 1');
  expect([here.has(0), here.has(1), here.has(2)]).toEqual(['1 gun, 1 fuel', '2 ammo', '1 fuel']);
});

test('T-15.10 Camino Real uses a deal of another player, who loses nothing', () => {
  const here = table({ has: '1 worker', state: 'Camino Real' }, { deals: 'Quarry, Church' }, { more: winter }).play('use Camino Real');
  expect(here.asked).toEqual(['deal Quarry of 1', 'deal Church of 1']);
  here.play('deal Church of 1');
  expect([here.points(0), here.deals(1)]).toEqual([1, 'Quarry, Church']);
});

test('T-15.10 Caravanner uses three own deals, or all if there are fewer', () => {
  const few = table({ has: '1 worker', state: 'Caravanner', deals: 'Quarry, Quarry' }, { closed: true }, { more: winter }).play(
    'use Caravanner',
  );
  expect(few.has(0)).toBe('2 brick');
  const many = table(
    { has: '1 worker', state: 'Caravanner', deals: 'Quarry, Docks, Quarry, School, Church' },
    { closed: true },
    { more: winter },
  );
  many.play('use Caravanner');
  expect(many.asked).toEqual(['deal Quarry', 'deal Docks', 'deal School', 'deal Church']);
  many.play('deal Quarry', 'deal Quarry');
  expect(many.asked).toEqual(['deal Docks', 'deal School', 'deal Church']);
  many.play('deal Church');
  expect([many.has(0), many.points(0)]).toEqual(['2 brick', 1]);
});

test('T-15.11 Construction Site scores bricks, Black Fortress makes one of two, two bonuses are four', () => {
  expect(produce({ faction: 'Appalachian Federation', state: 'Construction Site, Quarry, Fuel Tank' }, {}).points(0)).toBe(2);
  const fortress = produce({ state: 'Black Fortress' }, {});
  expect(fortress.asked).toEqual(['goods 1 metal', 'goods 1 gun']);
  expect(table({ has: '1 grey', hand: 'Hibernation Chambers' }, {}, { more: winter }).play('incorporate Hibernation Chambers').has(0)).toBe(
    '4 worker',
  );
  expect(table({ has: '2 grey', hand: 'Crossing' }, {}, { more: winter }).play('incorporate Crossing').has(0)).toBe('4 grey');
});
