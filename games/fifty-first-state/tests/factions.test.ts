import { expect, test } from 'vitest';
import { table } from './drawn.ts';

const produced = { more: { phase: 'production' } } as const;

test('T-3.1 a board produces 3 workers, a card, a grey token and the resource of its faction', () => {
  for (const [faction, resource] of Object.entries({
    'New York': 'metal',
    'Appalachian Federation': 'brick',
    'Mutants Union': 'gun',
    'Merchants Guild': 'fuel',
  })) {
    const here = table({ faction }, {}, produced);
    expect(here.told('produced').find(({ seat }) => seat === 0)).toMatchObject({ from: 'board', rule: 'T-3.1' });
    expect(here.has(0)).toBe(`1 ${resource}, 3 worker, 1 grey`);
    expect(here.state.players[0]!.hand).toHaveLength(1);
  }
});

test('T-3.2 two workers buy a resource or a card, as often as one likes (p. 9: four workers for two goods)', () => {
  const here = table({ has: '4 worker' }, { closed: true });
  expect(here.asked).toEqual(expect.arrayContaining(['board brick', 'board gun', 'board fuel', 'board metal', 'board card']));
  here.play('board gun', 'board card');
  expect(here.has(0)).toBe('1 gun');
  expect(here.hand(0)).toBe('Crossroads');
  expect(table({ has: '4 worker' }, { closed: true }).play('board gun', 'board gun').has(0)).toBe('2 gun');
});

test('T-3.2 several trades in one turn, until it is enough or the workers are; the board’s other actions end the turn', () => {
  const here = table({ has: '6 worker, 1 gun' }, {}).play('board gun');
  expect([here.question.name, here.question.seat]).toEqual(['trade-again', 0]);
  expect(here.asked).toEqual(['enough', 'board brick', 'board gun', 'board fuel', 'board metal', 'board card']);
  here.play('board metal');
  expect([here.question.name, here.has(0)]).toEqual(['trade-again', '2 gun, 1 metal, 2 worker']);
  const all = here.play('board fuel');
  expect([all.question.name, all.question.seat, all.has(0)]).toEqual(['turn', 1, '2 gun, 1 fuel, 1 metal']);
  const some = table({ has: '6 worker' }, {}).play('board gun', 'enough');
  expect([some.question.name, some.question.seat, some.has(0)]).toEqual(['turn', 1, '1 gun, 4 worker']);
  expect(table({ has: '4 worker, 2 gun' }, {}).play('board red').question.seat).toBe(1);
});

test('T-3.2 one worker buys nothing', () => {
  expect(table({ has: '1 worker' }, {}).blocked).toContain('board brick: T-6.2');
});

test('T-3.3 each transport action can be used once a round', () => {
  const here = table({ has: '2 gun' }, { closed: true }).play('board red');
  expect(here.asked).not.toContain('board red');
  expect(here.blocked).toContain('board red: T-3.3');
});

test('T-3.3 in the next round it can be used again', () => {
  const here = table({ faction: 'Mutants Union', has: '1 gun' }, {}).play('board red', 'close', 'close');
  expect(here.state.round).toBe(3);
  while (here.question.seat !== 0) here.play('close');
  expect(here.asked).toContain('board red');
});

const trades = (faction: string) => {
  const has = '4 brick, 4 gun, 4 fuel, 4 metal';
  const here = table({ faction, has, hand: 'School' }, { closed: true }).play('board grey', 'board red', 'board blue');
  return [here.has(0), here.hand(0)];
};

test('T-3.4 New York: 1 metal for 1 grey, 1 gun for 2 red, 2 fuel for 2 blue', () => {
  expect(trades('New York')).toEqual(['4 brick, 3 gun, 2 fuel, 3 metal, 1 grey, 2 red, 2 blue', 'School']);
});

test('T-3.5 Appalachian Federation: 1 brick and a card for 2 grey, 1 gun for 2 red, 1 fuel for 2 blue', () => {
  expect(trades('Appalachian Federation')).toEqual(['3 brick, 3 gun, 3 fuel, 4 metal, 2 grey, 2 red, 2 blue', '']);
});

test('T-3.6 Mutants Union: 2 metal for 2 grey, 1 gun for 3 red, 1 fuel for 1 blue', () => {
  expect(trades('Mutants Union')).toEqual(['4 brick, 3 gun, 3 fuel, 2 metal, 2 grey, 3 red, 1 blue', 'School']);
});

test('T-3.7 Merchants Guild: 2 metal for 2 grey, 1 gun for 2 red, 1 fuel for 3 blue', () => {
  expect(trades('Merchants Guild')).toEqual(['4 brick, 3 gun, 3 fuel, 2 metal, 2 grey, 2 red, 3 blue', 'School']);
});

test('T-3.8 a board can be used without a location, and with ruins only', () => {
  expect(table({ has: '2 worker' }, {}).asked).toContain('board fuel');
  expect(table({ has: '2 worker', state: 'School (ruins)' }, {}).asked).toContain('board fuel');
});
