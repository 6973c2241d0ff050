import { describe, expect, test } from 'vitest';
import { boardNamed, boards } from '../../content/boards.ts';
import { layoutNamed, layouts, posesOf } from '../../content/layouts.ts';
import { areaOf, boundsOf, fittingTurn, islandOutline, outlines, rimsOf, SIDE } from '../../content/outlines.ts';
import { geographyOf, islandOf, posesIn, sink } from '../../rules/island/geography.ts';
import { gap, isInside, touches } from '../shapes.ts';

const ids = boards.map(({ id }) => id);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const RHOMBUS = (SIDE * SIDE * Math.sqrt(3)) / 2;

describe('outlines', () => {
  test('the shapes of a board are rings that fill it without gap or overlap', () => {
    expect(outlines.map(({ board }) => board)).toEqual(ids);
    for (const { spaces } of outlines) {
      expect(spaces).toHaveLength(9);
      for (const { polygon } of spaces) {
        expect(areaOf(polygon)).toBeGreaterThan(RHOMBUS / 40);
        expect(new Set(polygon.map(String)).size).toBe(polygon.length);
        for (const figure of polygon.flat()) expect(Math.round(figure * 10) / 10).toBe(figure);
      }
      expect(Math.abs(sum(spaces.map(({ polygon }) => areaOf(polygon))) - RHOMBUS)).toBeLessThan(RHOMBUS / 1000);
    }
  });

  test('label and room lie in their own land, clear of its border and of each other', () => {
    for (const { spaces } of outlines) {
      spaces.forEach(({ polygon, label, room }, number) => {
        expect(room).toHaveLength(number === 0 ? 10 : 12);
        const places = [label, ...room];
        places.forEach((place, i) => {
          spaces.forEach((space, other) => expect(isInside(place, space.polygon)).toBe(other === number));
          expect(gap([place], polygon)).toBeGreaterThan(30);
          for (const earlier of places.slice(0, i)) expect(Math.hypot(place[0] - earlier[0], place[1] - earlier[1])).toBeGreaterThan(80);
        });
      });
    }
  });

  test('shapes of a board touch where its lands are adjacent, and nowhere else', () => {
    for (const { board, spaces, borders } of outlines) {
      const expected = [...[1, 2, 3].map((coastal) => `0-${coastal}`), ...boardNamed(board).borders.map((pair) => pair.join('-'))];
      expect(borders.map(({ between }) => between.join('-')).toSorted()).toEqual(expected.toSorted());
      const touching = spaces.flatMap(({ polygon }, low) =>
        spaces.flatMap((other, high) => (low < high && touches(polygon, other.polygon) ? [`${low}-${high}`] : [])),
      );
      expect(touching).toEqual(expected.toSorted());
    }
  });

  test.each(layouts.map((layout) => [`${layout.id} of ${layout.boards}`, layout] as const))(
    '%s: shapes of two boards touch where their lands are adjacent',
    (_, layout) => {
      for (const order of [ids, ids.toReversed()]) {
        const island = islandOf(layout, order.slice(0, layout.boards));
        const { adjacent, lands, board } = geographyOf(island);
        const { spaces } = islandOutline(posesIn(island), island.boards);
        for (let land = 0; land < lands; land++) {
          const touching = spaces.flatMap((outline, other) =>
            other < lands && board[other]! !== board[land]! && touches(spaces[land]!.polygon, outline!.polygon) ? [other] : [],
          );
          expect(touching).toEqual(adjacent[land]!.filter((other) => board[other] !== board[land]));
        }
      }
    },
  );

  test('an island has a shape for every land and ocean on the table, in the numbers of the rules, and its bounds hold them all', () => {
    const island = sink(islandOf(layoutNamed('standard', 3), ['A', 'B', 'C'], 1), 1);
    const geography = geographyOf(island);
    const { spaces, bounds, rims, borders } = islandOutline(posesIn(island), island.boards, 90);
    expect(spaces.map((outline) => outline !== null)).toEqual(geography.exists);
    expect(rims.map((rim) => rim !== null)).toEqual([true, false, true, false]);
    for (const {
      between: [a, b],
    } of borders)
      expect([...geography.adjacent[a]!, ...geography.oceans[a]!]).toContain(b);
    for (const [x, y] of spaces.flatMap((outline) => outline?.polygon ?? [])) {
      expect(x >= bounds.left - 1 && x <= bounds.right + 1 && y >= bounds.top - 1 && y <= bounds.bottom + 1).toBe(true);
    }
  });

  test('a high island is laid on its side in a wide frame, and stands in a high one', () => {
    const poses = posesOf(5, layoutNamed('peninsula', 5).joins);
    const turnFor = (lying: Parameters<typeof rimsOf>[0], aspect: number): number =>
      fittingTurn((turn) => boundsOf(rimsOf(lying, turn)), aspect);
    const wide = islandOutline(poses, ids.slice(0, 5), turnFor(poses, 1.5)).bounds;
    const high = islandOutline(poses, ids.slice(0, 5), turnFor(poses, 0.6)).bounds;
    expect(wide.right - wide.left).toBeGreaterThan(wide.bottom - wide.top);
    expect(high.right - high.left).toBeLessThan(high.bottom - high.top);
    expect(turnFor(posesOf(1, []), 0.6)).toBe(0);
  });
});
