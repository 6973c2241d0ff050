import type { Point } from '../content/outlines.ts';

export function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  ring.forEach(([x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length]!;
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  });
  return inside;
}

function toSegment([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

/** How far two rings that do not cross are from each other. */
export function gap(a: readonly Point[], b: readonly Point[]): number {
  const oneWay = (points: readonly Point[], ring: readonly Point[]): number =>
    Math.min(...points.map((point) => Math.min(...ring.map((from, i) => toSegment(point, from, ring[(i + 1) % ring.length]!)))));
  return Math.min(oneWay(a, b), oneWay(b, a));
}

/** Whether two rings come within a hair of each other. */
export function touches(a: readonly Point[], b: readonly Point[]): boolean {
  const apart = [0, 1].some((axis) => {
    const [as, bs] = [a.map((point) => point[axis]!), b.map((point) => point[axis]!)];
    return Math.min(...as) > Math.max(...bs) + 1 || Math.min(...bs) > Math.max(...as) + 1;
  });
  return !apart && gap(a, b) < 1;
}
