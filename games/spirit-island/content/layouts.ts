import { type Corner, corners, type Edge, EDGE_LENGTH, edgeEnds, edges, type StandardBoard } from './boards.ts';

/*
 * How boards are laid together. A layout only says which edges lie against which; where each board then lies, and which corners
 * meet in a point, follows, because every corner lies on a grid of triangles as wide as a board's edge.
 */

export interface EdgeAt {
  /** The place of a board in the island, from 0. */
  readonly slot: number;
  readonly edge: Edge;
}

export interface Join {
  readonly one: EdgeAt;
  readonly other: EdgeAt;
}

/** Two islands of an archipelago: the ocean of one board faces that of another. `turn`: by how many sixths of a circle the other is turned. */
export interface Sea {
  readonly one: number;
  readonly other: number;
  readonly turn: 2 | 3 | 4;
}

export type LayoutId =
  | 'standard' | 'coastline' | 'fragment' | 'inverted-fragment' | 'opposite-shores' | 'top-to-top' | 'sunrise' | 'leaf' | 'snake'
  | 'meeple' | 'peninsula' | 'snail' | 'v' | 'caldera' | 'flower' | 'star';

export interface Layout {
  readonly id: LayoutId;
  readonly origin: 'published';
  readonly boards: number;
  /** The rulebooks show the standard layouts and the alternates; they allow any other, and these are known from elsewhere. */
  readonly kind: 'standard' | 'alternate' | 'other';
  readonly joins: readonly Join[];
  /** None, where the boards make one island. */
  readonly seas: readonly Sea[];
}

function readEdgeAt(text: string): EdgeAt {
  const [, slot, edge] = /^([1-6])\.([369])$/.exec(text) ?? [];
  if (slot === undefined) throw new Error(`"${text}" is not like "1.9"`);
  return { slot: Number(slot) - 1, edge: Number(edge) as Edge };
}

/** "1.9-2.6": edge 9 of the first board lies against edge 6 of the second. */
export function readJoin(text: string): Join {
  const [one = '', other = ''] = text.split('-');
  return { one: readEdgeAt(one), other: readEdgeAt(other) };
}

function layout(boards: number, kind: Layout['kind'], id: LayoutId, joins: string): Layout {
  return { id, origin: 'published', boards, kind, joins: joins.split(' ').filter(Boolean).map(readJoin), seas: [] };
}

export const layouts: readonly Layout[] = [
  layout(1, 'standard',  'standard',          ''),
  layout(2, 'standard',  'standard',          '1.9-2.9'),
  layout(2, 'alternate', 'fragment',          '1.6-2.9'),
  layout(2, 'alternate', 'opposite-shores',   '1.6-2.6'),
  layout(2, 'other',     'coastline',         '1.9-2.3'),
  layout(2, 'other',     'inverted-fragment', '1.6-2.3'),
  layout(2, 'other',     'top-to-top',        '1.3-2.3'),
  layout(3, 'standard',  'standard',          '1.6-2.9 1.9-3.6 2.6-3.9'),
  layout(3, 'alternate', 'coastline',         '1.9-2.3 2.9-3.3'),
  layout(3, 'alternate', 'sunrise',           '1.6-2.3 2.6-3.9'),
  layout(4, 'standard',  'standard',          '1.9-2.3 1.6-4.6 2.6-3.6 3.9-4.3'),
  layout(4, 'alternate', 'leaf',              '1.9-2.3 1.6-4.9 2.6-3.3 3.6-4.6'),
  layout(4, 'alternate', 'snake',             '1.9-3.9 1.6-4.6 2.9-4.9'),
  layout(4, 'other',     'coastline',         '1.9-2.3 2.9-3.3 3.9-4.3'),
  layout(5, 'standard',  'standard',          '1.6-2.9 1.9-4.6 2.3-5.9 2.6-4.9 3.6-4.3'),
  layout(5, 'alternate', 'peninsula',         '1.6-2.9 1.9-4.6 2.6-4.9 3.9-5.3 4.3-5.9'),
  layout(5, 'alternate', 'snail',             '1.3-3.6 1.6-2.9 1.9-4.6 2.6-4.9 3.3-5.9'),
  layout(5, 'alternate', 'v',                 '1.3-2.9 1.9-3.3 2.6-4.9 4.3-5.9'),
  layout(5, 'other',     'coastline',         '1.9-2.3 2.9-3.3 3.9-4.3 4.9-5.3'),
  layout(5, 'other',     'meeple',            '1.3-3.6 1.6-2.3 2.6-4.3 3.3-5.9 4.6-5.6'),
  layout(6, 'standard',  'standard',          '1.6-3.9 1.9-2.6 2.9-3.6 3.3-5.3 4.6-6.9 4.9-5.6 5.9-6.6'),
  layout(6, 'alternate', 'caldera',           '1.3-5.9 1.9-6.6 2.3-4.9 2.9-5.6 3.3-6.9 3.9-4.6'),
  layout(6, 'alternate', 'flower',            '1.9-4.3 2.9-6.3 3.9-5.3 4.6-6.9 4.9-5.6 5.9-6.6'),
  layout(6, 'alternate', 'star',              '1.3-6.6 1.6-2.3 2.6-3.3 3.6-4.3 4.6-5.3 5.6-6.3'),
  layout(6, 'other',     'coastline',         '1.9-2.3 2.9-3.3 3.9-4.3 4.9-5.3 5.9-6.3'),
];

