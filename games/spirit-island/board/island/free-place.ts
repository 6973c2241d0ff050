import type { Point } from '../../content/outlines.ts';
import type { IslandLayout } from './layout.ts';

/** Where something small can lie over the drawing. */
export type Corner = 'bottom-left' | 'bottom-right' | 'top-left' | 'top-right';
/** What there is room for: a line below the island, a small card in a corner, or but a name. */
export interface FreePlace {
  readonly corner: Corner;
  readonly room: 'line' | 'card' | 'name';
}

/** In pixels, as `event.css` draws them. */
const LINE_HEIGHT = 46;
const CARD = { width: 280, height: 128 };
const NAME = { width: 230, height: 36 };
const STEP = 12;
const corners: readonly Corner[] = ['bottom-left', 'bottom-right', 'top-left', 'top-right'];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The place over the drawing where least of the lands is hidden; more room comes first, as long as nothing is. */
export function freePlace(layout: IslandLayout, lands: number, size: Size): FreePlace {
  const hidden = (corner: Corner, of: Size): number => hiddenBy(layout, lands, size, corner, of);
  if (hidden('bottom-left', { width: size.width, height: LINE_HEIGHT }) === 0) return { corner: 'bottom-left', room: 'line' };
  const free = corners.find((corner) => hidden(corner, CARD) === 0);
  if (free !== undefined) return { corner: free, room: 'card' };
  const best = corners.toSorted((one, other) => hidden(one, NAME) - hidden(other, NAME))[0]!;
  return { corner: best, room: 'name' };
}

/** How many points of a box in a corner lie on a land. */
function hiddenBy({ outline, box, unit }: IslandLayout, lands: number, { width, height }: Size, corner: Corner, of: Size): number {
  const left = corner.endsWith('left') ? 0 : Math.max(0, width - of.width);
  const top = corner.startsWith('top') ? 0 : Math.max(0, height - of.height);
  // The drawing lies in the middle of its place.
  const across = (width - box.width / unit) / 2;
  const down = (height - box.height / unit) / 2;
  const polygons = outline.spaces.slice(0, lands).flatMap((space) => (space === null ? [] : [space.polygon]));
  let count = 0;
  for (let x = left; x <= Math.min(width, left + of.width); x += STEP)
    for (let y = top; y <= Math.min(height, top + of.height); y += STEP) {
      const point: Point = [box.x + (x - across) * unit, box.y + (y - down) * unit];
      if (polygons.some((polygon) => isIn(point, polygon))) count++;
    }
  return count;
}

/** Whether a ray to the right leaves the polygon once more than it enters it. */
function isIn([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, before = polygon.length - 1; i < polygon.length; before = i++) {
    const [ax, ay] = polygon[i]!;
    const [bx, by] = polygon[before]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
