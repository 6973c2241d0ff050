import { expect, test } from 'vitest';
import { BLUE, DEFENCE } from '../content/goods.ts';
import { cardOf } from '../rules/locations.ts';
import { table } from './drawn.ts';

test('T-7.1 incorporating costs as many grey transport tokens as the distance', () => {
  const here = table({ has: '3 grey', hand: 'Church, Archive' }, {}).play('incorporate Church');
  expect(here.has(0)).toBe('1 grey');
  expect(here.shows(0)).toBe('Church');
  expect(here.hand(0)).toBe('Archive');
});

test('T-7.1 one token short is not enough, and the rule says so', () => {
  const here = table({ has: '1 grey', hand: 'Church' }, {});
  expect(here.asked).toEqual(['close']);
  expect(here.blocked).toContain('incorporate Church: T-7.1');
});

test('T-7.2 each type has its row, told from the card', () => {
  const here = table({ has: '9 grey', hand: 'School, Church, Archive' }, { closed: true });
  here.play('incorporate Archive', 'incorporate School', 'incorporate Church');
  expect(here.state.players[0]!.locations.map((location) => cardOf(location).type)).toEqual(['action', 'production', 'feature']);
});

test('T-7.3 a production location gives its goods at once', () => {
  expect(table({ has: '1 grey', hand: 'Docks' }, {}).play('incorporate Docks').has(0)).toBe('1 metal');
  expect(table({ has: '1 brick', hand: 'Docks', state: 'Quarry' }, {}).play('build Docks').has(0)).toBe('1 metal');
});

test('T-7.4 a bonus comes on top of what is produced (p. 8: building a School on ruins for a brick)', () => {
  const here = table({ has: '1 brick', hand: 'School', state: 'Archive (ruins)' }, {}).play('build School');
  expect(here.points(0)).toBe(1);
  expect(here.has(0)).toBe('2 worker');
  expect(here.shows(0)).toBe('School');
  expect(here.discard).toBe('Archive');
});

test('T-7.4 a bonus is given once only', () => {
  const here = table({ has: '1 grey', hand: 'School' }, {}).play('incorporate School').closeAll();
  expect(here.state.round).toBe(3);
  expect(here.has(0)).toBe('1 metal, 4 worker, 1 grey');
  expect(here.told('bonus')).toHaveLength(1);
});

test('T-7.5 a bonus that counts categories counts the new location too', () => {
  const here = table({ has: '2 grey', hand: "Murderers' Pub", state: 'Assassin, Arena, City Guards (ruins)' }, {}).play(
    "incorporate Murderers' Pub",
  );
  expect(here.points(0)).toBe(3);
});

test('T-7.5 at most five are counted, and what is built over is not', () => {
  const guns = 'Assassin, Assassin, Arena, Bioweaponry, Gun Shop';
  expect(table({ has: '2 grey', hand: "Murderers' Pub", state: guns }, {}).play("incorporate Murderers' Pub").points(0)).toBe(5);
  expect(table({ has: '1 brick', hand: 'Factory', state: 'Docks' }, {}).play('build Factory').points(0)).toBe(2);
});

test('T-7.6 a bonus put on the card is kept there, can be spent and survives cleanup', () => {
  const here = table({ has: '1 grey, 1 worker', hand: 'Brick Storage, Rubble' }, { closed: true }).play('incorporate Brick Storage');
  expect(here.has(0)).toBe('1 worker');
  expect(here.shows(0)).toBe('Brick Storage (3 brick)');
  here.play('build Rubble');
  expect(here.points(0)).toBe(2);
  expect(here.has(0)).toBe('2 brick, 1 worker');
  const later = table({ state: 'Brick Storage (3 brick)', has: '1 gun' }, { closed: true }).play('close');
  expect(later.shows(0)).toBe('Brick Storage (3 brick)');
  expect(later.has(0)).toBe('1 metal, 3 worker, 1 grey');
});

test("T-7.7 building needs a brick and a shared category (p. 8: Murderers' Pub on Ruined Library)", () => {
  const here = table({ has: '1 brick', hand: "Murderers' Pub", state: 'Ruined Library' }, {}).play("build Murderers' Pub");
  expect(here.shows(0)).toBe("Murderers' Pub");
  expect([here.hand(0), here.has(0), here.discard]).toEqual(['', '', 'Ruined Library']);
  // One point for building, one for its own gun.
  expect(here.points(0)).toBe(2);
});

