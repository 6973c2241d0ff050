import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { useLook, useOpenQuestion, useSeatNames, useTable, useTelling } from './use-table.ts';

/** Who wants every answer asked for twice sees here what was picked; it lies over the list that it came from and covers nothing else. */
export function Confirm(): ReactNode {
  const words = useWords().confirm;
  const telling = useTelling();
  const names = useSeatNames();
  const question = useOpenQuestion();
  const look = useLook();
  const pending = useTable((state) => state.pending);
  const answer = useTable((state) => state.answer);
  const forget = useTable((state) => state.forgetPending);
  const button = useRef<HTMLButtonElement>(null);
  const index = question !== null && pending?.question === question.id ? pending.index : null;
  useEffect(() => {
    if (index !== null) button.current?.focus({ preventScroll: true });
  }, [index]);
  if (question === null || look === null || index === null) return null;
  return (
    <section
      className="confirm"
      aria-label={words.title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        forget();
      }}
    >
      <p>{telling.answer(question.answers[index]!, question, look.view, names)}</p>
      <button ref={button} type="button" className="button primary" onClick={() => answer(index)}>
        {words.yes}
      </button>
      <button type="button" className="button" onClick={forget}>
        {words.no}
      </button>
    </section>
  );
}
