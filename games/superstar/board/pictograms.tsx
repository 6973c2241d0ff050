import { memo, type ReactNode } from 'react';
import type { Side } from '../rules/state.ts';
import { cardFaces, type Card } from '../content/cards.ts';
import type { SuperstarAnswer } from '../words/telling.ts';

/*
 * Signs in a square from -12 to 12, drawn for a pawn that stands upright in its middle. A move to a side is drawn to the right
 * and mirrored for the left.
 */

const toTheSide = {
  simple: 'M3 2H10M6.8 -1.4L10.2 2L6.8 5.4',
  'long-jump': 'M1.5 1C2.5 -8.5 9.5 -8.5 10.4 3M6.8 .6L10.5 4L12.6 -.6',
  'high-jump': 'M0 0V-8.4H8.6M5.4 -11.6L8.8 -8.4L5.4 -5.2',
  'double-jump': 'M1 2C1.8 -4.6 5.2 -4.6 6 2C6.6 -4.6 9.8 -4.6 10.6 1.6M7.4 .4L10.6 3L12.4 -.6',
} as const;
const turns = {
  1: 'M-5.6 -6.2A8.4 8.4 0 0 1 8.2 -1M4.6 -2.6L8.4 .2L10.8 -3.8',
  2: 'M0 -8.4A8.4 8.4 0 0 1 0 8.4M3.2 4.6L-.6 8.4L3.6 11.4',
  3: 'M5.6 -6.2A8.4 8.4 0 0 0 -8.2 -1M-4.6 -2.6L-8.4 .2L-10.8 -3.8',
} as const;
const fall = 'M0 -10V9.5M-3.8 5.8L0 9.8L3.8 5.8';
const floor = 'M-9 0H-3M3 0H9';
const bothTurns = 'M-7.6 3.6A8.4 8.4 0 1 1 7.6 3.6M10.6 .8L7.4 4.4L3.6 1.4M-10.6 .8L-7.4 4.4L-3.6 1.4';

function Dot(): ReactNode {
  return <circle cy="2" r="2.3" className="ss-sign-dot" />;
}

function Sided({ path, side }: { path: string; side: Side | 'both' }): ReactNode {
  return (
    <>
      <Dot />
      {side !== 'left' && <path d={path} />}
      {side !== 'right' && <path d={path} transform="scale(-1 1)" />}
    </>
  );
}

/** The sign of one effect of a card. */
const Effect = memo(function Effect({ effect }: { effect: (typeof cardFaces)[Card]['shows'][number] }): ReactNode {
  switch (effect) {
    case 'long-jump':
    case 'high-jump':
    case 'double-jump':
      return <Sided path={toTheSide[effect]} side="both" />;
    case 'fall':
      return (
        <>
          <path d={floor} className="ss-sign-floor" />
          <path d={fall} />
        </>
      );
    case 'turn':
      return (
        <>
          <Dot />
          <path d={bothTurns} />
        </>
      );
    case 'turn-tile':
      return (
        <>
          <rect x="-4.6" y="-4.2" width="9.2" height="9.2" rx="2" className="ss-sign-floor" />
          <path d={bothTurns} transform="translate(0 -.6) scale(1.12)" />
        </>
      );
    case 'teleport':
      return (
        <>
          <path d="M0 11V0A5 5 0 0 1 10 0V11Z" className="ss-sign-floor" />
          <path d="M-11 -4C-8 -10 0 -11 3.6 -6.4M-.4 -6.6L4 -5.6L5 -10" />
          <circle cx="-10" cy="1" r="2.3" className="ss-sign-dot" />
        </>
      );
  }
});

const anyOfThem = 'M0 -9.6V9.6M-9.6 0H9.6M-3 -6.8L0 -9.8L3 -6.8M-3 6.8L0 9.8L3 6.8M-6.8 -3L-9.8 0L-6.8 3M6.8 -3L9.8 0L6.8 3';

/** The picture of a card, made from what its face shows: one sign, or several small ones, for which a tiny picture has no room. */
export const CardPicture = memo(function CardPicture({ card, tiny = false }: { card: Card; tiny?: boolean }): ReactNode {
  const { shows } = cardFaces[card];
  if (tiny && shows.length > 1) return <path d={anyOfThem} className="ss-sign" />;
  const corners = [
    [-6.6, -6.4],
    [6.6, -6.4],
    [-6.6, 6.8],
    [6.6, 6.8],
  ] as const;
  return (
    <g className="ss-sign">
      {shows.length === 1 ? (
        <Effect effect={shows[0]!} />
      ) : (
        shows.map((effect, i) => (
          <g key={effect} transform={`translate(${corners[i]![0]} ${corners[i]![1]}) scale(.5)`} className="ss-sign-small">
            <Effect effect={effect} />
          </g>
        ))
      )}
    </g>
  );
});

/** The sign of one way, for a pawn whose head points where `up` says. */
export function WaySign({ answer, up }: { answer: SuperstarAnswer; up: number }): ReactNode {
  const drawn = (): ReactNode => {
    switch (answer.kind) {
      case 'simple':
      case 'long-jump':
      case 'high-jump':
        return <Sided path={toTheSide[answer.kind]} side={answer.side} />;
      case 'fall':
        return <Effect effect="fall" />;
      case 'turn':
      case 'turn-tile':
        return <path d={turns[answer.quarters]} />;
      default:
        return null;
    }
  };
  return (
    <g className="ss-sign" transform={`rotate(${up * 90})`}>
      {drawn()}
    </g>
  );
}

/** A sign as a picture of its own, for a line of text. */
export function Sign({ children, size, box = 12 }: { children: ReactNode; size: number; box?: number }): ReactNode {
  return (
    <svg className="ss-icon" width={size} height={size} viewBox={`${-box} ${-box} ${2 * box} ${2 * box}`} aria-hidden="true">
      {children}
    </svg>
  );
}
