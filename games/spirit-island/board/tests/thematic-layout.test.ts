import { expect, test } from 'vitest';
import { thematicIslands } from '../../content/thematic.ts';
import { thematicMap } from '../../content/thematic-outlines.ts';
import { nowhere } from '../../rules/island/nowhere.ts';
import { layoutOf, readableSize } from '../island/layout.ts';

const islandOf = (boards: (typeof thematicIslands)[number]): typeof nowhere => ({
  ...nowhere,
  boards: [...boards, ...Array<null>(6 - boards.length).fill(null)],
});

test.each(thematicIslands.map((boards) => [boards.length, boards] as const))(
  'on an upright phone the map of %d thematic boards is turned, so that it is larger, and north stays above',
  (_, boards) => {
    const island = islandOf(boards);
    const upright = layoutOf(island, 366, 430, [], thematicMap);
    const { left, right } = thematicMap.boundsAt(boards, 0);
    expect(366 / (right - left)).toBeLessThan(0.9 / upright.unit);
    for (const [width, height] of [
      [366, 430],
      [1200, 560],
      [804, 780],
    ] as const) {
      const { turn } = layoutOf(island, width, height, [], thematicMap);
      expect(turn <= 90 || turn >= 270, `${width}×${height}`).toBe(true);
    }
  },
);

test('how large a map has to be to be read is known as soon as the map is there', () => {
  const island = islandOf(thematicIslands[3]!);
  expect(readableSize(island, 0.75, null)).toEqual({ width: 0, height: 0 });
  const [standing, lying] = [readableSize(island, 0.75, thematicMap), readableSize(island, 1.8, thematicMap)];
  expect(standing.height / standing.width).toBeGreaterThan(lying.height / lying.width);
});
