import type { GameBoard } from '@skerry/presentation';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { useBoardProps } from './board-area.tsx';

/** What belongs to the looking seat. */
// oxlint-disable-next-line typescript/no-explicit-any
export function Hand({ board }: { board: GameBoard<any> }): ReactNode {
  const words = useWords();
  const props = useBoardProps();
  return (
    <section className="hand sheet" data-of="hand" aria-label={words.table.own}>
      {props !== null && props.seat !== null && (
        <>
          <h2 className="unseen">{words.table.own}</h2>
          <board.Hand {...props} />
        </>
      )}
    </section>
  );
}
