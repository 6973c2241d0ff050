import { expect, test } from 'vitest';
import { readTileSide } from '../content/tile-picture.ts';
import { tileSides } from '../content/tile-sides.ts';
import { fallFrom, planetOf } from '../rules/planet.ts';
import type { PlacedTile } from '../rules/state.ts';
import { board, draw } from './drawn.ts';

test('S-5.1 the same platform is a floor, a ceiling or a wall, as the pawn stands', () => {
  const picture = `
    + + + +
     . 0 .
    + +-+ +
     . . .
    + + + +
     . . .
    + + + +`;
  const waysOf = (pawns: string) => board(picture, { pawns }).ways;
  expect(waysOf('0^')).toContain('fall');
  const under = waysOf('0v');
  expect(under).not.toContain('fall');
  expect(under.filter((way) => way.startsWith('high'))).toEqual([]);
  expect(waysOf('0<').filter((way) => /^(simple|long)/.test(way))).toEqual(['simple right', 'long jump right']);
  expect(waysOf('0>').filter((way) => /^(simple|long)/.test(way))).toEqual(['simple left', 'long jump left']);
});

test('S-5.2 no step up or sideways crosses a platform', () => {
  const table = board(`
    + + + +
     . . .
    + +-+ +
     .|0|.
    +-+-+-+`);
  expect(table.ways).toEqual(['fall', 'turn 1', 'turn 2', 'turn 3']);
  expect(table.blockedWays.slice(0, 2)).toEqual(['simple left: S-5.2', 'simple right: S-5.2']);
});

test('S-5.2 Fall goes through the platform under the feet and no other', () => {
  board('+ +\n 0\n+-+\n .\n+ +\n .\n+-+\n .\n+ +').play('fall').shows('+ +\n .\n+-+\n .\n+ +\n 0\n+-+\n .\n+ +');
});

test('S-5.2 other pawns never block: neither a step nor a jump nor a fall', () => {
  const row = board('+ + + + +\n|0 1 2 .|\n+-+-+-+-+');
  expect(row.ways).toEqual(expect.arrayContaining(['simple right', 'long jump right']));
  row.play('long jump right').shows('+ + + + +\n|. . 0 .|\n+-+-+-+-+');
  board('+ +\n 0\n+-+\n 1\n+ +\n .\n+-+').play('fall').shows('+ +\n .\n+-+\n .\n+ +\n 0\n+-+');
});

test('S-5.3 after an action a pawn without a floor falls, however far', () => {
  const tall = (rows: string[]) =>
    `+ + +\n${rows
      .map((row) => ` ${row}\n`)
      .join('+ + +\n')
      .replace('+ + +', '+-+ +')}+ +-+`;
  const rows = ['0 .', '. .', '. .', '. .', '. .', '. .', '. .'];
  const table = board(tall(rows)).play('simple right');
  table.shows(tall(['. .', '. .', '. .', '. .', '. .', '. .', '. 0']));
  expect(table.told('step').map((entry) => 'fall' in entry && entry.fall)).toEqual([false, true, true, true, true, true, true]);
});

test('S-5.3 a pawn with a floor does not fall', () => {
  expect(board('+ + +\n|0 .|\n+-+-+').play('simple right').told('step')).toHaveLength(1);
});

test('S-5.3 after turning in place a pawn falls towards its new feet', () => {
  board('+ + + +\n|. . 0\n+-+-+-+').play('turn clockwise').shows('+ + + +\n|0 . .\n+-+-+-+', '0>');
});

test('S-5.4 gravity does not act between the two steps of a long jump', () => {
  board('+ + + +\n 0 . .\n+-+ +-+\n . . .\n+ + + +').play('long jump right').shows('+ + + +\n . . 0\n+-+ +-+\n . . .\n+ + + +');
});

test('S-5.4 nor between the two steps of a high jump', () => {
  board('+ + + +\n . . .\n+ + +-+\n . 0 .\n+ +-+ +').play('high jump right').shows('+ + + +\n . . 0\n+ + +-+\n . . .\n+ +-+ +');
});

