import { useCallback, useEffect, useRef, useState } from 'react';
import { type Box, boxAround, type Place, placeFor, readableZoom, type Size, sizeOf, within } from './board-place.ts';

/** Goes to what is asked where it is out of sight or too small to read, and back when nothing is asked there any more; unless a person has moved the board since. */
export function useGoing(
  box: { readonly current: HTMLDivElement | null },
  place: Place,
  setPlace: (place: Place) => void,
  asked: string | null,
  readable: Size | undefined,
): { readonly going: boolean; readonly moved: () => void } {
  /** Where the board lay before the frame moved it. */
  const home = useRef<Place | null>(null);
  /** A person has moved the board since the question was asked. */
  const byHand = useRef(false);
  const fresh = useRef(true);
  const now = useRef(place);
  const [going, setGoing] = useState(false);
  useEffect(() => {
    now.current = place;
  }, [place]);
  useEffect(() => {
    const element = box.current!;
    const go = (to: Place): void => {
      if (to === now.current) return;
      setGoing(true);
      setPlace(to);
    };
    const comeBack = (): void => {
      if (home.current !== null) go(home.current);
      home.current = null;
    };
    if (asked === null) {
      comeBack();
      return;
    }
    /** Looks for the question from where the board lay when nothing was asked. */
    const look = (from: Place): void => {
      const window = sizeOf(element);
      const about = boxAround(thingsAsked(element));
      // A question about the hand needs the whole board for the thought.
      if (about === null) {
        comeBack();
        return;
      }
      const to = placeFor(about, from, window, readableZoom(window, readable));
      if (to !== from) home.current ??= from;
      if (to !== now.current) go(to);
    };
    byHand.current = false;
    look(now.current);
    // It is looked for once, when it is asked; and again in a window of another size, unless a person has moved the board since.
    // A board that has just come is laid out for its window first.
    let frame = 0;
    let measured = fresh.current;
    fresh.current = false;
    const watch = new ResizeObserver(() => {
      if (!measured) {
        measured = true;
        return;
      }
      cancelAnimationFrame(frame);
      // What lies on the board finds its new place first.
      frame = requestAnimationFrame(() => {
        if (!byHand.current) look(home.current === null ? now.current : within(home.current, sizeOf(element)));
      });
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);
  const moved = useCallback(() => {
    byHand.current = true;
    home.current = null;
    setGoing(false);
  }, []);
  return { going, moved };
}

/** What a question is about, as it lies on the board that fits its window. The board may be on its way just now: it is measured by itself. */
function thingsAsked(element: HTMLElement): readonly Box[] {
  const content = element.firstElementChild as HTMLElement;
  const { left, top, width } = content.getBoundingClientRect();
  const zoom = width / content.offsetWidth;
  return [...element.querySelectorAll('[data-answers], [data-about]')].map((thing) => {
    const seen = thing.getBoundingClientRect();
    return { x: (seen.left - left) / zoom, y: (seen.top - top) / zoom, width: seen.width / zoom, height: seen.height / zoom };
  });
}
