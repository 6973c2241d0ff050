import { seatMarks } from '@skerry/presentation';
import { Mark } from '@skerry/presentation/react';
import type { ReactNode } from 'react';

/** A ship under sail; the sail bears the mark of its seat. */
export function Ship({ seat, x, y, size = 1 }: { seat: number; x: number; y: number; size?: number }): ReactNode {
  const { colour } = seatMarks[seat]!;
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} className="ib-ship">
      <path className="ib-wake" d="M-15 11C-9 8 -5 13 0 10.4S9 8.6 15 11" />
      <path className="ib-hull" d="M-13 3.4L13 2.6C12 7.4 9.4 10 7.6 10.4H-7.4C-10.4 9.4 -12.4 6.6 -13 3.4Z" fill={colour} />
      <path className="ib-mast" d="M0 3V-16" />
      <path
        className="ib-sail"
        d="M-8.6 -13.6C-4 -15 4 -15 8.6 -13.6C10.4 -8 10 -3.4 8.6 .6C4 -1 -4 -1 -8.6 .6C-6.8 -4.4 -6.8 -9 -8.6 -13.6Z"
      />
      <Mark seat={seat} x={0.6} y={-7} size={5} />
    </g>
  );
}