test('S-5.5 a simple move right, a fall off the lower edge, and on from the top (rulebook example)', () => {
  const table = board(`
    + + + +
     . . .
    + + +-+
     . . .
    + + + +
     . 0 .
    + +-+ +`).play('simple right');
  table.shows(`
    + + + +
     . . 0
    + + +-+
     . . .
    + + + +
     . . .
    + +-+ +`);
});

test('S-5.5 a high jump right from the top right corner leaves the board three times (rulebook example)', () => {
  const table = board(`
    + + + +
     . . 0
    + + +-+
     . . .
    +-+ + +
     . . .
    + + + +`).play('high jump right');
  // Up over the upper edge to the bottom, right over the right edge to the left, down over the lower edge to the top.
  expect(table.told('step')).toEqual([
    { what: 'step', seat: 0, from: 2, towards: 0, fall: false },
    { what: 'step', seat: 0, from: 8, towards: 1, fall: false },
    { what: 'step', seat: 0, from: 6, towards: 2, fall: true },
    { what: 'step', seat: 0, from: 0, towards: 2, fall: true },
  ]);
  table.shows(`
    + + + +
     . . .
    + + +-+
     0 . .
    +-+ + +
     . . .
    + + + +`);
});

test('S-5.5 each edge leads to the opposite one in the same row or column', () => {
  const open = '+ + + +\n . . .\n+-+-+-+\n 0 . .\n+-+-+-+\n . . .\n+ + + +';
  board(open).play('simple left').shows('+ + + +\n . . .\n+-+-+-+\n . . 0\n+-+-+-+\n . . .\n+ + + +');
  board(open).play('long jump left').shows('+ + + +\n . . .\n+-+-+-+\n . 0 .\n+-+-+-+\n . . .\n+ + + +');
});

test('S-5.6 a platform on the outer edge holds and blocks from both sides of the board', () => {
  // The wall at the left end is the wall at the right end; the floor at the top is the floor at the bottom.
  const left = board('+ + + +\n|. . 0\n+-+-+-+');
  expect(left.ways).not.toContain('simple right');
  const right = board('+ + + +\n 0 . .|\n+-+-+-+');
  expect(right.ways).not.toContain('simple left');
  board('+-+ +\n . .\n+ +-+\n . 0\n+ +-+').play('simple left').shows('+-+ +\n . .\n+ +-+\n 0 .\n+ +-+');
});

test("S-5.6 a platform on a tile's outer edge counts for the neighbouring tile", () => {
  // Side 4B has platforms on its right edge in rows 0 and 1; side 1A has none on its left edge there but in rows 1 and 2.
  const sideOf = (id: string): PlacedTile => ({ side: tileSides.findIndex((side) => side.id === id), turns: 0 });
  const planet = planetOf(2, [sideOf('4B'), sideOf('1A')]);
  const lines = draw({ ...planet, stars: planet.symbols.map(() => -1) }).split('\n');
  expect([1, 3, 5, 7].map((line) => lines[line]![12])).toEqual(['|', '|', '|', ' ']);
  for (const row of [0, 1, 2]) {
    expect(planet.platforms[row * 12 + 5]! & 2).toBe(2);
    expect(planet.platforms[row * 12 + 6]! & 8).toBe(8);
  }
  // The right edge of 4B is also where the board begins, so 1A's left edge and 4B's left edge are two different places.
  const swapped = planetOf(2, [sideOf('1A'), sideOf('4B')]);
  expect([0, 1, 2].map((row) => (swapped.platforms[row * 12]! & 8) >> 3)).toEqual([1, 1, 1]);
  expect([0, 1, 2].map((row) => (swapped.platforms[row * 12 + 11]! & 2) >> 1)).toEqual([1, 1, 1]);
});

