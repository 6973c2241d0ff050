import type { Seat } from '@skerry/engine';
import { SeatBadge } from '@skerry/presentation/react';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { copyText } from '../copy-text.ts';
import { useWords } from '../words/words.ts';
import { useSeatNames, useTable } from './use-table.ts';

/** A table with free seats: the link to share, and who sits where. */
export function WaitingRoom(): ReactNode {
  const words = useWords();
  const names = useSeatNames();
  const about = useTable((state) => state.about)!;
  const client = useTable((state) => state.client);
  const [copied, setCopied] = useState(false);
  const mine = about.sitters.some(({ sits }) => sits === 'me');
  const people = about.sitters.filter(({ sits }) => sits === 'me' || sits === 'person').length;
  return (
    <main className="board-area waiting-room">
      <div className="waiting-card">
        <h2>{words.waiting.title}</h2>
        <p>{words.waiting.explained}</p>
        {about.link !== null && (
          <div className="link-row">
            <input readOnly value={about.link} aria-label={words.waiting.link} onFocus={(event) => event.target.select()} />
            <button
              type="button"
              className={mine ? 'button primary' : 'button'}
              onClick={() => void copyText(about.link!).then(() => setCopied(true))}
            >
              {copied ? words.waiting.copied : words.waiting.copy}
            </button>
          </div>
        )}
        <ol className="waiting-seats">
          {about.sitters.map(({ sits }, seat) => (
            <li key={seat}>
              <SeatBadge seat={seat} size={24} />
              <span>{sits === 'nobody' ? words.table.freeSeat : names[seat]}</span>
              {sits === 'nobody' && !mine && (
                <button type="button" className="button primary small" onClick={() => client.sit(seat)}>
                  {words.waiting.sit}
                </button>
              )}
              {sits === 'nobody' && about.host && (
                <button type="button" className="button small" onClick={() => client.putBot(seat)}>
                  {words.waiting.fillWithBots}
                </button>
              )}
              {sits === 'me' && <GetUp seat={seat} alone={people === 1} />}
            </li>
          ))}
        </ol>
      </div>
    </main>
  );
}

/** Leaves a seat before the game. Who sits there alone closes the table, and its link, by that; so it is asked twice. */
function GetUp({ seat, alone }: { seat: Seat; alone: boolean }): ReactNode {
  const words = useWords().waiting;
  const client = useTable((state) => state.client);
  const [, go] = useLocation();
  const [sure, setSure] = useState(false);
  const getUp = async (): Promise<void> => {
    if (alone && !sure) setSure(true);
    else if (await client.getUp(seat)) go('/');
  };
  return (
    <button type="button" className="button small" onBlur={() => setSure(false)} onClick={() => void getUp()}>
      {!alone ? words.getUp : sure ? words.closeSure : words.closeTable}
    </button>
  );
}
