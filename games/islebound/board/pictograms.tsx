import type { ReactNode } from 'react';

/** Every sign that is drawn on components, in a square from -10 to 10. */
export const signNames = [
  'coin',
  'wood',
  'fish',
  'book',
  'pirate',
  'serpent',
  'renown',
  'cube',
  'crew',
  'rest',
  'ichor',
  'administration',
  'fight',
  'negotiation',
  'sailing',
  'work',
  'hire',
  'build',
  'reputation',
  'tire',
  'arrow',
  'or',
  'event',
  'token',
  'wound',
  'capital',
  'die',
] as const;
export type SignName = (typeof signNames)[number];

const skull = 'M-7 -2A7 7 0 0 1 7 -2C7 1 5.6 2.6 4.2 3.4V7.5H-4.2V3.4C-5.6 2.6 -7 1 -7 -2Z';
const serpentBody = 'M-9 7C-6 7 -6 -1 -3 -1S0 7 3 7 5.4 3 5 -1C4.7 -4.4 6 -7 9 -7.4';
const star = 'M0 -9L2.3 -3L8.7 -2.8L3.7 1.2L5.4 7.4L0 3.9L-5.4 7.4L-3.7 1.2L-8.7 -2.8L-2.3 -3Z';
const bust = 'M-7.5 9C-7.5 3.6 -4.4 1.6 0 1.6S7.5 3.6 7.5 9Z';

