import type { GameBoard } from '@skerry/presentation';
import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { useBoardProps } from './board-area.tsx';
import { useOwnFocus, useSideways } from './sideways.ts';

/** What belongs to the looking seat: a strip that is pushed along sideways, and goes to what is asked about. */
// oxlint-disable-next-line typescript/no-explicit-any
export function Hand({ board }: { board: GameBoard<any> }): ReactNode {
  const words = useWords();
  const props = useBoardProps();
  const strip = useRef<HTMLElement>(null);
  useSideways(strip);
  const ownFocus = useOwnFocus(strip);
  const asked = props?.question == null ? null : `${props.question.seat} ${props.question.id}`;
  useEffect(() => {
    if (asked === null || strip.current === null) return;
    const { left, right } = strip.current.getBoundingClientRect();
    const lit = [...strip.current.querySelectorAll('[data-answers]')].map((thing) => thing.getBoundingClientRect());
    const inSight = lit.some((thing) => thing.left >= left && thing.right <= right);
    if (lit.length > 0 && !inSight) strip.current.scrollLeft += Math.min(...lit.map((thing) => thing.left)) - left - 12;
  }, [asked]);
  return (
    <section ref={strip} className="hand" aria-label={words.table.own} tabIndex={ownFocus ? 0 : -1}>
      {props !== null && props.seat !== null && (
        <>
          <h2 className="unseen">{words.table.own}</h2>
          {/* What the bot would do at another seat is nothing that these cards could do. */}
          <board.Hand {...props} question={props.question?.seat === props.seat ? props.question : null} />
        </>
      )}
    </section>
  );
}
