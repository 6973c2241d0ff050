import { configure } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { boards } from '../../content/boards.ts';
import { archipelagoOf, archipelagos } from '../../content/archipelagos.ts';
import { areApart, posesOf } from '../../content/layouts.ts';
import { spiritIsland } from '../../index.ts';
import { distanceBetween, geographyOf, type Island, islandOf, landOn, OUT_OF_REACH } from '../../rules/island/geography.ts';
import { drawn, type Drawn } from '../drawn.ts';

const ids = boards.map(({ id }) => id);
const islandFor = (id: Parameters<typeof archipelagoOf>[0], count: number): Island =>
  islandOf(archipelagoOf(id, count)!, ids.slice(0, count));

/** "A2": the land, or with 0 the ocean. */
function spaceOf(island: Island, name: string): number {
  const known = geographyOf(island);
  const slot = island.boards.indexOf(name[0] as never);
  return name[1] === '0' ? known.lands + slot : landOn(known, slot, Number(name[1]));
}
const far = (island: Island, from: string, to: string): number =>
  distanceBetween(geographyOf(island), spaceOf(island, from), spaceOf(island, to));

/** The boards by islands: those that can be walked to from the first. */
function islandsOf(island: Island): string[] {
  const known = geographyOf(island);
  const groups: string[] = [];
  const seen = new Set<number>();
  for (const land of known.existing) {
    if (seen.has(land)) continue;
    const walk = [land];
    for (const here of walk) {
      if (seen.has(here)) continue;
      seen.add(here);
      walk.push(...known.adjacent[here]!);
    }
    groups.push([...new Set(walk.map((one) => island.boards[known.board[one]!]!))].toSorted().join(''));
  }
  return groups;
}

describe('J-39.2 archipelagos', () => {
  test.each(archipelagos.map((one) => [`${one.id} of ${one.boards}`, one] as const))(
    'J-39.2 %s: islands lie apart, and each faces another',
    (_, one) => {
      const island = islandOf(one, ids.slice(0, one.boards));
      const groups = islandsOf(island);
      expect(groups.length).toBeGreaterThan(1);
      expect(groups.join('').length).toBe(one.boards);
      const poses = posesOf(one.boards, one.joins, one.seas);
      poses.forEach((pose, slot) =>
        poses.forEach((other, facing) => {
          const apart = groups.every((group) => !(group.includes(ids[slot]!) && group.includes(ids[facing]!)));
          if (slot < facing && apart) expect(areApart(pose!, other!)).toBe(true);
        }),
      );
      const { distance } = geographyOf(island);
      const lands = geographyOf(island).existing;
      for (const land of lands) for (const to of lands) expect(distance[land * geographyOf(island).spaces + to]).toBeLessThan(OUT_OF_REACH);
    },
  );

  test('the islands of each archipelago', () => {
    const named = Object.fromEntries(archipelagos.map(({ id, boards: n }) => [`${id} ${n}`, islandsOf(islandFor(id, n)).join(' ')]));
    expect(named).toEqual({
      'two-islands 2': 'A B',
      'two-islands 3': 'AB C',
      'bay 3': 'A B C',
      'two-islands 4': 'AB CD',
      'chain 4': 'A BC D',
      'bay 4': 'AB C D',
      'satellites 4': 'ABC D',
      'two-islands 5': 'ABC DE',
      'chain 5': 'AB CD E',
      'bay 5': 'AB CD E',
      'satellites 5': 'ABC D E',
      'two-islands 6': 'ABC DEF',
      'chain 6': 'AB CD EF',
      'bay 6': 'AB CD EF',
      'satellites 6': 'ABC D E F',
    });
  });

  test('J-39.2 coastal lands of facing oceans are at distance 2, as are the oceans; nothing is adjacent across a sea', () => {
    const island = islandFor('chain', 4);
    for (const from of ['A1', 'A2', 'A3']) for (const to of ['B1', 'B2', 'B3']) expect(far(island, from, to)).toBe(2);
    expect(far(island, 'A0', 'B0')).toBe(2);
    expect(far(island, 'A0', 'B1')).toBe(3);
    expect(far(island, 'A4', 'B2')).toBe(3);
    expect(far(island, 'A1', 'C1')).toBeGreaterThan(2);
    expect(far(island, 'A0', 'C0')).toBeGreaterThan(2);
    const { adjacent, oceans, overseas } = geographyOf(island);
    const coast = spaceOf(island, 'A2');
    expect(adjacent[coast]!.every((land) => land < 8)).toBe(true);
    expect(oceans[coast]).toEqual([spaceOf(island, 'A0')]);
    expect(overseas[spaceOf(island, 'A4')]).toEqual([]);
  });

  test('J-39.2 around a bay each ocean faces the two others', () => {
    const island = islandFor('bay', 3);
    for (const [one, other] of ['AB', 'AC', 'BC']) expect(far(island, `${one}2`, `${other}2`)).toBe(2);
  });
});

