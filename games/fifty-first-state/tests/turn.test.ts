import { expect, test } from 'vitest';
import { table } from './drawn.ts';

test('T-6.1 one action at a time, clockwise from the first player, until all have closed their borders', () => {
  const here = table({ has: '4 worker' }, { has: '2 worker' }, { has: '2 worker' }, { more: { first: 1 } });
  const seats: number[] = [];
  for (const act of ['trade', 'trade', 'trade', 'close', 'close', 'trade', 'close']) {
    seats.push(here.question.seat);
    if (act === 'trade') here.trade();
    else here.play(act);
  }
  expect(seats).toEqual([1, 2, 0, 1, 2, 0, 0]);
  expect(here.state.round).toBe(3);
});

test('T-6.1 two equal cards in hand are one choice', () => {
  const here = table({ has: '1 grey, 1 blue, 1 red', hand: 'School, School' }, {});
  expect(here.asked).toEqual(['incorporate School', 'deal School', 'raze card School', 'close']);
});

test('T-6.3 who has closed the borders takes no more actions in this round, and does in the next', () => {
  const here = table({ has: '9 worker' }, { has: '9 worker' }).play('close');
  for (let i = 0; i < 3; i++) {
    expect(here.question.seat).toBe(1);
    here.trade();
  }
  here.play('close');
  expect(here.state.players.map(({ closed }) => closed)).toEqual([false, false]);
});

test('T-6.3 closing is asked even when nothing else is possible, so that the silence tells nothing of the hand', () => {
  expect(table({ hand: 'Church' }, {}).asked).toEqual(['close']);
});

test('T-6.4 nothing can be aimed at closed borders', () => {
  const theirs = { state: 'School, Boiler Room', deals: 'Quarry', has: '1 gun', closed: true };
  const here = table({ has: '5 red, 4 worker', state: 'Thieves Caravan, Camino Real' }, theirs, { more: { expansion: 'winter' } });
  expect(here.asked.filter((act) => act.endsWith('of 1'))).toEqual([]);
  expect(here.asked).not.toContain('use Thieves Caravan');
  expect(here.asked).not.toContain('use Camino Real');
  expect(here.blocked).toEqual(
    expect.arrayContaining([
      'raze School of 1: T-6.4',
      'send to Boiler Room of 1: T-10.8',
      'use Thieves Caravan: T-6.4',
      'use Camino Real: T-6.4',
    ]),
  );
  const open = table(
    { has: '5 red, 4 worker', state: 'Thieves Caravan, Camino Real' },
    { ...theirs, closed: false },
    { more: { expansion: 'winter' } },
  );
  expect(open.asked).toEqual(
    expect.arrayContaining(['raze School of 1', 'send to Boiler Room of 1', 'use Thieves Caravan', 'use Camino Real']),
  );
});

test('T-6.4 who chooses among open borders is told why the closed ones are not among them', () => {
  const winter = { more: { expansion: 'winter' } } as const;
  const steal = table({ has: '2 worker', state: 'Thieves Caravan' }, { has: '1 gun, 1 fuel' }, { has: '1 brick', closed: true }, winter);
  expect(steal.play('use Thieves Caravan').blocked).toEqual(['steal brick of 2: T-6.4']);
  const deals = table({ has: '1 worker', state: 'Camino Real' }, { deals: 'Quarry, Docks' }, { deals: 'School', closed: true }, winter);
  expect(deals.play('use Camino Real').blocked).toEqual(['deal School of 2: T-6.4']);
  const made = table(
    { has: '2 grey', hand: 'Suppliers' },
    { state: 'Quarry, Docks, Power Station' },
    { state: 'Pub', closed: true },
    winter,
  );
  made.play('incorporate Suppliers');
  expect(made.asked).toEqual(['on Quarry of 1', 'on Docks of 1']);
  expect(made.blocked).toEqual(['on Power Station of 1: T-15.7', 'on Pub of 2: T-6.4']);
});

test('T-6.5 a defence token is placed before the action and does not use up the turn', () => {
  const here = table({ has: '2 defence, 2 worker', state: 'School, Pub' }, {}).play('defend School');
  expect([here.question.name, here.question.seat]).toEqual(['turn', 0]);
  expect(here.shows(0)).toBe('School (defended), Pub');
  expect(here.has(0)).toBe('2 worker, 1 defence');
  expect(here.told('defended')).toMatchObject([{ seat: 0, at: 0, rule: 'T-6.5' }]);
});

test('T-6.5 a token left after the action can still be placed, also one just gained', () => {
  const more = { expansion: 'winter' } as const;
  const here = table({ has: '1 worker', state: 'Combat Vehicle, School' }, {}, { more }).play('use Combat Vehicle');
  expect([here.question.name, here.question.seat]).toEqual(['defend', 0]);
  expect(here.asked).toEqual(['enough', 'defend Combat Vehicle', 'defend School']);
  here.play('defend Combat Vehicle');
  expect(here.shows(0)).toBe('Combat Vehicle (defended used), School');
  expect(here.question.seat).toBe(1);
});

test('T-6.5 or it is kept for later', () => {
  const here = table({ has: '1 defence, 2 worker', state: 'School' }, {}).play('board gun', 'enough');
  expect(here.question.seat).toBe(1);
  expect(here.has(0)).toBe('1 gun, 1 defence');
});

test('T-6.6 at most one token on a location, none on ruins', () => {
  const here = table({ has: '1 defence', state: 'School (defended), Pub (ruins), Archive' }, {});
  expect(here.asked).toEqual(['defend Archive', 'close']);
  expect(here.blocked).toContain('defend School: T-6.6');
  expect(table({ has: '1 defence', state: 'Pub (ruins), Archive' }, {}).blocked).toContain('defend Pub (ruins): T-6.6');
});

test('T-6.2 of what is forbidden for one reason only the nearest is named', () => {
  const own = { hand: 'Gun Shop, Pub, School', state: 'Church, Bioweaponry, Bioweaponry, Archive' };
  expect(table(own, { state: 'Archive, School, Church' }).blocked).toEqual([
    'incorporate School: T-7.1',
    'deal School: T-8.1',
    'raze card School: T-9.1',
    'build School: T-7.7',
    'use Bioweaponry: T-6.2',
    'use Archive: T-6.2',
    'board brick: T-6.2',
    'board grey: T-6.2',
    'board red: T-6.2',
    'board blue: T-6.2',
    'take red: T-11.2',
    'take blue: T-11.2',
    'raze School of 1: T-9.2',
  ]);
});

test('T-6.6 with all locations defended nothing is asked after the action', () => {
  const here = table({ has: '1 defence, 2 worker', state: 'School (defended)' }, {}).play('board gun');
  expect(here.question.seat).toBe(1);
});
