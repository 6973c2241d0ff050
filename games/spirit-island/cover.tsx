import type { ReactNode } from 'react';

const line = '#0a151d';

/** A land: its outline, its colour by day and by night, and the strokes of its terrain. */
const lands = [
  {
    outline: 'M130 40 245 36 232 98 170 130 108 128Z',
    fill: 'light-dark(#c9c5c1, #4a4950)',
    strokes: peaks([150, 66], [186, 58], [140, 104], [212, 82]),
  },
  {
    outline: 'M245 36 402 30 380 112 300 120 232 98Z',
    fill: 'light-dark(#b7cd9b, #2b4a31)',
    strokes: sprigs([268, 60], [372, 52], [282, 96], [348, 98]),
  },
  {
    outline: 'M108 128 170 130 232 98 300 120 284 180 190 190 96 178Z',
    fill: 'light-dark(#bcd8cf, #1f4a4d)',
    strokes: ripples([126, 148], [178, 168], [226, 132], [252, 164]),
  },
  { outline: 'M96 178 190 190 180 238 78 240Z', fill: 'light-dark(#ecdfb6, #574a2c)', strokes: grains([108, 200], [126, 222], [160, 214]) },
  {
    outline: 'M190 190 284 180 300 120 380 112 352 236 180 238Z',
    fill: 'light-dark(#b7cd9b, #2b4a31)',
    strokes: sprigs([206, 216], [264, 208], [322, 142], [338, 206]),
  },
];

type Place = readonly [x: number, y: number];

function peaks(...places: readonly Place[]): string {
  return places.map(([x, y]) => `M${x - 9} ${y + 8}l9-16 9 16`).join('');
}

function sprigs(...places: readonly Place[]): string {
  return places.map(([x, y]) => `M${x} ${y + 7}v-12m-7 2 7 7 7-7`).join('');
}

function ripples(...places: readonly Place[]): string {
  return places.map(([x, y]) => `M${x - 12} ${y}q6-6 12 0t12 0`).join('');
}

function grains(...places: readonly Place[]): string {
  return places.map(([x, y]) => `M${x - 8} ${y}h5m5-5h5m-2 9h5`).join('');
}

/** Where a spirit is: its seat's colour and shape, with its emblem. */
function Presence({ at, shape, fill, emblem }: { at: Place; shape: string; fill: string; emblem: string }): ReactNode {
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      <path d={shape} fill={fill} stroke={line} strokeWidth="2.5" />
      <path d={emblem} fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
    </g>
  );
}

/** The island of many lands, with dahan and spirits; pale invaders land on its shore, and one of the spirits strikes. */
export function Cover(): ReactNode {
  return (
    <svg viewBox="0 0 480 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h480v270H0Z" fill="light-dark(#b9ced5, #0d2a38)" />
      <path
        d={ripples([40, 70], [52, 150], [34, 232], [436, 70], [446, 140], [420, 200], [444, 246])}
        fill="none"
        stroke="light-dark(#8fb4bf, #23505f)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      {lands.map(({ outline, fill, strokes }) => (
        <g key={outline} strokeLinejoin="round">
          <path d={outline} fill={fill} stroke={line} strokeWidth="2" />
          <path d={strokes} fill="none" stroke="light-dark(#0a151d66, #ffffff3d)" strokeWidth="1.8" strokeLinecap="round" />
        </g>
      ))}
      <path d="M402 30 380 112 352 236" fill="none" stroke={line} strokeWidth="5" strokeLinecap="round" />
      <g stroke={line} strokeWidth="2.2" strokeLinejoin="round">
        <path d="M312 88v-22h11V48h12V34h12v22h11v32Z" fill="#f5f1e6" />
        <path d="M238 222v-15l13-12 13 12v15Z" fill="#f5f1e6" />
        <path
          d="M371 168q-1-9 5-12v-5q-7 0-10-2l4-1q1-8 7-8t7 8l4 1q-3 2-10 2v5q6 3 5 12l2 12h-16Z"
          fill="#f5f1e6"
          transform="translate(-46 22)"
        />
        <path d="M134 224q0-22 14-28 14 6 14 28Z" fill="#b4532a" />
        <path d="M192 68q0-22 14-28 14 6 14 28Z" fill="#b4532a" />
        <path d="M143 224v-8q5-5 10 0v8Zm58-156v-8q5-5 10 0v8Z" fill={line} strokeWidth="0" />
      </g>
      <Presence
        at={[206, 152]}
        shape="M-19 0a19 19 0 1 0 38 0 19 19 0 1 0-38 0Z"
        fill="#0072b2"
        emblem="M-10-4q5-5 10 0t10 0m-20 8q5-5 10 0t10 0"
      />
      <Presence at={[152, 96]} shape="M0-22 21 15h-42Z" fill="#d55e00" emblem="m3-10-7 10h8l-6 9" />
      <path
        d="m356-6-34 42h18l-22 34 52-46h-20l30-30Z"
        fill="light-dark(#fff6d8, #ffe9ad)"
        stroke={line}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
