import { type Choosing, type EnlargeHandlers, useEnlarge } from '@skerry/presentation/react';
import { type KeyboardEvent, memo, type MouseEvent, type ReactNode } from 'react';
import type { Rect } from './layout.ts';

/** Handlers that call both: what lights up, and what enlarges. */
export function both(large: EnlargeHandlers, onPoint: () => void, onLeave: () => void): EnlargeHandlers {
  return {
    ...large,
    onPointerEnter: (event) => (onPoint(), large.onPointerEnter(event)),
    onPointerLeave: (event) => (onLeave(), large.onPointerLeave(event)),
    onFocus: (event) => (onPoint(), large.onFocus(event)),
    onBlur: (event) => (onLeave(), large.onBlur(event)),
  };
}

/** What happens when a thing on the board is picked: its only answer, or a list of its answers, or, for a finger, its picture. */
export interface Acting extends Choosing {
  open(thing: string): void;
  /** The pointer or the focus is on this thing, or on none. */
  hover(thing: string | null): void;
  look(picture: () => ReactNode): void;
}

export const byFinger = (event: MouseEvent): boolean => (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';

/** A drawn thing on the board: it enlarges, and where it can be picked it is lit. */
export const Drawn = memo(function Drawn({
  thing,
  choices,
  acting,
  label,
  large,
  pointed,
  rect,
  className = '',
  children,
}: {
  thing: string;
  choices: readonly number[];
  acting: Acting;
  label: string;
  large: (() => ReactNode) | null;
  pointed: boolean;
  rect: Rect;
  className?: string;
  children: ReactNode;
}): ReactNode {
  const enlarge = useEnlarge();
  const lit = choices.length > 0;
  const pick = (): void => (choices.length === 1 ? acting.answer(choices[0]!) : acting.open(thing));
  const handlers = both(
    large === null ? noEnlarging : enlarge(large),
    () => {
      if (!lit) return;
      acting.hover(thing);
      acting.point(choices[0]!);
    },
    () => {
      if (!lit) return;
      acting.hover(null);
      acting.point(null);
    },
  );
  const click = (event: MouseEvent): void => {
    if (lit) pick();
    else if (large !== null && byFinger(event)) acting.look(large);
  };
  const key = (event: KeyboardEvent): void => {
    if (!lit || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    pick();
  };
  // What is picked is a sheet over the picture, so that the numbers in the picture are not taken for its name.
  return (
    <g
      className={`fs-drawn ${lit ? 'fs-lit' : ''} ${pointed ? 'fs-pointed' : ''} ${className}`}
      style={{ transform: `translate(${rect.x}px, ${rect.y}px)` }}
    >
      <g aria-hidden="true">{children}</g>
      <rect
        role={lit ? 'button' : 'img'}
        tabIndex={0}
        aria-label={label}
        aria-haspopup={choices.length > 1 ? 'menu' : undefined}
        width={rect.w}
        height={rect.h}
        rx="4"
        className="fs-hit"
        data-answers={lit ? choices.join(' ') : undefined}
        onClick={click}
        onKeyDown={key}
        {...handlers}
      />
    </g>
  );
});

const nothing = (): void => {};
const noEnlarging: EnlargeHandlers = {
  onPointerEnter: nothing,
  onPointerMove: nothing,
  onPointerLeave: nothing,
  onPointerDown: nothing,
  onPointerUp: nothing,
  onPointerCancel: nothing,
  onFocus: nothing,
  onBlur: nothing,
};
