import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { FIT, type Place, type Size, sizeOf, within, zoomedAt } from './board-place.ts';
import { useGoing } from './going.ts';
import { useTable } from './use-table.ts';

/** So many times larger, about this point of the window. */
export type Zoom = (factor: number, x: number, y: number) => void;
/** So many pixels to the right and down. */
export type Move = (x: number, y: number) => void;

interface Placing {
  /** The window in which the board is moved. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly place: Place;
  /** It is on its way to where it was sent. */
  readonly going: boolean;
  readonly zoomAt: Zoom;
  readonly move: Move;
}

/** Where the board lies in its window: moved by a person, or to what is asked; the bar's tools move it too. */
export function usePlace(asked: string | null, readable: Size | undefined): Placing {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>(FIT);
  const { going, moved } = useGoing(box, place, setPlace, asked, readable);
  const showBoard = useTable((state) => state.showBoard);
  const zoomAt = useCallback<Zoom>(
    (factor, x, y) => {
      moved();
      setPlace((now) => zoomedAt(now, factor, { x, y }, sizeOf(box.current!)));
    },
    [moved],
  );
  const move = useCallback<Move>(
    (x, y) => {
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
    // What was enlarged in a window of another size may lie outside of this one.
    const watch = new ResizeObserver(() => setPlace((now) => within(now, sizeOf(element))));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { box, place, going, zoomAt, move };
}
