import type { BoardProps } from '@skerry/presentation';
import type { ReactNode } from 'react';
import type { PowerPhaseAnswer } from '../../rules/answers.ts';
import type { View } from '../../rules/view.ts';
import { placesIn } from '../../words/answering.ts';
import { tellings } from '../../words/spoken.ts';
import type { BoardLabels } from '../../words/board.ts';
import { Pickable } from '../pickable.tsx';
import { answersOf } from '../answers-of.ts';

/** Which thresholds, as they stand on the card: the first so many, or only these; for energy; or once more. */
export function markOf({ levels, only, paid }: Pick<Extract<PowerPhaseAnswer, { kind: 'use' }>, 'levels' | 'only' | 'paid'>): string {
  if (only !== undefined) return placesIn(only).join('+');
  if (levels === undefined) return paid === true ? '−' : '↻';
  return levels < 2 ? `${levels}` : `1–${levels}`;
}

/** Other ways to use a power, beside its own: with fewer thresholds, or once more. */
export function OtherUses({ props, indices, said }: { props: BoardProps<View>; indices: readonly number[]; said: BoardLabels }): ReactNode {
  const { question, language, view } = props;
  if (question === null || indices.length === 0) return null;
  return (
    <div className="si-other-uses" role="group" aria-label={said.otherUses}>
      {indices.map((index) => {
        const given = answersOf(question)[index]!;
        const words = tellings[language].answer(given, question, view);
        return (
          <Pickable key={index} choosing={props} index={index} label={words} title={words} className="si-other-use">
            {given.kind === 'use' ? markOf(given) : '↻'}
          </Pickable>
        );
      })}
    </div>
  );
}
