import type { Judged } from '@skerry/bots/browser';
import { Refusal, type Seat } from '@skerry/engine';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { AskedThen } from '../client/past.ts';
import { useHouse } from '../house.ts';
import { Icon } from '../icons.tsx';
import { useSeatNames, useTable, useTableStore, useTelling } from '../table/use-table.ts';
import { sentenceOf, useWords } from '../words/words.ts';
import { ValuesOnBoard } from './values-on-board.tsx';

/** More answers than these are not worth a look. */
const SHOWN = 5;

/** For whom and when the bot was asked. */
interface Asking {
  readonly moment: number;
  readonly looking: Seat | null;
}

interface Judgement {
  readonly asked: AskedThen;
  readonly judged: readonly Judged[];
}

/** What the strongest bot would do at the moment on the screen, and how it judges that, beside the board. */
export function AskBot({ close }: { close: () => void }): ReactNode {
  const words = useWords();
  const store = useTableStore();
  const { judge } = useHouse();
  const moment = useTable((state) => state.walk?.at ?? state.shown?.moment ?? 0);
  const looking = useTable((state) => state.shown?.looking ?? null);
  const [found, setFound] = useState<(Asking & { readonly judgement: Judgement | null; readonly failure: unknown }) | null>(null);
  useEffect(() => {
    let left = false;
    const ask = async (): Promise<Judgement | null> => {
      const { client, shown, about } = store.getState();
      const file = await client.saveFile();
      if (file === null) throw new Refusal('save-hidden', 'What is hidden is not told while others play.');
      const { askedAt } = await import('../client/past.ts');
      const asked = await askedAt(client.game, file, moment, looking, shown?.outcome != null || about?.open === true);
      return asked === null
        ? null
        : { asked, judged: await judge({ game: client.game.id, knowledge: asked.knowledge, seed: `${moment}` }) };
    };
    ask().then(
      (judgement) => {
        if (!left) setFound({ moment, looking, judgement, failure: null });
      },
      (failure: unknown) => {
        if (!left) setFound({ moment, looking, judgement: null, failure });
      },
    );
    return () => {
      left = true;
    };
  }, [store, judge, moment, looking]);
  const here = found?.moment === moment && found.looking === looking ? found : null;
  return (
    <section className="advice judged" data-open aria-label={words.judge.title}>
      <div className="advice-text" aria-live="polite">
        {here === null && <p>{words.judge.thinks}</p>}
        {here !== null && here.failure !== null && <p>{sentenceOf(here.failure, words)}</p>}
        {here !== null && here.failure === null && here.judgement === null && <p>{words.judge.nothing}</p>}
        {here?.judgement != null && <Answers judgement={here.judgement} />}
      </div>
      <div className="advice-tools">
        <h2>{words.judge.title}</h2>
        <button type="button" className="tool" aria-label={words.close} onClick={close}>
          <Icon name="close" size={18} />
        </button>
      </div>
    </section>
  );
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

function Answers({ judgement: { asked, judged } }: { judgement: Judgement }): ReactNode {
  const words = useWords().judge;
  const telling = useTelling();
  const names = useSeatNames();
  const live = useTable((state) => state.walk === null);
  const point = useTable((state) => state.point);
  const suggest = useTable((state) => state.suggest);
  const { question, view } = asked;
  const best = judged[0];
  const shown = useMemo(() => judged.slice(0, SHOWN), [judged]);
  // In the past nothing is asked: the board is shown a question with these answers alone.
  const places = useMemo(() => shown.map(({ index }, place) => (live ? index : place)), [shown, live]);
  const values = useMemo(() => new Map(shown.map(({ value }, i) => [places[i]!, value])), [shown, places]);
  useEffect(() => {
    if (live) return;
    suggest({ ...question, answers: shown.map(({ index }) => question.answers[index]!), blocked: [] });
    return () => suggest(null);
  }, [live, suggest, question, shown]);
  if (best === undefined) return <p>{words.nothing}</p>;
  return (
    <>
      <p>{words.stands(names[question.seat]!, percent(best.value))}</p>
      <ol>
        {shown.map(({ index, value, share }, i) => (
          <li key={index}>
            <button
              type="button"
              className="judged-answer"
              data-best={i === 0}
              title={words.share(percent(share))}
              onPointerEnter={() => point(places[i]!)}
              onPointerLeave={() => point(null)}
              onFocus={() => point(places[i]!)}
              onBlur={() => point(null)}
              onClick={() => point(places[i]!)}
            >
              <span>{telling.answer(question.answers[index]!, question, view, names)}</span> <b>{percent(value)}</b>
            </button>
          </li>
        ))}
      </ol>
      {createPortal(<ValuesOnBoard values={values} say={percent} />, document.querySelector('.frame')!)}
    </>
  );
}
