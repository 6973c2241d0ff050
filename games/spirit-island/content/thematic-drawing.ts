import type { BoardId, ThematicBoardId } from './boards.ts';
import {
  areaOf,
  type Border,
  type Bounds,
  boundsOf,
  type IslandOutline,
  type Outline,
  type Point,
  readPoints,
  rounded,
  turned,
} from './outlines.ts';
import { MOST_LANDS } from './thematic.ts';

/* What the page needs besides the rings of the lands: rooms for pieces, the lines of the borders and the rims of the boards. */

/** By this much the map is larger than its figures: a land is about as large as one of the usual boards. */
const SCALE = 4.4;

/** How far pieces lie from each other; */
const APART = 88;
/** and from the border and from the middle of the number, to the side and above it: the first that leaves enough room. */
const clearances = [
  { border: 46, beside: 130, above: 92 },
  { border: 36, beside: 130, above: 88 },
  { border: 30, beside: 104, above: 84 },
  { border: 24, beside: 84, above: 82 },
] as const;
const MOST_ROOM = 12;
const LEAST_ROOM = 6;

/** The map of the thematic boards, which can be turned clockwise by so many degrees. */
export interface ThematicMap {
  /** The spaces of a board, the ocean first. */
  readonly outlinesOf: (board: ThematicBoardId, turn: number) => readonly Outline[];
  /** What an island of these boards takes of the drawing. */
  readonly boundsAt: (boards: readonly (BoardId | null)[], turn: number) => Bounds;
}

/** A space as the map declares it, in the measure of the drawing. */
interface DeclaredSpace {
  readonly ring: readonly Point[];
  readonly label: Point | null;
}

/** By board the outlines of its spaces, the ocean first: a ring, or a label and a ring. Read when they are first needed. */
export function thematicMapOf(declared: Readonly<Record<ThematicBoardId, readonly string[]>>): ThematicMap {
  const spaces = new Map<ThematicBoardId, readonly DeclaredSpace[]>();
  const outlines = new Map<string, readonly Outline[]>();
  const bounds = new Map<string, Bounds>();
  const spacesOf = (board: ThematicBoardId): readonly DeclaredSpace[] =>
    remembered(spaces, board, () => declared[board].map((text) => spaceIn(text)));
  return {
    // Where pieces have room is sought anew in every turn: numbers stay upright.
    outlinesOf: (board, turn) =>
      remembered(outlines, `${board} ${turn}`, () =>
        spacesOf(board).map(({ ring, label }) => outlineOf(ring.map(turnedBy(turn)), label && turnedBy(turn)(label))),
      ),
    boundsAt: (boards, turn) =>
      remembered(bounds, `${boards.join()} ${turn}`, () =>
        boundsOf(boards.flatMap((id) => (id === null ? [] : spacesOf(id as ThematicBoardId).map(({ ring }) => ring.map(turnedBy(turn)))))),
      ),
  };
}

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

function spaceIn(text: string): DeclaredSpace {
  const [label = '', ring = ''] = text.includes('|') ? text.split('|') : ['', text];
  return { ring: scaled(ring), label: label === '' ? null : scaled(label)[0]! };
}

const scaled = (text: string): readonly Point[] => readPoints(text).map(([x, y]) => [x * SCALE, y * SCALE]);

const turnedBy =
  (degrees: number) =>
  (point: Point): Point => {
    const [x, y] = turned(point, degrees);
    return [rounded(x), rounded(y)];
  };

function outlineOf(ring: readonly Point[], marked: Point | null): Outline {
  const polygon = areaOf(ring) > 0 ? ring : ring.toReversed();
  const label = marked ?? innermost(polygon);
  const rooms = clearances.map((clearance) => roomIn(polygon, label, clearance));
  return { polygon, label, room: rooms.find((room) => room.length >= LEAST_ROOM) ?? rooms.at(-1)! };
}

