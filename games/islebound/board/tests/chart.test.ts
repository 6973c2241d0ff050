import { playedSession } from '@skerry/engine/laws';
import { expect, test } from 'vitest';
import { FIRST_PORT, neighbours, regionNames } from '../../content/map.ts';
import { towns } from '../../content/original.ts';
import { islebound } from '../../index.ts';
import type { IsleboundView } from '../../rules/view.ts';
import { berthOf, chartBox, type Point, regions } from '../geometry.ts';
import { layoutOf } from '../layout.ts';
import { lengthOf, linesOfSign, marksOfMove, ROOM_ON_ISLAND, sizeOnIsland } from '../marks.ts';
import { risingAt, underwayAt, voyageOf } from '../voyage.ts';

const same = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) < 0.01;
const sides = (region: number): (readonly [Point, Point])[] =>
  regions[region]!.corners.map((corner, i, all) => [corner, all[(i + 1) % all.length]!]);

test('I-2.1 I-2.2 regions are drawn side by side exactly where a ship can go from one to the other', () => {
  regions.forEach((_, region) => {
    const beside = regions.flatMap((__, other) => {
      const shared = sides(region).some(([a, b]) =>
        sides(other).some(([c, d]) => (same(a, c) && same(b, d)) || (same(a, d) && same(b, c))),
      );
      return other !== region && shared ? [other] : [];
    });
    expect(beside, regionNames[region]).toEqual(neighbours[region]!.toSorted((one, other) => one - other));
  });
});

/** Whether a point lies inside of a region: on the same side of all of its edges. */
function isInside(region: number, { x, y }: Point): boolean {
  const turns = sides(region).map(([a, b]) => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x));
  return turns.every((turn) => turn > 0) || turns.every((turn) => turn < 0);
}

test('four ships lie apart from each other inside of any region', () => {
  regions.forEach((_, region) => {
    const berths = [0, 1, 2, 3].map((nth) => berthOf(region, nth));
    for (const berth of berths) expect(isInside(region, berth), regionNames[region]).toBe(true);
    for (const [i, one] of berths.entries())
      for (const other of berths.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(12);
  });
});

test('all regions lie on the chart', () => {
  for (const { corners } of regions) {
    for (const { x, y } of corners) {
      expect(x).toBeGreaterThan(chartBox.x);
      expect(y).toBeGreaterThan(chartBox.y);
      expect(x).toBeLessThan(chartBox.x + chartBox.width);
      expect(y).toBeLessThan(chartBox.y + chartBox.height);
    }
  }
  expect(regions.length).toBe(FIRST_PORT + 4);
});

test('no sign is longer than an island is wide, on either side of the boards', () => {
  for (const { basic, advanced } of towns)
    for (const { sign } of [basic, advanced])
      for (const line of linesOfSign(sign)) {
        expect(lengthOf(line) * sizeOnIsland(line, 15)).toBeLessThanOrEqual(ROOM_ON_ISLAND + 1e-9);
        expect(sizeOnIsland(line, 15)).toBeGreaterThan(11.5);
      }
});

test('I-4.4 I-4.5 a move shows the fish that it costs, and that somebody is tired beside another ship', () => {
  const shown = (fish: number, berth: boolean) =>
    marksOfMove(fish, berth).map((one) => ('sign' in one ? `${one.n} ${one.sign}` : one.text));
  expect(shown(0, false)).toEqual([]);
  expect(shown(2, false)).toEqual(['−', '2 fish']);
  expect(shown(1, true)).toEqual(['−', '1 fish', '1 administration', '1 tire']);
});

test('a long exchange stands in two lines, what is paid above what comes of it', () => {
  const [gilliam] = towns.filter(({ name }) => name === 'Gilliam');
  const signs = linesOfSign(gilliam!.basic.sign).map((line) => line.map((shown) => ('sign' in shown ? shown.sign : shown.text)));
  expect(signs).toEqual([
    ['wood', 'or', 'fish', 'crew', 'tire'],
    ['arrow', 'book'],
  ]);
});

test.each([
  [1215, 615, 'wide'],
  [858, 507, 'sheets'],
  [804, 830, 'beside'],
  [374, 440, 'pages'],
  [534, 335, 'pages'],
  [858, 378, 'sheets'],
  [1420, 780, 'wide'],
] as const)('in a box of %d×%d the table lies %s, and inside of it', (width, height, shape) => {
  const layout = layoutOf(width, height, 5, 0);
  expect(layout.shape).toBe(shape);
  expect((layout.scale * chartBox.width) / layout.shrunk).toBeLessThanOrEqual(width + 0.01);
  expect((layout.scale * chartBox.height) / layout.shrunk).toBeLessThanOrEqual(height + 0.01);
});

test('on an upright tablet two rows of buildings lie below the chart, as long as they fit', () => {
  expect(layoutOf(804, 830, 5, 3).shape).toBe('below');
  expect(layoutOf(804, 830, 6, 3).shape).toBe('below');
  expect(layoutOf(804, 760, 6, 3).shape).toBe('sheets');
});

test('a ship sails the way it went, hop by hop, and ends where it lies', () => {
  const session = playedSession(islebound, { players: 2, options: {} }, 'voyage');
  const view = session.view(null) as IsleboundView;
  const lines = [
    { entry: { what: 'moved', seat: 1, from: 12, to: 0 } },
    { entry: { what: 'moved', seat: 1, from: 0, to: 2 } },
    { entry: { what: 'gained', seat: 1, goods: [1, 2], source: { from: 'town', town: 2 } } },
  ] as unknown as Parameters<typeof voyageOf>[0];
  const before = { ...view, players: view.players.map((player) => ({ ...player, ship: 12 })) };
  const voyage = voyageOf(lines, before);
  expect(voyage.scenes.map(({ kind }) => kind)).toEqual(['hop', 'hop', 'gain']);
  expect(underwayAt(voyage, 0).get(1)).toEqual(berthOf(12, 0));
  expect(same(underwayAt(voyage, 1).get(1)!, berthOf(2, 0))).toBe(true);
  expect(underwayAt(voyage, 1).has(0)).toBe(false);
  const [rising] = risingAt(voyage, 0.8);
  expect(rising?.gain.at).toEqual(berthOf(2, 0));
  expect(voyageOf([], before).duration).toBe(0);
});
