import type { Pose } from '../../content/layouts.ts';
import { type Bounds, boundsOf, fittingTurn, islandOutline, type IslandOutline, type Point, rimsOf } from '../../content/outlines.ts';
import { isThematicIsland } from '../../content/thematic.ts';
import { type ThematicMap, thematicOutline } from '../../content/thematic-drawing.ts';
import { type Island, posesIn } from '../../rules/island/geography.ts';

/** A part of the drawing, in its own measure. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface IslandLayout {
  readonly outline: IslandOutline;
  /** By how many degrees it is turned. */
  readonly turn: number;
  readonly box: Box;
  /** How much of the drawing one pixel shows, as it fits its place. */
  readonly unit: number;
}

const MARGIN = 16;
/** The room for a board that waits to be laid. */
export const BESIDE = 420;
/** What can be read: 22 pixels for a piece, which is 100 wide on the drawing. */
const READABLE = 0.22;

/** A map that lies askew is worth something only where it is clearly larger. */
const AS_GOOD_ON_A_MAP = 0.94;

/** The shapes of an island, turned so that they fill a place that is so many times as wide as high. */
function shapesOf(
  island: Island,
  aspect: number,
  places: readonly Pose[],
  map: ThematicMap | null,
): { readonly outline: IslandOutline; readonly turn: number } {
  if (map !== null) {
    const least = fittingTurn((degrees) => map.boundsAt(island.boards, degrees), aspect, AS_GOOD_ON_A_MAP);
    // The other way round it is as large, and its north is above.
    const turn = least > 90 ? least + 180 : least;
    return { outline: thematicOutline(map, island.boards, island.sunk, turn), turn };
  }
  const poses = posesIn(island);
  const all = [...poses, ...places];
  const boundsAt = (degrees: number): Bounds => boundsOf(rimsOf(all, degrees));
  const turn = fittingTurn(boundsAt, aspect);
  return { outline: { ...islandOutline(poses, island.boards, turn), bounds: boundsAt(turn) }, turn };
}

/** The island, as large as possible in a place of this size; with room for the places where a board may be laid. */
export function layoutOf(
  island: Island,
  width: number,
  height: number,
  places: readonly Pose[] = [],
  map: ThematicMap | null = null,
): IslandLayout {
  const { outline, turn } = shapesOf(island, width / height, places, map);
  const { top, right, bottom } = outline.bounds;
  const left = outline.bounds.left - (places.length > 0 ? BESIDE : 0);
  const box = { x: left - MARGIN, y: top - MARGIN, width: right - left + 2 * MARGIN, height: bottom - top + 2 * MARGIN };
  return { outline, box, turn, unit: Math.max(box.width / width, box.height / height) };
}

/** The line above the island. */
const STRIP = 44;

/** The least size of the whole board at which its pieces can be told apart, in a window that stands or lies. */
export function readableSize(island: Island, aspect: number, map: ThematicMap | null): { readonly width: number; readonly height: number } {
  const isOnMap = isThematicIsland(island.boards);
  if (!island.boards.some((board) => board !== null) || (isOnMap && map === null)) return { width: 0, height: 0 };
  const { left, top, right, bottom } = shapesOf(island, aspect, [], isOnMap ? map : null).outline.bounds;
  return { width: (right - left) * READABLE, height: (bottom - top) * READABLE + STRIP };
}

export const pathOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
export const ringOf = (points: readonly Point[]): string => `${pathOf(points)}Z`;

export const at = ([x, y]: Point): string => `translate(${x} ${y})`;

export function between([x, y]: Point, [toX, toY]: Point, part: number): Point {
  return [x + (toX - x) * part, y + (toY - y) * part];
}

/** The smallest box around points. */
export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
