import type { Pose } from '../../content/layouts.ts';
import { boundsOf, fittingTurn, islandOutline, type IslandOutline, type Point, rimsOf } from '../../content/outlines.ts';
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

/** By how many degrees an island is turned to fill a place so many times as wide as high; as it lay `before`, while that is not much smaller. */
export function turnFor(island: Island, aspect: number, places: readonly Pose[], map: ThematicMap | null, before: number | null): number {
  if (map === null) {
    const all = [...posesIn(island), ...places];
    return fittingTurn((degrees) => boundsOf(rimsOf(all, degrees)), aspect, undefined, before);
  }
  const turn = fittingTurn((degrees) => map.boundsAt(island.boards, degrees), aspect, AS_GOOD_ON_A_MAP, before);
  // The other way round it is as large, and its north is above.
  return turn > 90 && turn < 270 ? turn + 180 : turn;
}

/** The shapes of an island that is turned so; with room for the places where a board may be laid. */
function shapesOf(island: Island, turn: number, places: readonly Pose[], map: ThematicMap | null): IslandOutline {
  if (map !== null) return thematicOutline(map, island.boards, island.sunk, turn);
  const poses = posesIn(island);
  return { ...islandOutline(poses, island.boards, turn), bounds: boundsOf(rimsOf([...poses, ...places], turn)) };
}

/** The island, turned so, as large as it is drawn in a place of this size. */
export function layoutOf(
  island: Island,
  { width, height }: { readonly width: number; readonly height: number },
  turn: number,
  places: readonly Pose[] = [],
  map: ThematicMap | null = null,
): IslandLayout {
  const outline = shapesOf(island, turn, places, map);
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
  const shown = isOnMap ? map : null;
  const { left, top, right, bottom } = shapesOf(island, turnFor(island, aspect, [], shown, null), [], shown).bounds;
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
