import type { Archipelago } from '../../content/archipelagos.ts';
import { type Board, type BoardId, boardNamed, LANDS_PER_BOARD, type StandardBoardId, type Terrain } from '../../content/boards.ts';
import { type Join, type Layout, type Link, linksAmong, placesBeside, type Pose, posesOf, type Sea } from '../../content/layouts.ts';
import { boardOf, isThematicIsland, MOST_LANDS, thematicLinks } from '../../content/thematic.ts';
import { nowhere } from './nowhere.ts';

/** What lies where. A part of the state: never changed, only replaced, so that its geography is surveyed once. */
export interface Island {
  /** By slot. Null keeps room for a board that may come later, so that the lands and oceans keep their numbers when it does. */
  readonly boards: readonly (BoardId | null)[];
  readonly joins: readonly Join[];
  /** Oceans of different islands that face each other. */
  readonly seas: readonly Sea[];
  /** Slots whose boards have been destroyed. */
  readonly sunk: readonly number[];
  /** Lands that do not exist for the time being. */
  readonly absent: readonly number[];
  /** Pairs of lands that are a single land for the time being: the second has become a part of the first. */
  readonly woven: readonly (readonly [number, number])[];
  /** Two lands, or a land and an ocean, that are adjacent besides what borders they share. */
  readonly opened: readonly [number, number] | null;
}

/** The lands and oceans as numbers: first the lands, board after board, then the ocean of each board. */
export interface Geography {
  readonly lands: number;
  /** Lands and oceans together. */
  readonly spaces: number;
  /** Whether a space is on the table; one that is not is adjacent to nothing and out of every range. */
  readonly exists: readonly boolean[];
  /** The lands that exist. */
  readonly existing: readonly number[];
  readonly terrain: readonly (Terrain | 'ocean')[];
  readonly coastal: readonly boolean[];
  /** The slot of the board that shows a space. */
  readonly board: readonly number[];
  /** The slots of all boards on which a space lies: of two, where lands of two boards are woven together. */
  readonly slots: readonly (readonly number[])[];
  /** The number printed in a land; 0 in an ocean. */
  readonly number: readonly number[];
  /** The lands of which a land consists: itself, or two that are woven together, or none. Their terrains, numbers and boards are all its own. */
  readonly parts: readonly (readonly number[])[];
  /** The lands adjacent to a space, in order. */
  readonly adjacent: readonly (readonly number[])[];
  /** The oceans adjacent to a land. */
  readonly oceans: readonly (readonly number[])[];
  /** What lies on the other shore of a sea: for a coastal land the lands there, for an ocean the oceans. */
  readonly overseas: readonly (readonly number[])[];
  /** Steps through lands from space a to space b, at `a * spaces + b`; OUT_OF_REACH if there is no way. */
  readonly distance: readonly number[];
}

export const OUT_OF_REACH = 99;

/** `spare` slots are kept for boards that may come later. */
export function islandOf(layout: Layout | Archipelago, boards: readonly BoardId[], spare = 0): Island {
  if (boards.length !== layout.boards) throw new Error(`The layout "${layout.id}" of ${layout.boards} boards was given ${boards.length}.`);
  return { ...nowhere, boards: [...boards, ...Array<null>(spare).fill(null)], joins: layout.joins, seas: layout.seas };
}

const shut = new WeakMap<Island, Island>();
/** The island without the way that is open on it: the same one each time, so that it is surveyed once. */
export function withoutWay(island: Island): Island {
  let closed = shut.get(island);
  if (closed === undefined) shut.set(island, (closed = { ...island, opened: null }));
  return closed;
}

export const sink = (island: Island, slot: number): Island => ({ ...island, sunk: [...island.sunk, slot] });

/** J-24.1: the land to which a land belongs now: itself, unless it has become a part of another. */
export function wholeOf(island: Island, land: number): number {
  const joined = island.woven.find(([, part]) => part === land);
  return joined === undefined ? land : wholeOf(island, joined[0]);
}

