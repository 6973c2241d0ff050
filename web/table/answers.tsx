import type { ShownQuestion } from '@skerry/presentation';
import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { Icon } from '../icons.tsx';
import { useWords } from '../words/words.ts';
import { offerOf, type Slot } from './offer.ts';
import { useSideways } from './sideways.ts';
import { useLook, useOpenQuestion, useSeatNames, useTable, useTableStore, useTelling } from './use-table.ts';

/** Where so many things on the table can be picked, the line lists only what can merely be said. */
const MANY = 12;

/** The answers: a line of small buttons that unfolds into the whole list. */
export function Answers({ openRule }: { openRule: (rule: string) => void }): ReactNode {
  const words = useWords().table;
  const telling = useTelling();
  const names = useSeatNames();
  const question = useOpenQuestion()!;
  const { view } = useLook()!;
  const list = useRef<HTMLUListElement>(null);
  const slots = useSlots(question, list);
  const unfolded = useTable((state) => state.unfolded);
  const unfold = useTable((state) => state.unfold);
  const overflows = useOverflow(list, unfolded);
  useSideways(list);
  const crowd = slots.filter(({ drawn }) => drawn).length > MANY;
  const listed = question.answers.length + question.blocked.length;
  return (
    <div className="answering" data-unfolded={unfolded}>
      {crowd && !unfolded && slots.every(({ drawn }) => drawn) && <p className="pick-there">{words.pickThere}</p>}
      <ul
        ref={list}
        className="answers"
        aria-label={words.answers}
        onFocus={({ target }) => {
          if (target.closest('.folded-away') !== null) unfold(true);
        }}
      >
        {slots.map((slot) => {
          const text = slot.index === null ? '' : telling.answer(question.answers[slot.index]!, question, view, names);
          return (
            <li key={slot.said} style={lengthOf(text)} className={crowd && slot.drawn && !unfolded ? 'folded-away' : undefined}>
              <AnswerButton slot={slot} text={text} />
            </li>
          );
        })}
        {question.blocked.map(({ answer, rule }, i) => {
          const text = telling.answer(answer, question, view, names);
          return (
            <li key={`blocked ${i}`} style={lengthOf(text)} className={crowd && !unfolded ? 'folded-away' : undefined}>
              <button type="button" className="answer blocked" title={words.blocked(rule)} onClick={() => openRule(rule)}>
                <span>{text}</span>
                <span className="rule-chip">
                  <span className="unseen">{words.blocked('')}</span>
                  {rule}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {(unfolded || crowd || overflows) && (
        <button
          type="button"
          className="tool all-answers"
          aria-expanded={unfolded}
          title={`${words.allAnswers(listed)} (A)`}
          aria-label={words.allAnswers(listed)}
          aria-keyshortcuts="A"
          onClick={() => unfold(!unfolded)}
        >
          {listed} <Icon name={unfolded ? 'close' : 'up'} size={16} />
        </button>
      )}
    </div>
  );
}

/** How long a text is, for the styles: the longer, the wider its button. */
const lengthOf = (text: string): CSSProperties => ({ '--letters': text.length }) as CSSProperties;

/** Where each answer stands in the list. What is drawn on the table is found there, once it is drawn. */
function useSlots(question: ShownQuestion, list: RefObject<HTMLElement | null>): readonly Slot[] {
  const store = useTableStore();
  const telling = useTelling();
  const given = useTable((state) => state.given);
  const offer = useTable((state) => state.offer);
  const asked = `${question.seat} ${question.name} ${given}`;
  useLayoutEffect(() => {
    const things = [...document.querySelectorAll('[data-answers]')].filter((thing) => thing.checkVisibility());
    const drawn = new Set(things.flatMap((thing) => thing.getAttribute('data-answers')!.split(' ').map(Number)));
    const borne =
      telling.number === undefined ? () => undefined : (answer: ShownQuestion['answers'][number]) => telling.number!(answer, question);
    const { offer: before, list: offered } = store.getState();
    offered(
      offerOf(
        { asked, answers: question.answers, blocked: question.blocked.map(({ answer }) => answer), drawn, borne },
        before,
        list.current?.matches(':hover') === true,
      ),
    );
  }, [store, telling, question, asked, list]);
  return offer?.asked === asked ? offer.slots.filter(({ index }) => index === null || index < question.answers.length) : [];
}

/** Whether more answers are listed than the line has room for. */
function useOverflow(list: RefObject<HTMLElement | null>, unfolded: boolean): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = list.current!;
    const look = (): void => {
      if (!unfolded) setOverflows(element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    const listed = new MutationObserver(look);
    listed.observe(element, { childList: true, characterData: true, attributes: true, subtree: true });
    return () => {
      watch.disconnect();
      listed.disconnect();
    };
  }, [list, unfolded]);
  return overflows;
}

function AnswerButton({ slot: { index, number }, text }: { slot: Slot; text: string }): ReactNode {
  const answer = useTable((state) => state.answer);
  const point = useTable((state) => state.point);
  const pointed = useTable((state) => index !== null && state.pointed === index);
  // What somebody else's act has just taken away leaves its place empty, so that nothing moves under the pointer.
  if (index === null) return <span className="answer gone" />;
  return (
    <button
      type="button"
      className="answer"
      data-pointed={pointed}
      aria-keyshortcuts={number < 10 ? String(number) : undefined}
      onClick={() => answer(index)}
      onPointerEnter={() => point(index)}
      // A button that appears under a resting pointer is not entered, only moved over.
      onPointerMove={() => point(index)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(index)}
      onBlur={() => point(null)}
    >
      <kbd aria-hidden="true" className="key">
        {number}
      </kbd>
      <span>{text}</span>
    </button>
  );
}
