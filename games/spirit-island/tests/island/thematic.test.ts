import { configure } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { terrains } from '../../content/boards.ts';
import { areaOf } from '../../content/outlines.ts';
import { boardOf, thematicBoards, thematicIslands, thematicLinks } from '../../content/thematic.ts';
import { thematicOutline } from '../../content/thematic-drawing.ts';
import { thematicMap } from '../../content/thematic-outlines.ts';
import { spiritIsland } from '../../index.ts';
import { distanceBetween, geographyOf, OUT_OF_REACH } from '../../rules/island/geography.ts';
import { nowhere } from '../../rules/island/nowhere.ts';
import { distanceFromPresence } from '../../rules/pieces/presence.ts';
import { drawn, type Drawn, withPower } from '../drawn.ts';
import { gap, isInside, touches } from '../shapes.ts';

const names = ['River', 'Vital', 'Shadows', 'Lightning', 'Bringer', 'Thunder'];
const thematic = (players: number, options: Record<string, string | number | boolean> = {}): Drawn =>
  drawn({ spirits: names.slice(0, players), options: { boards: 'thematic', ...options } });
const whole = { ...nowhere, boards: thematicBoards.map(({ id }) => id) };

describe('thematic boards', () => {
  test('57 lands in all, of four terrains, those with the lowest numbers on the coast', () => {
    expect(thematicBoards.map(({ lands }) => lands.length)).toEqual([9, 9, 10, 10, 10, 9]);
    const counts = thematicBoards.map(({ lands }) => terrains.map((terrain) => lands.filter((land) => land.terrain === terrain).length));
    expect(counts).toEqual([
      [3, 2, 1, 3],
      [2, 2, 3, 2],
      [2, 1, 3, 4],
      [3, 5, 1, 1],
      [2, 1, 4, 3],
      [3, 2, 3, 1],
    ]);
    expect(thematicBoards.map(({ lands }) => lands.filter(({ coastal }) => coastal).map(({ number }) => number))).toEqual([
      [1, 2, 3],
      [1, 2, 3, 4],
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ]);
    for (const { lands } of thematicBoards) expect(lands.map(({ number }) => number)).toEqual(lands.map((_, i) => i + 1));
  });

  test('J-39.9 which boards are used depends on the number of players, and each lies in its place', () => {
    const used = [1, 2, 3, 4, 5, 6].map((players) => thematic(players).state.island.boards.filter((board) => board !== null));
    expect(used).toEqual(thematicIslands);
    expect(used.map((boards) => boards.length)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(used[0]).toEqual(['northeast']);
    expect(used[2]).toEqual(['west', 'east', 'northeast']);
  });

  test('J-39.9 adjacency across boards holds where both are in play', () => {
    const position = thematic(2);
    const { adjacent, board } = geographyOf(position.state.island);
    const across = adjacent[position.space('west7')]!.filter((land) => board[land] === 1).map((land) => position.nameOf(land));
    expect(across).toEqual(['east9', 'east10']);
    const four = thematic(4);
    const known = geographyOf(four.state.island);
    const near = (land: string): string[] => known.adjacent[four.space(land)]!.map((other) => four.nameOf(other));
    // In the point where four boards meet.
    expect(near('northwest9')).toContain('east10');
    expect(near('northeast6')).toContain('west6');
    expect(near('west6')).toEqual(['west4', 'west5', 'west7', 'east10', 'northwest9', 'northeast6']);
    expect(known.oceans[four.space('northeast9')]).toEqual([]);
    expect(known.oceans[four.space('northeast4')]).toEqual([four.space('northeast0')]);
  });

  test('J-2.6 J-23.12 for powers a distance is counted through an ocean that is in play, otherwise it is not', () => {
    const inReach = (spirit: string): string[] =>
      withPower('Drift Down into Slumber', { spirits: [spirit], options: { boards: 'thematic' } })
        .presence('northeast1')
        .land('northeast3', 'city')
        .say('use Drift Down into Slumber')
        .answers();
    // Along the shore it is three steps from land 1 to land 4, across the ocean two.
    expect(inReach('River')).toEqual(['northeast1', 'northeast2', 'northeast3', 'northeast5', 'northeast7', 'northeast8', 'northeast9']);
    expect(inReach('Ocean').filter((land) => !inReach('River').includes(land))).toEqual(['northeast4', 'northeast0']);
    const grown = drawn({ spirits: ['Ocean'], options: { boards: 'thematic' } })
      .clear()
      .presence('northeast1');
    expect(distanceFromPresence(grown.state, 0, grown.space('northeast4'), false)).toBe(3);
    expect(distanceFromPresence(grown.state, 0, grown.space('northeast4'), true)).toBe(2);
  });

  test('every land is reached from every other, and numbers that a smaller board does not have do not exist', () => {
    const known = geographyOf(whole);
    expect([known.lands, known.existing.length]).toEqual([60, 57]);
    for (const land of known.existing) expect(distanceBetween(known, known.existing[0]!, land)).toBeLessThan(OUT_OF_REACH);
    for (const islands of thematicIslands) {
      const part = geographyOf({ ...nowhere, boards: islands });
      for (const land of part.existing) expect(distanceBetween(part, part.existing[0]!, land)).toBeLessThan(OUT_OF_REACH);
    }
  });

  test('J-39.10 lands get the pieces that are printed there, and the printed tokens instead of the usual ones', () => {
    const position = thematic(6, { sets: 'jagged-earth', events: false });
    const shown = (land: string): string => position.at(land).replace(/, \d of seat \d|\d? ?explorer,? ?/g, '');
    expect(shown('northwest3')).toBe('town, disease');
    expect(shown('east2')).toBe('town!1, 2 disease');
    expect(shown('east3')).toBe('town!1, city, 2 dahan, blight, disease');
    expect(shown('northeast9')).toBe('beasts, disease');
    expect(shown('southwest8')).toBe('blight, wilds');
    expect(position.at('northeast2')).not.toContain('disease');
  });

  test('J-39.10 badlands lie in land 7 of the North-West, in land 6 of the East and, two, in land 9 of the West', () => {
    const position = thematic(6, { sets: 'jagged-earth', events: false });
    expect(position.at('northwest7')).toContain('badlands');
    expect(position.at('east6')).toMatch(/(^|, )badlands/);
    expect(position.at('west9')).toContain('2 badlands');
    const without = thematic(6, { sets: 'jagged-earth', events: false, tokens: 'without-badlands' });
    expect([without.at('west9'), without.at('west10')].map((land) => /badlands|beasts/.exec(land)?.[0])).toEqual([undefined, 'beasts']);
  });

  test('J-39.10 without tokens nobody has strife and nothing but pieces is laid', () => {
    const position = thematic(2);
    expect(position.at('east2')).toMatch(/^(explorer, )?town$/);
    expect(position.state.spaces.every(({ tokens }) => tokens.slice(1).every((n) => n === 0))).toBe(true);
  });

  test('J-39.11 they raise the difficulty by 3, with tokens by 1', () => {
    expect(thematic(1).state.difficulty).toBe(3);
    expect(thematic(1, { sets: 'jagged-earth' }).state.difficulty).toBe(1);
    expect(thematic(1, { sets: 'jagged-earth', tokens: 'none' }).state.difficulty).toBe(3);
  });

  test('J-39.6 an extra thematic board is the one that is left; without a coastal city it has a coastal town', () => {
    const position = thematic(1, { extraBoard: true });
    expect(position.state.boards).toEqual(['west', 'east']);
    const three = drawn({ spirits: names.slice(0, 3), options: { boards: 'thematic', extraBoard: true } });
    expect(three.state.boards).toEqual(['west', 'east', 'northwest', 'northeast']);
    expect(three.at('northeast1')).toContain('city');
    expect(three.at('northeast5')).not.toContain('town');
  });

  test('J-39.9 layouts, archipelagos and letters are refused', () => {
    const refuse = (options: Record<string, string | number | boolean>) => () =>
      configure(spiritIsland, 2, { boards: 'thematic', ...options });
    expect(refuse({ layout: 'fragment' })).toThrow('Thematic boards have fixed places');
    expect(refuse({ layout: 'own' })).toThrow('Thematic boards have fixed places');
    expect(refuse({ archipelago: 'two-islands' })).toThrow('Thematic boards have fixed places');
    expect(refuse({ board1: 'A' })).toThrow('Thematic boards have no letters');
  });
});

/** The map is turned to fill its place. */
describe.each([0, 30, 60, 90, 300, 330])('outlines of thematic boards, turned by %d degrees', (turn) => {
  const { spaces, rims, borders, bounds } = thematicOutline(thematicMap, whole.boards, [], turn);
  const known = geographyOf(whole);

  test('there is a shape for every land and ocean, clockwise, and its bounds hold them all', () => {
    expect(spaces.map((space) => space !== null)).toEqual(known.exists);
    expect(bounds).toEqual(thematicMap.boundsAt(whole.boards, turn));
    for (const space of spaces) {
      if (space === null) continue;
      expect(areaOf(space.polygon)).toBeGreaterThan(40_000);
      for (const [x, y] of space.polygon) expect(x >= bounds.left && x <= bounds.right && y >= bounds.top && y <= bounds.bottom).toBe(true);
    }
  });

  test('lands are drawn touching where they are adjacent, and nowhere else', () => {
    for (const land of known.existing) {
      const touching = known.existing.filter((other) => other !== land && touches(spaces[land]!.polygon, spaces[other]!.polygon));
      expect([land, touching]).toEqual([land, known.adjacent[land]]);
    }
    const drawnBorders = new Set(borders.map(({ between: [a, b] }) => `${Math.min(a, b)}-${Math.max(a, b)}`));
    for (const { lands, borders: printed, id } of thematicBoards) {
      const slot = whole.boards.indexOf(id);
      for (const [a, b] of printed) expect(drawnBorders.has(`${slot * 10 + a - 1}-${slot * 10 + b - 1}`)).toBe(true);
      for (const { number, coastal } of lands) expect(drawnBorders.has(`${slot * 10 + number - 1}-${60 + slot}`)).toBe(coastal);
    }
    for (const [a, b] of thematicLinks(whole.boards))
      expect(boardOf(whole.boards[a.slot]!).lands.length >= a.number && b.number > 0).toBe(true);
  });

  test('label and room lie in their own land, and pieces do not cover each other', () => {
    for (const space of spaces) {
      if (space === null) continue;
      expect(space.room.length).toBeGreaterThanOrEqual(3);
      [space.label, ...space.room].forEach((place, i, all) => {
        expect(isInside(place, space.polygon)).toBe(true);
        if (i > 0) expect(gap([place], space.polygon)).toBeGreaterThan(20);
        for (const earlier of all.slice(0, i)) expect(Math.hypot(place[0] - earlier[0], place[1] - earlier[1])).toBeGreaterThan(80);
      });
    }
  });

  test('the rim of a board is one ring around its lands', () => {
    rims.forEach((rim, slot) => {
      const lands = thematicMap.outlinesOf(whole.boards[slot]!, turn).slice(1);
      const sum = lands.reduce((total, { polygon }) => total + areaOf(polygon), 0);
      expect(Math.abs(Math.abs(areaOf(rim!)) - sum)).toBeLessThan(1);
    });
  });
});
