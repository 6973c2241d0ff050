import { islandOutline, type Point } from '../../content/outlines.ts';
import { type Island, posesIn } from '../island/geography.ts';

/** J-38.16: a point where three or more of lands, oceans and what lies outside meet. */
export interface LandCorner {
  /** On the drawing of the island, unturned. */
  readonly point: Point;
  readonly lands: readonly number[];
  /** The corners next to it along the border of a land. */
  readonly next: readonly number[];
}

/** What two drawings of the same point may differ by. */
const NEAR = 3;
const far = ([x, y]: Point, [toX, toY]: Point): number => Math.hypot(x - toX, y - toY);

const known = new Map<string, readonly LandCorner[]>();

/** The corners of an island as its boards lie; boards that sink and lands that go leave their corners behind. */
export function cornersOf(island: Island): readonly LandCorner[] {
  const { boards, joins, seas } = island;
  const description = JSON.stringify([boards, joins, seas]);
  let corners = known.get(description);
  if (corners === undefined) {
    corners = survey(island);
    known.set(description, corners);
  }
  return corners;
}

/** The corner that lies at a point. */
export const cornerAt = (corners: readonly LandCorner[], point: Point): number => corners.findIndex((one) => far(one.point, point) < NEAR);

function survey(island: Island): readonly LandCorner[] {
  const { boards } = island;
  const { spaces, borders, rims } = islandOutline(posesIn(island), boards);
  const lands = spaces.slice(0, -boards.length);
  // Borders end where a third space, another board or the outside begins; where boards meet, their corners do as well.
  const ends = borders.flatMap(({ line }) => [line[0]!, line.at(-1)!]);
  const tips = rims.flatMap((rim) => rim ?? []);
  const meetings = tips.filter((tip, i) => tips.some((other, k) => k !== i && far(tip, other) < NEAR));
  const points: Point[] = [];
  for (const point of [...ends, ...meetings]) if (!points.some((other) => far(point, other) < NEAR)) points.push(point);
  const next = points.map(() => new Set<number>());
  const touching = points.map((): number[] => []);
  lands.forEach((outline, land) => {
    if (outline === null) return;
    const along = points.flatMap((point, corner) => {
      const at = placeAlong(outline.polygon, point);
      return at === null ? [] : [{ corner, at }];
    });
    const ring = along.toSorted((one, other) => one.at - other.at).map(({ corner }) => corner);
    ring.forEach((corner, i) => {
      touching[corner]!.push(land);
      const after = ring[(i + 1) % ring.length]!;
      if (after === corner) return;
      next[corner]!.add(after);
      next[after]!.add(corner);
    });
  });
  return points.map((point, corner) => ({ point, lands: touching[corner]!, next: [...next[corner]!].toSorted((a, b) => a - b) }));
}

/** How far along a closed line a point lies; null if it does not lie on it. */
function placeAlong(polygon: readonly Point[], point: Point): number | null {
  let passed = 0;
  for (const [i, from] of polygon.entries()) {
    const to = polygon[(i + 1) % polygon.length]!;
    const length = far(from, to);
    const share =
      length === 0 ? 0 : ((point[0] - from[0]) * (to[0] - from[0]) + (point[1] - from[1]) * (to[1] - from[1])) / (length * length);
    const nearest = Math.max(0, Math.min(1, share));
    const foot: Point = [from[0] + (to[0] - from[0]) * nearest, from[1] + (to[1] - from[1]) * nearest];
    if (far(foot, point) < NEAR) return passed + length * nearest;
    passed += length;
  }
  return null;
}
