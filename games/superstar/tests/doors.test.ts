import { begin, configure } from '@skerry/engine';
import { expect, test } from 'vitest';
import { superstar } from '../index.ts';
import { clockwise, tileAt, turnTile } from '../rules/planet.ts';
import type { Superstar } from '../rules/state.ts';

const setup = (players: number, seed: number): Superstar =>
  begin(superstar, configure(superstar, players), String(seed)).state as Superstar;

test('S-7.3 the doors follow their tiles clockwise around the board (rulebook example)', () => {
  // The places are numbered row by row: two tiles alternate, four and six go round the outside.
  expect(clockwise(2, 1)).toEqual([0, 1]);
  expect(clockwise(2, 2)).toEqual([0, 1, 3, 2]);
  expect(clockwise(3, 2)).toEqual([0, 1, 2, 5, 4, 3]);
});

test('S-7.3 each tile has one door, in that order, on every board', () => {
  for (let seed = 0; seed < 50; seed++) {
    for (const [players, order] of [
      [2, [0, 1]],
      [4, [0, 1, 3, 2]],
      [6, [0, 1, 2, 5, 4, 3]],
    ] as const) {
      const { planet } = setup(players, seed);
      expect(planet.doors.map(({ space }) => tileAt(planet.width, space))).toEqual(order);
    }
  }
});

test('S-7.3 turning a tile does not change the order', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { planet } = setup(6, seed);
    const before = planet.doors.map(({ space }) => tileAt(planet.width, space));
    for (let place = 0; place < 6; place++) turnTile(planet, place, (((seed + place) % 3) + 1) as 1 | 2 | 3);
    expect(planet.doors.map(({ space }) => tileAt(planet.width, space))).toEqual(before);
  }
});
