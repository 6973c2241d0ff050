import type { GameBoard } from '@skerry/presentation';
import { EnlargeStage } from '@skerry/presentation/react';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { Announcer } from './announcer.tsx';
import { BoardArea } from './board-area.tsx';
import { Curtain } from './curtain.tsx';
import { GameOver } from './game-over.tsx';
import { Hand } from './hand.tsx';
import { useSheet } from './hand-sheet.ts';
import { useKeys } from './keys.ts';
import { Notices } from './notices.tsx';
import { Panels, type Panel } from './panels.tsx';
import { Prompt } from './prompt.tsx';
import { Seats } from './seats.tsx';
import { SheetTabs } from './sheet-tabs.tsx';
import { Side, type SideTab } from './side.tsx';
import { TopBar } from './top-bar.tsx';
import { useUnread } from './unread.tsx';
import { useOpenQuestion, useTable, useTelling } from './use-table.ts';
import { WaitingRoom } from './waiting-room.tsx';
import { WalkBar } from './walk-bar.tsx';

/** The table that every game shares: bar, seats, board, prompt, hand, log and chat. */
// oxlint-disable-next-line typescript/no-explicit-any
export function Frame({ board }: { board: GameBoard<any> }): ReactNode {
  const words = useWords();
  const telling = useTelling();
  const [panel, setPanel] = useState<Panel | null>(null);
  const [sheet, setSheet] = useSheet(board.asksHand);
  const [tab, setTab] = useState<SideTab>('log');
  const logFolded = useSettings((settings) => settings.logFolded);
  const chooseSetting = useSettings((settings) => settings.choose);
  const unread = useUnread(tab === 'chat' && (sheet === 'log' || (onDesk() && !logFolded)));
  const waiting = useTable((state) => state.about?.waiting === true);
  const curtain = useTable((state) => state.walk === null && state.shown?.curtain != null);
  const walking = useTable((state) => state.walk !== null);
  const openWalk = useTable((state) => state.openWalk);
  const asked = useOpenQuestion() !== null;

  const toggleLog = useCallback(() => {
    // On a desk the log stands beside the board; on smaller screens it is a sheet.
    if (onDesk()) chooseSetting({ logFolded: !useSettings.getState().logFolded });
    else setSheet(sheet === 'log' ? null : 'log');
  }, [chooseSetting, sheet, setSheet]);

  useKeys({ panel, setPanel, sheet, setSheet, toggleLog });
  useMomentLink(openWalk);
  useEffect(() => {
    document.title = `${asked ? '● ' : ''}${telling.title} – Skerry`;
  }, [telling, asked]);

  const openRule = useCallback((rule: string) => setPanel({ kind: 'rules', rule }), []);
  return (
    <EnlargeStage lane={logLane}>
      <div
        className="frame"
        data-sheet={sheet ?? 'none'}
        data-log={logFolded ? 'folded' : 'open'}
        data-walking={walking}
        data-waiting={waiting}
        inert={curtain}
      >
        <a className="skip" href="#prompt">
          {words.skipToContent}
        </a>
        <TopBar setPanel={setPanel} toggleLog={toggleLog} unread={unread} />
        <Notices />
        <Seats board={board} />
        {waiting ? <WaitingRoom /> : <BoardArea board={board} />}
        <WalkBar />
        <Prompt openRule={openRule} />
        <Hand board={board} />
        <Side tab={tab} setTab={setTab} unread={unread} openRule={openRule} toggleLog={toggleLog} />
        <SheetTabs sheet={sheet} setSheet={setSheet} unread={unread} />
        <GameOver openRule={openRule} />
      </div>
      <Announcer />
      <Panels panel={panel} setPanel={setPanel} board={board} />
      <Curtain />
    </EnlargeStage>
  );
}

/** There is room for the log beside the board. */
function onDesk(): boolean {
  return matchMedia('(min-width: 1100px)').matches;
}

/** The log's place beside the board, when it stands there. */
function logLane(): DOMRect | null {
  return onDesk() ? (document.querySelector('.side')?.getBoundingClientRect() ?? null) : null;
}

/** A link to a moment ends with `#m=123`. */
function useMomentLink(openWalk: (at: number) => Promise<void>): void {
  const ready = useTable((state) => state.shown !== null);
  useEffect(() => {
    if (!ready) return;
    const follow = (): void => {
      const moment = /^#m=(\d+)$/.exec(location.hash)?.[1];
      if (moment !== undefined) void openWalk(Number(moment));
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [ready, openWalk]);
}
