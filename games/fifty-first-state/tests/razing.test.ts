import { expect, test } from 'vitest';
import { table } from './drawn.ts';

test('T-9.1 razing from the hand costs red tokens by distance, discards the card and gives the spoils', () => {
  const here = table({ has: '2 red', hand: 'Bioweaponry' }, { closed: true }).play('raze card Bioweaponry');
  expect(here.has(0)).toBe('2 gun');
  expect([here.points(0), here.hand(0), here.discard]).toEqual([1, '', 'Bioweaponry']);
});

test('T-9.1 with too few red tokens it is blocked', () => {
  expect(table({ has: '1 red', hand: 'Bioweaponry' }, {}).blocked).toContain('raze card Bioweaponry: T-9.1');
});

test("T-9.2 an opponent's location costs 3, 4 or 5 red tokens by its type", () => {
  const theirs = { state: 'School, Church, Archive' };
  expect(table({ has: '2 red' }, theirs).asked).toEqual(['close']);
  expect(table({ has: '3 red' }, theirs).asked).toEqual(['raze School of 1', 'close']);
  expect(table({ has: '4 red' }, theirs).asked).toEqual(['raze School of 1', 'raze Church of 1', 'close']);
  const here = table({ has: '5 red' }, theirs);
  expect(here.asked).toEqual(['raze School of 1', 'raze Church of 1', 'raze Archive of 1', 'close']);
  here.play('raze Church of 1');
  expect([here.has(0), here.points(0), here.points(1)]).toEqual(['1 red', 2, 1]);
  expect(table({ has: '3 red' }, theirs).blocked).toContain('raze Church of 1: T-9.2');
  expect(table({ has: '4 red' }, theirs).blocked).toContain('raze Archive of 1: T-9.2');
});

test('T-9.3 the owner gains the deal as compensation (p. 9: a defended School is razed for four red tokens)', () => {
  const here = table({ has: '4 red' }, { state: 'School (defended)' }).play('raze School of 1');
  expect(here.has(0)).toBe('2 worker');
  expect(here.has(1)).toBe('1 worker');
  expect(here.shows(1)).toBe('School (ruins)');
});

test('T-9.3 the spoils are taken before the compensation, which counts when tokens are short', () => {
  const here = table({ has: '3 red' }, { state: 'Sharrash' }, { more: { supply: '2 universal' } }).play('raze Sharrash of 1');
  expect([here.has(0), here.has(1)]).toEqual(['2 universal', '']);
  expect(here.told('short')).toMatchObject([{ seat: 1, missing: 1 }]);
});

test('T-9.4 ruins stay in the state but are no location', () => {
  const here = table({ has: '6 red, 2 worker' }, { state: 'Boiler Room' }).play('raze Boiler Room of 1', 'close');
  expect(here.asked).not.toContain('raze Boiler Room (ruins) of 1');
  expect(here.blocked).toEqual(expect.arrayContaining(['raze Boiler Room (ruins) of 1: T-9.4', 'send to Boiler Room (ruins) of 1: T-9.4']));
  here.closeAll();
  expect(here.told('produced').filter(({ seat, from }) => seat === 1 && from === 'location')).toEqual([]);
  expect(table({ state: 'Archive (ruins)', has: '1 worker' }, {}).blocked).toContain('use Archive (ruins): T-9.4');
});

test('T-9.5 a defence token raises the defence by one, and goes with the location', () => {
  const here = table({ has: '3 red' }, { state: 'School (defended)' });
  expect(here.blocked).toContain('raze School of 1: T-9.5');
  // With two it would not do without the token either.
  expect(table({ has: '2 red' }, { state: 'School (defended)' }).blocked).toContain('raze School of 1: T-9.2');
  const enough = table({ has: '4 red' }, { state: 'School (defended)' });
  const before = enough.state.supply[11]!;
  enough.play('raze School of 1');
  expect(enough.state.supply[11]).toBe(before + 1);
  expect(enough.state.players[1]!.locations[0]!.defended).toBe(false);
});

test('T-9.6 tokens on a razed location are discarded, goods kept there stay with the owner', () => {
  const here = table({ has: '9 red' }, { state: 'Camp (3 worker), Archive (used)' }).play('raze Camp of 1');
  expect(here.has(1)).toBe('4 worker');
  expect(here.state.players[1]!.kept.every((count) => count === 0)).toBe(true);
  here.trade().play('raze Archive of 1');
  expect(here.shows(1)).toBe('Camp (ruins), Archive (ruins)');
});

test('T-9.6 limited tokens spent on it come back to the supply', () => {
  const here = table({ has: '5 red' }, { has: '1 blue', state: 'Gasoline Cultist' }, { more: { first: 1 } });
  const before = here.state.supply[8]!;
  here.play('use Gasoline Cultist');
  expect(here.state.supply[8]).toBe(before);
  here.play('raze Gasoline Cultist of 1');
  // The token spent came back, the attacker's spoils hold one.
  expect([here.state.supply[8], here.has(0)]).toEqual([before, '1 blue']);
});

test('T-9.7 an own location cannot be razed', () => {
  const here = table({ has: '2 red, 1 universal', state: 'School' }, {});
  expect(here.asked).toEqual(['close']);
  expect(here.blocked).toContain('raze School of 0: T-9.7');
});

test('T-9.8 features reward razing from the hand and razing an opponent', () => {
  const state = "Hunters, Mesmerizers' Dwelling, Rifle, Truck, Bus Station";
  const more = { expansion: 'new-era' } as const;
  const hand = table({ has: '1 red', hand: 'Quarry', state }, { closed: true }, { more }).play('raze card Quarry');
  expect([hand.has(0), hand.points(0), hand.hand(0)]).toEqual(['2 brick, 1 ammo, 1 worker', 1, 'Crossroads']);
  const rival = table({ has: '3 red', state }, { state: 'Quarry' }, { more }).play('raze Quarry of 1');
  expect([rival.has(0), rival.points(0), rival.hand(0)]).toEqual(['2 brick, 1 ammo, 1 worker', 1, 'Crossroads']);
});
