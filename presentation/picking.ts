import type { KeyboardEvent } from 'react';
import type { BoardProps } from './board.ts';

/** What is needed to pick an answer on a board. */
export type Choosing = Pick<BoardProps, 'answer' | 'point'>;

/** What a thing needs that can be picked, to be picked by pointer, finger and keyboard and to say when one points at it. */
export function picking(
  { answer, point }: Choosing,
  index: number,
): {
  readonly 'data-answers': string;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
} {
  return {
    'data-answers': String(index),
    onClick: () => answer(index),
    onKeyDown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      answer(index);
    },
    onPointerEnter: () => point(index),
    onPointerLeave: () => point(null),
    onFocus: () => point(index),
    onBlur: () => point(null),
  };
}
