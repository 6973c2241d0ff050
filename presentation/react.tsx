import type { Seat } from '@skerry/engine';
import type { ReactNode } from 'react';
import { seatMarks } from './seats.ts';

/** The mark of a seat, inside an SVG, centred on x and y. */
export function Mark({ seat, x = 0, y = 0, size = 10 }: { seat: Seat; x?: number; y?: number; size?: number }): ReactNode {
  const mark = seatMarks[seat]!;
  return <path d={mark.path} transform={`translate(${x} ${y}) scale(${size})`} fill={mark.colour} className="seat-mark" />;
}
