import type { ReactNode } from 'react';
import type { BoardId } from '../../content/boards.ts';
import { boardOf } from '../../content/thematic.ts';
import { groundIds, Grounds } from './terrain.tsx';

/** The shapes of the lands come when somebody is asked for a board; those of the thematic boards only where there are some. */
let shapes: Pick<typeof import('./shapes.ts'), 'pictureOf'> | undefined;

export async function fetchPictures(thematic: boolean): Promise<void> {
  shapes = await (thematic ? import('./thematic-shapes.ts') : import('./shapes.ts'));
}

/** Whether they have come. */
export const hasPictures = (): boolean => shapes !== undefined;

/** A board with its lands and their numbers. */
export function BoardPicture({ id }: { id: BoardId }): ReactNode {
  const { lands } = boardOf(id);
  const name = `si-choice-${id}`;
  if (shapes === undefined) return null;
  const { box, rings } = shapes.pictureOf(id);
  return (
    <svg className="si-board-picture" viewBox={box} aria-hidden="true">
      <Grounds id={name} />
      {rings.map(({ ring, label }, number) => (
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
