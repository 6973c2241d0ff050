import type { GameBoard } from '@skerry/presentation';
import { useMemo, type ReactNode } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { useLook, useOpenQuestion, useSeatNames, useTable, useTelling } from './use-table.ts';
import { Viewport } from './viewport.tsx';

// oxlint-disable-next-line typescript/no-explicit-any
export function BoardArea({ board }: { board: GameBoard<any> }): ReactNode {
  const words = useWords();
  const look = useLook();
  const props = useBoardProps();
  const motion = useTable((state) => state.motion);
  if (look === null || props === null) return <div className="board-area" />;
  const asked = props.question === null ? null : `${props.question.seat} ${props.question.id}`;
  const readable = board.readable?.(look.view);
  return (
    <main className="board-area" aria-label={words.table.board}>
      <Viewport asked={asked} {...(readable === undefined ? {} : { readable })}>
        <board.Board {...props} motion={motion} />
      </Viewport>
      <InWords />
    </main>
  );
}

/** The position in words, for those who hear the page. */
function InWords(): ReactNode {
  const words = useWords();
  const text = usePositionInWords();
  return (
    <section className="unseen" aria-label={words.table.inWords}>
      {text.split('\n').map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </section>
  );
}

export function usePositionInWords(): string {
  const look = useLook();
  const telling = useTelling();
  const names = useSeatNames();
  return useMemo(() => (look === null ? '' : telling.describe(look.view, look.looking, names)), [look, telling, names]);
}

/** What every drawn part of a game is given. */
export function useBoardProps() {
  const look = useLook();
  const open = useOpenQuestion();
  const suggested = useTable((state) => (state.walk === null ? null : state.suggested));
  const names = useSeatNames();
  const language = useSettings((settings) => settings.language);
  const answer = useTable((state) => state.answer);
  const pointed = useTable((state) => state.pointed);
  const point = useTable((state) => state.point);
  if (look === null) return null;
  return {
    view: look.view,
    seat: look.looking,
    names,
    language,
    question: open ?? suggested,
    answer,
    pointed,
    point,
    outcome: look.outcome,
  };
}
