import type { ReactNode } from 'react';
import type { State } from '../../rules/state.ts';
import type { BoardLabels } from '../../words/board.ts';
import type { Names } from '../../words/names-in.ts';

const spans = ['game', 'waiting', 'turn'] as const;

/** What holds besides the usual rules, in one place: what reminder cards would say. */
export function Lasting({ view, said, names }: { view: State; said: BoardLabels; names: Names }): ReactNode {
  const effects = names.lasting(view);
  const shown = spans.filter((span) => effects[span].length > 0);
  if (shown.length === 0) return null;
  return (
    <section className="si-lasting">
      <h2>{said.lasting.title}</h2>
      {shown.map((span) => (
        <div key={span}>
          <h3>{said.lasting[span]}</h3>
          <ul className="si-lines">
            {effects[span].map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
