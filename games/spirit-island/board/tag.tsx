import type { ReactNode } from 'react';
import type { Box } from './layout.ts';

/** Breaks a line that is too long at its spaces. */
export function broken(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** What the answer that is pointed at would lead to, beside its place and inside the drawing. */
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
  const most = Math.max(18, Math.min(44, Math.floor((box.width * 0.6) / (size * 0.52))));
  const titles = broken(title, most);
  const rows = [...titles, ...lines.flatMap((line) => broken(line, most))];
  const width = Math.max(...rows.map((row) => row.length)) * size * 0.52 + size * 1.2;
  const height = rows.length * size * 1.36 + size * 0.6;
  const gap = size * 0.4;
  const right = beside.x + beside.width + gap;
  const left = right + width <= box.x + box.width ? right : Math.max(box.x, beside.x - gap - width);
  const middle = beside.y + beside.height / 2 - height / 2;
  const top = Math.min(Math.max(middle, box.y), box.y + box.height - height);
  return (
    <g className="si-tag" transform={`translate(${left} ${top})`} aria-hidden="true">
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
