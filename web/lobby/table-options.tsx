import type { Options } from '@skerry/engine';
import type { ShelvedGame } from '@skerry/games/list';
import type { ReactNode } from 'react';
import { NotHereYet } from '../loaded.tsx';
import { InlineText } from '../rules/inline-text.tsx';
import { useTellingOf } from '../use-telling.ts';
import { useWords } from '../words/words.ts';
import { optionsAt } from './options-at.ts';

/** What was chosen when a table was made, to be read by those who come to it. */
export function TableOptions({ game, options, players }: { game: ShelvedGame; options: Options; players: number }): ReactNode {
  const words = useWords();
  const { telling, failed } = useTellingOf(game);
  if (telling === null) return <NotHereYet failed={failed} />;
  return (
    <>
      {telling.chosen !== undefined && <p className="explained">{telling.chosen(options)}</p>}
      <dl className="table-options">
        {optionsAt(telling, players, Object.entries(options)).map(([name, value]) => {
          const { label, explanation } = telling.option(name);
          const chosen = typeof value === 'boolean' ? words.invitation[value ? 'yes' : 'no'] : null;
          return (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                <b>{chosen ?? (typeof value === 'string' ? telling.optionValue(name, value) : String(value))}</b>
                <small>
                  <InlineText text={explanation} show={null} />
                </small>
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
