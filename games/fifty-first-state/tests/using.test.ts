import { expect, test } from 'vitest';
import { table } from './drawn.ts';

test('T-10.1 the price is put on the location, which can be used once a round', () => {
  const here = table({ has: '2 worker, 2 gun', state: 'Bioweaponry' }, { closed: true }).play('use Bioweaponry');
  expect([here.points(0), here.has(0)]).toEqual([2, '1 gun, 1 worker']);
  expect(here.state.players[0]!.locations[0]!.placed).toEqual([5, 1]);
  expect(here.asked).not.toContain('use Bioweaponry');
  expect(here.blocked).toContain('use Bioweaponry: T-10.1');
});

test('T-10.1 in the next round it can be used again', () => {
  const here = table({ has: '1 worker', state: 'Labor Camp' }, { closed: true }, { more: { expansion: 'new-era' } }).play(
    'use Labor Camp',
    'close',
  );
  while (here.question.seat !== 0) here.play('close');
  expect(here.asked).toContain('use Labor Camp');
});

test('T-10.2 a location for two uses: both in one turn', () => {
  const here = table({ has: '2 worker', state: 'Archive' }, {}).play('use Archive', 'again');
  expect([here.points(0), here.question.seat]).toEqual([2, 1]);
  expect(here.shows(0)).toBe('Archive (used twice)');
});

test('T-10.2 or in two turns, and not a third time', () => {
  const here = table({ has: '3 worker', state: 'Archive' }, {}).play('use Archive', 'enough', 'close', 'use Archive');
  expect([here.points(0), here.question.seat]).toEqual([2, 0]);
  expect(here.blocked).toContain('use Archive: T-10.2');
});

test('T-10.2 a second use that cannot be paid is not asked about', () => {
  expect(table({ has: '1 worker', state: 'Archive' }, {}).play('use Archive').question.seat).toBe(1);
});

test('T-10.2 each use is paid and chosen anew', () => {
  const here = table({ has: '2 worker, 1 brick, 1 fuel', state: 'Corner Shop' }, { closed: true });
  here.play('use Corner Shop', 'pay 1 brick, 1 worker', 'again');
  expect([here.points(0), here.has(0)]).toEqual([2, '']);
});

test('T-10.3 Shipwreck may be used twice a round', () => {
  const here = table({ has: '3 worker, 3 metal', state: 'Shipwreck' }, { closed: true }).play('use Shipwreck', 'again');
  expect([here.points(0), here.has(0)]).toEqual([4, '1 metal, 1 worker']);
  expect(here.blocked).toContain('use Shipwreck: T-10.2');
});

test('T-10.6 a worker sent gains what the location produces, its owner a worker (p. 9: the Boiler Room)', () => {
  const here = table({ has: '1 worker' }, { state: 'Boiler Room' }).play('send to Boiler Room of 1');
  expect([here.has(0), here.has(1)]).toEqual(['2 worker', '1 worker']);
  expect(here.shows(1)).toBe('Boiler Room (visited)');
});

test('T-10.6 only open production can be visited, and not without a worker', () => {
  const here = table({ has: '1 worker' }, { state: 'School, Church, Archive' });
  expect(here.asked).toEqual(['close']);
  expect(here.blocked.filter((act) => act.startsWith('send'))).toEqual(['send to School of 1: T-10.6']);
  expect(table({}, { state: 'Boiler Room' }).blocked).toContain('send to Boiler Room of 1: T-10.6');
});

test('T-10.6 where the location shows a choice the visitor chooses', () => {
  const here = table({ has: '1 worker' }, { state: 'Outpost Mercenaries' }, { more: { expansion: 'winter' } }).play(
    'send to Outpost Mercenaries of 1',
  );
  expect([here.question.name, here.question.seat]).toEqual(['product', 0]);
  expect(here.play('goods 1 blue').has(0)).toBe('1 blue');
});

test('T-10.7 one worker a round, whoever sent it; it goes at cleanup', () => {
  const here = table({ has: '2 worker' }, { state: 'Boiler Room', has: '2 worker' }, { has: '1 worker' }).play(
    'send to Boiler Room of 1',
    'board gun',
  );
  expect(here.question.seat).toBe(2);
  expect(here.blocked).toContain('send to Boiler Room of 1: T-10.7');
  here.closeAll();
  expect(here.shows(1)).toBe('Boiler Room');
});

test('T-10.8 not to an own location, and not across closed borders', () => {
  expect(table({ has: '1 worker', state: 'Boiler Room' }, {}).blocked).toContain('send to Boiler Room of 0: T-10.8');
  expect(table({ has: '1 worker' }, { state: 'Boiler Room', closed: true }).blocked).toContain('send to Boiler Room of 1: T-10.8');
});
