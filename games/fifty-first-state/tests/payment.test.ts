import { expect, test } from 'vitest';
import { AMMO } from '../content/goods.ts';
import { canPay, price } from '../rules/payment.ts';
import { table } from './drawn.ts';

test('T-1.6 ammo stands in for a resource, where one is paid', () => {
  const here = table({ has: '1 worker, 1 ammo', state: 'Bioweaponry' }, { closed: true }).play('use Bioweaponry');
  expect(here.points(0)).toBe(2);
  expect(here.has(0)).toBe('');
  expect(table({ has: '1 ammo', hand: 'School', state: 'Camp' }, {}).asked).toContain('build School');
  expect(table({ has: '1 ammo' }, {}).asked).toContain('board red');
});

test('T-1.6 a resource never stands in for ammo', () => {
  const { players } = table({ has: '3 brick, 3 gun, 3 fuel, 3 metal' }, { has: '1 ammo' }).state;
  // Nothing in the box costs ammo, so that the price is made up.
  expect(players.map((player) => canPay(player, price(AMMO, 1)))).toEqual([false, true]);
});

test('T-1.7 universal transport stands in for any colour, alone or together', () => {
  const here = table({ has: '1 grey, 1 universal', hand: 'Church' }, { closed: true }).play('incorporate Church');
  expect(here.has(0)).toBe('');
  expect(table({ has: '1 universal', hand: 'School' }, {}).asked).toEqual(
    expect.arrayContaining(['incorporate School', 'deal School', 'raze card School']),
  );
});

test('T-1.7 it is no colour when another good is asked for', () => {
  expect(table({ has: '3 universal' }, {}).asked).toEqual(['close']);
});

test('T-1.8 with ammo beside the resource the player chooses, the resource first', () => {
  const here = table({ has: '1 worker, 1 gun, 1 ammo', state: 'Bioweaponry' }, { closed: true }).play('use Bioweaponry');
  expect(here.question).toMatchObject({ name: 'payment', more: { about: { tokens: [5, 1, 1, 1], any: 0 } } });
  expect(here.asked).toEqual(['pay 1 gun, 1 worker', 'pay 1 ammo, 1 worker']);
  expect(here.play('pay 1 ammo, 1 worker').has(0)).toBe('1 gun');
});

test('T-1.8 with universal transport beside the colour the player chooses how many of each', () => {
  const here = table({ has: '2 blue, 2 universal', hand: 'Church' }, { closed: true }).play('deal Church');
  expect(here.asked).toEqual(['pay 2 blue', 'pay 1 blue, 1 universal', 'pay 2 universal']);
});

test('T-1.8 goods kept on locations can be spent, after those of the supply if one likes', () => {
  const here = table({ has: '1 worker', state: 'Camp (3 worker), Archive' }, { closed: true }).play('use Archive');
  expect(here.asked).toEqual(['pay 1 worker', 'pay 1 worker kept']);
  here.play('pay 1 worker kept', 'enough');
  expect(here.has(0)).toBe('1 worker');
  expect(here.shows(0)).toBe('Camp (2 worker), Archive (used)');
});

test('T-1.8 what is kept pays without a question when there is nothing else', () => {
  const here = table({ state: 'Camp (2 worker)' }, { closed: true }).play('board gun');
  expect(here.has(0)).toBe('1 gun');
  expect(here.shows(0)).toBe('Camp');
});

test('T-1.8 of the same good on two locations the player says which one gives', () => {
  const kept = (state: string) => table({ state }, { closed: true }, { more: { expansion: 'new-era' } }).play('board gun');
  const here = kept('Radioactive Colony (1 worker), Camp (3 worker)');
  expect(here.question).toMatchObject({ name: 'payment', seat: 0, more: { about: { tokens: [5, 2], any: 0 } } });
  expect(here.asked).toEqual(['on Radioactive Colony', 'on Camp']);
  here.play('on Camp', 'on Radioactive Colony');
  expect([here.has(0), here.shows(0)]).toEqual(['1 gun', 'Radioactive Colony, Camp (2 worker)']);
  // Where all of them go there is nothing to say.
  const all = kept('Radioactive Colony (1 worker), Camp (1 worker)');
  expect([all.question.name, all.has(0), all.shows(0)]).toEqual(['turn', '1 gun', 'Radioactive Colony, Camp']);
});

test('T-1.8 ammo in the supply and on a location pays for several resources, each mixture offered once', () => {
  const here = table(
    { has: '1 worker, 1 brick, 1 fuel, 1 gun, 1 ammo', state: 'Mobile Storage, Radioactive Colony (1 ammo)' },
    { closed: true },
    { more: { expansion: 'winter' } },
  ).play('use Mobile Storage');
  expect(here.asked[0]).toBe('pay 1 brick, 1 gun, 1 fuel, 1 worker');
  expect(here.asked).toContain('pay 1 fuel, 1 ammo, 1 worker, 1 ammo kept');
  // None, one of three by the supply, one of three by the location, two of three by both.
  expect([here.asked.length, new Set(here.asked).size]).toEqual([10, 10]);
});

test('T-1.8 where nothing can be chosen nothing is asked', () => {
  const here = table({ has: '1 worker, 1 gun, 2 fuel', state: 'Bioweaponry' }, { closed: true }).play('use Bioweaponry');
  expect(here.question.name).toBe('turn');
  expect(here.has(0)).toBe('2 fuel');
});

test('T-10.4 any resource: every mixture is offered, what there is most of first, ammo after the resources', () => {
  const here = table({ has: '1 worker, 1 brick, 2 gun, 1 ammo', state: 'Corner Shop' }, { closed: true }).play('use Corner Shop');
  expect(here.asked).toEqual(['pay 1 gun, 1 worker', 'pay 1 brick, 1 worker', 'pay 1 ammo, 1 worker']);
  const two = table({ has: '1 worker, 1 brick, 2 gun', state: 'Market Place' }, { closed: true }, { more: { expansion: 'winter' } }).play(
    'use Market Place',
  );
  expect(two.asked).toEqual(['pay 2 gun, 1 worker', 'pay 1 brick, 1 gun, 1 worker']);
});

test('T-10.4 too few in all is too few', () => {
  const here = table({ has: '1 worker, 1 brick', state: 'Market Place' }, {}, { more: { expansion: 'winter' } });
  expect(here.blocked).toContain('use Market Place: T-6.2');
});

test('T-10.5 a card paid is discarded openly, and the player says which', () => {
  const here = table({ faction: 'Appalachian Federation', has: '1 brick', hand: 'School, Pub' }, { closed: true }).play('board grey');
  expect(here.question.name).toBe('card-to-discard');
  here.play('card School');
  expect([here.hand(0), here.discard]).toEqual(['Pub', 'School']);
  expect(here.told('gave-card')).toMatchObject([{ seat: 0, rule: 'T-10.5' }]);
});

test('T-10.5 two equal cards are asked about all the same, so that nobody learns that they are equal', () => {
  const here = table({ faction: 'Appalachian Federation', has: '1 brick', hand: 'School, School' }, { closed: true }).play('board grey');
  expect(here.asked).toEqual(['card School']);
});

test('T-6.2 an action that cannot be paid in full is not possible', () => {
  const here = table({ has: '1 worker', state: 'Bioweaponry, Corner Shop' }, {});
  expect(here.asked).toEqual(['close']);
  expect(here.blocked).toEqual(expect.arrayContaining(['use Bioweaponry: T-6.2', 'use Corner Shop: T-6.2', 'board red: T-6.2']));
});
