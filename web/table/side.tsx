import type { ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import { useWords } from '../words/words.ts';
import { Chat } from './chat.tsx';
import { Log } from './log.tsx';
import { Unread } from './unread.tsx';
import { useTable } from './use-table.ts';

export type SideTab = 'log' | 'chat';

/** Log and chat, beside the board or in a sheet. */
export function Side(props: {
  tab: SideTab;
  setTab: (tab: SideTab) => void;
  unread: number;
  openRule: (rule: string) => void;
  toggleLog: () => void;
}): ReactNode {
  const { tab, setTab, unread, openRule, toggleLog } = props;
  const words = useWords();
  const canChat = useTable((state) => state.about !== null && state.about.chat !== null);
  return (
    <aside className="side sheet" data-of="log" aria-label={canChat ? `${words.table.log}, ${words.table.chat}` : words.table.log}>
      <header className="side-head">
        {canChat ? (
          <div className="tabs" role="group" aria-label={words.table.log}>
            <button type="button" aria-pressed={tab === 'log'} onClick={() => setTab('log')}>
              {words.table.log}
            </button>
            <button type="button" aria-pressed={tab === 'chat'} onClick={() => setTab('chat')}>
              {words.table.chat} <Unread n={unread} />
            </button>
          </div>
        ) : (
          <h2>{words.table.log}</h2>
        )}
        <button type="button" className="tool" aria-label={words.table.fold} title={`${words.table.fold} (L)`} onClick={toggleLog}>
          <Icon name="close" />
        </button>
      </header>
      {tab === 'log' || !canChat ? <Log openRule={openRule} /> : <Chat />}
    </aside>
  );
}
