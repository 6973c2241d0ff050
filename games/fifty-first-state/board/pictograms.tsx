import { memo, type ReactNode } from 'react';
import type { Icon, SpecialAction } from '../content/card.ts';
import { type GoodName, goodNames } from '../content/goods.ts';

/*
 * All pictures of goods, categories and acts, each in a square from -10 to 10, cut like stencils: flat shapes with a dark edge.
 * Every good has a shape of its own, so that none is told by its colour alone.
 */

/** The three transport colours say what they are for: a flag to incorporate, a blast to raze, two arrows to deal. */
const FLAG = 'M-3.4 6V-6M-3.4 -5.4H4.6L2.2 -2.6L4.6 .2H-3.4';
const BLAST = 'M0 -9.6L2.4 -5.2L7 -7L5.6 -2.4L9.8 0L5.6 2.4L7 7L2.4 5.2L0 9.6L-2.4 5.2L-7 7L-5.6 2.4L-9.8 0L-5.6 -2.4L-7 -7L-2.4 -5.2Z';
const SWAP = 'M-4.6 -1.8H4.2M1.8 -4.4L4.6 -1.8M4.6 2H-4.2M-1.8 4.6L-4.6 2';
export const STAR = 'M0 -9.5L2.6 -3.2L9.3 -2.7L4.2 1.7L5.8 8.3L0 4.7L-5.8 8.3L-4.2 1.7L-9.3 -2.7L-2.6 -3.2Z';

const bodies: Readonly<Record<GoodName, ReactNode>> = {
  brick: (
    <>
      <path className="fs-body" d="M-9.4 -6.2H9.4V6.6H-9.4Z" />
      <path className="fs-cut" d="M-9 .2H9M-3 -6V0M4.4 -6V0M-5.4 .4V6.4M1.6 .4V6.4" />
    </>
  ),
  gun: (
    <>
      <path className="fs-body" d="M-9.4 -6H7.2V-7.4H8.8V-6H9.4V-1.6H1.2L.2 1.6H-3.2L-4.8 7.8H-9.4L-7.6 -1Z" />
      <path className="fs-cut" d="M-6 -3.6H6M-2.6 -1.6L-2.2 1.4" />
    </>
  ),
  fuel: (
    <>
      <path className="fs-body" d="M-7 -3.6L-3.4 -8.8H2V-6.6H4.4L7 -4V8.8H-7Z" />
      <path className="fs-cut" d="M-4 -1.4L4 6M4 -1.4L-4 6M-1.8 -6.4H.6" />
    </>
  ),
  metal: (
    <>
      <path className="fs-body" d="M0 -9.2L8 -4.6V4.6L0 9.2L-8 4.6V-4.6Z" />
      <circle className="fs-hole" r="3.5" />
    </>
  ),
  ammo: (
    <>
      <path
        className="fs-body"
        d="M-7.4 9V-1.6Q-7.4 -6.6 -4.3 -9.2Q-1.2 -6.6 -1.2 -1.6V9ZM1.2 9V-1.6Q1.2 -6.6 4.3 -9.2Q7.4 -6.6 7.4 -1.6V9Z"
      />
      <path className="fs-cut" d="M-7 -.6H-1.6M1.6 -.6H7M-7 6.4H-1.6M1.6 6.4H7" />
    </>
  ),
  worker: (
    <>
      <path className="fs-body" d="M-8 9.2Q-8 .4 0 .4Q8 .4 8 9.2Z" />
      <circle className="fs-body" cy="-4" r="4.2" />
      <path className="fs-cut" d="M-5.4 -5.2H5.4M-3.6 9V5.4M3.6 9V5.4" />
    </>
  ),
  grey: (
    <>
      <circle className="fs-body" r="9.2" />
      <path className="fs-ink" d={FLAG} />
    </>
  ),
  red: (
    <>
      <path className="fs-body" d={BLAST} />
      <path className="fs-ink" d="M-2.8 -2.8L2.8 2.8M2.8 -2.8L-2.8 2.8" />
    </>
  ),
  blue: (
    <>
      <path className="fs-body" d="M-8.6 -6.4L-6.4 -8.6H6.4L8.6 -6.4V6.4L6.4 8.6H-6.4L-8.6 6.4Z" />
      <path className="fs-ink" d={SWAP} />
    </>
  ),
  universal: (
    <>
      <path className="fs-body fs-third-grey" d="M0 0L-7.97 -4.6A9.2 9.2 0 0 1 7.97 -4.6Z" />
      <path className="fs-body fs-third-red" d="M0 0L7.97 -4.6A9.2 9.2 0 0 1 0 9.2Z" />
      <path className="fs-body fs-third-blue" d="M0 0L0 9.2A9.2 9.2 0 0 1 -7.97 -4.6Z" />
      <circle className="fs-hole" r="2.6" />
    </>
  ),
  construction: (
    <>
      <path className="fs-body" d="M-8.6 -8.6H8.6V8.6H-8.6Z" />
      <path className="fs-ink" d="M-4.6 5.4L2 -1.2M-1.6 -4L1.6 -5.4L5.6 -1.4L4.2 1.8Z" />
    </>
  ),
  defence: (
    <>
      <path className="fs-body" d="M0 -9.4L8 -6.6V0Q8 6 0 9.6Q-8 6 -8 0V-6.6Z" />
      <path className="fs-ink" d="M0 -5V5.4M-4.4 -.4H4.4" />
    </>
  ),
  card: (
    <>
      <path className="fs-body" d="M-6.4 -9.2H6.4V9.2H-6.4Z" />
      <path className="fs-ink" d="M-3.6 -6.2H3.6V6.2H-3.6ZM-3.4 3.6L3.4 -3.6M-3.4 -1.2L1.2 -6M-1.2 6L3.4 1.2" />
    </>
  ),
  point: <path className="fs-body" d={STAR} />,
};

