import { fittingTurn, islandOutline, type IslandOutline, type Point } from '../content/outlines.ts';
import { type Island, posesIn } from '../rules/geography.ts';

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
/** What can be read: 22 pixels for a piece, which is 100 wide on the drawing. */
const READABLE = 0.22;

/** The island, turned so that it is as large as possible in a place of this size. */
export function layoutOf(island: Island, width: number, height: number): IslandLayout {
  const poses = posesIn(island);
  const turn = fittingTurn(poses, width / height);
  const outline = islandOutline(poses, island.boards, turn);
  const { left, top, right, bottom } = outline.bounds;
  const box = { x: left - MARGIN, y: top - MARGIN, width: right - left + 2 * MARGIN, height: bottom - top + 2 * MARGIN };
  return { outline, turn, box, unit: Math.max(box.width / width, box.height / height) };
}

/** The line above the island. */
const STRIP = 44;

/** The least size of the whole board at which its pieces can be told apart, in a window that stands or lies. */
export function readableSize(island: Island, aspect: number): { readonly width: number; readonly height: number } {
  const poses = posesIn(island);
  if (!poses.some((pose) => pose !== null)) return { width: 0, height: 0 };
  const { left, top, right, bottom } = islandOutline(poses, island.boards, fittingTurn(poses, aspect)).bounds;
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
