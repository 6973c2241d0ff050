import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent, PointerEvent, ReactNode } from 'react';

/** How long a finger rests before it means "show me that large". */
const LONG_PRESS = 420;
/** How long the pointer rests first, so that crossing the table does not flash cards at everybody. */
const REST = 260;

interface Enlarged {
  readonly picture: ReactNode;
  readonly beside: DOMRect;
}

interface StageOf {
  show(enlarged: Enlarged | null): void;
  /** Whether the pointer itself has moved, and not a thing under it. */
  readonly moves: { readonly current: boolean };
}

const Stage = createContext<StageOf>({ show: () => {}, moves: { current: false } });

/** Spread on any element, HTML or SVG, that is shown large on hover, focus and long press. */
export interface EnlargeHandlers {
  onPointerEnter(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onPointerDown(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
}

/** `const enlarge = useEnlarge(); … <g {...enlarge(() => <BigCard />)}>`: the picture is made only when somebody looks. */
export function useEnlarge(): (picture: () => ReactNode) => EnlargeHandlers {
  const { show, moves } = useContext(Stage);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** The pointer has come here by itself, not the thing to the pointer, and has not pressed it since. */
  const wanted = useRef(false);
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    wanted.current = false;
    show(null);
  }, [show]);
  useEffect(() => stop, [stop]);
  return useCallback(
    (picture) => {
      const after = (time: number, element: Element): void => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          if (element.isConnected) show({ picture: picture(), beside: element.getBoundingClientRect() });
        }, time);
      };
      return {
        onPointerEnter: () => {
          wanted.current = false;
        },
        onPointerMove: (event) => {
          if (event.pointerType !== 'mouse' || event.buttons !== 0 || wanted.current || !moves.current) return;
          wanted.current = true;
          after(REST, event.currentTarget);
        },
        onPointerLeave: stop,
        onPointerDown: (event) => {
          if (event.pointerType !== 'mouse') return after(LONG_PRESS, event.currentTarget);
          stop();
          // Whoever has picked it wants to see what comes of that, not the card again.
          wanted.current = true;
        },
        onPointerUp: stop,
        onPointerCancel: stop,
        onFocus: (event) => event.currentTarget.matches(':focus-visible') && after(0, event.currentTarget),
        onBlur: stop,
      };
    },
    [show, stop, moves],
  );
}

/** The same for what is not drawn in SVG: wraps its children in a box. */
export function Enlarge({
  picture,
  children,
  className,
}: {
  picture: () => ReactNode;
  children: ReactNode;
  className?: string;
}): ReactNode {
  const enlarge = useEnlarge();
  return (
    <div className={className} {...enlarge(picture)}>
      {children}
    </div>
  );
}

const GAP = 12;

/**
 * Where enlarged things appear, above everything: at the foot of the lane if there is one, where they cover no board; else beside
 * what they enlarge. The frame puts it around the table once.
 */
export function EnlargeStage({ lane, children }: { lane: () => DOMRect | null; children: ReactNode }): ReactNode {
  const [enlarged, setEnlarged] = useState<Enlarged | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (enlarged === null || element === null) return;
    const { beside } = enlarged;
    const { width, height } = element.getBoundingClientRect();
    const within = (value: number, size: number, room: number): number => Math.min(Math.max(GAP, value), Math.max(GAP, room - size - GAP));
    const middle = { x: beside.left + (beside.width - width) / 2, y: beside.top + (beside.height - height) / 2 };
    // Above it if there is room, so that its neighbours stay in sight; else at a side, else below.
    const free = lane();
    const places = [
      { x: (free?.right ?? 0) - GAP - width, y: (free?.bottom ?? 0) - GAP - height, fits: free !== null && free.width >= width + GAP },
      { x: middle.x, y: beside.top - GAP - height, fits: beside.top - GAP - height >= GAP },
      { x: beside.right + GAP, y: middle.y, fits: beside.right + GAP + width <= innerWidth },
      { x: beside.left - GAP - width, y: middle.y, fits: beside.left - GAP - width >= GAP },
      { x: middle.x, y: beside.bottom + GAP, fits: true },
    ];
    const { x, y } = places.find(({ fits }) => fits)!;
    element.style.left = `${within(x, width, innerWidth)}px`;
    element.style.top = `${within(y, height, innerHeight)}px`;
    element.style.visibility = 'visible';
    // Whoever presses a key wants to see what that opens, and not the card over it.
    const away = ({ key }: KeyboardEvent): void => {
      if (!['Shift', 'Control', 'Alt', 'Meta'].includes(key)) setEnlarged(null);
    };
    addEventListener('keydown', away);
    return () => removeEventListener('keydown', away);
  }, [enlarged, lane]);
  const moves = useRef(false);
  useEffect(() => {
    let last = { x: -1, y: -1 };
    // When something new comes under a resting pointer, browsers report a move that leads nowhere.
    const move = ({ clientX: x, clientY: y }: globalThis.PointerEvent): void => {
      moves.current = x !== last.x || y !== last.y;
      last = { x, y };
    };
    addEventListener('pointermove', move, { capture: true });
    return () => removeEventListener('pointermove', move, { capture: true });
  }, []);
  const stage = useMemo(() => ({ show: (next: Enlarged | null) => setEnlarged(next), moves }), []);
  return (
    <Stage.Provider value={stage}>
      {children}
      {enlarged !== null && (
        <div
          ref={box}
          className="enlarged"
          aria-hidden="true"
          style={{ position: 'fixed', visibility: 'hidden', zIndex: 60, pointerEvents: 'none' }}
        >
          {enlarged.picture}
        </div>
      )}
    </Stage.Provider>
  );
}
