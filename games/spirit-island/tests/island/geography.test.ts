import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, boardNamed, boards, EDGE_LENGTH, edges, type StandardBoardId, terrains } from '../../content/boards.ts';
import { joinsAmong, layoutNamed, layouts, type LayoutId } from '../../content/layouts.ts';
import {
  distanceBetween,
  distancesFrom,
  type Geography,
  geographyOf,
  type Island,
  islandOf,
  landOn,
  landsWithin,
  layBoard,
  OUT_OF_REACH,
  placesFor,
  posesIn,
  sink,
  spareSlot,
  survey,
} from '../../rules/island/geography.ts';

const ids = boards.map(({ id }) => id);
const boardsOf = (letters: string): StandardBoardId[] => [...letters] as StandardBoardId[];
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const islandWith = (letters: string, id: LayoutId = 'standard', spare = 0): Island =>
  islandOf(layoutNamed(id, letters.length), boardsOf(letters), spare);

/** "A3": land 3 of the first board if that is board A; "A0" is its ocean. */
function spaceNamed(island: Island, name: string): number {
  const slot = island.boards.indexOf(name[0] as StandardBoardId);
  const geography = geographyOf(island);
  return name[1] === '0' ? geography.lands + slot : landOn(geography, slot, Number(name[1]));
}
const nameOf = (island: Island, geography: Geography, space: number): string =>
  `${island.boards[geography.board[space]!]!}${geography.number[space]!}`;