export const Good = memo(function Good({ good }: { good: number }): ReactNode {
  const name = goodNames[good]!;
  return <g className={`fs-good fs-${name}`}>{bodies[name]}</g>;
});

const iconBodies: Readonly<Record<Icon, ReactNode>> = {
  brick: bodies.brick,
  gun: bodies.gun,
  fuel: bodies.fuel,
  metal: bodies.metal,
  worker: bodies.worker,
  card: bodies.card,
  ammo: bodies.ammo,
  victory: bodies.point,
  transport: (
    <>
      <circle className="fs-body" r="9" />
      <circle className="fs-hole" r="3" />
      <path className="fs-cut" d="M0 -9V-3M0 9V3M-9 0H-3M9 0H3M-6.4 -6.4L-2.2 -2.2M6.4 6.4L2.2 2.2M-6.4 6.4L-2.2 2.2M6.4 -6.4L2.2 -2.2" />
    </>
  ),
  monument: (
    <path
      className="fs-body"
      d="M0 -9.6L8.4 -4.6V-2.8H-8.4V-4.6ZM-7 -1.4H-3.8V5.4H-7ZM-1.6 -1.4H1.6V5.4H-1.6ZM3.8 -1.4H7V5.4H3.8ZM-8.6 6.8H8.6V9.4H-8.6Z"
    />
  ),
  toxic: (
    <>
      <path
        className="fs-body"
        d="M0 -2.4L-4.6 -8.6A9 9 0 0 1 4.6 -8.6ZM-2.1 1.2L-9.7 .3A9 9 0 0 0 -5.1 8.3ZM2.1 1.2L9.7 .3A9 9 0 0 1 5.1 8.3Z"
      />
      <circle className="fs-body" r="1.8" />
    </>
  ),
};

/** A category: the shape alone, in the colour of the text. */
export const Category = memo(function Category({ icon }: { icon: Icon }): ReactNode {
  return <g className="fs-category">{iconBodies[icon]}</g>;
});

export type SignName =
  | 'gear'
  | 'gear-again'
  | 'gear-take'
  | 'feature'
  | 'action'
  | 'arrow'
  | 'or'
  | 'per'
  | 'once'
  | 'tray'
  | 'store'
  | 'each-deal'
  | 'each-raze'
  | 'at-least'
  | 'any'
  | 'deal'
  | 'deal-other'
  | 'steal'
  | 'clear'
  | 'ruins'
  | 'barrier'
  | 'flag'
  | 'slot'
  | 'location'
  | 'hegemony';

const GEAR =
  'M-1.8 -9H1.8L2.4 -6.3L4.8 -5.3L7.1 -6.8L9 -4.2L7.1 -2L7.3 1L9.4 2.8L7.6 5.9L4.9 5.2L2.6 6.6L2 9.2H-1.6L-2.4 6.6L-4.8 5.3L-7.4 6L-9.2 3L-7.2 1.1L-7.1 -1.9L-9.2 -4L-7.3 -6.9L-4.7 -5.2L-2.4 -6.3Z';

