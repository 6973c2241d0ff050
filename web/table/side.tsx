import type { GameBoard } from '@skerry/presentation';
import type { ReactNode } from 'react';
import { Icon } from '../icons.tsx';
import { later } from '../later.tsx';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { useBoardProps } from './board-area.tsx';
import { Log } from './log.tsx';
import { Unread } from './unread.tsx';
import { useTable } from './use-table.ts';

const Chat = later(async () => (await import('./chat.tsx')).Chat);

export type SideTab = 'log' | 'chat';

/** Log and chat, beside the board or in a sheet. */
export function Side(props: {
  tab: SideTab;
  setTab: (tab: SideTab) => void;
  unread: number;
  openRule: (rule: string) => void;
  close: () => void;
}): ReactNode {
  const { tab, setTab, unread, openRule, close } = props;
  const words = useWords();
  const canChat = useTable((state) => state.about !== null && state.about.chat !== null);
  return (
    <aside className="side" aria-label={canChat ? `${words.table.log}, ${words.table.chat}` : words.table.log}>
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
        <button type="button" className="tool side-close" aria-label={words.table.fold} title={`${words.table.fold} (L)`} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {tab === 'log' || !canChat ? <Log openRule={openRule} /> : <Chat />}
    </aside>
  );
}

/** What the game keeps beside the board, as large as it likes. */
// oxlint-disable-next-line typescript/no-explicit-any
export function SideDrawer({ board, close }: { board: GameBoard<any>; close: () => void }): ReactNode {
  const words = useWords();
  const props = useBoardProps();
  if (board.Side === undefined || props === null) return null;
  return (
    <aside className="side-drawer" aria-label={words.table.side}>
      <button type="button" className="tool side-close" aria-label={words.close} title={`${words.close} (P)`} onClick={close}>
        <Icon name="close" />
      </button>
      <board.Side {...props} size="wide" />
    </aside>
  );
}

/** What the signs of the game mean; it stays beside the board until it is put away. */
// oxlint-disable-next-line typescript/no-explicit-any
export function LegendDrawer({ board, close }: { board: GameBoard<any>; close: () => void }): ReactNode {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  if (board.Legend === undefined) return null;
  return (
    <aside className="legend-drawer" aria-label={words.table.legend}>
      <header className="side-head">
        <h2>{words.table.legend}</h2>
        <button type="button" className="tool" aria-label={words.close} title={`${words.close} (I)`} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div className="legend-body" tabIndex={0}>
        <board.Legend language={language} />
      </div>
    </aside>
  );
}
