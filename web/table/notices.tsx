import type { ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import { sentenceOf, useWords } from '../words/words.ts';
import { StandsNotice } from './background.tsx';
import { TakenBackNotice } from './taken-back.tsx';
import { useTable, useTelling } from './use-table.ts';
import { WishNotice } from './wish-notice.tsx';

/** Calm lines above the board: what was refused and why, a lost connection, a browser that keeps nothing. */
export function Notices(): ReactNode {
  const words = useWords();
  const refusal = useTable((state) => state.refusal);
  const forget = useTable((state) => state.forgetRefusal);
  const connection = useTable((state) => state.about?.connection);
  const client = useTable((state) => state.client);
  const away = useTable((state) => state.about?.away === true);
  const trouble = useTable((state) => state.about?.trouble ?? null);
  const telling = useTelling();
  return (
    <div className="notices" role="status">
      {connection === 'lost' && <p className="notice">{words.connection.lost}</p>}
      {away && (
        <p className="notice">
          <span>{words.table.left}</span>
          <button type="button" className="button primary small" onClick={() => client.goAway(false)}>
            {words.table.comeBack}
          </button>
        </p>
      )}
      {trouble !== null && (
        <p className="notice">
          <span>{words.trouble[trouble]}</span>
          {trouble === 'elsewhere' && (
            <button type="button" className="button primary small" onClick={() => client.playHere()}>
              {words.table.playHere}
            </button>
          )}
        </p>
      )}
      <StandsNotice />
      <TakenBackNotice />
      <WishNotice />
      {refusal !== null && (
        <p className="notice">
          <span>{sentenceOf(refusal, words, telling)}</span>
          <button type="button" className="tool" aria-label={words.close} onClick={forget}>
            <Icon name="close" size={16} />
          </button>
        </p>
      )}
    </div>
  );
}