/** What each sign looks like; shapes differ, not only colours. */
const drawings: Readonly<Record<SignName, () => ReactNode>> = {
  coin: () => (
    <g className="ib-gold">
      <circle r="8.2" className="ib-body" />
      <circle r="5" className="ib-detail" />
    </g>
  ),
  wood: () => (
    <g className="ib-brown">
      <path className="ib-body" d="M-5 -5H6C9 -5 9 5 6 5H-5Z" />
      <ellipse cx="-5" cy="0" rx="3.6" ry="5" className="ib-body ib-lighter" />
      <path className="ib-detail" d="M0 -1.6H5M1 1.8H6" />
    </g>
  ),
  fish: () => (
    <g className="ib-silver">
      <path className="ib-body" d="M-9 0C-5 -6.4 2 -6 5 -1L9.4 -5V5L5 1C2 6 -5 6.4 -9 0Z" />
      <circle cx="-4.6" cy="-1.2" r="1.2" className="ib-dot" />
    </g>
  ),
  book: () => (
    <g className="ib-paper">
      <path className="ib-body" d="M0 -5C-3 -7.4 -6.6 -7.4 -9 -6V6.6C-6.6 5.2 -3 5.2 0 7.6C3 5.2 6.6 5.2 9 6.6V-6C6.6 -7.4 3 -7.4 0 -5Z" />
      <path
        className="ib-detail"
        d="M0 -5V7.4M-6.6 -2.6C-5 -3 -3.6 -2.8 -2.4 -2M6.6 -2.6C5 -3 3.6 -2.8 2.4 -2M-6.6 1.2C-5 .8 -3.6 1 -2.4 1.8M6.6 1.2C5 .8 3.6 1 2.4 1.8"
      />
    </g>
  ),
  pirate: () => (
    <g className="ib-bone">
      <path className="ib-body" d={skull} />
      <path className="ib-body ib-scarf" d="M-7.2 -2.6C-6.6 -11 6.6 -11 7.2 -2.6Z" />
      <circle cx="-2.8" cy="0.6" r="1.7" className="ib-dot" />
      <circle cx="2.8" cy="0.6" r="1.7" className="ib-dot" />
      <path className="ib-detail" d="M-1.6 5V7.4M1.6 5V7.4" />
    </g>
  ),
  serpent: () => (
    <g className="ib-scale">
      <path className="ib-coil-line" d={serpentBody} />
      <path className="ib-coil" d={serpentBody} />
      <circle cx="7" cy="-6.4" r="0.9" className="ib-dot" />
    </g>
  ),
  ichor: () => (
    <g className="ib-blood">
      <path className="ib-coil-line" d={serpentBody} />
      <path className="ib-coil" d={serpentBody} />
      <path className="ib-body" d="M-4.6 -2L-3 -7L-1.2 -2ZM1.4 -1L-.4 -5.6L4.4 -4Z" />
      <circle cx="7" cy="-6.4" r="0.9" className="ib-dot" />
    </g>
  ),
  renown: () => (
    <g className="ib-glory">
      <path className="ib-body" d={star} />
    </g>
  ),
  token: () => (
    <g className="ib-glory">
      <circle r="9" className="ib-body ib-lighter" />
      <path className="ib-body" d={star} transform="scale(.66)" />
    </g>
  ),
  cube: () => (
    <g className="ib-plain">
      <path className="ib-body" d="M0 -9L8 -4.6V4.6L0 9L-8 4.6V-4.6Z" />
      <path className="ib-detail" d="M-8 -4.6L0 0L8 -4.6M0 0V9" />
    </g>
  ),
  crew: () => (
    <g className="ib-plain">
      <path className="ib-body" d={bust} />
      <circle cy="-3.6" r="4.6" className="ib-body" />
      <path className="ib-body ib-scarf" d="M-5 -4.4C-4.6 -10 4.6 -10 5 -4.4Z" />
    </g>
  ),
  hire: () => (
    <g className="ib-plain">
      <path className="ib-body" d={bust} transform="translate(-2)" />
      <circle cx="-2" cy="-3.6" r="4.6" className="ib-body" />
      <path className="ib-stroke" d="M6.6 -8.6V-1.4M3 -5H10.2" />
    </g>
  ),
  rest: () => (
    <g className="ib-plain">
      <path className="ib-stroke" d="M-9 -7V7.4M9 -4V7.4" />
      <path className="ib-body" d="M-9 -4C-5 5 5 6 9 -1.4V3.4C5 9.4 -5 8.4 -9 1Z" />
      <circle cx="-4.4" cy="-3.4" r="2.8" className="ib-body" />
    </g>
  ),
  administration: () => (
    <g className="ib-paper">
      <path className="ib-body" d="M-6 -8.6H3L6.6 -5V8.6H-6Z" />
      <path className="ib-detail" d="M-3.4 -3H3.4M-3.4 .6H3.8M-3.4 4.2H2" />
    </g>
  ),
  fight: () => (
    <g className="ib-steel">
      <path className="ib-body" d="M8.8 -8.8L7.6 -3.4L-1.6 5.8L-4.6 2.8L4.6 -6.4Z" />
      <path className="ib-stroke" d="M-6.6 1.2L.2 8M-4 4.6L-8 8.6" />
    </g>
  ),
  negotiation: () => (
    <g className="ib-teal">
      <path className="ib-body" d="M-9 -7.6H9V3.6H.6L-4.4 8.6V3.6H-9Z" />
      <path className="ib-detail" d="M-5.4 -3.8H5.4M-5.4 -.2H3" />
    </g>
  ),
  sailing: () => (
    <g className="ib-sea-blue">
      <path className="ib-body" d="M-1 -9C5.4 -6 7.6 -1 7.4 3.4H-1Z" />
      <path className="ib-body ib-lighter" d="M-2.6 -5V3.4H-8C-7.6 .2 -5.6 -3 -2.6 -5Z" />
      <path className="ib-stroke" d="M-8.6 6.6C-5 9 5 9 8.6 6.6" />
    </g>
  ),
  work: () => (
    <g className="ib-skin">
      <path
        className="ib-body"
        d="M-6 8.6V2L-9 -2.4L-6.6 -4L-4.4 -1V-7.4C-4.4 -9.4 -1.8 -9.4 -1.8 -7.4V-8.4C-1.8 -10.2 .9 -10.2 .9 -8.4V-7.4C.9 -9.2 3.6 -9.2 3.6 -7.4V-5.4C3.6 -7 6.2 -7 6.2 -5.4V3C6.2 5.6 5 7 4.6 8.6Z"
      />
      <path className="ib-detail" d="M-1.8 -7V-1.6M.9 -7V-1.6M3.6 -5.4V-1.6" />
    </g>
  ),
  build: () => (
    <g className="ib-brown">
      <path className="ib-body ib-lighter" d="M-1.4 -2L1.4 -2L2 9H-2Z" />
      <path className="ib-body" d="M-8 -8.6H5C7.4 -8.6 8.6 -6 9 -3.4L5 -4.6V-2H-8Z" />
    </g>
  ),
  reputation: () => (
    <g className="ib-gold">
      <path className="ib-body" d="M-9 -1.8L3.6 -7.4C5.4 -8.4 8 -4 8 0S5.4 8.4 3.6 7.4L-9 1.8Z" />
      <ellipse cx="5" rx="2.6" ry="7.4" className="ib-body ib-lighter" />
    </g>
  ),
  tire: () => <path className="ib-stroke" d="M6 -6.4C-4 -9 -9 -1.6 -4.6 5M-8.4 2L-4.2 6.2L-1 1" />,
  arrow: () => <path className="ib-arrow" d="M-8 -1.7H2V-5.6L9 0L2 5.6V1.7H-8Z" />,
  or: () => <path className="ib-stroke" d="M3 -8L-3 8" />,
  event: () => (
    <g className="ib-sea-blue">
      <path className="ib-stroke" d="M-6 9V-9" />
      <path className="ib-body" d="M-6 -8.6C-2 -11 2 -5.6 8.6 -8V1C2 3.4 -2 -2 -6 .4Z" />
    </g>
  ),
  wound: () => (
    <g className="ib-blood">
      <path className="ib-body" d="M-3 -9H3V-3H9V3H3V9H-3V3H-9V-3H-3Z" />
    </g>
  ),
  capital: () => (
    <g className="ib-plain">
      <path className="ib-body" d="M-9 8.6V-1L-5.6 -4.4L-2.2 -1V-5.4L2 -9.4L6 -5.4V-1H9V8.6Z" />
      <path className="ib-detail" d="M-5.6 2V5M2 -3.6V-.6M2 3.4V8.6" />
    </g>
  ),
  die: () => (
    <g className="ib-bone">
      <rect x="-8" y="-8" width="16" height="16" rx="3" className="ib-body" />
      <circle r="1.8" className="ib-dot" />
      <circle cx="-4" cy="-4" r="1.8" className="ib-dot" />
      <circle cx="4" cy="4" r="1.8" className="ib-dot" />
    </g>
  ),
};

