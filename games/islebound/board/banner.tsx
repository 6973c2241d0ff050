import { seatMarks } from '@skerry/presentation';
import { Mark } from '@skerry/presentation/react';
import type { ReactNode } from 'react';
import { towns } from '../content/original.ts';
import { NOBODY } from '../rules/state.ts';
import { worthOfTown } from '../rules/taking.ts';
import type { IsleboundView } from '../rules/view.ts';
import { stateOf } from '../words/outlook.ts';

const SHIELD = 'M-9 -10H9V1C9 6.6 4.4 9.6 0 11.4C-4.4 9.6 -9 6.6 -9 1Z';
const PENNANT = 'M-10 -9H10V11L0 5.4L-10 11Z';

/** I-6.1, I-7.1: red towns bear a shield, teal ones a pennant. */
export function BannerShape({ red, size = 16 }: { red: boolean; size?: number }): ReactNode {
  return (
    <g className={red ? 'ib-red' : 'ib-green'}>
      <path d={red ? SHIELD : PENNANT} className="ib-banner" transform={`scale(${size / 16})`} />
    </g>
  );
}

/** What it takes to win a town, and whose cube lies beside it. */
export function Banner({ view, town, size }: { view: IsleboundView; town: number; size: number }): ReactNode {
  const owner = view.owners[town]!;
  return (
    <g>
      <BannerShape red={towns[town]!.banner === 'red'} size={size} />
      <text y={size * 0.34} fontSize={size} textAnchor="middle" className="ib-value">
        {worthOfTown(stateOf(view), town)}
      </text>
      {owner !== NOBODY && (
        <g transform={`translate(${-size * 1.2} 0)`}>
          <rect
            x={-size * 0.44}
            y={-size * 0.44}
            width={size * 0.88}
            height={size * 0.88}
            rx="2"
            fill={seatMarks[owner]!.colour}
            className="ib-cube"
          />
          <Mark seat={owner} size={size * 0.3} />
        </g>
      )}
    </g>
  );
}
