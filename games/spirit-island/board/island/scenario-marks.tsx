import type { ReactNode } from 'react';
import type { Point } from '../../content/outlines.ts';
import { cornersOf } from '../../rules/scenarios/corners.ts';
import type { State } from '../../rules/state.ts';
import { ElementSign } from '../cards/elements.tsx';
import { at, type IslandLayout } from './layout.ts';

/* What scenarios lay on the island: each kind of marker has a shape of its own, in a square from -50 to 50. */

const shapes = {
  ward: { outline: 'M0 -44L38 -26V8Q34 34 0 46Q-34 34 -38 8V-26Z', lines: 'M-20 -6H20M0 -26V26' },
  flame: { outline: 'M0 -46Q34 -10 28 16Q24 44 0 44Q-24 44 -28 16Q-26 0 -12 -8Q-14 -28 0 -46Z', lines: 'M0 38Q-14 24 0 6Q14 24 0 38Z' },
  hidden: { outline: 'M-34 -34H34V34H-34Z', lines: 'M-10 -12Q-8 -24 2 -24Q14 -22 12 -10Q8 0 0 4V12M0 20V24' },
  heart: { outline: 'M0 40L-36 0Q-40 -32 -16 -32Q-4 -30 0 -18Q4 -30 16 -32Q40 -32 36 0Z', lines: '' },
} as const;
export type MarkKind = keyof typeof shapes;

export function MarkShape({ kind }: { kind: MarkKind }): ReactNode {
  const { outline, lines } = shapes[kind];
  return (
    <g className={`si-piece si-mark si-mark-${kind}`}>
      <path d={outline} className="si-piece-body" />
      {lines !== '' && <path d={lines} className="si-piece-lines" />}
    </g>
  );
}

/** The markers of a land, each kind with how many there are. */
export function marksIn({ laid, marks }: State, land: number): { readonly kind: MarkKind; readonly n: number }[] {
  const counts: readonly (readonly [MarkKind, readonly number[]])[] = [
    ['ward', laid.wards],
    ['flame', laid.flames],
    ['hidden', laid.hidden],
    ['heart', marks],
  ];
  return counts.flatMap(([kind, lands]) => {
    const n = lands.filter((one) => one === land).length;
    return n === 0 ? [] : [{ kind, n }];
  });
}

/** How far the markers of a land reach to the right of the middle of its number. */
export const marksWidth = (marks: number, text: number): number => (marks === 0 ? 0 : text * (1 + marks * 1.3));

/** Where a corner lies on the drawing, which may be turned. */
export function cornerPoint({ island }: State, { turn }: IslandLayout, corner: number): Point {
  const [x, y] = cornersOf(island)[corner]!.point;
  const angle = (turn * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** All markers of a scenario: above the number of their land, elements on the corners. */
export function ScenarioMarks({ view, layout, text }: { view: State; layout: IslandLayout; text: number }): ReactNode {
  const sign = text * 1.4;
  return (
    <>
      {layout.outline.spaces.map((space, land) =>
        space === null
          ? null
          : marksIn(view, land).map(({ kind, n }, i) => (
              <g key={`${land} ${kind}`} transform={at([space.label[0] + text * (1.6 + i * 1.3), space.label[1] - text * 0.4])}>
                <g transform={`scale(${text / 60})`}>
                  <MarkShape kind={kind} />
                </g>
                {n > 1 && (
                  <text x={text * 0.6} y={text * 0.5} fontSize={text * 0.8} className="si-count">
                    {n}
                  </text>
                )}
              </g>
            )),
      )}
      {view.laid.invoked.map(({ corner, element }) => (
        <g key={corner} transform={at(cornerPoint(view, layout, corner))}>
          <circle r={sign * 0.6} className="si-corner" />
          <g transform={`translate(${-sign / 2} ${-sign / 2})`}>
            <ElementSign element={element} size={sign} />
          </g>
        </g>
      ))}
    </>
  );
}