export function layoutNamed(id: LayoutId, count: number): Layout {
  const found = layouts.find((one) => one.id === id && one.boards === count);
  if (found === undefined) throw new Error(`There is no layout "${id}" of ${count} boards.`);
  return found;
}

/** A point of the grid: so many steps to the south-east, so many to the south. */
export type GridPoint = readonly [southEast: number, south: number];

/** Where corner c3 of a board lies, and by how many sixths of a circle the board is turned clockwise; unturned, its ocean is in the north. */
export interface Pose {
  readonly at: GridPoint;
  readonly turn: number;
}

// Clockwise from the south-east. The ocean's shore of an unturned board runs along the first, its edge 3 along the second.
const directions: readonly GridPoint[] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
const heading: Readonly<Record<Edge, number>> = { 3: 1, 6: 3, 9: 4 };

const plus = (a: GridPoint, b: GridPoint): GridPoint => [a[0] + b[0], a[1] + b[1]];
const minus = (a: GridPoint, b: GridPoint): GridPoint => [a[0] - b[0], a[1] - b[1]];
const same = (a: GridPoint, b: GridPoint): boolean => a[0] === b[0] && a[1] === b[1];

export function cornersOf({ at, turn }: Pose): Readonly<Record<Corner, GridPoint>> {
  const c1 = plus(at, directions[turn]!);
  const c7 = plus(at, directions[(turn + 1) % 6]!);
  return { c3: at, c1, c8: minus(plus(c1, c7), at), c7 };
}

/** Where a board lies whose edge `other` is laid against edge `one` of a board: the two edges run against each other. */
function poseAgainst(pose: Pose, one: Edge, other: Edge): Pose {
  const turn = (pose.turn + heading[one] + 3 - heading[other] + 6) % 6;
  const from = cornersOf({ at: [0, 0], turn })[edgeEnds[other][0]];
  return { at: minus(cornersOf(pose)[edgeEnds[one][1]], from), turn };
}

/** How wide a sea is drawn, as a part of twice the height of a triangle of the grid. */
const SEA = 1 / 8;

/** Where a board lies whose ocean faces that of another: across the sea, or at the side of a bay that three of them make. */
function poseFacing(pose: Pose, by: Sea['turn']): Pose {
  const turn = (pose.turn + by) % 6;
  const flush = by === 2 ? minus(cornersOf(pose).c3, directions[turn]!) : cornersOf(pose).c1;
  const away = plus(directions[(turn + 1) % 6]!, directions[(turn + 2) % 6]!);
  return { at: plus(flush, [away[0] * SEA, away[1] * SEA]), turn };
}

