import { memo, type ReactNode } from 'react';
import type { Action } from '../content/action-cards.ts';
import type { PropertyId } from '../words/catalogue.ts';

/* Signs in a square from -14 to 14, drawn with one pen in the colour of the text around them. */

const smallHex = (x: number, y: number): string =>
  `M${x - 3.5} ${y - 6}H${x + 3.5}L${x + 7} ${y}L${x + 3.5} ${y + 6}H${x - 3.5}L${x - 7} ${y}Z`;
const weight = (x: number, y: number): string =>
  `M${x - 3.6} ${y - 4.4}H${x + 3.6}L${x + 5} ${y + 4.2}Q${x} ${y + 5.6} ${x - 5} ${y + 4.2}Z`;
const figure = (x: number, y: number): string =>
  `M${x - 2.4} ${y - 3.4}A2.4 2.4 0 1 1 ${x + 2.4} ${y - 3.4}L${x + 4.4} ${y + 5.4}H${x - 4.4}Z`;
const helmet = (x: number, y: number): string =>
  `M${x - 4.4} ${y + 5}V${y - 0.4}A4.4 4.4 0 0 1 ${x + 4.4} ${y - 0.4}V${y + 5}L${x} ${y + 3.4}ZM${x - 4} ${y - 2.6}Q${x - 6.6} ${y - 3.4} ${x - 6.2} ${y - 6.4}M${x + 4} ${y - 2.6}Q${x + 6.6} ${y - 3.4} ${x + 6.2} ${y - 6.4}`;
const bubble = (x: number, y: number, r = 4.6): string => `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}`;

interface Drawing {
  /** Filled shapes, outlines, and outlines that are about to dissolve. */
  readonly solid?: string;
  readonly lines?: string;
  readonly dashed?: string;
}

const drawings: Readonly<Record<Action | PropertyId, Drawing>> = {
  capture: { solid: 'M-1 -12L8 -8.6L-1 -5.2Z', lines: `M-1 3V-12.6M-12 8L-7 -1H5L10 8L5 13H-7ZM8 -1.6L12.4 -6M12.6 -1.6L12.4 -6L8 -6` },
  'illegal-mining': { lines: 'M-11 -3Q-4 -13 6 -11M-3.6 -10.4L9.6 4', dashed: bubble(-3, 7, 5) },
  muster: { solid: `${figure(-8, 6)}${figure(0, 6)}${figure(8, 6)}`, lines: 'M-9 -9Q0 -14 9 -9Q0 -4 -9 -9M-6 -5V-1M6 -5V-1' },
  mining: { solid: weight(0, 7.4), lines: `${smallHex(0, -6)}M0 -6V-12M0 -6L-5.2 -3M0 -6L5.2 -3` },
  superiority: { solid: figure(0, 1), lines: 'M-10 -10L10 11M10 -10L-10 11' },
  transport: {
    solid: `${weight(-7.6, -6)}${weight(7.6, 6.6)}`,
    lines: 'M-2 -6H8.6V-.6M5.6 -3.4L8.6 0L11.6 -3.4M2 6.6H-8.6V1.2M-5.6 4L-8.6 .6L-11.6 4',
  },
  recruitment: { solid: helmet(-3, 2.4), lines: 'M9 -8V2M4 -3H14' },
  conversion: { dashed: bubble(-8, 0, 4.8), solid: weight(9, 0), lines: 'M-1.8 0H3M.6 -2.6L3.2 0L.6 2.6' },
  support: {
    solid: `${figure(-8.4, 3)}${figure(8.4, 3)}`,
    lines: 'M-4 -8H4M1.2 -10.8L4.2 -8L1.2 -5.2M4 10.6H-4M-1.2 7.8L-4.2 10.6L-1.2 13.4',
  },
  rotation: { lines: `${smallHex(0, 0.5)}M-10.6 3.6A11 11 0 0 1 5 -9.8M1 -12.4L5.4 -9.6L2.4 -5.4` },
  bribery: { solid: helmet(-6.4, 1), lines: 'M1 1H12M8.6 -2.6L12.2 1L8.6 4.6', dashed: bubble(3, -8.4, 3) },
  speculation: { solid: weight(-8, 0), lines: 'M-1.6 0H2.6M.4 -2.4L2.8 0L.4 2.4', dashed: `${bubble(9, -5.6, 4)}${bubble(9, 5.6, 4)}` },
  armour: { lines: 'M0 -12L10 -8V1Q9 9 0 13Q-9 9 -10 1V-8ZM-4 0L-1 4L5 -4' },
  barracks: { solid: `${helmet(-6, 4)}${helmet(6.6, 4)}`, lines: 'M-13 -5L0 -12L13 -5' },
  'second-drill': { lines: 'M-10 -12H-2M-9 -12L-6 6L-3 -12M-8 -6H-4M2 -12H10M3 -12L6 6L9 -12M4 -6H8', dashed: 'M-10 11H-2M2 11H10' },
  'tow-lines': { lines: `${smallHex(-5.6, 4)}M-.4 -.4L9 -9M-5.6 -2L9 -9M12 -12L9 -9M6 -10.4L9.4 -9.4L10 -5.6` },
};

export const ActionPicture = memo(function ActionPicture({ action }: { action: Action | PropertyId }): ReactNode {
  const { solid, lines, dashed } = drawings[action];
  return (
    <g className="fi-sign">
      {lines !== undefined && <path d={lines} />}
      {solid !== undefined && <path d={solid} className="fi-sign-solid" />}
      {dashed !== undefined && <path d={dashed} className="fi-sign-dashed" />}
    </g>
  );
});