/** The slot for the next board, or -1. */
export const spareSlot = (island: Island): number => island.boards.indexOf(null);

/** The ways to lay the next board against the board in a slot. */
export function placesFor(island: Island, slot: number): readonly Join[] {
  return placesBeside(posesIn(island), slot, spareSlot(island));
}

export function layBoard(island: Island, board: StandardBoardId, join: Join): Island {
  return { ...island, boards: island.boards.with(join.other.slot, board), joins: [...island.joins, join] };
}

/** Where the boards lie that are still there. Those of the map have their place there and no other. */
export function posesIn(island: Island): readonly (Pose | null)[] {
  return posesOf(island.boards.length, island.joins, island.seas).map((pose, slot) => (island.sunk.includes(slot) ? null : pose));
}

const surveyed = new WeakMap<Island, Geography>();
const byDescription = new Map<string, Geography>();
const MOST_REMEMBERED = 64;

/** The geography of an island. Copies of a position have copies of the island, so it is also remembered by its description. */
export function geographyOf(island: Island): Geography {
  let geography = surveyed.get(island);
  if (geography !== undefined) return geography;
  const description = JSON.stringify(island);
  geography = byDescription.get(description);
  if (geography === undefined) {
    if (byDescription.size >= MOST_REMEMBERED) byDescription.clear();
    geography = surveyIsland(island);
    byDescription.set(description, geography);
  }
  surveyed.set(island, geography);
  return geography;
}

function surveyIsland(island: Island): Geography {
  if (isThematicIsland(island.boards)) {
    const boards = island.boards.map((id) => (id === null ? null : boardOf(id)));
    return survey(boards, thematicLinks(island.boards), island, MOST_LANDS);
  }
  const boards = island.boards.map((id) => (id === null ? null : boardNamed(id as StandardBoardId)));
  const poses = posesIn(island);
  const lost = boards.findIndex((board, slot) => board !== null && poses[slot] === null && !island.sunk.includes(slot));
  if (lost >= 0) throw new Error(`Board ${boards[lost]!.id} is joined to nothing.`);
  return survey(boards, linksAmong(poses, boards), island);
}

/**
 * Any boards, any links between their lands: a board's other side is no rhombus and need not have eight lands. So many numbers are `kept` for the
 * lands of each.
 */
export function survey(boards: readonly (Board | null)[], links: readonly Link[], changes: Changes, kept = 0): Geography {
  const first = firstLands(boards, kept);
  const lands = first.pop()!;
  const spaces = lands + boards.length;
  const each = <Value>(value: (space: number) => Value): Value[] => Array.from({ length: spaces }, (_, space) => value(space));
  const board = each((space) => (space < lands ? first.findLastIndex((start) => start <= space) : space - lands));
  const number = each((space) => (space < lands ? space - first[board[space]!]! + 1 : 0));
  const shown = each((space) => boards[board[space]!]?.lands[number[space]! - 1] ?? null);
  const exists = each((space) => {
    const slot = board[space]!;
    return (
      (space >= lands || shown[space] !== null) && boards[slot] !== null && !changes.sunk.includes(slot) && !changes.absent.includes(space)
    );
  });
  const coastal = each((space) => shown[space]?.coastal ?? false);
  const parts = each((space) => (space < lands && exists[space] ? [space] : []));
  const touching = each(() => new Set<number>());
  const touch = (a: number, b: number): void => {
    if (!exists[a] || !exists[b]) return;
    touching[a]!.add(b);
    touching[b]!.add(a);
  };

  boards.forEach((one, slot) => {
    for (const [a, b] of one?.borders ?? []) touch(first[slot]! + a - 1, first[slot]! + b - 1);
    for (const land of one?.lands ?? []) if (land.coastal) touch(first[slot]! + land.number - 1, lands + slot);
  });
  for (const [a, b] of links) touch(first[a.slot]! + a.number - 1, first[b.slot]! + b.number - 1);

  for (const [land, other] of changes.woven) {
    // The two touch, so that the one land they make is adjacent to itself.
    for (const neighbour of touching[other]!) {
      touch(land, neighbour);
      touching[neighbour]!.delete(other);
    }
    touching[other]!.clear();
    coastal[land] ||= coastal[other]!;
    parts[land]!.push(...parts[other]!.splice(0));
    exists[other] = false;
  }

  if (changes.opened !== null) {
    const [land, other] = changes.opened;
    touch(land, other);
    // Being beside an ocean is being coastal.
    if (other >= lands) coastal[land] = true;
    if (land >= lands) coastal[other] = true;
  }

  const inOrder = touching.map((spaces) => [...spaces].toSorted((a, b) => a - b));
  const adjacent = inOrder.map((spaces) => spaces.filter((space) => space < lands));
  const overseas = each((): number[] => []);
  for (const [one, other] of (changes.seas ?? []).flatMap(({ one, other }) => [[one, other] as const, [other, one] as const])) {
    if (!exists[lands + one] || !exists[lands + other]) continue;
    overseas[lands + one]!.push(lands + other);
    for (const shore of adjacent[lands + one]!) overseas[shore]!.push(...adjacent[lands + other]!);
  }
  const ways: Ways = { spaces, exists, adjacent, oceans: inOrder.map((spaces) => spaces.filter((space) => space >= lands)), overseas };
  return {
    ...ways,
    lands,
    existing: each((space) => space).filter((space) => space < lands && exists[space]),
    terrain: each((space) => shown[space]?.terrain ?? 'ocean'),
    coastal,
    board,
    slots: each((space) => [...new Set((parts[space]!.length > 1 ? parts[space]! : [space]).map((part) => board[part]!))]),
    number,
    parts,
    distance: each((space) => distancesFrom(ways, space, (through) => through < lands)).flat(),
  };
}

