import type { ReactNode } from 'react';

const waves: readonly (readonly [x: number, y: number])[] = [
  [40, 60],
  [150, 40],
  [300, 70],
  [410, 45],
  [70, 215],
  [215, 235],
  [345, 210],
  [430, 175],
];

/** An island with a town and its banner. */
function Island({ x, y, banner }: { x: number; y: number; banner: string }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} stroke="#0a151d" strokeWidth="1.4" strokeLinejoin="round">
      <path d="M-62 18Q-54-14-18-16 2-34 30-18 62-10 64 14 40 32 0 30-46 34-62 18Z" fill="light-dark(#d9c48f, #b59d68)" />
      <path d="M-44 12Q-36-8-12-10 8-22 26-10 46-4 48 10 22 20-2 19-34 22-44 12Z" fill="light-dark(#7fa864, #557a49)" />
      <path d="M-20 6v-18l9-8 9 8v18Zm20 0v-26l8-8 8 8v26Z" fill="light-dark(#f4ecd8, #d8cdb2)" />
      <path d="M24 6v-44h22l-6 8 6 8h-22" fill={banner} />
    </g>
  );
}

/** A ship on her way between islands that can be stormed or talked round. */
export function Cover(): ReactNode {
  return (
    <svg viewBox="0 0 480 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="480" height="270" fill="light-dark(#bcd9de, #0d2a38)" />
      <g fill="none" stroke="light-dark(#8fbcc5, #23505f)" strokeWidth="2" strokeLinecap="round">
        {waves.map(([x, y]) => (
          <path key={`${x} ${y}`} d={`M${x} ${y}q8-8 16 0t16 0`} />
        ))}
      </g>
      <path
        d="M112 108Q190 220 262 168T384 104"
        fill="none"
        stroke="light-dark(#35616b, #8fb9c2)"
        strokeWidth="2.5"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <Island x={98} y={88} banner="#c1443c" />
      <Island x={388} y={88} banner="#2f8f8a" />
      <g transform="translate(246 168)" stroke="#0a151d" strokeWidth="1.6" strokeLinejoin="round">
        <path d="M-52 12h104q-10 34-28 34h-50q-18 0-26-34Z" fill="#7a4a2b" />
        <path d="M0 12v-88" strokeWidth="4" />
        <path d="M-4-70q-44 22-38 70 24-10 38-6Z" fill="light-dark(#fbf6e8, #e9e0c8)" />
        <path d="M5-74q44 26 36 74-18-10-36-6Z" fill="light-dark(#f3ead3, #dccfae)" />
        <path d="M0-76h20l-6 6 6 6h-20" fill="#c1443c" />
      </g>
    </svg>
  );
}
