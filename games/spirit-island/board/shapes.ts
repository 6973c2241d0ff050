import type { StandardBoardId } from '../content/boards.ts';
import { outlines, type Point } from '../content/outlines.ts';
import { ringOf } from './layout.ts';

/** The lands of a board as they are drawn, the ocean first. */
export function ringsOf(id: StandardBoardId): readonly { readonly ring: string; readonly label: Point }[] {
  return outlines.find(({ board }) => board === id)!.spaces.map(({ polygon, label }) => ({ ring: ringOf(polygon), label }));
}
