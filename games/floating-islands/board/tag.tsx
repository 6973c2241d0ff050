import { brokenAtSpaces } from '@skerry/presentation/react';
import type { ReactNode } from 'react';
import { at, type Box, type Point, widthOf } from './geometry.ts';

export interface Beside {
  readonly centre: Point;
  /** How far from the centre it begins. */
  readonly reach: number;
}

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/** The place beside something, inside the drawing, where a box of this size hides the least of what is to be seen. */
export function placeBeside({ centre, reach }: Beside, width: number, height: number, box: Box, avoid: readonly Box[]): Box {
  const inside = ({ x, y }: Point): Box => ({
    x: Math.min(Math.max(x, box.x), box.x + box.width - width),
    y: Math.min(Math.max(y, box.y), box.y + box.height - height),
    width,
    height,
  });
  const spots = [
    { x: centre.x + reach, y: centre.y - height / 2 },
    { x: centre.x - reach - width, y: centre.y - height / 2 },
    { x: centre.x - width / 2, y: centre.y - reach - height },
    { x: centre.x - width / 2, y: centre.y + reach },
    { x: centre.x + reach * 0.7, y: centre.y - reach - height },
    { x: centre.x - reach * 0.7 - width, y: centre.y - reach - height },
    { x: centre.x + reach * 0.7, y: centre.y + reach },
    { x: centre.x - reach * 0.7 - width, y: centre.y + reach },
  ].map(inside);
  const own: Box = { x: centre.x - reach + 4, y: centre.y - reach + 4, width: 2 * reach - 8, height: 2 * reach - 8 };
  const hidden = (spot: Box): number => 2 * overlap(spot, own) + avoid.reduce((sum, other) => sum + overlap(spot, other), 0);
  return spots.reduce((best, spot) => (hidden(spot) < hidden(best) - 1 ? spot : best));
}

/** What the answer that is pointed at would lead to. */
export function Tag({
  title,
  lines,
  beside,
  box,
  avoid,
  unit,
}: {
  title: string;
  lines: readonly string[];
  beside: Beside;
  box: Box;
  avoid: readonly Box[];
  unit: number;
}): ReactNode {
  const size = 13.5 * unit;
  const most = Math.max(16, Math.floor((box.width * 0.62) / (size * 0.55)));
  const titles = brokenAtSpaces(title, most);
  const rows = [...titles, ...lines.flatMap((line) => brokenAtSpaces(line, most))];
  const width = Math.max(...rows.map((row) => widthOf(row, size))) + size * 1.4;
  const height = rows.length * size * 1.4 + size * 0.7;
  const spot = placeBeside(beside, width, height, box, avoid);
  return (
    <g className="fi-tag" transform={at(spot)} aria-hidden="true">
      <rect width={width} height={height} rx={size * 0.5} />
      {rows.map((row, i) => (
        <text
          key={i}
          x={size * 0.7}
          y={size * 1.25 + i * size * 1.4}
          fontSize={size}
          className={i < titles.length ? 'fi-tag-title' : undefined}
        >
          {row}
        </text>
      ))}
    </g>
  );
}
