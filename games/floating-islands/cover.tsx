import type { ReactNode } from 'react';

const HEX = 'M0-46 39.8-23V23L0 46-39.8 23V-23Z';
const islands: readonly (readonly [x: number, y: number, owner: string])[] = [
  [240, 64, '#0072b2'],
  [197, 139, '#8a7a4e'],
  [284, 139, '#d55e00'],
  [153, 64, '#8a7a4e'],
  [328, 64, '#009e73'],
  [240, 214, '#8a7a4e'],
];

/** An island: a brass ring of wires with a village, and a socket on each side. */
function Island({ x, y, owner }: { x: number; y: number; owner: string }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={HEX} fill="light-dark(#6b715f, #333b37)" stroke={owner} strokeWidth="4" strokeLinejoin="round" transform="scale(.93)" />
      <circle r="27" fill="light-dark(#848a6c, #4a5145)" stroke="#c39a45" strokeWidth="2.5" strokeDasharray="4 3" />
      <circle r="17" fill="light-dark(#a7a67c, #5d6450)" />
      {[0, 60, 120, 180, 240, 300].map((turn, i) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M27 0h10" stroke="#c39a45" strokeWidth="2.5" />
          <circle cx="34" r="4" fill={i % 2 === 0 ? '#c8402f' : '#3b78b8'} stroke="#0a151d" />
        </g>
      ))}
      <path d="M-10 7V-2l5-5 5 5v9ZM1 7V0h9v7Z" fill="#efe6cf" stroke="#0a151d" />
    </g>
  );
}

function Airship({ x, y, hull, flip = false }: { x: number; y: number; hull: string; flip?: boolean }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -1 : 1} 1)`} stroke="#0a151d" strokeWidth="1.4">
      <path d="M-36 0l-14-11v22Z" fill="#c39a45" />
      <ellipse rx="44" ry="19" fill={hull} />
      <path d="M-40-7h80M-40 7h80" stroke="#0a151d55" fill="none" />
      <path d="M-18 18-13 27M18 18l-5 9" />
      <path d="M-19 26h38l-5 12h-28Z" fill="#8b6a3c" />
    </g>
  );
}

function Cloud({ x, y, scale }: { x: number; y: number; scale: number }): ReactNode {
  return (
    <path
      d="M-34 10q-14 0-14-10t13-11q3-13 18-13 12 0 17 9 4-4 11-4 12 0 14 11 14 0 14 10 0 8-11 8Z"
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill="light-dark(#f4f1e6, #1c3d52)"
      opacity=".85"
    />
  );
}

/** Drifting islands, wired to each other, with airships around them. */
export function Cover(): ReactNode {
  return (
    <svg viewBox="0 0 480 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="480" height="270" fill="light-dark(#bcd6e2, #10283a)" />
      <g stroke="light-dark(#9dc0d0, #1f4257)" fill="none">
        {[40, 88, 136, 184, 232].map((y) => (
          <path key={y} d={`M0 ${y}q30-8 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0`} />
        ))}
      </g>
      <Cloud x={70} y={210} scale={1.25} />
      <Cloud x={420} y={228} scale={1.5} />
      <Cloud x={428} y={44} scale={0.9} />
      <Cloud x={52} y={38} scale={0.8} />
      {islands.map(([x, y, owner]) => (
        <Island key={`${x} ${y}`} x={x} y={y} owner={owner} />
      ))}
      <Airship x={82} y={118} hull="#0072b2" />
      <Airship x={398} y={128} hull="#d55e00" flip />
      <Airship x={352} y={222} hull="#009e73" flip />
    </svg>
  );
}
