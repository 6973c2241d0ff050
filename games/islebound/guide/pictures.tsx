import type { Guide } from '@skerry/presentation';
import type { ReactNode } from 'react';
import '../board/board.css';
import '../board/cards.css';
import '../board/chart.css';
import { BannerShape } from '../board/banner.tsx';
import { Die, Picture } from '../board/pictograms.tsx';
import { influenceTrack, strengths } from '../content/original.ts';

function ABanner({ red }: { red: boolean }): ReactNode {
  return (
    <svg className="ib" width="44" height="48" viewBox="-12 -12 24 26" aria-hidden="true">
      <BannerShape red={red} />
      <text y="5.4" fontSize="15" textAnchor="middle" className="ib-value">
        5
      </text>
    </svg>
  );
}

/** I-6.4: what the dice bring on each kind of card. */
function DiceOnCards(): ReactNode {
  return (
    <div className="ib ib-fighters" aria-hidden="true">
      {(['pirate', 'serpent', 'ichor'] as const).map((raider) => (
        <span key={raider} className="ib-fighter">
          <Picture name={raider} size={28} />
          {strengths[raider].map((strength, band) => (
            <span key={band} className="ib-mark">
              <Die value={2 * band + 1} size={20} />
              <Die value={2 * band + 2} size={20} />
              <b>+{strength}</b>
            </span>
          ))}
        </span>
      ))}
    </div>
  );
}

/** I-7.2: what a cube is worth, by its space. */
function Track(): ReactNode {
  const wide = 22;
  return (
    <svg
      className="ib"
      width={influenceTrack.length * wide + 2}
      height="40"
      viewBox={`-1 -1 ${influenceTrack.length * wide + 2} 40`}
      aria-hidden="true"
    >
      {influenceTrack.map((influence, space) => (
        <g key={space} transform={`translate(${space * wide} 0)`}>
          <rect width={wide - 2} height="36" rx="3" fill="var(--surface-raised)" stroke="var(--line-strong)" />
          <text x={wide / 2 - 1} y="24" fontSize="14" textAnchor="middle" className="ib-figure">
            {influence}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** I-10.2: the books that the places of the row ask for. */
function RowOfFive(): ReactNode {
  return (
    <div className="ib ib-fighters" aria-hidden="true">
      {[3, 2, 1, 0, 0].map((books, place) => (
        <span key={place} className="ib-fighter">
          <Picture name="capital" size={26} />
          <span className="ib-mark">
            <b>{books}</b>
            <Picture name="book" size={18} />
          </span>
        </span>
      ))}
    </div>
  );
}

export const pictures: Guide['pictures'] = {
  'I-6.1': () => <ABanner red />,
  'I-6.4': DiceOnCards,
  'I-7.1': () => <ABanner red={false} />,
  'I-7.2': Track,
  'I-10.2': RowOfFive,
};