describe('boards', () => {
  test('a board has eight lands, two of each terrain, the first three of them coastal', () => {
    expect(ids.join('')).toBe('ABCDEF');
    for (const { lands } of boards) {
      expect(lands.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      for (const terrain of terrains) expect(lands.filter((land) => land.terrain === terrain)).toHaveLength(2);
      expect(lands.filter(({ coastal }) => coastal).map(({ number }) => number)).toEqual([1, 2, 3]);
    }
  });

  test('a board starts with a city in land 2, a town, six dahan and a blight', () => {
    for (const { lands } of boards) {
      const total = (piece: 'explorer' | 'town' | 'city' | 'dahan' | 'blight'): number => sum(lands.map(({ setup }) => setup[piece] ?? 0));
      expect([total('explorer'), total('town'), total('city'), total('dahan'), total('blight')]).toEqual([0, 1, 1, 6, 1]);
      expect(lands[1]!.setup.city).toBe(1);
    }
  });

  test('with tokens there are beasts in the lowest land without printed pieces and disease in land 2', () => {
    for (const { lands } of boards) {
      const empty = lands.find(({ setup }) => Object.keys(setup).length === 0)!;
      for (const land of lands)
        expect(land.tokens).toEqual({ ...(land === empty ? { beasts: 1 } : {}), ...(land.number === 2 ? { disease: 1 } : {}) });
    }
  });

  // One line a board: terrain by its first letter, then what stands there (City, Town, Dahan, Blight).
  test.each([
    ['A', 'm wCD jDD sB w mD sDD jT'],
    ['B', 'wD mC sDD jB s wT mD jDD'],
    ['C', 'jD sC mDD j wDDB sD mT w'],
    ['D', 'wDD jCD w s mDB j sTDD m'],
    ['E', 'sD mC jDD wB mD s jT wDD'],
    ['F', 'sDD jC wD mB jD mDD w sT'],
  ] as const)('board %s shows %s', (id, expected) => {
    const shown = boardNamed(id).lands.map(({ terrain, setup: { city = 0, town = 0, dahan = 0, blight = 0 } }) =>
      [terrain[0]!, 'C'.repeat(city), 'T'.repeat(town), 'D'.repeat(dahan), 'B'.repeat(blight)].join(''),
    );
    expect(shown.join(' ')).toBe(expected);
  });

  test('four boards are in the base box, two in Jagged Earth, and each of these is discouraged with one of the others', () => {
    expect(boards.map(({ set }) => set)).toEqual(['base', 'base', 'base', 'base', 'jagged-earth', 'jagged-earth']);
    expect(boards.map(({ discouragedWith }) => discouragedWith)).toEqual([null, null, null, null, 'B', 'D']);
  });

  test('each border is named once, and the coastal lands lie in a row', () => {
    for (const { borders } of boards) {
      const names = borders.map((pair) => pair.join('-'));
      expect(new Set(names).size).toBe(names.length);
      expect(names).toContain('1-2');
      expect(names).toContain('2-3');
      expect(names).not.toContain('1-3');
    }
  });

  test('the lands along the edges follow each other round the board, and their breaks are odd', () => {
    for (const board of boards) {
      const round = edges.flatMap((edge) => board.edges[edge].lands);
      expect([round[0], round.at(-1)]).toEqual([1, 3]);
      expect(board.edges[3].lands.at(-1)).toBe(board.edges[6].lands[0]);
      expect(board.edges[6].lands.at(-1)).toBe(board.edges[9].lands[0]);
      expect(board.corners).toEqual({ c3: 3, c1: 1, c8: 8, c7: board.edges[9].lands[0] });
      for (const edge of edges) {
        const { lands, breaks } = board.edges[edge];
        expect(breaks).toHaveLength(lands.length - 1);
        expect([0, ...breaks, EDGE_LENGTH]).toEqual([0, ...breaks, EDGE_LENGTH].toSorted((a, b) => a - b));
        for (const position of breaks) expect(position % 2).toBe(1);
        lands.slice(1).forEach((land, i) => {
          expect(board.borders).toContainEqual([land, lands[i]!].toSorted((a, b) => a - b));
        });
      }
    }
  });
});

/** Every layout with boards in some order. */
const anyIsland = fc
  .tuple(fc.constantFrom(...layouts), fc.shuffledSubarray(ids, { minLength: 6 }), fc.nat(1))
  .map(([layout, order, spare]) => islandOf(layout, order.slice(0, layout.boards), spare));

describe('geography', () => {
  test('lands are counted board after board, oceans after the lands', () => {
    const { lands, spaces, board, number, terrain, coastal, existing } = geographyOf(islandWith('BD'));
    expect([lands, spaces]).toEqual([16, 18]);
    expect(board).toEqual([...Array<number>(8).fill(0), ...Array<number>(8).fill(1), 0, 1]);
    expect(number).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6, 7, 8, 0, 0]);
    expect(terrain.slice(0, 3)).toEqual(['wetland', 'mountain', 'sands']);
    expect(terrain.slice(16)).toEqual(['ocean', 'ocean']);
    expect(coastal.flatMap((is, space) => (is ? [space] : []))).toEqual([0, 1, 2, 8, 9, 10]);
    expect(existing).toEqual(Array.from({ length: 16 }, (_, land) => land));
  });

  test('laws of any island: adjacency is mutual and never to itself, an ocean touches the coastal lands of its board, distance counts steps', () => {
    fc.assert(
      fc.property(anyIsland, (island) => {
        const geography = geographyOf(island);
        const { lands, spaces, adjacent, oceans, coastal, board, existing, exists } = geography;
        expect(existing).toHaveLength(island.boards.filter((id) => id !== null).length * 8);
        for (const land of existing) {
          expect(adjacent[land]).toEqual(adjacent[land]!.toSorted((a, b) => a - b));
          expect(adjacent[land]).not.toContain(land);
          expect(adjacent[land]!.filter((other) => !adjacent[other]!.includes(land))).toEqual([]);
          expect(oceans[land]).toEqual(coastal[land] ? [lands + board[land]!] : []);
          const from = (other: number): number => distanceBetween(geography, land, other);
          const steps = (other: number): number => (other === land ? 0 : 1 + Math.min(...adjacent[other]!.map(from)));
          expect(existing.map(from)).toEqual(existing.map(steps));
          expect(existing.map(from)).toEqual(existing.map((other) => distanceBetween(geography, other, land)));
          expect(Math.max(...existing.map(from))).toBeLessThan(OUT_OF_REACH);
        }
        for (let space = 0; space < spaces; space++) {
          if (space >= lands && exists[space]) expect(adjacent[space]!.map((land) => geography.number[land])).toEqual([1, 2, 3]);
          if (!exists[space]) expect([adjacent[space], oceans[space], landsWithin(geography, space, 50)]).toEqual([[], [], []]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('ranges on a board: A1 to A7 is two steps, A3 to A8 three', () => {
    const island = islandWith('A');
    const geography = geographyOf(island);
    const within = (name: string, range: number): string =>
      landsWithin(geography, spaceNamed(island, name), range)
        .map((land) => nameOf(island, geography, land))
        .join(' ');
    expect(within('A1', 0)).toBe('A1');
    expect(within('A1', 1)).toBe('A1 A2 A4 A5 A6');
    expect(within('A1', 2)).toBe('A1 A2 A3 A4 A5 A6 A7 A8');
    expect(within('A3', 2)).toBe('A1 A2 A3 A4 A5');
    expect(within('A0', 1)).toBe('A1 A2 A3');
    expect(distanceBetween(geography, spaceNamed(island, 'A3'), spaceNamed(island, 'A8'))).toBe(3);
  });

  test('four lands that meet in a point are all adjacent', () => {
    const island = islandWith('ABCD');
    const geography = geographyOf(island);
    const meeting = ['A7', 'B8', 'C4', 'D8'].map((name) => spaceNamed(island, name));
    for (const land of meeting) expect(geography.adjacent[land]).toEqual(expect.arrayContaining(meeting.filter((other) => other !== land)));
  });

  test('an ocean is gone through only where it is open', () => {
    const whole = islandWith('A');
    const split = { ...whole, absent: [spaceNamed(whole, 'A2'), spaceNamed(whole, 'A4')] };
    const geography = geographyOf(split);
    const [from, to] = [spaceNamed(whole, 'A3'), spaceNamed(whole, 'A1')];
    expect(geography.exists[spaceNamed(whole, 'A2')]).toBe(false);
    expect(distanceBetween(geography, from, to)).toBe(OUT_OF_REACH);
    expect(distanceBetween(geography, from, spaceNamed(whole, 'A0'))).toBe(1);
    expect(distancesFrom(geography, from, () => true)[to]).toBe(2);
    expect(distancesFrom(geographyOf(whole), from, (space) => space !== spaceNamed(whole, 'A4'))[spaceNamed(whole, 'A5')]).toBe(3);
  });

  test('when a board sinks its lands and its ocean are gone and nothing else becomes coastal', () => {
    const island = islandWith('ABCD');
    const [before, after] = [geographyOf(island), geographyOf(sink(island, 1))];
    expect(after.existing.map((land) => after.board[land])).toEqual([0, 2, 3].flatMap((slot) => Array<number>(8).fill(slot)));
    expect(after.exists[after.lands + 1]).toBe(false);
    expect(after.coastal).toEqual(before.coastal);
    for (const land of after.existing)
      expect(after.adjacent[land]).toEqual(before.adjacent[land]!.filter((other) => before.board[other] !== 1));
  });

  test('two lands woven together are one land of both terrains, coastal if either is, adjacent to itself and to all that either touched', () => {
    const island = islandWith('AB');
    const [a4, a3, a2] = ['A4', 'A3', 'A2'].map((name) => spaceNamed(island, name)) as [number, number, number];
    const [before, after] = [geographyOf(island), geographyOf({ ...island, woven: [[a4, a3]] })];
    expect(after.parts[a4]).toEqual([a4, a3]);
    expect([after.exists[a3], after.parts[a3], after.adjacent[a3]]).toEqual([false, [], []]);
    expect([before.coastal[a4], after.coastal[a4]]).toEqual([false, true]);
    expect(after.oceans[a4]).toEqual([after.lands]);
    const either = new Set([...before.adjacent[a4]!, ...before.adjacent[a3]!].filter((land) => land !== a3));
    expect(after.adjacent[a4]).toEqual([...either].toSorted((a, b) => a - b));
    expect(after.adjacent[a4]).toContain(a4);
    expect(after.adjacent[a2]).not.toContain(a3);
    expect(after.adjacent[after.lands]).toEqual([spaceNamed(island, 'A1'), a2, a4]);
    expect(distanceBetween(after, a4, a4)).toBe(0);
  });

  test('a board that comes later leaves every number as it was and touches all it lies against', () => {
    const island = islandWith('AB', 'standard', 1);
    const before = geographyOf(island);
    expect(spareSlot(island)).toBe(2);
    expect([before.lands, before.spaces, before.existing.length]).toEqual([24, 27, 16]);
    const places = placesFor(island, 0);
    expect(places.map(({ one, other }) => `${one.edge}-${other.edge}`)).toEqual(['3-3', '3-6', '3-9', '6-3', '6-6', '6-9']);
    const joined = layBoard(island, 'C', places[0]!);
    const after = geographyOf(joined);
    expect(spareSlot(joined)).toBe(-1);
    expect([after.lands, after.spaces, after.existing.length]).toEqual([24, 27, 24]);
    for (const land of before.existing) expect(after.adjacent[land]!.filter((other) => other < 16)).toEqual(before.adjacent[land]);
    const seam = joinsAmong(posesIn(joined)).map(({ one, other }) => `${one.slot}.${one.edge}-${other.slot}.${other.edge}`);
    expect(seam).toEqual(['0.9-1.9', '0.3-2.3']);
  });

  test('a copy of an island has the very same geography, and a board joined to nothing is refused', () => {
    const island = islandWith('EF', 'fragment');
    expect(geographyOf(structuredClone(island))).toBe(geographyOf(island));
    expect(() => geographyOf({ ...island, joins: [] })).toThrow('Board F is joined to nothing.');
  });

  test('boards of other shapes are surveyed too: nine and ten lands, links named one by one', () => {
    const land = (number: number, coastal: boolean): Board['lands'][number] => ({
      number,
      terrain: 'sands',
      coastal,
      setup: {},
      tokens: {},
    });
    const row = (id: string, count: number): Board => ({
      id,
      origin: 'published',
      set: 'base',
      lands: Array.from({ length: count }, (_, i) => land(i + 1, i < 2)),
      borders: Array.from({ length: count - 1 }, (_, i) => [i + 1, i + 2] as const),
    });
    const links = [
      [
        { slot: 0, number: 9 },
        { slot: 1, number: 10 },
      ],
    ] as const;
    const geography = survey([row('west', 9), row('east', 10)], links, { sunk: [], absent: [], woven: [], opened: null });
    expect([geography.lands, geography.spaces]).toEqual([19, 21]);
    expect(geography.adjacent[8]).toEqual([7, 18]);
    expect(geography.adjacent[20]).toEqual([9, 10]);
    expect(distanceBetween(geography, 0, 9)).toBe(18);
  });
});
