import { memo, type ReactNode } from 'react';
import { islandFaces } from '../content/original.ts';
import { INNER_BLUE, INNER_RED, OUTER_BLUE, OUTER_RED } from '../rules/sky.ts';
import { APOTHEM, between, cog, hexagon, plus, type Point, polar, RADIUS } from './geometry.ts';
import { Source } from './pieces.tsx';

/** How far from the middle a source lies, and where wires end at it and at the works in the middle. */
const SOURCE = APOTHEM - 15;
const WIRE_END = SOURCE - 10;
const WORKS = 41;
/** How far the two strands of a wire, one for each colour, run from its middle. */
const STRAND = 3.6;

const sides = [0, 1, 2, 3, 4, 5] as const;
const ground = hexagon(RADIUS - 3);
const rim = hexagon(RADIUS - 7.5);
const works = cog(24, WORKS, WORKS - 3.6);
const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A wire of the inner circuit, from a side to the middle, a little to one side of it. */
function innerWire(side: number, shift: number): string {
  const across = polar(side * 60 + 90, shift);
  return `M${written(plus(polar(side * 60, WIRE_END), across))}L${written(plus(polar(side * 60, WORKS - 2), across))}`;
}

/** The two half wires of the outer circuit that come from a side: around the works, up to the middle of the way to the next ones. */
function outerWire(side: number, shift: number): string {
  const start = polar(side * 60, WIRE_END + shift);
  return [60, -60]
    .map((turn) => {
      const end = polar(side * 60 + 2 * turn, WIRE_END + shift);
      const bend = polar(side * 60 + turn, 66 + 2.6 * shift);
      const middle = { x: (start.x + 2 * bend.x + end.x) / 4, y: (start.y + 2 * bend.y + end.y) / 4 };
      return `M${written(start)}Q${written(between(start, bend, 0.5))} ${written(middle)}`;
    })
    .join('');
}

type Colour = 'red' | 'blue';

/** The strand of one colour in a circuit: bold when the circuit is closed, else thin at those ends where a source feeds it. */
function Strand({ d, colour, closed }: { d: string; colour: Colour; closed: boolean }): ReactNode {
  if (d === '') return null;
  return (
    <g className={`fi-strand fi-strand-${colour} ${closed ? 'fi-closed' : 'fi-open'}`}>
      {closed && <path d={d} className="fi-strand-edge" />}
      <path d={d} className="fi-strand-line" />
      {closed && colour === 'blue' && <path d={d} className="fi-strand-core" />}
    </g>
  );
}

/** Little drawings that tell islands apart: hatchings of heights, as on a chart. */
const contours: readonly string[] = [
  'M-70 -20q8 -14 22 -16M-66 -8q10 -20 30 -22M52 30q10 -4 14 -16M44 42q18 -6 26 -26',
  'M-64 26q10 12 26 14M-70 14q8 22 30 28M40 -52q18 4 24 18M46 -42q12 4 16 12',
  'M-40 -54q-14 6 -20 18M-30 -58q-24 4 -36 26M60 16q-6 18 -18 24M68 8q-4 26 -24 40',
  'M-72 6h18M-70 14h12M54 -22h18M58 -14h12M-30 52q10 8 24 6',
  'M30 54q18 -2 28 -16M24 62q28 0 44 -22M-62 -30q6 -14 18 -20',
  'M-54 40l8 -10l8 10M-42 46l7 -9l7 9M48 -36l8 -10l8 10M60 -28l6 -8l6 8',
  'M-66 -14q12 6 12 20M-58 -22q16 8 16 24M50 46q4 -14 16 -18M40 50q4 -22 26 -30',
];

interface Fed {
  /** Sides, as the face has them, where a source of the colour stands: its own or the neighbour's. */
  readonly red: number;
  readonly blue: number;
}

/** The face of an island: ground, wires, works and sources, as it is printed; the island turns it. `circuits` are those that are closed. */
export const Face = memo(function Face({
  face,
  circuits,
  red,
  blue,
  title,
}: Fed & { face: number; circuits: number; title: string }): ReactNode {
  const { red: own, rundor } = islandFaces[face]!;
  const wires = (fed: number, inner: boolean, shift: number): string =>
    sides
      .filter((side) => side % 2 === (inner ? 0 : 1) && (fed & (1 << side)) !== 0)
      .map((side) => (inner ? innerWire(side, shift) : outerWire(side, shift)))
      .join('');
  return (
    <g className={`fi-face fi-face-${face >> 1} ${rundor ? 'fi-face-rundor' : ''}`}>
      <title>{title}</title>
      <path d={ground} className="fi-ground" />
      <path d={rim} className="fi-rim" />
      <path d={contours[face >> 1]} transform={face % 2 === 1 ? 'scale(-1 1)' : undefined} className="fi-contours" />
      <g className="fi-wires">
        <path d={sides.map((side) => (side % 2 === 0 ? innerWire(side, 0) : outerWire(side, 0))).join('')} className="fi-wire" />
        {!rundor && (
          <>
            <Strand d={wires(red, false, STRAND)} colour="red" closed={(circuits & OUTER_RED) !== 0} />
            <Strand d={wires(blue, false, -STRAND)} colour="blue" closed={(circuits & OUTER_BLUE) !== 0} />
            <path
              d={sides
                .filter((side) => side % 2 === 0)
                .map((side) => innerWire(side, 0))
                .join('')}
              className="fi-bridge"
            />
            <Strand d={wires(red, true, STRAND)} colour="red" closed={(circuits & INNER_RED) !== 0} />
            <Strand d={wires(blue, true, -STRAND)} colour="blue" closed={(circuits & INNER_BLUE) !== 0} />
          </>
        )}
      </g>
      <path d={works} className="fi-works" />
      <circle r={WORKS - 6.4} className="fi-works-plate" />
      {sides.map((side) => {
        const { x, y } = polar(side * 60, SOURCE);
        return (
          <g key={side} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <Source red={(own & (1 << side)) !== 0} />
          </g>
        );
      })}
    </g>
  );
});
