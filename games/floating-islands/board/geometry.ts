import type { Space } from '../rules/sky.ts';

/** From the middle of an island to its corners, in units of the drawing. */
export const RADIUS = 100;
/** From its middle to the middle of a side. */
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** The middle of a space of the grid: side 0 is up, so columns stand side by side. */
export const centreOf = ({ q, r }: Space): Point => ({ x: 1.5 * RADIUS * q, y: 2 * APOTHEM * (r + q / 2) });

/** A point so many degrees clockwise from the top. */
export function polar(degrees: number, distance: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance };
}

export const plus = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y });
export const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});
export const at = ({ x, y }: Point): string => `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A hexagon around 0 that stands on a flat side. */
export function hexagon(radius: number): string {
  return `M${[30, 90, 150, 210, 270, 330].map((degrees) => written(polar(degrees, radius))).join('L')}Z`;
}

/** A wheel with so many teeth. */
export function cog(teeth: number, outer: number, inner: number): string {
  const step = 360 / teeth;
  return `M${Array.from({ length: teeth }, (_, i) =>
    [
      [-0.3, inner],
      [-0.2, outer],
      [0.2, outer],
      [0.3, inner],
    ]
      .map(([turn, radius]) => written(polar((i + turn!) * step, radius!)))
      .join('L'),
  ).join('L')}Z`;
}

/** The box around all these points, with room beside them. */
export function boxAround(points: readonly Point[], across: number, up: number): Box {
  const left = Math.min(...points.map(({ x }) => x)) - across;
  const right = Math.max(...points.map(({ x }) => x)) + across;
  const top = Math.min(...points.map(({ y }) => y)) - up;
  const bottom = Math.max(...points.map(({ y }) => y)) + up;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A text's width is guessed: a generous half of its size for each letter. */
export const widthOf = (text: string, size: number): number => text.length * size * 0.55;
