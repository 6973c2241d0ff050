import type { ReactNode } from 'react';

/** A letter is about half as wide as its size; Cyrillic ones a little more. */
const LETTER = 0.535;

export const lettersWidth = (text: string, size: number): number => text.length * size * LETTER;

/** A text in at most so many lines of this width; what does not fit is cut off with three dots. */
export function wrapped(text: string, width: number, size: number, most: number): string[] {
  const room = Math.max(3, Math.floor(width / (size * LETTER)));
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  // Lines that are pressed together a little say more than lines that are cut off.
  if (most === 1 && text.length <= room * 1.3) return [text];
  const tight = most === 2 ? halves(text) : null;
  if (tight !== null && Math.max(...tight.map((line) => line.length)) <= room * 1.3) return tight;
  const rest = lines.slice(most - 1).join(' ');
  return [...lines.slice(0, most - 1), `${rest.slice(0, room - 1).trimEnd()}…`];
}

/** A text in two lines, as even as can be. */
function halves(text: string): string[] | null {
  const gaps = [...text.matchAll(/ /g)].map(({ index }) => index);
  if (gaps.length === 0) return null;
  const cut = gaps.reduce((best, gap) => (Math.abs(gap - text.length / 2) < Math.abs(best - text.length / 2) ? gap : best));
  return [text.slice(0, cut), text.slice(cut + 1)];
}

/** A text pressed together more than this is left out: nobody could read it. */
const TIGHTEST = 0.45;

/** One line of text that is pressed together a little rather than let over the edge. */
export function Fitted({
  text,
  x,
  y,
  width,
  size,
  anchor = 'middle',
  className,
}: {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  anchor?: 'start' | 'middle' | 'end';
  className?: string | undefined;
}): ReactNode {
  const natural = lettersWidth(text, size);
  const tight = natural > width;
  if (width < natural * TIGHTEST) return null;
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      textAnchor={anchor}
      className={className}
      {...(tight ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {})}
    >
      {text}
    </text>
  );
}