/** The first land of each slot, and where the lands end. */
function firstLands(boards: readonly (Board | null)[], kept: number): number[] {
  const first = [0];
  for (const board of boards) first.push(first.at(-1)! + Math.max(kept, board?.lands.length ?? LANDS_PER_BOARD));
  return first;
}

type Changes = Pick<Island, 'sunk' | 'absent' | 'woven' | 'opened'> & Partial<Pick<Island, 'seas'>>;
type Ways = Pick<Geography, 'spaces' | 'exists' | 'adjacent' | 'oceans' | 'overseas'>;

/** J-39.2: how far it is from shore to shore, and from ocean to ocean. */
const ACROSS_A_SEA = 2;

/** Steps from a space to every space; only lands and oceans that are `open` are gone through. */
export function distancesFrom(ways: Ways, origin: number, open: (space: number) => boolean): number[] {
  const distances = Array<number>(ways.spaces).fill(OUT_OF_REACH);
  if (!ways.exists[origin]) return distances;
  const reached: number[][] = [];
  const reach = (space: number, steps: number): void => {
    if (distances[space]! <= steps) return;
    distances[space] = steps;
    (reached[steps] ??= []).push(space);
  };
  reach(origin, 0);
  for (let steps = 0; steps < reached.length; steps++) {
    for (const space of reached[steps] ?? []) {
      if (distances[space]! < steps || (space !== origin && !open(space))) continue;
      for (const next of ways.adjacent[space]!) reach(next, steps + 1);
      for (const next of ways.oceans[space]!) reach(next, steps + 1);
      for (const next of ways.overseas[space]!) reach(next, steps + ACROSS_A_SEA);
    }
  }
  return distances;
}

export const distanceBetween = (geography: Geography, a: number, b: number): number => geography.distance[a * geography.spaces + b]!;

/** The lands in range of a space. */
export function landsWithin(geography: Geography, origin: number, range: number): readonly number[] {
  const row = origin * geography.spaces;
  return geography.existing.filter((land) => geography.distance[row + land]! <= range);
}

/** The land with a number on the board in a slot, or -1. */
export function landOn(geography: Geography, slot: number, number: number): number {
  for (let land = 0; land < geography.lands; land++) if (geography.board[land] === slot && geography.number[land] === number) return land;
  return -1;
}
