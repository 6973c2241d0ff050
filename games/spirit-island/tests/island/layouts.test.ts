import { describe, expect, test } from 'vitest';
import { boardNamed, boards, type StandardBoardId } from '../../content/boards.ts';
import {
  type CornerAt,
  cornersAmong,
  type Join,
  joinsAmong,
  joinsOf,
  type Layout,
  layoutNamed,
  layouts,
  type LayoutId,
  posesOf,
  readJoin,
} from '../../content/layouts.ts';
import { islandOutline, placementsOf } from '../../content/outlines.ts';
import { distanceBetween, geographyOf, islandOf, layBoard, OUT_OF_REACH, placesFor, posesIn } from '../../rules/island/geography.ts';
import { gap, isInside } from '../shapes.ts';

const ids = boards.map(({ id }) => id);

const drawn = (joins: readonly Join[]): string =>
  joins
    .map(({ one, other }) => `${one.slot + 1}.${one.edge}-${other.slot + 1}.${other.edge}`)
    .toSorted()
    .join(' ');

/** The points where three or more boards meet, as "1c7 2c7 3c7". */
function meetingsOf({ boards, joins }: Layout): string {
  const meetings = cornersAmong(posesOf(boards, joins));
  const text = ({ slot, corner }: CornerAt): string => `${slot + 1}${corner}`;
  const points = new Map<string, Set<string>>();
  for (const [one, other] of meetings) {
    const group = points.get(text(one)) ?? points.get(text(other)) ?? new Set<string>();
    for (const corner of [text(one), text(other)]) points.set(corner, group.add(corner));
  }
  const groups = [...new Set(points.values())].filter(({ size }) => size > 2);
  return groups
    .map((group) => [...group].toSorted().join(' '))
    .toSorted()
    .join(', ');
}

