import type { BoardProps } from '@skerry/presentation';
import type { KeyboardEvent, ReactNode } from 'react';
import type { FloatingIslandsView } from '../rules/view.ts';

export type Choosing = Pick<BoardProps<FloatingIslandsView>, 'answer' | 'point'>;

/** What a thing needs that can be picked, to be picked by pointer, finger and keyboard and to say when one points at it. */
export function picking(
  { answer, point }: Choosing,
  index: number,
): {
  onClick(): void;
  onKeyDown(event: KeyboardEvent): void;
  onPointerEnter(): void;
  onPointerLeave(): void;
  onFocus(): void;
  onBlur(): void;
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
      role="button"
      tabIndex={0}
      aria-label={label}
      transform={transform}
      className={`fi-lit ${pointed ? 'fi-pointed' : ''} ${className}`}
      {...picking(choosing, index)}
    >
      {children}
    </g>
  );
}