const crossing = (archipelago: string, spirits: readonly string[], power = 'Gift of Living Energy'): Drawn =>
  drawn({ spirits, options: { archipelago } }).clear().phase('fast').played(power).land('A8', 'city');

describe('J-39.3 powers at spirits of other islands', () => {
  const four = ['River', 'Vital', 'Shadows', 'Lightning'];

  test('J-39.3 cost 1 energy for each ocean that is crossed', () => {
    const position = crossing('chain', four).energy(2).presence('2 A5').presence('B4', 1).presence('C4', 2).presence('D4', 3);
    position.say('use Gift of Living Energy');
    expect(position.answers()).toEqual(['seat 0', 'seat 1', 'seat 2', 'seat 3']);
    position.say('seat 3');
    expect(position.state.spirits[0]!.energy).toBe(0);
    expect(position.log).toContainEqual({ what: 'paid', seat: 0, n: 2, rule: 'J-39.3' });
  });

  test('J-39.3 whom the energy does not reach cannot be targeted, and where nobody is left the power cannot be used', () => {
    const position = crossing('chain', four).energy(1).presence('2 A5').presence('B4', 1).presence('C4', 2).presence('D4', 3);
    expect(position.say('use Gift of Living Energy').answers()).toEqual(['seat 0', 'seat 1', 'seat 2']);
    const poor = crossing('chain', four, 'Gift of Proliferation')
      .energy(0)
      .presence('2 A5')
      .presence('B4', 1)
      .presence('C4', 2)
      .presence('D4', 3);
    expect(poor.asks).not.toContain('0 power');
  });

  test('J-39.3 with a common island nothing is paid, wherever else the two are', () => {
    const position = crossing('two-islands', ['River', 'Vital']).energy(0).presence('2 A5, B8').presence('B4', 1);
    position.say('use Gift of Living Energy', 'seat 1');
    expect(position.log.map(({ what }) => what)).not.toContain('paid');
  });

  test('J-39.3 over a sea whose board has sunk there is no way', () => {
    const position = crossing('chain', four, 'Gift of Proliferation')
      .energy(5)
      .presence('2 A5')
      .presence('B4', 1)
      .presence('C4', 2)
      .presence('D4', 3);
    position.with((state) => void (state.island = { ...state.island, sunk: [1] }));
    expect(position.asks).toEqual(['0 phase-over']);
  });
});

test('J-39.2 a power reaches lands of another island by its range', () => {
  const position = drawn({ spirits: ['Lightning', 'River'], options: { archipelago: 'two-islands' } })
    .clear()
    .phase('slow');
  position.played('Shatter Homesteads').presence('2 A2').presence('B4', 1).say('use Shatter Homesteads');
  const overseas = position.answers().filter((land) => land.startsWith('B'));
  expect(overseas).toEqual(['B1', 'B2', 'B3']);
});

test('J-39.4 an archipelago raises the difficulty by 1', () => {
  expect(drawn({ spirits: ['River', 'Vital'], options: { archipelago: 'two-islands' } }).state.difficulty).toBe(1);
  expect(drawn({ spirits: ['River', 'Vital'] }).state.difficulty).toBe(0);
});

test('J-39.2 what does not fit together is refused', () => {
  const refuse = (players: number, options: Record<string, string | number | boolean>) => () => configure(spiritIsland, players, options);
  expect(refuse(1, { archipelago: 'two-islands' })).toThrow('There is no archipelago "two-islands" of 1 boards.');
  expect(refuse(2, { archipelago: 'bay' })).toThrow('There is no archipelago "bay" of 2 boards.');
  expect(refuse(4, { archipelago: 'chain', layout: 'leaf' })).toThrow('An archipelago lays its islands itself');
  expect(configure(spiritIsland, 2, { archipelago: 'bay', extraBoard: true }).options['archipelago']).toBe('bay');
});
