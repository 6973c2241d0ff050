import { useState, type ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import { InlineText } from '../rules/inline-text.tsx';
import { useSettings } from '../settings/settings.ts';
import { useOpenQuestion, useTable } from '../table/use-table.ts';
import { useWords } from '../words/words.ts';

/** In a first game: what to look at and what to try, beside the board. */
export function Lesson({ openRule }: { openRule: (rule: string) => void }): ReactNode {
  const words = useWords().lesson;
  const language = useSettings((settings) => settings.language);
  const lesson = useTable((state) => state.shown?.lesson ?? null);
  const walking = useTable((state) => state.walk !== null || state.shown?.outcome != null);
  const asked = useOpenQuestion() !== null;
  const point = useTable((state) => state.point);
  const [folded, setFolded] = useState(false);
  if (walking) return null;
  const tries = asked ? (lesson?.tries ?? null) : null;
  return (
    <section className="advice lesson" data-open={!folded} aria-label={words.title}>
      {!folded && (
        <p className="advice-text" aria-live="polite">
          <InlineText text={lesson === null ? words.goOn : lesson.says[language]} show={openRule} />
        </p>
      )}
      <div className="advice-tools">
        {!folded && <span className="lesson-number">{lesson === null ? words.title : words.number(lesson.number, lesson.of)}</span>}
        {!folded && tries !== null && (
          <button
            type="button"
            className="button small"
            onClick={() => point(tries)}
            onPointerEnter={() => point(tries)}
            onPointerLeave={() => point(null)}
            onBlur={() => point(null)}
          >
            {words.show}
          </button>
        )}
        <button
          type="button"
          className="tool"
          aria-expanded={!folded}
          aria-label={folded ? words.unfold : words.fold}
          title={folded ? words.unfold : words.fold}
          onClick={() => setFolded(!folded)}
        >
          <Icon name={folded ? 'words' : 'close'} size={18} />
        </button>
      </div>
    </section>
  );
}
