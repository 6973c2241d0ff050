import type { BoardId } from '../../content/boards.ts';
import { type Outline, outlines, type Point } from '../../content/outlines.ts';
import { boxOf, ringOf } from './layout.ts';

/** A board as it is drawn by itself: the box around it, and its lands, the ocean first. */
export interface Picture {
  readonly box: string;
  readonly rings: readonly { readonly ring: string; readonly label: Point }[];
}

export function drawn(spaces: readonly Outline[]): Picture {
  const { x, y, width, height } = boxOf(spaces.flatMap(({ polygon }) => polygon));
  return {
    box: `${x - 25} ${y - 25} ${width + 50} ${height + 50}`,
    rings: spaces.map(({ polygon, label }) => ({ ring: ringOf(polygon), label })),
  };
}

export const pictureOf = (id: BoardId): Picture => drawn(outlines.find(({ board }) => board === id)!.spaces);