/** The published layouts: the joins, the points where three or more boards meet, and each board's place on a screen with its turn. */
const published = `
  1 standard |  |  | 0 0 0
  2 standard | 1.9-2.9 |  | 0 0 0, -1126 -650 180
  2 coastline | 1.9-2.3 |  | 0 0 0, -1126 -650 0
  2 fragment | 1.6-2.9 |  | 0 0 0, -563 975 120
  2 inverted-fragment | 1.6-2.3 |  | 0 0 0, -563 975 300
  2 opposite-shores | 1.6-2.6 |  | 0 0 0, 0 1300 180
  2 top-to-top | 1.3-2.3 |  | 0 0 0, 1126 650 180
  3 standard | 1.6-2.9 1.9-3.6 2.6-3.9 | 1c7 2c7 3c7 | 0 0 0, -563 975 120, -1126 0 240
  3 coastline | 1.9-2.3 2.9-3.3 |  | 0 0 0, -1126 -650 0, -2252 -1300 0
  3 sunrise | 1.6-2.3 2.6-3.9 | 1c8 2c8 3c3 | 0 0 0, -563 975 300, 0 1950 60
  4 standard | 1.6-4.6 1.9-2.3 2.6-3.6 3.9-4.3 | 1c7 2c8 3c7 4c8 | 0 0 0, -1126 -650 0, -1126 650 180, 0 1300 180
  4 leaf | 1.6-4.9 1.9-2.3 2.6-3.3 3.6-4.6 | 1c7 2c8 3c8 4c7 | 0 0 0, -1126 -650 0, -1689 325 300, -563 975 120
  4 snake | 1.6-4.6 1.9-3.9 2.9-4.9 | 1c7 3c3 4c8, 1c8 2c3 4c7 | 0 0 0, 1126 1950 0, -1126 -650 180, 0 1300 180
  5 standard | 1.6-2.9 1.9-4.6 2.3-5.9 2.6-4.9 3.6-4.3 | 1c3 3c8 4c8, 1c7 2c7 4c7, 2c8 4c3 5c7 | 0 0 0, -563 975 120, -1689 -975 300, -1126 0 240, -1689 1625 120
  5 meeple | 1.3-3.6 1.6-2.3 2.6-4.3 3.3-5.9 4.6-5.6 | 1c8 2c8 3c8 4c8 5c7 | 0 0 0, -563 975 300, 1126 0 60, 0 1950 240, 1126 1300 60
  5 peninsula | 1.6-2.9 1.9-4.6 2.6-4.9 3.9-5.3 4.3-5.9 | 1c3 4c8 5c7, 1c7 2c7 4c7 | 0 0 0, -563 975 120, -1126 -2600 240, -1126 0 240, -1126 -1300 240
  5 snail | 1.3-3.6 1.6-2.9 1.9-4.6 2.6-4.9 3.3-5.9 | 1c7 2c7 4c7, 1c8 2c3 3c8 5c7 | 0 0 0, -563 975 120, 1126 0 60, -1126 0 240, 1126 1300 60
  5 v | 1.3-2.9 1.9-3.3 2.6-4.9 4.3-5.9 | 1c8 2c7 4c7 | 0 0 0, 1126 650 0, -1126 -650 0, 563 1625 120, -563 2275 120
  6 standard | 1.6-3.9 1.9-2.6 2.9-3.6 3.3-5.3 4.6-6.9 4.9-5.6 5.9-6.6 | 1c7 2c7 3c7, 2c3 3c8 5c1, 3c1 4c3 5c8, 4c7 5c7 6c7 | 0 0 0, -1126 0 240, -563 975 120, -1126 2600 60, -1689 1625 300, -2252 2600 180
  6 caldera | 1.3-5.9 1.9-6.6 2.3-4.9 2.9-5.6 3.3-6.9 3.9-4.6 | 1c7 3c8 6c7, 1c8 2c7 5c7, 2c8 3c7 4c7 | 0 0 0, 563 1625 120, -1126 1300 240, -563 2275 120, 1126 650 0, -1126 0 240
  6 flower | 1.9-4.3 2.9-6.3 3.9-5.3 4.6-6.9 4.9-5.6 5.9-6.6 | 1c7 4c8 6c3, 2c7 5c3 6c8, 3c7 4c3 5c8, 4c7 5c7 6c7 | 0 0 0, -2815 975 120, -2252 -1950 240, -1126 -650 0, -2252 -650 240, -1689 325 120
  6 star | 1.3-6.6 1.6-2.3 2.6-3.3 3.6-4.3 4.6-5.3 5.6-6.3 | 1c8 2c8 3c8 4c8 5c8 6c8 | 0 0 0, -563 975 300, 0 1950 240, 1126 1950 180, 1689 975 120, 1126 0 60`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()));

