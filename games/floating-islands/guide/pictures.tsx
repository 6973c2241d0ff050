import type { Guide } from '@skerry/presentation';
import type { ReactNode } from 'react';
import '../board/board.css';
import { APOTHEM, hexagon, polar, RADIUS } from '../board/geometry.ts';
import { Face } from '../board/island.tsx';
import { Gravity, Hunter } from '../board/pieces.tsx';
import { islandFaces } from '../content/original.ts';
import { INNER_RED } from '../rules/sky.ts';

/** The sides at which the wires of the inner circuit end. */
const INNER = 0b010101;
const FACE = islandFaces.findIndex(({ rundor }) => !rundor);

function Sky({ box, width, height, children }: { box: string; width: number; height: number; children: ReactNode }): ReactNode {
  return (
    <svg className="floating-islands" viewBox={box} width={width} height={height} aria-hidden="true">
      {children}
    </svg>
  );
}

/** F-7.4: where a neighbour's red source touches, the wire has red as well; all three have it, so the inner circuit is closed in red. */
function ClosedCircuit(): ReactNode {
  const { red } = islandFaces[FACE]!;
  const lent = INNER & ~red;
  return (
    <Sky box="-118 -118 236 236" width={200} height={200}>
      <Face face={FACE} circuits={INNER_RED} red={red | INNER} blue={~red & 0b111111} title="" />
      {[0, 2, 4]
        .filter((side) => (lent & (1 << side)) !== 0)
        .map((side) => {
          const { x, y } = polar(side * 60, APOTHEM + 15);
          return (
            <g key={side} transform={`translate(${x} ${y})`} className="fi-source fi-source-red">
              <path d="M0 -11L3.2 -3.2L11 0L3.2 3.2L0 11L-3.2 3.2L-11 0L-3.2 -3.2Z" />
            </g>
          );
        })}
      <Gravity kind="permanent" n={1} size={22} />
    </Sky>
  );
}

/** F-1.1: an own island with all six sides taken. */
function Surrounded(): ReactNode {
  return (
    <Sky box="-270 -270 540 540" width={180} height={180}>
      {[0, 1, 2, 3, 4, 5].map((side) => {
        const { x, y } = polar(side * 60, 2 * APOTHEM);
        return <path key={side} d={hexagon(RADIUS - 4)} transform={`translate(${x} ${y})`} className="fi-ground" />;
      })}
      <path d={hexagon(RADIUS - 4)} className="fi-ground" style={{ stroke: 'var(--light-line)', strokeWidth: 8 }} />
      <g transform="translate(-34 0)">
        <Hunter seat={0} size={34} />
      </g>
      <g transform="translate(42 4)">
        <Gravity kind="permanent" n={6} size={32} />
      </g>
    </Sky>
  );
}

/** F-5.8: the least stable island comes to a free side of the strongest. */
function Attracted(): ReactNode {
  return (
    <Sky box="-130 -290 500 400" width={220} height={176}>
      <path d={hexagon(RADIUS - 4)} className="fi-ground" />
      <Gravity kind="permanent" n={4} size={34} />
      <path
        d={hexagon(RADIUS - 4)}
        transform={`translate(0 ${-2 * APOTHEM})`}
        fill="none"
        stroke="var(--fi-strong)"
        strokeWidth="5"
        strokeDasharray="12 10"
      />
      <path d={hexagon(RADIUS - 4)} transform={`translate(260 ${-2 * APOTHEM})`} className="fi-ground" />
      <path
        d={`M150 ${-2 * APOTHEM}h-52m22-20-22 20 22 20`}
        fill="none"
        stroke="var(--fi-strong)"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Sky>
  );
}

export const pictures: Guide['pictures'] = { 'F-1.1': Surrounded, 'F-5.8': Attracted, 'F-7.4': ClosedCircuit };