test('S-5.6 the platforms of a board are those of its tiles, each outer edge shared with what touches it', () => {
  const merged = (...drawn: string[]) => drawn.find((one) => one === '-' || one === '|') ?? drawn[0]!;
  tileSides.forEach((left, nth) => {
    const right = tileSides[(nth + 3) % 12]!;
    const planet = planetOf(
      2,
      [left, right].map(({ id }) => ({ side: tileSides.findIndex((side) => side.id === id), turns: 0 })),
    );
    const [one, other] = [left, right].map(({ picture }) => picture.split('\n')) as [string[], string[]];
    const rows = one.map((line, i) => {
      const seam = merged(line[12]!, other[i]![0]!);
      const edge = merged(line[0]!, other[i]![12]!);
      return edge + line.slice(1, 12) + seam + other[i]!.slice(1, 12) + edge;
    });
    const edge = [...rows[0]!].map((drawn, i) => merged(drawn, rows[12]![i]!)).join('');
    const expected = [edge, ...rows.slice(1, 12), edge].map((row) => row.replaceAll(/[^-|+ ]/g, '.').trimEnd());
    const drawn = draw({ ...planet, stars: planet.symbols.map(() => -1) })
      .split('\n')
      .slice(0, 13);
    expect(drawn.map((row) => row.replaceAll(/[^-|+ ]/g, '.'))).toEqual(expected);
  });
});

test('S-5.7 every row and column of every tile side has a platform across it', () => {
  for (const { picture } of tileSides) {
    const lines = picture.split('\n');
    for (let i = 1; i < 13; i += 2) {
      expect(lines[i]).toContain('|');
      expect(lines.some((line) => line[i] === '-')).toBe(true);
    }
    expect(readTileSide(picture).symbols).toHaveLength(36);
  }
});

test('S-5.7 so every fall on every board ends', () => {
  for (let side = 0; side < 12; side++) {
    for (const turns of [0, 1, 2, 3] as const) {
      const planet = planetOf(2, [
        { side, turns },
        { side: (side + 2) % 12, turns: 0 },
      ]);
      for (let space = 0; space < 72; space++) {
        for (const down of [0, 1, 2, 3] as const) expect(fallFrom(planet, space, down)).not.toContain(space);
      }
    }
  }
});

test('S-5.7 a fall without end stops after a lap, where it began', () => {
  const table = board('+ + +\n 0 .\n+-+ +\n . .\n+ + +\n . .\n+ + +').play('simple right');
  table.shows('+ + +\n . 0\n+-+ +\n . .\n+ + +\n . .\n+ + +');
  expect(table.told('step')).toHaveLength(4);
});

test('S-5.7 the lap enters each space, its own beginning too', () => {
  const table = board('+ + +\n 0 @\n+-+ +\n . @\n+ + +\n . .\n+ + +').play('simple right', 'end turn');
  expect(table.has(0)).toBe('@@@');
});

test('S-5.8 only the pawn of the player at turn falls', () => {
  const picture = '+ + + +\n 0 . 1\n+-+-+ +\n . . .\n+ + +-+';
  board(picture).play('simple right').shows('+ + + +\n . 0 1\n+-+-+ +\n . . .\n+ + +-+');
});

test("S-5.8 a pawn left hanging falls after its owner's next action, of whatever kind", () => {
  const hanging = '+ + +\n . 0\n+ + +\n . .\n+ +-+';
  const fallen = '+ + +\n . .\n+ + +\n . 0\n+ +-+';
  board(hanging).play('take cards').shows(fallen);
  expect(board(hanging).told('step')).toEqual([]);
  board(hanging).play('turn clockwise').shows('+ + +\n . 0\n+ + +\n . .\n+ +-+', '0>');
  board('+ + +\n .|0\n+ + +\n . .\n+ +-+').play('turn clockwise').shows('+ + +\n .|0\n+ + +\n . .\n+ +-+', '0>');
  board('+ + +\n . 0\n+ + +\n . .\n+-+-+').play('simple left').shows('+ + +\n . .\n+ + +\n 0 .\n+-+-+');
});
