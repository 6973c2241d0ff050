import { useEffect, type RefObject } from 'react';
import type { Zoom } from './use-place.ts';

/** Zooms by the wheel, and by two fingers on a pad, over all of the board; `box` is the window in which it is zoomed. */
export function useWheel(board: RefObject<HTMLElement | null>, box: RefObject<HTMLElement | null>, zoomAt: Zoom): void {
  useEffect(() => {
    const listener = board.current!;
    // React listens to the wheel passively; the page must not scroll or zoom instead of the board.
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && scrollsWithin(event.target as Element, listener)) return;
      event.preventDefault();
      const { left, top } = box.current!.getBoundingClientRect();
      zoomAt(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX - left, event.clientY - top);
    };
    listener.addEventListener('wheel', wheel, { passive: false });
    return () => listener.removeEventListener('wheel', wheel);
  }, [board, box, zoomAt]);
}

/** Something on the board that does not fit scrolls by itself. */
function scrollsWithin(target: Element, board: Element): boolean {
  for (let one: Element | null = target; one !== null && one !== board; one = one.parentElement) {
    if (one.scrollHeight > one.clientHeight && getComputedStyle(one).overflowY === 'auto') return true;
  }
  return false;
}
