import { BoardHeadPlace, BoardZoom } from '@skerry/presentation/react';
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { type Box, boxAround, FIT, placeFor, readableZoom, stepOf, within, zoomedAt, type Place, type Size } from './board-place.ts';
import { useTable } from './use-table.ts';

/** A finger that moves less than this has tapped. */
const TAP = 7;
const STEP = 60;

/** A window on the board that pans and zooms by touch, wheel and keys, goes to what is asked, and comes back. */
export function Viewport({ asked, readable, children }: { asked: string | null; readable?: Size; children: ReactNode }): ReactNode {
  const words = useWords();
  const outside = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [head] = useState(() => document.createElement('div'));
  const [place, setPlace] = useState<Place>(FIT);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const travelled = useRef(0);
  const { going, moved } = useGoing(box, place, setPlace, asked, readable);
  const showBoard = useTable((state) => state.showBoard);

  const zoomAt = useCallback(
    (factor: number, x: number, y: number) => {
      moved();
      setPlace((now) => zoomedAt(now, factor, { x, y }, sizeOf(box.current!)));
    },
    [moved],
  );
  const move = useCallback(
    (x: number, y: number) => {
      moved();
      setPlace((now) => within({ ...now, x: now.x + x, y: now.y + y }, sizeOf(box.current!)));
    },
    [moved],
  );
  const zoomed = place.zoom > 1;
  const boardView = useMemo(
    () => ({
      zoomed,
      zoom: (factor: number) => zoomAt(factor, box.current!.clientWidth / 2, box.current!.clientHeight / 2),
      fit: () => {
        moved();
        setPlace(FIT);
      },
    }),
    [zoomed, zoomAt, moved],
  );
  useEffect(() => {
    showBoard(boardView);
    return () => showBoard(null);
  }, [showBoard, boardView]);

  useEffect(() => {
    const element = box.current!;
    const listener = outside.current!;
    // React listens to the wheel passively; the page must not scroll or zoom instead of the board.
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && scrollsWithin(event.target as Element, listener)) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      zoomAt(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX - left, event.clientY - top);
    };
    listener.addEventListener('wheel', wheel, { passive: false });
    // What was enlarged in a window of another size may lie outside of this one.
    const watch = new ResizeObserver(() => setPlace((now) => within(now, sizeOf(element))));
    watch.observe(element);
    return () => {
      listener.removeEventListener('wheel', wheel);
      watch.disconnect();
    };
  }, [zoomAt]);

  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.current.size === 1) travelled.current = 0;
  };
  const drag = (event: PointerEvent): void => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    const now = { x: event.clientX, y: event.clientY };
    travelled.current += Math.hypot(now.x - before.x, now.y - before.y);
    if (travelled.current < TAP && other === undefined) return;
    outside.current!.setPointerCapture(event.pointerId);
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
  const key = (event: KeyboardEvent): void => {
    const step = event.target === outside.current ? steps[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    move(step[0] * STEP, step[1] * STEP);
  };

  return (
    <div
      ref={outside}
      className="viewport"
      data-part="board"
      role="group"
      tabIndex={0}
      aria-label={words.table.boardHelp}
      data-zoomed={zoomed}
      onPointerDown={down}
      onPointerMove={drag}
      onPointerUp={up}
      onPointerCancel={up}
      onLostPointerCapture={(event) => {
        // What a finger came down on loses it to the board as soon as the board moves: the finger is still there.
        if (event.target === outside.current) up(event);
      }}
      onKeyDown={key}
      onClickCapture={(event) => {
        // The click at the end of a drag picks nothing.
        if (travelled.current >= TAP) event.stopPropagation();
      }}
    >
      {/* It stands there before the board is measured that gives it room. */}
      <div className="viewport-head" ref={(element) => element?.replaceChildren(head)} />
      <div ref={box} className="viewport-window" data-part="board-window">
        <div
          className="viewport-content"
          data-going={going}
          style={{ transform: `translate(${place.x}px, ${place.y}px) scale(${place.zoom})` }}
        >
          <BoardHeadPlace value={head}>
            <BoardZoom value={stepOf(place.zoom)}>{children}</BoardZoom>
          </BoardHeadPlace>
        </div>
      </div>
    </div>
  );
}

/** Goes to what is asked where it is out of sight or too small to read, and back when nothing is asked there any more; unless a person has moved the board since. */
function useGoing(
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

/** Something on the board that does not fit scrolls by itself. */
function scrollsWithin(target: Element, board: Element): boolean {
  for (let one: Element | null = target; one !== null && one !== board; one = one.parentElement) {
    if (one.scrollHeight > one.clientHeight && getComputedStyle(one).overflowY === 'auto') return true;
  }
  return false;
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

function sizeOf({ clientWidth, clientHeight }: HTMLElement): Size {
  return { width: clientWidth, height: clientHeight };
}
