import type { Seat } from '@skerry/engine';
import { Mark } from '@skerry/presentation/react';
import { seatMarks } from '@skerry/presentation';
import { memo, type ReactNode } from 'react';
import { HUNTERS_OF_A_PLAYER, MERCENARIES_ON_AIRSHIP } from '../rules/state.ts';
import { Hunter, Mercenary } from './pieces.tsx';

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** The outline of an airship, for what lies over it. */
export const HULL = 'M-80 -14Q-74 -46 0 -48Q66 -46 78 -20L82 -36L82 10L76 -6Q60 16 40 20L34 42Q0 50 -34 42L-40 20Q-72 14 -80 -14Z';

/** An airship with its five cells for hunters and two for mercenaries; destroyed hunters lie beside it. */
export const Airship = memo(function Airship({
  seat,
  hunters,
  mercenaries,
  destroyed,
  title,
  unit,
}: {
  seat: Seat;
  hunters: number;
  mercenaries: number;
  destroyed: number;
  title: string;
  unit: number;
}): ReactNode {
  return (
    <g className="fi-airship">
      <title>{title}</title>
      <path
        d="M-80 -14Q-74 -46 0 -48Q66 -46 78 -14Q60 18 0 20Q-66 18 -80 -14Z"
        className="fi-hull"
        style={{ fill: seatMarks[seat]!.colour }}
      />
      <path d="M-80 -14Q-74 -46 0 -48Q66 -46 78 -14Q60 18 0 20Q-66 18 -80 -14Z" className="fi-hull-shade" />
      <path d="M-52 -39Q-64 -14 -50 11M-22 -46Q-34 -14 -20 19M22 -46Q34 -14 20 19M52 -40Q62 -14 48 12" className="fi-ribs" />
      <path d="M66 -24L82 -38V10L66 -4Z" className="fi-fin" />
      <path d="M-30 19L-34 28M30 19L34 28" className="fi-ropes" />
      <path d="M-42 27H42L34 48H-34Z" className="fi-gondola" />
      <rect x="-62" y="-30" width="122" height="32" rx="10" className="fi-cells" />
      {range(HUNTERS_OF_A_PLAYER).map((i) => (
        <g key={i} transform={`translate(${-50 + i * 24.5} -14)`}>
          {i < hunters ? <Hunter seat={seat} size={10.5} /> : <circle r="5" className="fi-cell" />}
        </g>
      ))}
      {range(MERCENARIES_ON_AIRSHIP).map((i) => (
        <g key={i} transform={`translate(${-11 + i * 22} 37.5)`}>
          {i < mercenaries ? <Mercenary size={8.2} /> : <circle r="4.4" className="fi-cell" />}
        </g>
      ))}
      {destroyed > 0 && (
        <g transform="translate(58 36)" className="fi-destroyed">
          <g opacity="0.75">
            <Hunter seat={seat} size={8.5} />
          </g>
          <path d="M-9 -9L9 9M9 -9L-9 9" />
          <text x="10" y="6" fontSize={15 * Math.min(1.5, Math.max(1, unit / 1.25))}>
            {destroyed}
          </text>
        </g>
      )}
      <g transform="translate(-64 36)" className="fi-ship-name">
        <Mark seat={seat} size={7} />
      </g>
    </g>
  );
});
