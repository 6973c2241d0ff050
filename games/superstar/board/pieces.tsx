import type { Seat } from '@skerry/engine';
import { seatMarks } from '@skerry/presentation';
import { Mark } from '@skerry/presentation/react';
import { memo, type ReactNode } from 'react';
import { starPath } from './geometry.ts';

/*
 * Every piece is drawn around 0 for a space of 40 units. The six colours of stars differ in outline and in the mark inside too,
 * so that they can be told apart without their colour.
 */

const petals = Array.from({ length: 5 }, (_, i) => {
  const angle = (Math.PI * 2 * i) / 5 - Math.PI / 2;
  return { x: 6.6 * Math.cos(angle), y: 6.6 * Math.sin(angle) };
});

const blossom = petals.map(({ x, y }) => `M${(x - 5.2).toFixed(2)} ${y.toFixed(2)}a5.2 5.2 0 1 1 10.4 0a5.2 5.2 0 1 1 -10.4 0`).join('');

const shapes: readonly { readonly outline: ReactNode; readonly mark: ReactNode }[] = [
  // Blue: four points and a dot.
  { outline: <path d={starPath(4, 14, 6.6)} />, mark: <circle r="2.6" className="ss-ink" /> },
  // Yellow: the plain star with five points.
  { outline: <path d={starPath(5, 13.5, 6.4)} />, mark: null },
  // Pink: a blossom.
  { outline: <path d={blossom} />, mark: <circle r="4" className="ss-hole" /> },
  // Green: six points and a bar.
  { outline: <path d={starPath(6, 13.5, 7.8)} />, mark: <path d="M-5 0H5" className="ss-bar" /> },
  // Orange: a sun.
  { outline: <path d={starPath(10, 13.2, 9.4)} />, mark: <path d="M-4.4 0H4.4M0 -4.4V4.4" className="ss-bar" /> },
  // White: a star within a star.
  { outline: <path d={starPath(5, 13.5, 6.4)} />, mark: <path d={starPath(5, 7, 3.2)} className="ss-ink" /> },
];

export const Star = memo(function Star({ colour }: { colour: number }): ReactNode {
  const { outline, mark } = shapes[colour]!;
  return (
    <g className={`ss-star ss-star-${colour}`}>
      {/* A blossom is many circles: drawn twice, its outline lies around all of them. */}
      <g className="ss-star-edge">{outline}</g>
      <g className="ss-star-body">{outline}</g>
      {mark}
    </g>
  );
});

const spiral = 'M0 0C2.4 -2.2 5 .6 3.2 3.2C.8 6.4 -4.6 4.8 -5.2 .4C-6 -4.8 -.4 -8.6 4.4 -6.8';

export const AnomalyToken = memo(function AnomalyToken(): ReactNode {
  return (
    <g className="ss-token">
      <circle r="12" />
      <path d={spiral} />
    </g>
  );
});

/** What is printed on the ground, where no star lies on it. */
export const AnomalySymbol = memo(function AnomalySymbol(): ReactNode {
  return (
    <g className="ss-anomaly">
      <circle r="14.5" />
      <path d={spiral} transform="scale(1.25)" />
    </g>
  );
});

export const StarSymbol = memo(function StarSymbol(): ReactNode {
  return <path className="ss-star-symbol" d={starPath(5, 9, 4.2)} />;
});

/** A door as it is printed: it stands with its sill where an entering pawn has its feet. */
export const Door = memo(function Door(): ReactNode {
  return (
    <g className="ss-door">
      <path d="M-10 16V-5A10 10 0 0 1 10 -5V16Z" />
      <path d="M-6 16V-4.5A6 6 0 0 1 6 -4.5V16M-13 16H13" className="ss-door-line" />
      <circle cx="3" cy="5" r="1.5" className="ss-door-knob" />
    </g>
  );
});

/** The marker: a frame around the space and a leaf that stands open, so that it is seen under a pawn too. */
export const OpenDoorMarker = memo(function OpenDoorMarker(): ReactNode {
  return (
    <g className="ss-marker">
      <rect x="-18.5" y="-18.5" width="37" height="37" rx="11" className="ss-marker-frame" />
      <path d="M-10 16V-5A10 10 0 0 1 10 -5V16Z" className="ss-marker-opening" />
      <path d="M-10 16V-5A10 10 0 0 1 -8 -11L-1 -7V19Z" className="ss-marker-leaf" />
      <path d="M4.5 12V0M1 3.5L4.5 0L8 3.5" className="ss-marker-arrow" />
    </g>
  );
});

/** A Superstar: head with antenna, a body in the seat's colour with its mark on the chest, and boots, so that one sees how it stands. */
export const Astronaut = memo(function Astronaut({ seat }: { seat: Seat }): ReactNode {
  const { colour } = seatMarks[seat]!;
  return (
    <g className="ss-pawn">
      <path d="M0 -17V-19.5" className="ss-pawn-line" />
      <circle cy="-19.6" r="1.7" fill={colour} className="ss-pawn-edge" />
      <path
        d="M-9.4 14.2C-12.4 14.4 -12.8 18.6 -10.4 18.6H-1.2V12H-8.6ZM9.4 14.2C12.4 14.4 12.8 18.6 10.4 18.6H1.2V12H8.6Z"
        className="ss-pawn-boots"
      />
      <path
        d="M-7.5 -3C-14.4 -1 -15 5.5 -13.4 8.4C-12.2 10.4 -9.6 9.4 -9.4 7.4L-8.8 14H8.8L9.4 7.4C9.6 9.4 12.2 10.4 13.4 8.4C15 5.5 14.4 -1 7.5 -3Z"
        fill={colour}
        className="ss-pawn-edge"
      />
      <circle cy="-8.6" r="8.9" className="ss-pawn-helmet" />
      <path d="M-6.2 -10.2A6.4 5.6 0 0 1 6.2 -10.2A6.4 5.2 0 0 1 -6.2 -10.2Z" className="ss-pawn-visor" />
      <circle cy="6" r="7" className="ss-pawn-chest" />
      <Mark seat={seat} y={6} size={5} />
    </g>
  );
});
