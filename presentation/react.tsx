import type { Seat } from '@skerry/engine';
import type { ReactNode } from 'react';
import { seatMarks } from './seats.ts';

export { Enlarge, EnlargeStage, useEnlarge } from './enlarge.tsx';
export type { EnlargeHandlers } from './enlarge.tsx';
export { BoardHead, BoardHeadPlace } from './head.tsx';
export { litOf } from './lit.tsx';
export { useLying } from './lying.ts';
export { useMotionPart, useScene } from './motion.ts';
export { picking } from './picking.ts';
export type { Choosing } from './picking.ts';
export { useSize } from './size.ts';
export { brokenAtSpaces } from './tag-lines.ts';
export { BoardZoom, useBoardZoom } from './zoom.ts';

/** The mark of a seat, inside an SVG, centred on x and y. */
export function Mark({ seat, x = 0, y = 0, size = 10 }: { seat: Seat; x?: number; y?: number; size?: number }): ReactNode {
  const mark = seatMarks[seat]!;
  return <path d={mark.path} transform={`translate(${x} ${y}) scale(${size})`} fill={mark.colour} className="seat-mark" />;
}

/** The same mark as a picture of its own, for a line of text. */
export function SeatBadge({ seat, size = 18 }: { seat: Seat; size?: number }): ReactNode {
  return (
    <svg className="seat-badge" width={size} height={size} viewBox="-1.2 -1.2 2.4 2.4" aria-hidden="true">
      <Mark seat={seat} size={1} />
    </svg>
  );
}
