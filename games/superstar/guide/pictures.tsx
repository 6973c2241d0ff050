import type { Guide } from '@skerry/presentation';
import type { ReactNode } from 'react';
import '../board/board.css';
import { AnomalySymbol, Astronaut, Star } from '../board/pieces.tsx';

const CELL = 40;
const middle = (space: number): number => (space + 0.5) * CELL;

/** A few spaces of a planet, with what lies on them. */
function Spaces({ across, down, children }: { across: number; down: number; children: ReactNode }): ReactNode {
  return (
    <svg
      className="superstar"
      viewBox={`-8 -8 ${across * CELL + 16} ${down * CELL + 16}`}
      width={across * CELL + 16}
      height={down * CELL + 16}
      aria-hidden="true"
    >
      <rect
        x="-6"
        y="-6"
        width={across * CELL + 12}
        height={down * CELL + 12}
        rx="14"
        className="ss-tile-ground"
        fill="var(--ss-ground-0)"
      />
      {Array.from({ length: across * down }, (_, i) => (
        <rect
          key={i}
          x={(i % across) * CELL + 2.5}
          y={Math.floor(i / across) * CELL + 2.5}
          width="35"
          height="35"
          rx="10"
          className="ss-space"
        />
      ))}
      {children}
    </svg>
  );
}

function At({ x, y, turn = 0, children }: { x: number; y: number; turn?: number; children: ReactNode }): ReactNode {
  return <g transform={`translate(${middle(x)} ${middle(y)}) rotate(${turn})`}>{children}</g>;
}

/** A platform above a space, or to the left of it. */
function Platform({ x, y, standing = false }: { x: number; y: number; standing?: boolean }): ReactNode {
  return (
    <g className="ss-platform" transform={`translate(${x * CELL} ${y * CELL})${standing ? ' rotate(90)' : ''} translate(1.5 -4.25)`}>
      <rect width={CELL - 3} height="8.5" rx="4.25" />
    </g>
  );
}

function Trail({ d }: { d: string }): ReactNode {
  return <path d={d} fill="none" stroke="var(--ink)" strokeWidth="2.4" strokeDasharray="1 6" strokeLinecap="round" />;
}

/** S-5.3: nothing is under the feet, so the pawn falls past a star and stops on the platform. */
function AFall(): ReactNode {
  return (
    <Spaces across={3} down={4}>
      <Platform x={0} y={1} />
      <Platform x={1} y={4} />
      <At x={1} y={1}>
        <Star colour={4} />
      </At>
      <Trail d={`M${middle(0)} ${middle(0)}H${middle(1)}V${middle(3) - 14}`} />
      <g opacity=".45">
        <At x={0} y={0}>
          <Astronaut seat={0} />
        </At>
      </g>
      <At x={1} y={3}>
        <Astronaut seat={0} />
      </At>
    </Spaces>
  );
}

/** S-4.8: the same step to the left, for three pawns that stand in three ways. */
function OwnLeft(): ReactNode {
  return (
    <Spaces across={5} down={2}>
      <Platform x={1} y={2} />
      <Platform x={2} y={1} standing />
      <Platform x={3} y={0} />
      {([0, 90, 180] as const).map((turn, i) => (
        <At key={turn} x={[1, 2, 3][i]!} y={[1, 1, 0][i]!} turn={turn}>
          <Astronaut seat={i} />
          <path d="M-16 0h-16m6-6-6 6 6 6" fill="none" stroke="var(--ink)" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
        </At>
      ))}
    </Spaces>
  );
}

/** S-4.5: through the platform under the feet, down to the next. */
function ThroughTheFloor(): ReactNode {
  return (
    <Spaces across={2} down={4}>
      <Platform x={0} y={1} />
      <Platform x={0} y={4} />
      <At x={0} y={2}>
        <Star colour={1} />
      </At>
      <Trail d={`M${middle(0)} ${middle(0)}V${middle(3) - 14}`} />
      <g opacity=".45">
        <At x={0} y={0}>
          <Astronaut seat={1} />
        </At>
      </g>
      <At x={0} y={3}>
        <Astronaut seat={1} />
      </At>
    </Spaces>
  );
}

/** S-6.7: with a star on it, a symbol gives the star; bare, it gives a token. */
function StarOrToken(): ReactNode {
  return (
    <Spaces across={2} down={1}>
      <At x={0} y={0}>
        <AnomalySymbol />
        <Star colour={2} />
      </At>
      <At x={1} y={0}>
        <AnomalySymbol />
      </At>
    </Spaces>
  );
}

export const pictures: Guide['pictures'] = { 'S-5.3': AFall, 'S-4.8': OwnLeft, 'S-4.5': ThroughTheFloor, 'S-6.7': StarOrToken };