/** A sign inside an SVG, centred on x and y. */
export function Sign({ name, x = 0, y = 0, size = 20 }: { name: SignName; x?: number; y?: number; size?: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 20})`} className="ib-sign">
      {drawings[name]()}
    </g>
  );
}

/** The same as a picture of its own, in a line of text. */
export function Picture({ name, size = 18 }: { name: SignName; size?: number }): ReactNode {
  return (
    <svg className="ib-picture" width={size} height={size} viewBox="-11 -11 22 22" aria-hidden="true">
      {drawings[name]()}
    </svg>
  );
}

const pips: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-4, -4],
    [4, 4],
  ],
  [
    [-4, -4],
    [0, 0],
    [4, 4],
  ],
  [
    [-4, -4],
    [4, -4],
    [-4, 4],
    [4, 4],
  ],
  [
    [-4, -4],
    [4, -4],
    [0, 0],
    [-4, 4],
    [4, 4],
  ],
  [
    [-4, -4.6],
    [4, -4.6],
    [-4, 0],
    [4, 0],
    [-4, 4.6],
    [4, 4.6],
  ],
];

/** A die as it lies. */
export function Die({ value, size = 30 }: { value: number; size?: number }): ReactNode {
  return (
    <svg className="ib-picture" width={size} height={size} viewBox="-10 -10 20 20" aria-hidden="true">
      <g className="ib-bone">
        <rect x="-9" y="-9" width="18" height="18" rx="3.4" className="ib-body" />
        {pips[value - 1]!.map(([x, y], i) => (
          <circle key={i} cx={x} cy={y} r="1.9" className="ib-dot" />
        ))}
      </g>
    </svg>
  );
}

/** Digits in one stroke each, as one letters soundings on a chart: four wide, six high. */
const digits: readonly string[] = [
  'M2 0C4 0 4 6 2 6S0 0 2 0Z',
  'M.8 1.2L2.2 0V6',
  'M0 1.4C.4 -.6 3.8 -.4 3.6 1.8C3.4 3.4 .6 4.6 0 6H3.8',
  'M.2 .6C1.4 -.4 3.6 0 3.4 1.6C3.3 2.6 2.2 2.8 1.4 2.8C2.6 2.8 3.8 3.2 3.8 4.4C3.8 6.2 1 6.4 0 5.2',
  'M2.8 6V0L0 4.2H4',
  'M3.6 0H.8L.4 2.6C1.6 2 3.8 2.2 3.8 4.2C3.8 6.2 1 6.4 0 5.2',
  'M3.4 .4C1.2 .2 .2 2 .2 4C.2 6.4 3.8 6.6 3.8 4.2C3.8 2.2 .8 2.2 .2 4',
  'M0 0H3.8L1.4 6',
  'M2 2.8C-.6 2.4 0 0 2 0S4.6 2.4 2 2.8C-1 3.2 -.4 6 2 6S5 3.2 2 2.8Z',
  'M.6 5.6C2.8 5.8 3.8 4 3.8 2C3.8 -.4 .2 -.6 .2 1.8C.2 3.8 3.2 3.8 3.8 2',
];

/** A sounding, drawn: it is ornament and nobody has to read it. */
export function Sounding({ x, y, depth }: { x: number; y: number; depth: number }): ReactNode {
  const figures = String(depth).split('').map(Number);
  return (
    <g transform={`translate(${x - figures.length * 2.6} ${y - 3})`}>
      {figures.map((figure, i) => (
        <path key={i} d={digits[figure]} transform={`translate(${i * 5.2})`} />
      ))}
    </g>
  );
}