const facing = (pose: Pose | null | undefined, by: number): Pose | null => (pose == null ? null : poseFacing(pose, by as Sea['turn']));

/** The first board lies unturned at the origin, the others as they are joined to it or face it; null for a slot that is joined to nothing. */
export function posesOf(slots: number, joins: readonly Join[], seas: readonly Sea[] = []): readonly (Pose | null)[] {
  const poses: (Pose | null)[] = Array.from({ length: slots }, (_, slot) => (slot === 0 ? { at: [0, 0], turn: 0 } : null));
  for (let round = 1; round < slots; round++) {
    for (const { one, other } of joins) {
      poses[other.slot] ??= against(poses[one.slot], one, other);
      poses[one.slot] ??= against(poses[other.slot], other, one);
    }
    for (const { one, other, turn } of seas) {
      poses[other] ??= facing(poses[one], turn);
      poses[one] ??= facing(poses[other], 6 - turn);
    }
  }
  return poses;
}

const against = (pose: Pose | null | undefined, one: EdgeAt, other: EdgeAt): Pose | null =>
  pose == null ? null : poseAgainst(pose, one.edge, other.edge);

/** The edges that lie against each other. */
export function joinsAmong(poses: readonly (Pose | null)[]): readonly Join[] {
  const joins: Join[] = [];
  for (const [a, b] of pairsOf(poses)) {
    for (const edge of edges) {
      for (const facing of edges) {
        const { at, turn } = poseAgainst(a.pose, edge, facing);
        if (turn === b.pose.turn && same(at, b.pose.at)) joins.push({ one: { slot: a.slot, edge }, other: { slot: b.slot, edge: facing } });
      }
    }
  }
  return joins;
}

export interface CornerAt {
  readonly slot: number;
  readonly corner: Corner;
}

/** Corners of two boards that lie in one point. */
export function cornersAmong(poses: readonly (Pose | null)[]): readonly (readonly [CornerAt, CornerAt])[] {
  const meetings: [CornerAt, CornerAt][] = [];
  for (const [a, b] of pairsOf(poses)) {
    for (const corner of corners) {
      const meeting = corners.find((other) => same(cornersOf(a.pose)[corner], cornersOf(b.pose)[other]));
      if (meeting !== undefined) meetings.push([{ slot: a.slot, corner }, { slot: b.slot, corner: meeting }]);
    }
  }
  return meetings;
}

interface Placed {
  readonly slot: number;
  readonly pose: Pose;
}

const placedOf = (poses: readonly (Pose | null)[]): readonly Placed[] =>
  poses.flatMap((pose, slot) => (pose === null ? [] : [{ slot, pose }]));

function pairsOf(poses: readonly (Pose | null)[]): readonly (readonly [Placed, Placed])[] {
  const placed = placedOf(poses);
  return placed.flatMap((a, i) => placed.slice(i + 1).map((b) => [a, b] as const));
}

/** The two triangles of the grid that a board covers, each named by the sum of its corners. */
function groundOf(pose: Pose): readonly GridPoint[] {
  const { c3, c1, c8, c7 } = cornersOf(pose);
  return [plus(plus(c3, c1), c7), plus(plus(c8, c1), c7)];
}

/** Whether two boards lie on the same ground, or one has its ocean against the other. */
function collides(a: Pose, b: Pose): boolean {
  return groundOf(a).some((ground) => groundOf(b).some((other) => same(ground, other))) || facesOcean(a, b) || facesOcean(b, a);
}

function facesOcean(ocean: Pose, board: Pose): boolean {
  const { c3, c1 } = cornersOf(ocean);
  const shores = Object.values(cornersOf(board));
  return shores.some((corner) => same(corner, c3)) && shores.some((corner) => same(corner, c1));
}

