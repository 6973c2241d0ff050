import { listing } from '@skerry/presentation';
import { SeatBadge } from '@skerry/presentation/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { InlineText } from '../rules/inline-text.tsx';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { Answers } from './answers.tsx';
import { Hint } from './hint.tsx';
import { usePlayAgain } from './play-again.ts';
import { useLook, useOpenQuestion, useSeatNames, useTable, useTelling } from './use-table.ts';

/** A slim bar: one sentence that says what is asked, and the answers beside it; or whom the table waits for. */
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
      <OwnSeats />
      {question === null ? <Waiting /> : <Asking openRule={openRule} />}
    </section>
  );
}

/** Where one person has several seats that are asked at once: whom the question is to, and a quick way to the others. */
function OwnSeats(): ReactNode {
  const words = useWords().table;
  const names = useSeatNames();
  const mine = useTable((state) => (state.walk === null ? state.shown?.mine : undefined));
  const looking = useTable((state) => state.shown?.looking ?? null);
  const turnTo = useTable((state) => state.turnTo);
  const row = useRef<HTMLDivElement>(null);
  const place = looking === null ? -1 : (mine?.indexOf(looking) ?? -1);
  useEffect(() => {
    // A small window shows a few of many: the one that is asked is among them.
    const chosen = row.current?.children[place] as HTMLElement | undefined;
    if (row.current === null || chosen === undefined) return;
    row.current.scrollLeft = chosen.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [place]);
  if (mine === undefined || mine.length < 2) return null;
  return (
    <div ref={row} className="own-seats" role="group" aria-label={words.ownSeats}>
      {mine.map((seat) => (
        <button
          key={seat}
          type="button"
          className="tool"
          aria-pressed={seat === looking}
          aria-label={names[seat]}
          title={`${names[seat]} (N)`}
          onClick={() => turnTo(seat)}
        >
          <SeatBadge seat={seat} size={22} />
        </button>
      ))}
    </div>
  );
}

function Asking({ openRule }: { openRule: (rule: string) => void }): ReactNode {
  const telling = useTelling();
  const question = useOpenQuestion()!;
  const names = useSeatNames();
  const look = useLook()!;
  const hint = telling.hint(question.name);
  const sentence = telling.prompt(question, look.view, names);
  return (
    <>
      <p className="prompt-sentence" data-length={lengthOf(sentence)}>
        <InlineText text={sentence} show={openRule} />
      </p>
      <Answers openRule={openRule} />
      {hint !== undefined && <Hint key={question.name} text={hint} />}
    </>
  );
}

/** A sentence that repeats what a card says may be long: it is written smaller, so that the bar stays slim and shows all of it. */
function lengthOf(sentence: string): 'usual' | 'long' | 'very-long' {
  return sentence.length > 210 ? 'very-long' : sentence.length > 110 ? 'long' : 'usual';
}

/** When nothing can be answered: why. */
function Waiting(): ReactNode {
  const words = useWords();
  const names = useSeatNames();
  const look = useLook();
  const about = useTable((state) => state.about);
  const moving = useTable((state) => state.motion !== null);
  const language = useSettings((settings) => settings.language);
  const sent = useTable((state) => state.sent);
  const skipMotion = useTable((state) => state.skipMotion);
  const walking = useTable((state) => state.walk !== null);
  const over = useTable((state) => state.shown?.outcome != null);
  const telling = useTelling();
  const playAgain = usePlayAgain();
  if (look === null || about === null || about.waiting) return <p className="prompt-sentence quiet-text">{words.waiting.title}</p>;
  if (moving && !walking) {
    return (
      <div className="waiting">
        <p className="prompt-sentence quiet-text">{words.table.moving}</p>
        <button type="button" className="button small" onClick={() => skipMotion(true)}>
          {words.table.skip}
        </button>
      </div>
    );
  }
  if (walking) return <p className="prompt-sentence quiet-text">{over ? words.walk.pastOver : words.walk.past}</p>;
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
      : words.table.waitsFor(listing[language](look.asked.map((seat) => names[seat]!)));
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
