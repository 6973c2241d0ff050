import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { Move, Zoom } from './use-place.ts';

/** A finger that moves less than this has tapped. */
const TAP = 7;

interface Fingers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: (event: PointerEvent) => void;
  readonly onLostPointerCapture: (event: PointerEvent) => void;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/** One finger or the mouse pushes the board, two enlarge it about the place between them. */
export function useFingers(
  board: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  { zoomAt, move }: { readonly zoomAt: Zoom; readonly move: Move },
): Fingers {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const travelled = useRef(0);
  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.current.size === 1) travelled.current = 0;
  };
  const onPointerMove = (event: PointerEvent): void => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    const now = { x: event.clientX, y: event.clientY };
    travelled.current += Math.hypot(now.x - before.x, now.y - before.y);
    if (travelled.current < TAP && other === undefined) return;
    board.current!.setPointerCapture(event.pointerId);
    if (other === undefined) {
      move(now.x - before.x, now.y - before.y);
    } else {
      const { left, top } = box.current!.getBoundingClientRect();
      const wide = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      zoomAt(wide, (now.x + other.x) / 2 - left, (now.y + other.y) / 2 - top);
      move((now.x - before.x) / 2, (now.y - before.y) / 2);
    }
    fingers.current.set(event.pointerId, now);
  };
  const up = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
  };
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: up,
    onPointerCancel: up,
    onLostPointerCapture: (event) => {
      // What a finger came down on loses it to the board as soon as the board moves: the finger is still there.
      if (event.target === board.current) up(event);
    },
    onClickCapture: (event) => {
      // The click at the end of a drag picks nothing.
      if (travelled.current >= TAP) event.stopPropagation();
    },
  };
}
