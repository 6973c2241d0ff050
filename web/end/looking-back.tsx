import type { Outcome } from '@skerry/engine';
import { useCallback, type ReactNode } from 'react';
import { useLoaded } from '../loaded.tsx';
import { useSettings } from '../settings/settings.ts';
import { useSeatNames, useTable, useTableStore } from '../table/use-table.ts';
import { useWords } from '../words/words.ts';
import { courseOf, type Course } from './course.ts';
import { ScorePlot, SourcesTable } from './plots.tsx';

/** How the game went, as small plots; nothing where the game does not say how it counts, or its past cannot be had. */
export function LookingBack({ outcome }: { outcome: Outcome }): ReactNode {
  const words = useWords().over;
  const language = useSettings((settings) => settings.language);
  const names = useSeatNames();
  const store = useTableStore();
  const openWalk = useTable((state) => state.openWalk);
  const load = useCallback(async () => {
    const { client, shown } = store.getState();
    const guide = await client.game.guide?.();
    if (guide === undefined) return null;
    const course: Course = courseOf(guide.reckoning, await client.moments(), shown!.log, outcome);
    return { course, unit: guide.reckoning.unit };
  }, [store, outcome]);
  const { here } = useLoaded(load);
  if (here === null) return null;
  const { course, unit } = here;
  const { mattered, turns } = course;
  const turn = mattered === null ? null : turns[mattered.turn]!;
  return (
    <div className="looking-back">
      <figure>
        <figcaption>{words.overTime(unit[language])}</figcaption>
        <ScorePlot course={course} label={words.overTime(unit[language])} />
      </figure>
      {mattered !== null && turn !== null && turn.by !== null && (
        <p className="mattered">
          {words.mattered(names[turn.by]!, mattered.swing)}{' '}
          <button type="button" className="button small" onClick={() => void openWalk(Math.max(0, turns[mattered.turn - 1]!.at))}>
            {words.lookAtTurn}
          </button>
        </p>
      )}
      {course.sources.length > 0 && <SourcesTable course={course} names={names} caption={words.bySource} />}
    </div>
  );
}
