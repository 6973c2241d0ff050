import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import { useWords } from '../words/words.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

const FIT: Place = { x: 0, y: 0, zoom: 1 };
const FARTHEST = 1;
const NEAREST = 6;
/** A finger that moves less than this has tapped. */
const TAP = 7;
const STEP = 60;

/** A window on the board that pans and zooms by touch, wheel and keys. */
export function Viewport({ children }: { children: ReactNode }): ReactNode {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>(FIT);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const travelled = useRef(0);

  /** Zooms so that what lies under this point stays under it. */
  const zoomAt = useCallback((factor: number, x: number, y: number) => {
    setPlace((now) => {
      const zoom = Math.min(NEAREST, Math.max(FARTHEST, now.zoom * factor));
      const grown = zoom / now.zoom;
      return within({ zoom, x: x - (x - now.x) * grown, y: y - (y - now.y) * grown }, box.current);
    });
  }, []);
  const move = useCallback((x: number, y: number) => setPlace((now) => within({ ...now, x: now.x + x, y: now.y + y }, box.current)), []);
  const zoomMiddle = useCallback(
    (factor: number) => {
      const { clientWidth, clientHeight } = box.current!;
      zoomAt(factor, clientWidth / 2, clientHeight / 2);
    },
    [zoomAt],
  );

  useEffect(() => {
    const element = box.current!;
    // React listens to the wheel passively; the page must not scroll or zoom instead of the board.
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      zoomAt(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX - left, event.clientY - top);
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
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
    box.current!.setPointerCapture(event.pointerId);
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
    if (event.target !== box.current) return;
    const act = keyActs[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act({ move, zoom: zoomMiddle, fit: () => setPlace(FIT) });
  };

  return (
    <div className="viewport-frame">
      <div
        ref={box}
        className="viewport"
        role="group"
        tabIndex={0}
        aria-label={words.table.boardHelp}
        data-zoomed={place.zoom > 1}
        onPointerDown={down}
        onPointerMove={drag}
        onPointerUp={up}
        onPointerCancel={up}
        onLostPointerCapture={up}
        onKeyDown={key}
        onClickCapture={(event) => {
          // The click at the end of a drag picks nothing.
          if (travelled.current >= TAP) event.stopPropagation();
        }}
      >
        <div className="viewport-content" style={{ transform: `translate(${place.x}px, ${place.y}px) scale(${place.zoom})` }}>
          {children}
        </div>
      </div>
      <div className="zoom">
        <button type="button" className="tool" aria-label={words.table.zoomIn} title={words.table.zoomIn} onClick={() => zoomMiddle(1.4)}>
          <Icon name="plus" />
        </button>
        <button
          type="button"
          className="tool"
          aria-label={words.table.zoomOut}
          title={words.table.zoomOut}
          disabled={place.zoom <= 1}
          onClick={() => zoomMiddle(1 / 1.4)}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          className="tool"
          aria-label={words.table.fit}
          title={words.table.fit}
          disabled={place === FIT}
          onClick={() => setPlace(FIT)}
        >
          <Icon name="fit" />
        </button>
      </div>
    </div>
  );
}

interface Acts {
  readonly move: (x: number, y: number) => void;
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
}

const keyActs: Readonly<Record<string, (acts: Acts) => void>> = {
  ArrowLeft: ({ move }) => move(STEP, 0),
  ArrowRight: ({ move }) => move(-STEP, 0),
  ArrowUp: ({ move }) => move(0, STEP),
  ArrowDown: ({ move }) => move(0, -STEP),
  '+': ({ zoom }) => zoom(1.3),
  '=': ({ zoom }) => zoom(1.3),
  '-': ({ zoom }) => zoom(1 / 1.3),
  '0': ({ fit }) => fit(),
};

/** The board never leaves the window. */
function within(place: Place, box: HTMLElement | null): Place {
  if (place.zoom <= 1.001 || box === null) return FIT;
  const x = Math.min(0, Math.max(box.clientWidth * (1 - place.zoom), place.x));
  const y = Math.min(0, Math.max(box.clientHeight * (1 - place.zoom), place.y));
  return { x, y, zoom: place.zoom };
}
