import type { ReactNode } from 'react';

/** Where walls stand on the pictured planet, in spaces: from, to. */
const walls = ['1 1h2', '4 0v2', '6 2h2', '2 3v2', '4 4h1', '6 5v2', '0 6h2', '3 6v2', '7 4h1', '5 3h1'];
const stars: readonly (readonly [x: number, y: number, colour: string])[] = [
  [0, 0, '#f5d547'],
  [2, 0, '#e8f0f2'],
  [5, 1, '#f5d547'],
  [7, 1, '#6fc3ff'],
  [1, 2, '#6fc3ff'],
  [3, 4, '#ff8db0'],
  [6, 3, '#e8f0f2'],
  [0, 5, '#ff8db0'],
  [5, 6, '#f5d547'],
  [7, 7, '#e8f0f2'],
  [1, 7, '#6fc3ff'],
  [4, 7, '#ff8db0'],
];
const STAR = 'M0-9 2.3-3.2 8.6-2.8 3.7 1.2 5.3 7.3 0 3.9-5.3 7.3-3.7 1.2-8.6-2.8-2.3-3.2Z';

/** A pawn whose feet point down where it stands. */
function Pawn({ x, y, turn, suit }: { x: number; y: number; turn: number; suit: string }): ReactNode {
  return (
    <g transform={`translate(${x * 30 + 15} ${y * 30 + 15}) rotate(${turn})`} stroke="#0a151d" strokeWidth="1.2">
      <path d="M-7 13v-8q0-4 7-4t7 4v8h-4v-3h-6v3Z" fill={suit} />
      <circle r="8" cy="-5" fill="#f4f1e6" />
      <path d="M-5-5q0-4 5-4t5 4-5 4-5-4Z" fill="#1d3a4d" />
    </g>
  );
}

/** A small planet with walls on which down is where one's feet point. */
export function Cover(): ReactNode {
  return (
    <svg viewBox="0 0 480 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="480" height="270" fill="light-dark(#cfe0ea, #0a1a2c)" />
      <g fill="light-dark(#7fa3b8, #8fb4cc)">
        {[37, 62, 98, 141, 377, 402, 431, 455].map((x, i) => (
          <circle key={x} cx={x} cy={(i * 83 + 31) % 250} r={i % 3 === 0 ? 1.8 : 1.1} />
        ))}
      </g>
      <g fill="none" stroke="light-dark(#9dbbcc, #24415a)">
        <ellipse cx="240" cy="135" rx="222" ry="66" transform="rotate(-14 240 135)" strokeDasharray="2 6" />
        <circle cx="240" cy="135" r="192" />
      </g>
      <g transform="rotate(-10 240 135) translate(120 15)">
        <rect
          x="-10"
          y="-10"
          width="260"
          height="260"
          rx="34"
          fill="light-dark(#35608a, #21324f)"
          stroke="light-dark(#1f4468, #4f6d96)"
          strokeWidth="2"
        />
        <path d="M0 24Q0 0 24 0h96v120H0Z" fill="#2c6266" />
        <path d="M120 0h96q24 0 24 24v96H120Z" fill="#3d477f" />
        <path d="M0 120h120v120H24q-24 0-24-24Z" fill="#54406f" />
        <path d="M120 120h120v96q0 24-24 24h-96Z" fill="#33586f" />
        <g stroke="#ffffff1c">
          {[1, 2, 3, 4, 5, 6, 7].map((i) => (
            <path key={i} d={`M${i * 30} 0v240M0 ${i * 30}h240`} />
          ))}
        </g>
        <g stroke="#f6f2e4" strokeWidth="5" strokeLinecap="round">
          {walls.map((wall) => {
            const [, x, y, way, length] = /(\d) (\d)([hv])(\d)/.exec(wall)!;
            return <path key={wall} d={`M${Number(x) * 30} ${Number(y) * 30}${way}${Number(length) * 30}`} />;
          })}
        </g>
        {stars.map(([x, y, colour]) => (
          <path key={`${x} ${y}`} d={STAR} transform={`translate(${x * 30 + 15} ${y * 30 + 15})`} fill={colour} stroke="#0a151d" />
        ))}
        <path d="M135 45v60" stroke="#f4f1e6" strokeWidth="2" strokeDasharray="1 6" strokeLinecap="round" />
        <Pawn x={4} y={3} turn={0} suit="#0072b2" />
        <Pawn x={2} y={4} turn={90} suit="#d55e00" />
        <Pawn x={6} y={2} turn={180} suit="#009e73" />
      </g>
    </svg>
  );
}
