import { listing } from '@skerry/presentation';
import { SeatBadge } from '@skerry/presentation/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import { InlineText } from '../rules/inline-text.tsx';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { usePlayAgain } from './play-again.ts';
import { useLook, useOpenQuestion, useSeatNames, useTable, useTelling } from './use-table.ts';

/** One sentence that says what is asked, and the answers as buttons; or whom the table waits for. */
export function Prompt({ openRule }: { openRule: (rule: string) => void }): ReactNode {
  const words = useWords();
  const question = useOpenQuestion();
  const section = useRef<HTMLElement>(null);
  const asked = question === null ? null : `${question.seat} ${question.id}`;
  useEffect(() => {
    // The button that had the focus is gone: whoever goes on with Tab goes on from here.
    if (asked !== null && document.activeElement === document.body) section.current?.focus({ preventScroll: true });
  }, [asked]);
  return (
    <section ref={section} id="prompt" className="prompt" data-lit={question !== null} aria-label={words.table.prompt} tabIndex={-1}>
      {question === null ? <Waiting /> : <Asking key={asked} openRule={openRule} />}
    </section>
  );
}

/** More buttons than this are drawn closer together. */
const MANY = 7;

function Asking({ openRule }: { openRule: (rule: string) => void }): ReactNode {
  const words = useWords();
  const telling = useTelling();
  const question = useOpenQuestion()!;
  const names = useSeatNames();
  const look = useLook()!;
  const hint = telling.hint(question.name);
  const many = question.answers.length + question.blocked.length > MANY;
  return (
    <>
      <p className="prompt-sentence">
        <InlineText text={telling.prompt(question, look.view, names)} show={openRule} />
      </p>
      <ul className="answers" data-many={many} aria-label={words.table.answers}>
        {question.answers.map((answer, i) => (
          <li key={i}>
            <AnswerButton index={i} text={telling.answer(answer, question, look.view)} />
          </li>
        ))}
        {question.blocked.map(({ answer, rule }, i) => (
          <li key={`blocked ${i}`}>
            <button type="button" className="answer blocked" title={words.table.blocked(rule)} onClick={() => openRule(rule)}>
              <span>{telling.answer(answer, question, look.view)}</span>
              <span className="rule-chip">
                <span className="unseen">{words.table.blocked('')}</span>
                {rule}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hint !== undefined && <Hint text={hint} />}
    </>
  );
}

function AnswerButton({ index, text }: { index: number; text: string }): ReactNode {
  const answer = useTable((state) => state.answer);
  const point = useTable((state) => state.point);
  const pointed = useTable((state) => state.pointed === index);
  return (
    <button
      type="button"
      className="answer"
      data-pointed={pointed}
      aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
      onClick={() => answer(index)}
      onPointerEnter={() => point(index)}
      // A button that appears under a resting pointer is not entered, only moved over.
      onPointerMove={() => point(index)}
      onPointerLeave={() => point(null)}
      onFocus={() => point(index)}
      onBlur={() => point(null)}
    >
      {index < 9 && (
        <kbd aria-hidden="true" className="key">
          {index + 1}
        </kbd>
      )}
      <span>{text}</span>
    </button>
  );
}

/** Below the answers, so that it never moves them. */
function Hint({ text }: { text: string }): ReactNode {
  const words = useWords();
  const { hints, choose } = useSettings();
  if (!hints) return null;
  return (
    <div className="hint">
      <p>
        <b>{words.table.hint}:</b> {text}
      </p>
      <button
        type="button"
        className="tool"
        aria-label={words.table.hintsOff}
        title={words.table.hintsOff}
        onClick={() => choose({ hints: false })}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

/** When nothing can be answered: why. */
function Waiting(): ReactNode {
  const words = useWords();
  const names = useSeatNames();
  const look = useLook();
  const about = useTable((state) => state.about);
  const moving = useTable((state) => state.motion !== null);
  const sent = useTable((state) => state.sent);
  const skip = useTable((state) => state.skip);
  const walking = useTable((state) => state.walk !== null);
  const telling = useTelling();
  const playAgain = usePlayAgain();
  if (look === null || about === null || about.waiting) return <p className="prompt-sentence quiet-text">{words.waiting.title}</p>;
  if (moving && !walking) {
    return (
      <div className="waiting">
        <p className="prompt-sentence quiet-text">{words.table.moving}</p>
        <button type="button" className="button small" onClick={() => skip(true)}>
          {words.table.skip}
        </button>
      </div>
    );
  }
  if (walking) return <p className="prompt-sentence quiet-text">{words.walk.past}</p>;
  if (look.outcome !== null) {
    return (
      <div className="waiting">
        <p className="prompt-sentence quiet-text">{telling.outcome(look.outcome, names)}</p>
        <button type="button" className="button small" onClick={playAgain}>
          {words.over.again}
        </button>
      </div>
    );
  }
  if (sent)
    return <p className="prompt-sentence quiet-text">{about.connection === 'lost' ? words.table.sendsLater : words.table.sending}</p>;
  if (about.trouble === 'elsewhere') return <p className="prompt-sentence quiet-text">{words.trouble.elsewhere}</p>;
  const bots = look.asked.every((seat) => about.sitters[seat]?.sits === 'bot');
  const text =
    bots && look.asked.length === 1
      ? words.table.thinks(names[look.asked[0]!]!)
      : words.table.waitsFor(listing(words.table.and)(look.asked.map((seat) => names[seat]!)));
  return (
    <div className="waiting">
      {look.asked.map((seat) => (
        <SeatBadge key={seat} seat={seat} />
      ))}
      <p className="prompt-sentence quiet-text">{text}</p>
      {look.looking === null && <p className="quiet-text">{words.table.watching}</p>}
    </div>
  );
}
