import { brokenAtSpaces, useBoardZoom } from '@skerry/presentation/react';
import type { ReactNode } from 'react';
import type { Point } from '../content/outlines.ts';
import { at, type Box } from './island/layout.ts';

/** As much of the drawing as can be seen in the window on the board. */
function seenOf(drawing: SVGSVGElement, { x, y, width, height }: Box): Box {
  const window = drawing.closest('[data-part=board-window]')!.getBoundingClientRect();
  const toDrawing = drawing.getScreenCTM()!.inverse();
  const from = new DOMPoint(window.left, window.top).matrixTransform(toDrawing);
  const to = new DOMPoint(window.right, window.bottom).matrixTransform(toDrawing);
  const [left, top] = [Math.max(x, from.x), Math.max(y, from.y)];
  return { x: left, y: top, width: Math.min(x + width, to.x) - left, height: Math.min(y + height, to.y) - top };
}

/** Beside a place, and inside what is seen. */
function besides({ x, y, width, height }: Box, seen: Box, size: Pick<Box, 'width' | 'height'>, gap: number): Point {
  const right = x + width + gap;
  const left = right + size.width <= seen.x + seen.width ? right : Math.max(seen.x, x - gap - size.width);
  const middle = y + height / 2 - size.height / 2;
  return [left, Math.max(seen.y, Math.min(middle, seen.y + seen.height - size.height))];
}

/** What the answer that is pointed at would lead to, beside its place and in sight. */
export function Tag({
  title,
  lines,
  beside,
  box,
  unit,
}: {
  title: string;
  lines: readonly string[];
  beside: Box;
  box: Box;
  unit: number;
}): ReactNode {
  const size = 13.5 * unit;
  const most = Math.max(18, Math.min(44, Math.floor(((box.width / useBoardZoom()) * 0.6) / (size * 0.52))));
  const titles = brokenAtSpaces(title, most);
  const rows = [...titles, ...lines.flatMap((line) => brokenAtSpaces(line, most))];
  const width = Math.max(...rows.map((row) => row.length)) * size * 0.52 + size * 1.2;
  const height = rows.length * size * 1.36 + size * 0.6;
  // What is seen of the drawing is known when it stands there.
  const place = (tag: SVGGElement | null): void =>
    tag?.setAttribute('transform', at(besides(beside, seenOf(tag.ownerSVGElement!, box), { width, height }, size * 0.4)));
  return (
    <g ref={place} className="si-tag" aria-hidden="true">
      <rect width={width} height={height} rx={size * 0.4} />
      {rows.map((row, i) => (
        <text
          key={i}
          x={size * 0.6}
          y={size * 1.2 + i * size * 1.36}
          fontSize={size}
          className={i < titles.length ? 'si-tag-title' : undefined}
        >
          {row}
        </text>
      ))}
    </g>
  );
}
