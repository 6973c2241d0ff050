import { type ReactNode } from 'react';
import { boards, type StandardBoardId } from '../content/boards.ts';
import { groundIds, Grounds } from './terrain.tsx';

/** The shapes of the lands come when somebody is asked for a board. */
let shapes: typeof import('./shapes.ts') | undefined;

export const fetchPictures = (): Promise<void> | undefined =>
  shapes === undefined
    ? import('./shapes.ts').then((fetched) => {
        shapes = fetched;
      })
    : undefined;

/** A board with its lands and their numbers. */
export function BoardPicture({ id }: { id: StandardBoardId }): ReactNode {
  const { lands } = boards.find((board) => board.id === id)!;
  const name = `si-choice-${id}`;
  return (
    <svg className="si-board-picture" viewBox="-590 -1000 1180 2000" aria-hidden="true">
      <Grounds id={name} />
      {shapes?.ringsOf(id).map(({ ring, label }, number) => (
        <g key={number}>
          <path
            d={ring}
            fill={`url(#${groundIds(name, number === 0 ? 'ocean' : lands[number - 1]!.terrain)})`}
            className="si-land si-border"
          />
          {number > 0 && (
            <text x={label[0]} y={label[1] + 30} fontSize="110" textAnchor="middle" className="si-number">
              {number}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
