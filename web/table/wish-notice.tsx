import { listing } from '@skerry/presentation';
import type { ReactNode } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { useSeatNames, useTable } from './use-table.ts';

/** That somebody wants to take back a move: to be allowed or refused, or how it stands with one's own wish. */
export function WishNotice(): ReactNode {
  const words = useWords().table;
  const names = useSeatNames();
  const language = useSettings((settings) => settings.language);
  const client = useTable((state) => state.client);
  const wish = useTable((state) => state.about?.wish ?? null);
  const number = useTable((state) => state.shown?.number);
  if (wish === null || wish.number !== number) return null;
  if (wish.asksMe) {
    return (
      <p className="notice">
        <span>{words.wish.asksYou(names[wish.seat]!)}</span>
        <button type="button" className="button primary small" onClick={() => client.agree(true)}>
          {words.wish.allow}
        </button>
        <button type="button" className="button small" onClick={() => client.agree(false)}>
          {words.wish.refuse}
        </button>
      </p>
    );
  }
  if (wish.refused !== null) return <p className="notice">{words.wish.refused(names[wish.refused]!)}</p>;
  return (
    <p className="notice">
      {wish.mine
        ? words.wish.waits(listing[language](wish.waitsFor.map((seat) => names[seat]!)))
        : words.wish.asks(names[wish.seat]!, listing[language](wish.waitsFor.map((seat) => names[seat]!)))}
    </p>
  );
}
