import type { Options } from '@skerry/engine';
import type { ShelvedGame } from '@skerry/games/list';
import { Fragment, type ReactNode } from 'react';
import { NotHereYet } from '../loaded.tsx';
import { InlineText } from '../rules/inline-text.tsx';
import { useTellingOf } from '../use-telling.ts';
import { useWords } from '../words/words.ts';
import { optionsBySeat } from './options-by-seat.ts';

/** What was chosen when a table was made, to be read by those who come to it. */
export function TableOptions({ game, options, players }: { game: ShelvedGame; options: Options; players: number }): ReactNode {
  const words = useWords();
  const { telling, failed } = useTellingOf(game);
  if (telling === null) return <NotHereYet failed={failed} />;
  const { table, seats } = optionsBySeat(telling, players, Object.entries(options));
  const chosen = ([name, value]: (typeof table)[number]): string =>
    typeof value === 'boolean'
      ? words.invitation[value ? 'yes' : 'no']
      : typeof value === 'string'
        ? telling.optionValue(name, value)
        : String(value);
  return (
    <>
      {telling.chosen !== undefined && <p className="explained">{telling.chosen(options)}</p>}
      <dl className="table-options">
        {table.map((option) => {
          const { label, explanation } = telling.option(option[0]);
          return (
            <div key={option[0]}>
              <dt>{label}</dt>
              <dd>
                <b>{chosen(option)}</b>
                <small>
                  <InlineText text={explanation} show={null} />
                </small>
              </dd>
            </div>
          );
        })}
        {seats.map((ofSeat, seat) => (
          <div key={seat} className="table-options-of-seat">
            {ofSeat.map((option) => (
              <Fragment key={option[0]}>
                <dt>{telling.option(option[0]).label}</dt>
                <dd>
                  <b>{chosen(option)}</b>
                </dd>
              </Fragment>
            ))}
          </div>
        ))}
      </dl>
    </>
  );
}
