import { memo, type ReactNode } from 'react';
import { BOARDS, FIRST_PORT, isPort } from '../content/map.ts';
import { boardCorners, boardsOnChart, chartBox, coastOf, type Lean, pathOf, regions, scatter } from './geometry.ts';
import { Sounding } from './pictograms.tsx';

/*
 * The chart itself, which never changes in a game but for where the islands lie: paper, frame with its scale, rhumb lines from a compass
 * rose, soundings, shoals around the islands.
 */

/** Half the width and height of an island, by how its region leans. */
const islands: Readonly<Record<Lean, { readonly width: number; readonly height: number }>> = {
  diamond: { width: 45, height: 30 },
  right: { width: 36, height: 33 },
  left: { width: 36, height: 33 },
};

const { x: left, y: top, width, height } = chartBox;
const right = left + width;
const bottom = top + height;
/** The rose stands in the free corner below the left port. */
const rose = { x: left + 58, y: bottom - 66 } as const;

function Frame(): ReactNode {
  const bar = 6;
  const across = 18;
  const step = (width - 2 * bar) / across;
  const down = 19;
  const rise = (height - 2 * bar) / down;
  return (
    <g className="ib-scale-bars">
      <rect x={left + 1} y={top + 1} width={width - 2} height={height - 2} className="ib-neat" />
      <rect x={left + bar} y={top + bar} width={width - 2 * bar} height={height - 2 * bar} className="ib-neat" />
      {Array.from({ length: across }, (_, i) =>
        [top + 1, bottom - bar].map((y, side) =>
          (i + side) % 2 === 0 ? <rect key={`a${i} ${side}`} x={left + bar + i * step} y={y} width={step} height={bar - 1} /> : null,
        ),
      )}
      {Array.from({ length: down }, (_, i) =>
        [left + 1, right - bar].map((x, side) =>
          (i + side) % 2 === 0 ? <rect key={`d${i} ${side}`} x={x} y={top + bar + i * rise} width={bar - 1} height={rise} /> : null,
        ),
      )}
    </g>
  );
}

/** Lines of constant course, as portolans have them. */
function Rhumbs(): ReactNode {
  return (
    <g className="ib-rhumbs">
      {Array.from({ length: 32 }, (_, i) => {
        const turn = (i / 32) * 2 * Math.PI;
        return <path key={i} d={`M${rose.x} ${rose.y}l${(Math.cos(turn) * 700).toFixed(1)} ${(Math.sin(turn) * 700).toFixed(1)}`} />;
      })}
    </g>
  );
}

function Rose(): ReactNode {
  return (
    <g transform={`translate(${rose.x} ${rose.y})`} className="ib-rose">
      <circle r="31" className="ib-rose-ring" />
      <circle r="27" className="ib-rose-ring" />
      {[45, 135, 225, 315].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path className="ib-rose-dark" d="M0 -25L4 -4H0Z" />
          <path className="ib-rose-light" d="M0 -25L-4 -4H0Z" />
        </g>
      ))}
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path className="ib-rose-dark" d="M0 -38L6 -6L0 0Z" />
          <path className="ib-rose-light" d="M0 -38L-6 -6L0 0Z" />
        </g>
      ))}
      <path className="ib-rose-north" d="M0 -48L4 -40H1.4V-36H-1.4V-40H-4Z" />
      <circle r="4" className="ib-rose-light" />
    </g>
  );
}

/** A serpent in the empty corner above the right port: charts have them where nobody has been. */
function Serpent(): ReactNode {
  const x = right - 64;
  const y = top + 58;
  return (
    <g transform={`translate(${x} ${y}) scale(1.5)`} className="ib-monster">
      <path d="M-30 12C-26 -4 -16 -4 -13 12M-9 12C-6 0 2 0 4 12M8 12C10 -8 16 -20 24 -18C29 -16.6 30 -11 26 -10C22 -9 20 -12 17 12" />
      <path d="M24 -18C25 -21 28 -22 30 -20M30 -14L34 -15.4L31 -12" />
      <path d="M-35 13C-31 10.6 -28 15 -24 13S-17 10.6 -13 13S-6 15 -2 13S5 10.6 9 13S17 15 22 12.6" />
    </g>
  );
}

/** Depths over the open water, thinner towards the middle of a region, where the island is. */
function Soundings(): ReactNode {
  return (
    <g className="ib-soundings">
      {regions.flatMap(({ corners, centre }, region) =>
        Array.from({ length: 9 }, (_, i) => {
          const seed = region * 17 + i;
          const a = corners[i % 4]!;
          const b = corners[(i + 1) % 4]!;
          const along = 0.15 + 0.7 * scatter(seed);
          const inwards = 0.08 + 0.17 * scatter(seed + 0.5);
          const x = a.x + (b.x - a.x) * along;
          const y = a.y + (b.y - a.y) * along;
          const depth = 3 + Math.floor(scatter(seed + 0.25) * (isPort(region) ? 14 : 46));
          return <Sounding key={`${region} ${i}`} x={x + (centre.x - x) * inwards} y={y + (centre.y - y) * inwards} depth={depth} />;
        }),
      )}
    </g>
  );
}

/** Everything on the chart that cannot be picked. */
export const Sea = memo(function Sea({ map }: { map: string }): ReactNode {
  const towns = map.split(' ').map(Number);
  return (
    <g aria-hidden="true">
      <defs>
        <pattern id="ib-waves" width="26" height="14" patternUnits="userSpaceOnUse">
          <path d="M2 9C5 5 8 5 11 9S17 13 20 9" className="ib-wave" />
        </pattern>
        <clipPath id="ib-frame">
          <rect x={left + 6} y={top + 6} width={width - 12} height={height - 12} />
        </clipPath>
      </defs>
      <rect x={left} y={top} width={width} height={height} rx="3" className="ib-deep" />
      <g clipPath="url(#ib-frame)">
        <rect x={left} y={top} width={width} height={height} fill="url(#ib-waves)" />
        {boardsOnChart.map((board) => (
          <path key={board} d={pathOf(boardCorners(board))} className={`ib-board ib-board-${board % 2}`} />
        ))}
        {regions.slice(FIRST_PORT).map(({ corners }, i) => (
          <path key={i} d={pathOf(corners)} className="ib-board ib-harbour" />
        ))}
        <Rhumbs />
      </g>
      <Soundings />
      <Rose />
      <Serpent />
      {regions.map(({ corners }, region) => (
        <path key={region} d={pathOf(corners)} className="ib-border" />
      ))}
      {Array.from({ length: BOARDS }, (_, board) => (
        <path key={board} d={pathOf(boardCorners(board))} className="ib-edge" />
      ))}
      {regions.slice(FIRST_PORT).map(({ corners }, i) => (
        <path key={i} d={pathOf(corners)} className="ib-edge" />
      ))}
      {regions.map(({ centre, lean }, region) => {
        const { width: wide, height: high } = islands[lean];
        const coast = (out: number): string => coastOf(towns[region]!, wide + out, high + out);
        return (
          <g key={region} transform={`translate(${centre.x} ${centre.y})`}>
            <path d={coast(8)} className="ib-shoal" />
            <path d={coast(4)} className="ib-shoal ib-nearer" />
            <path d={coast(0)} className="ib-land" />
            <path d={coast(0)} className="ib-shore" />
          </g>
        );
      })}
      <Frame />
    </g>
  );
});