/** Whether boards of two islands are apart: along the edges of one of them there is a gap between them. */
export function areApart(a: Pose, b: Pose): boolean {
  const [one, other] = [a, b].map((pose) => Object.values(cornersOf(pose)));
  // Steps to the south-east, to the south, and to the north-east: edges run along no other lines.
  return [(at: GridPoint) => at[0], (at: GridPoint) => at[1], (at: GridPoint) => at[0] + at[1]].some((measure) => {
    const [here, there] = [one!.map(measure), other!.map(measure)];
    return Math.max(...here) < Math.min(...there) || Math.max(...there) < Math.min(...here);
  });
}

/** The slots of the boards that make one island with a board. */
function islandAround(poses: readonly (Pose | null)[], slot: number): ReadonlySet<number> {
  const joins = joinsAmong(poses);
  const found = new Set([slot]);
  for (const here of found) {
    for (const { one, other } of joins) {
      if (one.slot === here) found.add(other.slot);
      if (other.slot === here) found.add(one.slot);
    }
  }
  return found;
}

/** Where a board lies that is laid so. */
export const poseAt = (poses: readonly (Pose | null)[], { one, other }: Join): Pose => poseAgainst(poses[one.slot]!, one.edge, other.edge);

/** The ways to lay one more board against the board in a slot: on free ground, with no ocean against an edge, apart from all other islands. */
export function placesBeside(poses: readonly (Pose | null)[], slot: number, fresh: number): readonly Join[] {
  if (poses[slot] == null) return [];
  const placed = placedOf(poses);
  const island = islandAround(poses, slot);
  return edges.flatMap((edge) => edges.map((facing): Join => ({ one: { slot, edge }, other: { slot: fresh, edge: facing } })))
    .filter((join) => {
      const pose = poseAt(poses, join);
      return placed.every((one) => (island.has(one.slot) ? !collides(one.pose, pose) : areApart(one.pose, pose)));
    });
}

/** A land by its board's slot and its number there. */
export interface LandAt {
  readonly slot: number;
  readonly number: number;
}

export type Link = readonly [LandAt, LandAt];

/** The lands that touch across two joined edges: those whose stretches overlap, one edge being read backwards. */
function across(join: Join, boards: readonly (StandardBoard | null)[]): readonly Link[] {
  const one = boards[join.one.slot]!.edges[join.one.edge];
  const other = boards[join.other.slot]!.edges[join.other.edge];
  return one.lands.flatMap((number, i) =>
    other.lands.flatMap((facing, k) => {
      const from = Math.max(one.breaks[i - 1] ?? 0, EDGE_LENGTH - (other.breaks[k] ?? EDGE_LENGTH));
      const to = Math.min(one.breaks[i] ?? EDGE_LENGTH, EDGE_LENGTH - (other.breaks[k - 1] ?? 0));
      return from < to ? [[{ slot: join.one.slot, number }, { slot: join.other.slot, number: facing }] as const] : [];
    }),
  );
}

/** The lands of different boards that touch, along an edge or only in a point: each pair once, in order. */
export function linksAmong(poses: readonly (Pose | null)[], boards: readonly (StandardBoard | null)[]): readonly Link[] {
  const cornerLand = ({ slot, corner }: CornerAt): LandAt => ({ slot, number: boards[slot]!.corners[corner] });
  const links = new Map<string, Link>();
  for (const join of joinsAmong(poses)) for (const link of across(join, boards)) links.set(nameOf(link), link);
  for (const [one, other] of cornersAmong(poses)) {
    const link: Link = [cornerLand(one), cornerLand(other)];
    links.set(nameOf(link), link);
  }
  return [...links.keys()].toSorted().map((name) => links.get(name)!);
}

const nameOf = ([a, b]: Link): string => `${a.slot}.${a.number}-${b.slot}.${b.number}`;

/** The lands that touch across boards when these are laid in a layout, in the order of its slots. */
export function joinsOf(layout: Layout, boards: readonly StandardBoard[]): readonly Link[] {
  return linksAmong(posesOf(layout.boards, layout.joins), boards);
}
