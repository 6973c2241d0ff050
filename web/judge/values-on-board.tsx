import { useEffect, useState, type ReactNode } from 'react';

/** A value, and where it stands in the window. */
interface Written {
  readonly x: number;
  readonly y: number;
  readonly value: number;
}

/** No value stands lower below the upper edge of a thing on the board; on a card of the hand it stands at the edge, and on a thing that it would cover. */
const LOWEST = 34;
const SMALL = 64;

/** What each thing that can be picked is worth: the best of the answers that it stands for, where the board or the hand shows it. */
function written(values: ReadonlyMap<number, number>): Written[] {
  return [...document.querySelectorAll('[data-part=board-window], .hand')].flatMap((part) => {
    const box = part.getBoundingClientRect();
    const onBoard = part.matches('[data-part=board-window]');
    return [...part.querySelectorAll('[data-answers]')].flatMap((thing): Written[] => {
      const worth = thing
        .getAttribute('data-answers')!
        .split(' ')
        .map((index) => values.get(Number(index)) ?? -1);
      const value = Math.max(...worth);
      if (value < 0 || !thing.checkVisibility()) return [];
      const { left, top, width, height, bottom } = thing.getBoundingClientRect();
      const x = Math.round(left + width / 2);
      const y = Math.round(Math.max(top + (onBoard && height > SMALL ? Math.min(0.3 * height, LOWEST) : 0), box.top + 10));
      return x < box.left || x > box.right || y > box.bottom || bottom < box.top ? [] : [{ x, y, value }];
    });
  });
}

/** The values of answers, each written on the board or the hand where the answer can be picked, wherever these are moved to. */
export function ValuesOnBoard({ values, say }: { values: ReadonlyMap<number, number>; say: (value: number) => string }): ReactNode {
  const [shown, setShown] = useState<readonly Written[]>([]);
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      const now = written(values);
      setShown((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [values]);
  const [best] = values.values();
  return (
    <div className="values-on-board" aria-hidden="true">
      {shown.map(({ x, y, value }, i) => (
        <span key={i} data-best={value === best} style={{ left: x, top: y }}>
          {say(value)}
        </span>
      ))}
    </div>
  );
}
