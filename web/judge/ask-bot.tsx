import type { Judged } from '@skerry/bots/browser';
import { Refusal } from '@skerry/engine';
import { useEffect, useState, type ReactNode } from 'react';
import type { AskedThen } from '../client/past.ts';
import { useHouse } from '../house.ts';
import { Icon } from '../icons.tsx';
import { useSeatNames, useTable, useTableStore, useTelling } from '../table/use-table.ts';
import { sentenceOf, useWords } from '../words/words.ts';

/** More answers than these are not worth a look. */
const SHOWN = 5;

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
  const [found, setFound] = useState<{ readonly moment: number; readonly judgement: Judgement | null; readonly failure: unknown } | null>(
    null,
  );
  useEffect(() => {
    let left = false;
    const ask = async (): Promise<Judgement | null> => {
      const { client, shown } = store.getState();
      const file = await client.saveFile();
      if (file === null) throw new Refusal('save-hidden', 'What is hidden is not told while others play.');
      const { askedAt } = await import('../client/past.ts');
      const asked = await askedAt(client.game, file, moment, looking, shown?.outcome != null);
      return asked === null
        ? null
        : { asked, judged: await judge({ game: client.game.id, knowledge: asked.knowledge, seed: `${moment}` }) };
    };
    ask().then(
      (judgement) => {
        if (!left) setFound({ moment, judgement, failure: null });
      },
      (failure: unknown) => {
        if (!left) setFound({ moment, judgement: null, failure });
      },
    );
    return () => {
      left = true;
    };
  }, [store, judge, moment, looking]);
  const here = found?.moment === moment ? found : null;
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
  const [best] = judged;
  useEffect(() => () => suggest(null), [suggest]);
  const show = (index: number): void => (live ? point(index) : suggest({ ...question, answers: [question.answers[index]!], blocked: [] }));
  const hide = (): void => (live ? point(null) : suggest(null));
  if (best === undefined) return <p>{words.nothing}</p>;
  return (
    <>
      <p>{words.stands(names[question.seat]!, percent(best.value))}</p>
      <ol>
        {judged.slice(0, SHOWN).map(({ index, value, share }) => (
          <li key={index}>
            <button
              type="button"
              className="judged-answer"
              data-best={index === best.index}
              title={words.share(percent(share))}
              onPointerEnter={() => show(index)}
              onPointerLeave={hide}
              onFocus={() => show(index)}
              onBlur={hide}
              onClick={() => show(index)}
            >
              <span>{telling.answer(question.answers[index]!, question, view, names)}</span> <b>{percent(value)}</b>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
