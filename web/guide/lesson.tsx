import { useState, type ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import { InlineText } from '../rules/inline-text.tsx';
import { useSettings } from '../settings/settings.ts';
import { useOpenQuestion, useTable } from '../table/use-table.ts';
import { useWords } from '../words/words.ts';

/** The phones on which a lesson has no room beside the hand: see guide.css. */
const OVER_THE_HAND = '(max-width: 559px) and (max-height: 799px)';

/** The hand and the line of answers are pushed along to what a lesson speaks of, as soon as it is drawn. */
function bringIntoSight(answer: number): void {
  requestAnimationFrame(() => {
    for (const thing of document.querySelectorAll(`.hand [data-answers~="${answer}"], .answer[data-pointed="true"]`))
      thing.scrollIntoView({ block: 'nearest', inline: 'center' });
  });
}

/** In a first game: what to look at and what to try, beside the board. */
export function Lesson({ openRule }: { openRule: (rule: string) => void }): ReactNode {
  const words = useWords().lesson;
  const language = useSettings((settings) => settings.language);
  const lesson = useTable((state) => state.shown?.lesson ?? null);
  const taught = useTable((state) => state.shown?.taught ?? false);
  const walking = useTable((state) => state.walk !== null || state.shown?.outcome != null);
  const asked = useOpenQuestion() !== null;
  const point = useTable((state) => state.point);
  const [foldedAt, setFoldedAt] = useState<number | null>(null);
  const number = lesson?.number ?? 0;
  // Where it lies over the hand, it is put away to play, and the next one comes by itself; elsewhere it stays folded.
  const overTheHand = matchMedia(OVER_THE_HAND).matches;
  const folded = foldedAt !== null && (foldedAt === number || !overTheHand);
  if (walking) return null;
  const tries = asked ? (lesson?.tries ?? null) : null;
  return (
    <section className="advice lesson" data-open={!folded} aria-label={words.title}>
      {!folded && (
        <p className="advice-text" aria-live="polite">
          <InlineText text={lesson === null ? (taught ? words.taught : words.goOn) : lesson.says[language]} show={openRule} />
        </p>
      )}
      <div className="advice-tools">
        {!folded && (
          <span className="lesson-number">
            <span className="at-length">{lesson === null ? words.title : words.number(lesson.number, lesson.of)}</span>
            {lesson !== null && (
              <span className="in-short" aria-hidden="true">
                {lesson.number}/{lesson.of}
              </span>
            )}
          </span>
        )}
        {!folded && tries !== null && (
          <button
            type="button"
            className="button small"
            aria-label={words.show}
            title={words.show}
            onClick={() => {
              // What it shows may be a card below it.
              if (overTheHand) setFoldedAt(number);
              point(tries);
              bringIntoSight(tries);
            }}
            onPointerEnter={() => point(tries)}
            onPointerLeave={() => point(null)}
            onBlur={() => point(null)}
          >
            <span className="at-length">{words.show}</span>
            <span className="in-short">
              <Icon name="eye" size={18} />
            </span>
          </button>
        )}
        <button
          type="button"
          className="tool"
          aria-expanded={!folded}
          aria-label={folded ? words.unfold : words.fold}
          title={folded ? words.unfold : words.fold}
          onClick={() => {
            setFoldedAt(folded ? null : number);
            if (!folded && overTheHand && tries !== null) bringIntoSight(tries);
          }}
        >
          <Icon name={folded ? 'words' : 'close'} size={18} />
          {!folded && (
            <span className="to-play" aria-hidden="true">
              {words.play}
            </span>
          )}
        </button>
      </div>
    </section>
  );
}
