import { expect, test } from 'vitest';
import { thematicIslands } from '../../content/thematic.ts';
import { thematicMap } from '../../content/thematic-outlines.ts';
import { layBoard } from '../../rules/island/geography.ts';
import { nowhere } from '../../rules/island/nowhere.ts';
import { joinsBeside } from '../../rules/setup/laying.ts';
import { layoutOf, readableSize, turnFor } from '../island/layout.ts';

const islandOf = (boards: (typeof thematicIslands)[number]): typeof nowhere => ({
  ...nowhere,
  boards: [...boards, ...Array<null>(6 - boards.length).fill(null)],
});

test.each(thematicIslands.map((boards) => [boards.length, boards] as const))(
  'on an upright phone the map of %d thematic boards is turned, so that it is larger, and north stays above',
  (_, boards) => {
    const island = islandOf(boards);
    const upright = layoutOf(island, { width: 366, height: 430 }, turnFor(island, 366 / 430, [], thematicMap, null), [], thematicMap);
    const { left, right } = thematicMap.boundsAt(boards, 0);
    expect(366 / (right - left)).toBeLessThan(0.9 / upright.unit);
    for (const [width, height] of [
      [366, 430],
      [1200, 560],
      [804, 780],
    ] as const) {
      const turn = turnFor(island, width / height, [], thematicMap, null);
      expect(turn <= 90 || turn >= 270, `${width}×${height}`).toBe(true);
    }
  },
);

test('an island does not turn under the eyes of somebody who opens what takes of its height', () => {
  for (const [island, map] of [
    [islandOf(thematicIslands[3]!), thematicMap],
    [
      layBoard(
        { ...nowhere, boards: ['A', ...Array<null>(5).fill(null)] },
        'B',
        joinsBeside({ ...nowhere, boards: ['A', ...Array<null>(5).fill(null)] }, [0])[0]!,
      ),
      null,
    ],
  ] as const) {
    const turn = turnFor(island, 366 / 430, [], map, null);
    for (const height of [330, 400, 460]) expect(turnFor(island, 366 / height, [], map, turn)).toBe(turn);
    expect(turnFor(island, 3, [], map, turn)).toBe(turnFor(island, 3, [], map, null));
  }
});

test('how large a map has to be to be read is known as soon as the map is there', () => {
  const island = islandOf(thematicIslands[3]!);
  expect(readableSize(island, 0.75, null)).toEqual({ width: 0, height: 0 });
  const [standing, lying] = [readableSize(island, 0.75, thematicMap), readableSize(island, 1.8, thematicMap)];
  expect(standing.height / standing.width).toBeGreaterThan(lying.height / lying.width);
});
