import type { BoardProps } from '@skerry/presentation';
import type { ReactNode } from 'react';
import { leftUndone, stillPlayable } from '../../rules/powers/foresight.ts';
import type { View } from '../../rules/view.ts';
import type { BoardLabels } from '../../words/board.ts';
import { answersOf } from '../answers-of.ts';

/** What would be left undone, on the board while one is about to be done; the answer itself says it always. */
export function Reminder({ view, question, pointed, said }: BoardProps<View> & { readonly said: BoardLabels }): ReactNode {
  if (question === null || pointed === null) return null;
  const answers = answersOf(question);
  if (answers[pointed]?.kind !== 'done') return null;
  const unused = leftUndone(view, question.seat, answers).length;
  const playable = stillPlayable(view, question.seat, answers);
  if (unused === 0 && playable === 0) return null;
  return (
    <p className="si-loud" role="status">
      {unused > 0 ? said.stillUnused(unused) : said.stillPlayable(playable)}
    </p>
  );
}
