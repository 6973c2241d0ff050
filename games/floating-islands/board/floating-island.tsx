import { seatMarks } from '@skerry/presentation';
import { Mark } from '@skerry/presentation/react';
import { type ReactNode, useState } from 'react';
import { islandFaces } from '../content/original.ts';
import { bitsOf } from '../rules/answers.ts';
import type { Outlook } from '../rules/islands.ts';
import { yieldOf } from '../rules/sky.ts';
import { NOBODY, RUNDOR } from '../rules/state.ts';
import type { FloatingIslandsView } from '../rules/view.ts';
import type { Words } from '../words/catalogue.ts';
import { fedOf } from './fed.ts';
import { hexagon, polar, RADIUS } from './geometry.ts';
import { Face } from './island.tsx';
import { Crowd, Crown, Drift, Pull, Yield } from './pieces.tsx';
import type { Pose } from './scene.ts';

const owned = hexagon(RADIUS - 7.5);
const strong = hexagon(RADIUS + 1);
/** The corners of an island are free of sources: signs stand there and do not turn with it. */
const CORNER = RADIUS - 24;
const numberPlace = polar(270, CORNER);
const yieldPlace = polar(90, CORNER);
const pullPlace = polar(330, CORNER);
const crownPlace = polar(0, 43);
/** F-8.10: forces that have come to capture the island wait at its upper edge. */
const attackersPlace = polar(0, RADIUS - 10);

/** An angle like this one that is as near as can be to the one drawn before, so that nothing spins the long way round. */
function useNearAngle(angle: number): number {
  const [drawn, setDrawn] = useState(angle);
  const turn = ((((angle - drawn + 180) % 360) + 360) % 360) - 180;
  const near = drawn + (turn === -180 ? 180 : turn);
  if (near !== drawn) setDrawn(near);
  return near;
}

/** An island with everything on it. */
export function FloatingIsland({
  view,
  island,
  pose,
  words,
  outlook,
  still,
  pulse,
  faint,
  towards,
  gripped,
  unit,
}: {
  view: FloatingIslandsView;
  island: number;
  pose: Pose;
  words: Words;
  outlook: Outlook;
  /** At rest it glides to a new place by itself; in motion each picture says where it is. */
  still: boolean;
  pulse: number | null;
  faint: boolean;
  /** Where the strongest island lies, in degrees. */
  towards: number;
  gripped: boolean;
  /** How many units of the drawing a pixel is: on a phone signs are drawn larger. */
  unit: number;
}): ReactNode {
  const angle = useNearAngle(pose.angle);
  const large = Math.min(1.5, Math.max(1, unit / 1.25));
  const { face, owner, hunters, mercenaries, permanent, temporary } = view.islands[island]!;
  const { red, blue, circuits } = fedOf(view, island);
  const isStrongest = outlook.strongest === island;
  const certain = (outlook.certain & (1 << island)) !== 0;
  const tied = (outlook.tied & (1 << island)) !== 0;
  const id = islandFaces[face]!.id;
  const title = [
    words.board.islandTitle(words.island(island), id),
    ...(island === RUNDOR ? [] : [words.board.yieldNow(yieldOf(view, island))]),
    ...(isStrongest ? [words.board.strongestPulls(words.countIslands(outlook.pulls))] : []),
    ...(certain ? [words.board.unstable] : tied ? [words.board.mayBeUnstable] : []),
  ].join(' · ');
  return (
    <g
      className={`fi-island ${still ? 'fi-still' : ''} ${faint ? 'fi-faint' : ''} ${gripped ? 'fi-gripped' : ''}`}
      style={{ transform: `translate(${pose.x.toFixed(2)}px, ${pose.y.toFixed(2)}px)` }}
    >
      <g className="fi-turning" style={{ transform: `rotate(${angle.toFixed(2)}deg)` }}>
        <Face face={face} circuits={circuits} red={red} blue={blue} title={title} />
      </g>
      {owner !== NOBODY && <path d={owned} className="fi-owned" style={{ stroke: seatMarks[owner]!.colour }} />}
      {isStrongest && <path d={strong} className="fi-strongest" />}
      {pulse !== null && <path d={strong} className="fi-pulse" transform={`scale(${1 + pulse * 0.22})`} opacity={1 - pulse} />}
      {island === RUNDOR ? (
        <g transform={`translate(${crownPlace.x} ${crownPlace.y})`}>
          <Crown size={15} />
        </g>
      ) : (
        <>
          {owner !== NOBODY && <Mark seat={owner} x={numberPlace.x} y={numberPlace.y - 15 * large} size={6.5 * large} />}
          <text x={numberPlace.x} y={numberPlace.y + 6 * large} textAnchor="middle" fontSize={17 * large} className="fi-number">
            {island}
          </text>
          <g transform={`translate(${yieldPlace.x} ${yieldPlace.y})`}>
            <Yield n={yieldOf(view, island)} size={12.5 * large} />
          </g>
        </>
      )}
      {isStrongest && (
        <g transform={`translate(${pullPlace.x} ${pullPlace.y})`}>
          <Pull n={outlook.pulls} size={12 * large} />
        </g>
      )}
      {(certain || tied) && (
        <g transform={`translate(${pullPlace.x} ${pullPlace.y})`} className={certain ? '' : 'fi-tied'}>
          <Drift towards={towards} size={11.5 * large} />
        </g>
      )}
      <g transform={`scale(${Math.min(1.25, large)})`}>
        <Crowd seat={Math.max(0, owner)} hunters={hunters} mercenaries={mercenaries} permanent={permanent} temporary={temporary} />
      </g>
      {view.attacks
        .filter((attack) => attack.island === island)
        .map((attack) => (
          <g key={attack.seat} transform={`translate(${attackersPlace.x} ${attackersPlace.y}) scale(${0.85 * Math.min(1.25, large)})`}>
            <Crowd seat={attack.seat} hunters={attack.hunters} mercenaries={attack.mercenaries} />
          </g>
        ))}
    </g>
  );
}