describe('layouts', () => {
  test.each(published)('%s is laid as published', (title, joins, meetings, places) => {
    const [count, id] = title.split(' ') as [string, LayoutId];
    const layout = layoutNamed(id, Number(count));
    const poses = posesOf(layout.boards, layout.joins);
    expect(drawn(layout.joins)).toBe(joins);
    expect(drawn(joinsAmong(poses))).toBe(joins);
    expect(meetingsOf(layout)).toBe(meetings);
    const placements = placementsOf(poses).map(
      (placement) => `${Math.round(placement!.x)} ${Math.round(placement!.y)} ${placement!.rotate}`,
    );
    expect(placements.join(', ')).toBe(places);
  });

  test('each number of boards has one standard layout, and a coastline for any number', () => {
    const counts = [1, 2, 3, 4, 5, 6].map((count) => layouts.filter(({ boards }) => boards === count));
    expect(counts.map(({ length }) => length)).toEqual([1, 6, 3, 4, 6, 5]);
    for (const some of counts) expect(some.filter(({ kind }) => kind === 'standard').map(({ id }) => id)).toEqual(['standard']);
    expect(layouts.filter(({ kind }) => kind === 'alternate')).toHaveLength(12);
    for (const { boards, joins } of layouts.filter(({ id }) => id === 'coastline'))
      expect(joins).toEqual(Array.from({ length: boards - 1 }, (_, i) => readJoin(`${i + 1}.9-${i + 2}.3`)));
  });

  test('boards that only meet in a point meet where a third board does: there is no other point contact', () => {
    for (const layout of layouts) {
      const poses = posesOf(layout.boards, layout.joins);
      const joined = joinsAmong(poses).map(({ one, other }) => `${one.slot}-${other.slot}`);
      for (const [one, other] of cornersAmong(poses)) {
        if (joined.includes(`${one.slot}-${other.slot}`)) continue;
        expect(meetingsOf(layout)).toContain(`${one.slot + 1}${one.corner}`);
      }
    }
  });

  test('an unknown layout and a wrong number of boards are refused', () => {
    expect(() => layoutNamed('star', 2)).toThrow('There is no layout "star" of 2 boards.');
    expect(() => islandOf(layoutNamed('standard', 2), ['A'])).toThrow('The layout "standard" of 2 boards was given 1.');
    expect(() => readJoin('1.9-7.3')).toThrow('"7.3" is not like "1.9"');
  });

  // The expectations of the published boards, for two boards laid edge to edge.
  test.each([
    ['C.9-D.9', 'C3-D4 C3-D6 C4-D3 C4-D4'],
    ['B.9-C.6', 'B3-C7 B3-C8 B4-C4 B4-C7 B7-C4'],
    ['C.9-D.6', 'C3-D7 C3-D8 C4-D6 C4-D7'],
    ['D.9-B.6', 'D3-B8 D4-B7 D4-B8 D6-B7'],
    ['A.9-B.3', 'A3-B1 A3-B6 A4-B6 A4-B8 A5-B8 A7-B8'],
    ['B.6-C.6', 'B7-C7 B7-C8 B8-C4 B8-C7'],
    ['C.9-D.3', 'C3-D1 C4-D1 C4-D8'],
    ['D.6-A.6', 'D6-A8 D7-A7 D7-A8 D8-A7'],
  ])('%s makes %s adjacent', (join, expected) => {
    const letters = [join[0], join[4]] as [StandardBoardId, StandardBoardId];
    const layout = { ...layoutNamed('standard', 2), joins: [readJoin(`1${join.slice(1, 3)}-2${join.slice(5)}`)] };
    const links = joinsOf(layout, letters.map(boardNamed));
    expect(links.map(([a, b]) => `${letters[a.slot]}${a.number}-${letters[b.slot]}${b.number}`).join(' ')).toBe(expected);
  });

  test('wherever one more board is laid, the island remains whole and no two boards share ground', () => {
    for (const layout of layouts.filter(({ boards }) => boards < 6)) {
      const island = islandOf(layout, ids.slice(0, layout.boards), 1);
      for (const slot of island.boards.keys()) {
        for (const place of placesFor(island, slot)) {
          const more = layBoard(island, 'F', place);
          const geography = geographyOf(more);
          expect(geography.existing.every((land) => distanceBetween(geography, 0, land) < OUT_OF_REACH)).toBe(true);
          const { rims, spaces } = islandOutline(posesIn(more), more.boards);
          const fresh = rims[layout.boards]!;
          expect(spaces.slice(0, layout.boards * 8).filter((outline) => isInside(outline!.label, fresh))).toEqual([]);
        }
      }
    }
    const surrounded = islandOf(layoutNamed('standard', 5), ids.slice(0, 5), 1);
    expect(placesFor(surrounded, 3)).toEqual([]);
  });

  test('no layout lays an ocean against a board', () => {
    for (const layout of layouts) {
      const poses = posesOf(layout.boards, layout.joins);
      const { spaces, rims } = islandOutline(poses, ids.slice(0, layout.boards));
      for (const slot of poses.keys()) {
        const shore = spaces[layout.boards * 8 + slot]!.polygon;
        rims.forEach((rim, other) => {
          if (other !== slot) expect(gap(shore, rim!)).toBeGreaterThan(50);
        });
      }
    }
  });
});