const signs: Readonly<Record<SignName, ReactNode>> = {
  gear: (
    <>
      <path className="fs-sign-body" d={GEAR} />
      <circle className="fs-sign-hole" r="3" />
    </>
  ),
  'gear-again': (
    <>
      <path className="fs-sign-body" d={GEAR} transform="scale(.62)" />
      <path className="fs-sign-line" d="M-8.6 -1A8.6 8.6 0 0 1 7 -5M8.6 1A8.6 8.6 0 0 1 -7 5M7.6 -8.6V-4.4H3.4M-7.6 8.6V4.4H-3.4" />
    </>
  ),
  'gear-take': (
    <>
      <path className="fs-sign-body" d={GEAR} transform="translate(3.6 -3) scale(.62)" />
      <path className="fs-sign-line" d="M-.6 2.4L-8 8.6M-8.4 3.6V8.8H-3" />
    </>
  ),
  feature: <path className="fs-sign-body" d="M-8 9V-2L0 -9L8 -2V9H3V2H-3V9Z" />,
  action: <path className="fs-sign-body" d="M-9.4 -3.6H.4V-8.8L9.6 0L.4 8.8V3.6H-9.4Z" />,
  arrow: <path className="fs-sign-line" d="M-6.4 0H5M1.4 -4.4L6 0L1.4 4.4" />,
  or: <path className="fs-sign-line" d="M2.4 -7.6L-2.4 7.6" />,
  per: (
    <>
      <circle className="fs-sign-dot" cy="-3.6" r="1.9" />
      <circle className="fs-sign-dot" cy="3.6" r="1.9" />
    </>
  ),
  once: <path className="fs-sign-line" d="M-7 7.4V-7.4H7.4V7.4ZM-1.6 -2.6L.8 -4V4.4" />,
  tray: <path className="fs-sign-line" d="M-9 -1V7.6H9V-1M0 -9V2.6M-3.6 -.8L0 3L3.6 -.8" />,
  store: <path className="fs-sign-line" d="M-8.4 -7.4H8.4V8H-8.4ZM-8.4 -2.8H8.4M-2.6 1.4H2.6" />,
  'each-deal': (
    <>
      <path className="fs-deal-body" d="M-9.4 -6.6H9.4V6.6H-9.4Z" />
      <path className="fs-on-deal" d={SWAP} />
    </>
  ),
  'each-raze': <path className="fs-raze-body" d={BLAST} />,
  'at-least': <path className="fs-sign-line" d="M-5 -7L5 -2.4L-5 2.2M-5 7H5" />,
  any: (
    <g className="fs-any">
      <path className="fs-body fs-quarter-brick" d="M-9 -9H0V0H-9Z" />
      <path className="fs-body fs-quarter-gun" d="M0 -9H9V0H0Z" />
      <path className="fs-body fs-quarter-fuel" d="M-9 0H0V9H-9Z" />
      <path className="fs-body fs-quarter-metal" d="M0 0H9V9H0Z" />
    </g>
  ),
  deal: (
    <>
      <path className="fs-deal-body" d="M-9.4 -6.6H9.4V6.6H-9.4Z" />
      <path className="fs-on-deal" d={SWAP} />
    </>
  ),
  'deal-other': (
    <>
      <path className="fs-deal-body" d="M-3 -8.8H9.6V2H-3Z" />
      <path className="fs-sign-line" d="M-2.6 3.4L-8.6 8.6M-9 3.6V8.8H-3.8" />
    </>
  ),
  steal: <path className="fs-sign-line" d="M9 -6H-1L-4.6 -2.6M9 3.6H3.6L1 7H-5.4Q-9 3 -7 -1.4L-4.6 -2.6L-1.6 1.2L4 -.6" />,
  clear: <path className="fs-sign-line" d="M-8.6 2V8.6H8.6V2M0 5V-8.6M-4.4 -4.4L0 -9L4.4 -4.4" />,
  ruins: <path className="fs-sign-body" d="M-9.4 8.6V2.6L-6.6 3.6L-5 -4L-2 -1.6L.4 -7.6L3 2L5.4 -.6L6.8 4L9.4 3V8.6Z" />,
  barrier: (
    <path
      className="fs-sign-body"
      fillRule="evenodd"
      d="M-10 -5.4H10V1.4H-10ZM-6.6 -4L-8.8 0H-5.4L-3.2 -4ZM.2 -4L-2 0H1.4L3.6 -4ZM7 -4L4.8 0H8.2L8.8 -1.1V-4ZM-7.6 2.4H-4.8V8.8H-7.6ZM4.8 2.4H7.6V8.8H4.8Z"
    />
  ),
  location: <path className="fs-sign-body" fillRule="evenodd" d="M0 9.8L-5.6 1Q-9 -9.6 0 -9.8Q9 -9.6 5.6 1ZM0 -6.6A3 3 0 1 0 .01 -6.6Z" />,
  flag: <path className="fs-sign-line" d="M-6 9V-9M-6 -8.4H7.4L4 -4L7.4 .4H-6" />,
  slot: <circle className="fs-sign-slot" r="7.6" />,
  hegemony: (
    <path
      className="fs-sign-body"
      d="M0 -9.6L9.2 -4.6L6.4 6.2L0 9.6L-6.4 6.2L-9.2 -4.6ZM-4.6 -2.4L-1 .2L-4 2.6ZM4.6 -2.4L1 .2L4 2.6Z"
      fillRule="evenodd"
    />
  ),
};

export const Sign = memo(function Sign({ name }: { name: SignName }): ReactNode {
  return <g className="fs-sign">{signs[name]}</g>;
});

export const specialSigns: Readonly<Record<SpecialAction, SignName>> = {
  steal: 'steal',
  'produce-again': 'gear-again',
  'take-off': 'clear',
  'borrow-deal': 'deal-other',
  'use-deals': 'deal',
};
