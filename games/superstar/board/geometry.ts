import { tileSize, type Direction } from '../content/tile-picture.ts';
import type { Planet } from '../rules/state.ts';

/** The side of a space, in units of the drawing. */
export const CELL = 40;
/** The rim of the planet around the tiles. */
export const RIM = 26;
export const TILE = tileSize * CELL;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Right and down for each direction, 0 being up. */
export const arrows: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

export function centreOf({ width }: Pick<Planet, 'width'>, space: number): Point {
  return { x: ((space % width) + 0.5) * CELL, y: (Math.floor(space / width) + 0.5) * CELL };
}

export function centreOfTile({ width }: Pick<Planet, 'width'>, place: number): Point {
  const across = width / tileSize;
  return { x: ((place % across) + 0.5) * TILE, y: (Math.floor(place / across) + 0.5) * TILE };
}

export function towards({ x, y }: Point, direction: Direction, distance: number): Point {
  const arrow = arrows[direction]!;
  return { x: x + arrow.x * distance, y: y + arrow.y * distance };
}

export function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

export function around(centre: Point, point: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const x = point.x - centre.x;
  const y = point.y - centre.y;
  return { x: centre.x + x * Math.cos(angle) - y * Math.sin(angle), y: centre.y + x * Math.sin(angle) + y * Math.cos(angle) };
}

export const at = ({ x, y }: Point): string => `translate(${x} ${y})`;

/** The corners of a star with this many points, as a path around 0. */
export function starPath(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (Math.PI * i) / points - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}
