import { memo, type ReactNode } from 'react';
import type { Box } from './geometry.ts';

const cloud = 'M-60 14H58A14 14 0 0 0 60 -13A22 22 0 0 0 26 -27A26 26 0 0 0 -20 -29A20 20 0 0 0 -50 -13A14 14 0 0 0 -60 14Z';
const line = 'M-44 24H30M-20 33H52';

/** Where clouds drift, in parts of the drawing, and how large they are. */
const places = [
  [0.06, 0.42, 0.9],
  [0.95, 0.5, 1],
  [0.5, 0.02, 0.8],
  [0.3, 0.97, 1],
  [0.76, 0.95, 0.75],
  [0.16, 0.7, 0.6],
  [0.86, 0.24, 0.6],
  [0.66, 0.5, 0.7],
  [0.36, 0.3, 0.7],
] as const;

/** Clouds below the islands. */
export const Clouds = memo(function Clouds({ box }: { box: Box }): ReactNode {
  return (
    <g className="fi-clouds" aria-hidden="true">
      {places.map(([x, y, scale], i) => (
        <g key={i} transform={`translate(${box.x + x * box.width} ${box.y + y * box.height}) scale(${scale})`}>
          <path d={cloud} />
          <path d={line} className="fi-cloud-line" />
        </g>
      ))}
    </g>
  );
});
