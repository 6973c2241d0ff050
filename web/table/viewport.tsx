import { BoardHeadPlace, BoardZoom } from '@skerry/presentation/react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { stepOf, type Size } from './board-place.ts';
import { useFingers } from './fingers.ts';
import { usePlace } from './use-place.ts';
import { useWheel } from './wheel.ts';

const STEP = 60;

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** A window on the board that pans and zooms by touch, wheel and keys, goes to what is asked, and comes back. */
export function Viewport({ asked, readable, children }: { asked: string | null; readable?: Size; children: ReactNode }): ReactNode {
  const words = useWords();
  const outside = useRef<HTMLDivElement>(null);
  const [head] = useState(() => document.createElement('div'));
  const { box, place, going, zoomAt, move } = usePlace(asked, readable);
  useWheel(outside, box, zoomAt);
  const fingers = useFingers(outside, box, { zoomAt, move });
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
      data-zoomed={place.zoom > 1}
      {...fingers}
      onKeyDown={key}
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
