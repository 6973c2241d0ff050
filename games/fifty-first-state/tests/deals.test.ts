import { expect, test } from 'vitest';
import { table } from './drawn.ts';

test('T-8.1 a deal costs blue tokens by distance and gives its good at once (p. 8: a deal with the School)', () => {
  const here = table({ has: '1 blue', hand: 'School' }, { closed: true }).play('deal School');
  expect(here.has(0)).toBe('1 worker');
  expect(here.deals(0)).toBe('School');
  expect([here.hand(0), here.shows(0)]).toEqual(['', '']);
});

test('T-8.1 with too few blue tokens it is blocked', () => {
  expect(table({ has: '1 blue', hand: 'Church' }, {}).blocked).toContain('deal Church: T-8.1');
});

test('T-8.2 a deal is no location: no categories, nothing to raze or to visit, no point at the end', () => {
  const here = table(
    { has: '5 red, 1 worker, 1 brick', hand: 'Boiler Room', deals: 'School', points: 25 },
    { deals: 'Boiler Room, Assassin' },
  );
  expect(here.asked).toEqual(['raze card Boiler Room', 'close']);
  here.closeAll();
  expect(here.run.outcome).toMatchObject({ scores: [25, 0], about: { locations: [0, 0] } });
  expect(table({ has: '2 grey', hand: "Murderers' Pub", deals: 'Assassin' }, {}).play("incorporate Murderers' Pub").points(0)).toBe(1);
});

test('T-8.3 there is no limit to deals, nor to the same one', () => {
  const here = table({ has: '4 blue', hand: 'Quarry, Quarry, School, Docks' }, { closed: true });
  here.play('deal Quarry', 'deal Quarry', 'deal School', 'deal Docks');
  expect(here.deals(0)).toBe('Quarry, Quarry, School, Docks');
  expect(here.has(0)).toBe('2 brick, 1 metal, 1 worker');
});

test('T-8.4 features reward each own deal, each feature once', () => {
  const state = "Bus Station, Human Trafficer, Pete's Office, Truck, Espionage Center, Hunters, Bus Station (ruins)";
  const here = table({ has: '1 blue', hand: 'Quarry', state }, { state: 'Bus Station' }, { more: { expansion: 'new-era' } }).play(
    'deal Quarry',
  );
  expect(here.has(0)).toBe('1 brick, 1 ammo, 2 worker');
  expect(here.points(0)).toBe(1);
  expect(here.hand(0)).toBe('Crossroads');
  expect(here.has(1)).toBe('');
  expect(here.told('feature').map(({ at, on }) => [at, on])).toEqual([
    [0, 'deal'],
    [1, 'deal'],
    [2, 'deal'],
    [3, 'deal'],
    [4, 'deal'],
  ]);
});

test('T-8.5 a deal paid for an action is discarded, and the player says which', () => {
  const here = table({ state: 'Hideout', deals: 'School, Quarry, School' }, { closed: true }).play('use Hideout');
  expect(here.question.name).toBe('deal-to-discard');
  expect(here.asked).toEqual(['deal School', 'deal Quarry']);
  here.play('deal School', 'enough');
  expect([here.deals(0), here.discard, here.points(0)]).toEqual(['Quarry, School', 'School', 1]);
});

test('T-8.5 without a deal such an action is not possible', () => {
  expect(table({ state: 'Hideout' }, {}).blocked).toContain('use Hideout: T-6.2');
});
