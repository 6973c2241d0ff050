import type { KeyboardEvent, ReactNode } from 'react';
import type { BoardProps } from '@skerry/presentation';
import type { SuperstarView } from '../rules/view.ts';

type Choosing = Pick<BoardProps<SuperstarView>, 'answer' | 'point'>;

/** What a thing needs that can be picked, to be picked by pointer, finger and keyboard and to say when one points at it. */
export function picking(
  { answer, point }: Choosing,
  index: number,
): {
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
} {
  return {
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

/** A drawn thing that can be picked. */
export function Lit({
  choosing,
  index,
  label,
  pointed,
  className = '',
  transform,
  children,
}: {
  choosing: Choosing;
  index: number;
  label: string;
  pointed: boolean;
  className?: string;
  transform?: string;
  children: ReactNode;
}): ReactNode {
  return (
    <g
      // A drawing has no button element.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="button"
      tabIndex={0}
      aria-label={label}
      transform={transform}
      className={`ss-lit ${pointed ? 'ss-pointed' : ''} ${className}`}
      {...picking(choosing, index)}
    >
      {children}
    </g>
  );
}
