import { type AnyGame, isIdle, type OptionValue } from '@skerry/engine';
import type { ShelvedGame } from '@skerry/games/list';
import { SeatBadge } from '@skerry/presentation/react';
import type { ReactNode } from 'react';
import { NotHereYet } from '../loaded.tsx';
import { useTellingOf } from '../use-telling.ts';
import { useWords } from '../words/words.ts';
import { OptionField } from './option-field.tsx';
import { optionsBySeat } from './options-by-seat.ts';
import { withoutIdle } from './without-idle.ts';

type Chosen = Readonly<Record<string, OptionValue>>;

/** All options of a table that is being made: those of the table first, then a line for each seat that has some of its own. */
export function OptionsForm(props: {
  game: ShelvedGame;
  rules: AnyGame;
  players: number;
  options: Chosen;
  choose: (options: Chosen) => void;
}): ReactNode {
  const { game, rules, players, options, choose } = props;
  const words = useWords().newTable;
  const { telling, failed } = useTellingOf(game);
  const all = Object.entries(rules.options);
  if (all.length === 0) return null;
  if (telling === null) {
    return (
      <fieldset className="options">
        <legend>{words.options}</legend>
        <NotHereYet failed={failed} />
      </fieldset>
    );
  }
  const { table, seats } = optionsBySeat(telling, players, all);
  const field = ([name, option]: (typeof all)[number]): ReactNode => (
    <OptionField
      key={name}
      name={name}
      option={option}
      telling={telling}
      value={options[name]!}
      idle={isIdle(option, options)}
      choose={(value) => choose(withoutIdle(rules.options, { ...options, [name]: value }))}
    />
  );
  return (
    <fieldset className="options">
      <legend>{words.options}</legend>
      {table.map(field)}
      {seats.map((ofSeat, seat) => (
        <div key={seat} className="options-of-seat">
          <SeatBadge seat={seat} size={22} />
          <div>{ofSeat.map(field)}</div>
        </div>
      ))}
      {telling.chosen !== undefined && (
        <p role="status" className="chosen-together">
          {telling.chosen(options)}
        </p>
      )}
    </fieldset>
  );
}
