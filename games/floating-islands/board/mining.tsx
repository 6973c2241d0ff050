import type { BoardProps } from '@skerry/presentation';
import { type ReactNode, useState } from 'react';
import type { MineAnswer } from '../rules/answers.ts';
import { yieldOf } from '../rules/sky.ts';
import type { FloatingIslandsView } from '../rules/view.ts';
import type { Words } from '../words/catalogue.ts';
import { at, centreOf, hexagon, RADIUS } from './geometry.ts';

const lit = hexagon(RADIUS - 0.5);

/**
 * F-7.7: on which islands to mine. All of them are marked at first, so that one click takes the lot; islands can be left out and taken in again.
 */
export function useMining(
  props: BoardProps<FloatingIslandsView>,
  words: Words,
  moving: boolean,
): {
  readonly acts: readonly { readonly index: number; readonly label: string }[];
  readonly draw: (unit: number) => ReactNode;
} {
  const { question, view } = props;
  const [left, setLeft] = useState<{ readonly id: number; readonly out: readonly number[] }>({ id: -1, out: [] });
  if (question === null || moving || question.name !== 'mine') return { acts: [], draw: () => null };
  const sets = question.answers as readonly MineAnswer[];
  const all = sets[0]!.islands;
  const out = left.id === question.id ? left.out : [];
  const marked = all.filter((island) => !out.includes(island));
  const index = sets.findIndex(({ islands }) => islands.length === marked.length && islands.every((island) => marked.includes(island)));
  const sum = marked.reduce((total, island) => total + yieldOf(view, island), 0);
  const toggle = (island: number): void =>
    setLeft({ id: question.id, out: out.includes(island) ? out.filter((other) => other !== island) : [...out, island] });
  return {
    acts: index < 0 ? [] : [{ index, label: `${words.board.mineAll}: ${words.board.sum(sum)}` }],
    draw: (unit) =>
      all.map((island) => {
        const on = marked.includes(island);
        return (
          <g
            key={island}
            role="checkbox"
            aria-checked={on}
            tabIndex={0}
            aria-label={`${words.island(island).nom}: ${words.board.sum(yieldOf(view, island))}`}
            transform={at(centreOf(view.islands[island]!))}
            className={`fi-lit ${on ? '' : 'fi-left-out'}`}
            onClick={() => toggle(island)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              toggle(island);
            }}
          >
            <path d={lit} className="fi-hex-lit" />
            <g className="fi-check" transform={`translate(${RADIUS * 0.48} ${-RADIUS * 0.66})`}>
              <circle r={13 * unit} />
              {on && <path d="M-6 0L-1.6 5L6.4 -5" transform={`scale(${unit})`} />}
            </g>
          </g>
        );
      }),
  };
}
