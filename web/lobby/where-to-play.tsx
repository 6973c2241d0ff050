import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { hasOpenSeat, type TablePlace, type TableWishes } from './table-wishes.ts';

/** On this device or on the server; and for a table with open seats, who may find it and what needs everybody's word. */
export function WhereToPlay(props: { wished: TableWishes; place: TablePlace; change: (change: Partial<TableWishes>) => void }): ReactNode {
  const { wished, place, change } = props;
  const words = useWords().newTable;
  const open = hasOpenSeat(wished);
  const explained = { here: words.hereExplained, server: words.serverExplained };
  return (
    <fieldset className="where">
      <legend>{words.where}</legend>
      {(['here', 'server'] as const).map((one) => (
        <label key={one} className="switch">
          <input
            type="radio"
            name="where"
            checked={place === one}
            disabled={open && one === 'here'}
            onChange={() => change({ where: one })}
          />
          <span>
            <b>{words[one]}</b>
            <small>{explained[one]}</small>
          </span>
        </label>
      ))}
      {open && (
        <>
          <label className="switch">
            <input type="checkbox" checked={wished.listed} onChange={(event) => change({ listed: event.target.checked })} />
            <span>
              <b>{words.listed}</b>
            </span>
          </label>
          <label className="switch">
            <input type="checkbox" checked={wished.consent} onChange={(event) => change({ consent: event.target.checked })} />
            <span>
              <b>{words.consent}</b>
              <small>{words.consentExplained}</small>
            </span>
          </label>
        </>
      )}
    </fieldset>
  );
}