/** Places for pieces, from the label outwards. */
function roomIn(polygon: readonly Point[], label: Point, { border, beside, above }: (typeof clearances)[number]): readonly Point[] {
  const room: Point[] = [];
  for (const point of pointsIn(polygon, 22).toSorted((a, b) => distance(a, label) - distance(b, label))) {
    if (room.length === MOST_ROOM) break;
    if (Math.hypot((point[0] - label[0]) / beside, (point[1] - label[1]) / above) < 1 || depth(point, polygon) < border) continue;
    if (room.every((other) => distance(other, point) >= APART)) room.push(point);
  }
  return room;
}

const innermost = (polygon: readonly Point[]): Point =>
  pointsIn(polygon, 22).reduce((best, point) => (depth(point, polygon) > depth(best, polygon) ? point : best));

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The points of a grid that lie in a ring. */
function pointsIn(polygon: readonly Point[], step: number): readonly Point[] {
  const { left, top, right, bottom } = boundsOf([polygon]);
  const points: Point[] = [];
  for (let y = Math.ceil(top / step) * step; y < bottom; y += step)
    for (let x = Math.ceil(left / step) * step; x < right; x += step) if (isInside([x, y], polygon)) points.push([x, y]);
  return points;
}

function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  for (const [[ax, ay], [bx, by]] of linesOf(polygon))
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  return inside;
}

/** How far a point is from a ring. */
const depth = (point: Point, polygon: readonly Point[]): number =>
  Math.min(
    ...linesOf(polygon).map(([a, b]) => {
      const along = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / distance(a, b) ** 2;
      const t = Math.min(1, Math.max(0, along));
      return distance(point, [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]);
    }),
  );

const linesOf = (polygon: readonly Point[]): readonly (readonly [Point, Point])[] =>
  polygon.map((point, i) => [point, polygon[(i + 1) % polygon.length]!] as const);

/** A line of two rings has the same name in both. */
const nameOf = ([a, b]: readonly [Point, Point]): string => [a, b].map(String).toSorted().join(' ');

/** The island of these boards, each at its place on the map, the whole turned clockwise by so many degrees. */
export function thematicOutline(
  map: ThematicMap,
  boards: readonly (BoardId | null)[],
  sunk: readonly number[],
  turn = 0,
): IslandOutline {
  const oceans = boards.length * MOST_LANDS;
  const spaces = Array<Outline | null>(oceans + boards.length).fill(null);
  const rims = boards.map((id, slot): readonly Point[] | null => {
    if (id === null || sunk.includes(slot)) return null;
    const [ocean, ...lands] = map.outlinesOf(id as ThematicBoardId, turn);
    spaces[oceans + slot] = ocean!;
    lands.forEach((land, i) => (spaces[slot * MOST_LANDS + i] = land));
    return rimOf(lands);
  });
  const bounds = boundsOf(spaces.map((space) => space?.polygon ?? null));
  return { spaces, borders: bordersOf(spaces), rims, bounds };
}

/** Where two spaces have lines in common. */
function bordersOf(spaces: readonly (Outline | null)[]): readonly Border[] {
  const owners = new Map<string, number>();
  const borders: Border[] = [];
  spaces.forEach((space, i) => {
    for (const line of linesOf(space?.polygon ?? [])) {
      const owner = owners.get(nameOf(line));
      if (owner === undefined) owners.set(nameOf(line), i);
      else borders.push({ between: [owner, i], line });
    }
  });
  return borders;
}

/** The ring around the lands of a board: the lines that only one of them has. */
function rimOf(lands: readonly Outline[]): readonly Point[] {
  const lines = lands.flatMap(({ polygon }) => linesOf(polygon));
  const names = lines.map(nameOf);
  const rest = lines.filter((_, i) => names.indexOf(names[i]!) === names.lastIndexOf(names[i]!));
  const ring: Point[] = [rest[0]![0]];
  while (rest.length > 0) {
    const next = rest.findIndex(([from]) => String(from) === String(ring.at(-1)));
    if (next < 0) break;
    ring.push(rest.splice(next, 1)[0]![1]);
  }
  return ring;
}