const cloud =
  'M-70 96q-8 0 -8 -8q-10 -2 -8 -12q-2 -12 12 -12h150q14 0 12 12q2 10 -8 12q0 8 -10 8q-4 8 -16 6q-10 10 -24 4q-14 10 -30 2q-14 10 -28 0q-14 6 -22 -4q-12 2 -20 -8Z';

/** The cloud that an island rests on; all clouds lie below all islands. */
export function UnderCloud({ pose, still }: { pose: Pose; still: boolean }): ReactNode {
  return (
    <g
      className={`fi-island ${still ? 'fi-still' : ''}`}
      style={{ transform: `translate(${pose.x.toFixed(2)}px, ${pose.y.toFixed(2)}px)` }}
    >
      <path d={cloud} transform="translate(-2 5)" className="fi-under-cloud" />
    </g>
  );
}

/** From each island that would be attracted now an arrow to the strongest. */
export function Attraction({ poses, outlook }: { poses: readonly Pose[]; outlook: Outlook }): ReactNode {
  if (outlook.strongest < 0) return null;
  const goal = poses[outlook.strongest]!;
  return bitsOf(outlook.certain | outlook.tied).map((island) => {
    const from = poses[island]!;
    const length = Math.hypot(goal.x - from.x, goal.y - from.y);
    const x = (goal.x - from.x) / length;
    const y = (goal.y - from.y) / length;
    const start = { x: from.x + x * 50, y: from.y + y * 50 };
    const tip = { x: goal.x - x * 52, y: goal.y - y * 52 };
    const head = `M${tip.x - 16 * x + 9 * y} ${tip.y - 16 * y - 9 * x}L${tip.x} ${tip.y}L${tip.x - 16 * x - 9 * y} ${tip.y - 16 * y + 9 * x}`;
    return (
      <g key={island} className={`fi-attraction ${(outlook.certain & (1 << island)) === 0 ? 'fi-tied' : ''}`} aria-hidden="true">
        <path d={`M${start.x} ${start.y}L${tip.x} ${tip.y}`} />
        <path d={head} className="fi-attraction-head" />
      </g>
    );
  });
}