test('T-7.7 without a shared category, or without a brick, it is blocked', () => {
  expect(table({ has: '1 brick', hand: 'Church', state: 'School' }, {}).blocked).toContain('build Church: T-7.7');
  expect(table({ hand: 'School', state: 'School' }, {}).blocked).toContain('build School: T-7.7');
  // Nor is there anything to build on in an empty state.
  expect(table({ has: '1 brick, 1 construction', hand: 'School' }, {}).blocked).toContain('build School: T-7.7');
});

test('T-7.7 where several places fit the player chooses, and the others are blocked', () => {
  const here = table({ has: '1 brick', hand: 'School', state: 'Church, Camp, Boiler Room' }, {}).play('build School');
  expect(here.question.name).toBe('build-on');
  expect(here.asked).toEqual(['on Camp', 'on Boiler Room']);
  expect(here.blocked).toEqual(['on Church: T-7.7']);
  expect(here.play('on Boiler Room').shows(0)).toBe('Church, Camp, School');
});

test('T-7.8 a construction token needs no shared category', () => {
  const here = table({ has: '1 construction', hand: 'Church', state: 'School' }, {}).play('build Church');
  expect(here.shows(0)).toBe('Church');
  expect(here.points(0)).toBe(3);
  expect(here.has(0)).toBe('');
});

test('T-7.8 with both, the player says which is paid', () => {
  const here = table({ has: '1 brick, 1 construction', hand: 'School', state: 'Camp' }, {}).play('build School');
  expect(here.asked).toEqual(['pay 1 brick', 'pay 1 construction']);
  expect(here.play('pay 1 construction').has(0)).toBe('1 brick, 2 worker');
});

test('T-7.8 where the categories differ only the token will do', () => {
  const here = table({ has: '1 brick, 1 construction', hand: 'Church', state: 'Camp, School' }, {}).play('build Church', 'on School');
  expect(here.has(0)).toBe('1 brick');
});

test('T-7.9 ruins are replaced whatever the categories, for a brick or a construction token', () => {
  for (const token of ['brick', 'construction']) {
    const here = table({ has: `1 ${token}`, hand: 'Church', state: 'School (ruins)' }, {}).play('build Church');
    expect(here.shows(0)).toBe('Church');
    expect(here.points(0)).toBe(3);
  }
});

test('T-7.10 the new location may be of another type than the old one', () => {
  expect(table({ has: '1 brick', hand: 'Archive', state: 'School' }, {}).play('build Archive').shows(0)).toBe('Archive');
});

test('T-7.11 what was kept on the replaced location stays with its owner', () => {
  const here = table({ has: '1 brick', hand: 'School', state: 'Camp (2 worker)' }, {}).play('build School');
  // Two were kept, one is produced, one is the bonus.
  expect([here.shows(0), here.has(0)]).toEqual(['School', '4 worker']);
  expect(here.state.players[0]!.kept.every((count) => count === 0)).toBe(true);
});

test('T-7.11 what was spent on it, a visiting worker and a defence token are discarded', () => {
  const spent = table({ has: '1 brick, 1 blue', hand: 'Refinery', state: 'Gasoline Cultist' }, { closed: true }).play(
    'use Gasoline Cultist',
  );
  expect(spent.state.supply[BLUE]).toBe(19);
  spent.play('build Refinery');
  expect([spent.shows(0), spent.has(0), spent.state.supply[BLUE]]).toEqual(['Refinery', '', 20]);
  const visited = table({ has: '1 brick', hand: 'Boiler Room', state: 'Boiler Room (visited)' }, {}).play('build Boiler Room');
  expect([visited.shows(0), visited.has(0)]).toEqual(['Boiler Room', '3 worker']);
  const defended = table({ has: '1 brick', hand: 'School', state: 'School (defended)' }, {});
  expect(defended.state.supply[DEFENCE]).toBe(9);
  defended.play('build School');
  expect([defended.shows(0), defended.state.supply[DEFENCE]]).toEqual(['School', 10]);
});

test('T-7.12 the same location may stand in a state several times', () => {
  const here = table({ has: '3 grey', hand: 'School, School, School' }, { closed: true }).play(
    'incorporate School',
    'incorporate School',
    'incorporate School',
  );
  expect(here.shows(0)).toBe('School, School, School');
});

test('T-7.12 a hand has no limit', () => {
  const hand = Array.from({ length: 20 }, () => 'Quarry').join(', ');
  const here = table({ hand, has: '2 worker' }, { closed: true }).play('board card');
  expect(here.state.players[0]!.hand).toHaveLength(21);
});
