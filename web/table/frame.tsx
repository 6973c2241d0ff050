import type { GameBoard } from '@skerry/presentation';
import { EnlargeStage } from '@skerry/presentation/react';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useKey } from '../guide/use-key.ts';
import { useMayAskBot } from '../judge/may-ask-bot.ts';
import { later } from '../later.tsx';
import { useWords } from '../words/words.ts';
import { Announcer } from './announcer.tsx';
import { BoardArea } from './board-area.tsx';
import { Confirm } from './confirm.tsx';
import { Curtain } from './curtain.tsx';
import { Hand } from './hand.tsx';
import { useKeys } from './keys.ts';
import { Notices } from './notices.tsx';
import { Panels, type Panel } from './panels.tsx';
import { Prompt } from './prompt.tsx';
import { Seats } from './seats.tsx';
import { LegendDrawer, Side, SideDrawer, type SideTab } from './side.tsx';
import { TopBar } from './top-bar.tsx';
import { useUnread } from './unread.tsx';
import { useOpenQuestion, useTable, useTelling } from './use-table.ts';

const AskBot = later(async () => (await import('../judge/ask-bot.tsx')).AskBot);
const Lesson = later(async () => (await import('../guide/lesson.tsx')).Lesson);
const WaitingRoom = later(async () => (await import('./waiting-room.tsx')).WaitingRoom, 'main');
const WalkBar = later(async () => (await import('./walk-bar.tsx')).WalkBar);
const GameOver = later(async () => (await import('./game-over.tsx')).GameOver);

/** What slides over the board because somebody wants it. */
export type Drawer = 'seats' | 'log' | 'side' | 'legend';

/** The table that every game shares: bar, seats, board, prompt, hand, log and chat. */
// oxlint-disable-next-line typescript/no-explicit-any
export function Frame({ board }: { board: GameBoard<any> }): ReactNode {
  const words = useWords();
  const telling = useTelling();
  const [panel, setPanel] = useState<Panel | null>(null);
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const [tab, setTab] = useState<SideTab>('log');
  const [asksBot, setAsksBot] = useState(false);
  const mayAskBot = useMayAskBot();
  const switchBot = useCallback(() => setAsksBot((asks) => !asks), []);
  const toggleBot = mayAskBot ? switchBot : null;
  useKey('KeyB', toggleBot);
  const unread = useUnread(tab === 'chat' && (drawer === 'log' || logIsDocked()));
  const teaches = useTable((state) => state.about?.teaches === true);
  const waiting = useTable((state) => state.about?.waiting === true);
  const watching = useTable((state) => state.shown?.looking === null);
  const curtain = useTable((state) => state.walk === null && state.shown?.curtain != null);
  const walking = useTable((state) => state.walk !== null);
  const openWalk = useTable((state) => state.openWalk);
  const over = useTable((state) => state.shown?.outcome != null);
  const lost = useTable((state) => state.about?.connection === 'lost');
  const asked = useOpenQuestion() !== null;

  const hasSide = board.Side !== undefined;
  const hasLegend = board.Legend !== undefined;
  const toggle = useCallback(
    (wanted: Drawer) => {
      if ((wanted === 'side' && !hasSide) || (wanted === 'legend' && !hasLegend)) return;
      // Where it always stands beside the board, there is nothing to open.
      if (wanted === 'log' && logIsDocked()) document.querySelector<HTMLElement>('.side [tabindex]')?.focus();
      else setDrawer((open) => (open === wanted ? null : wanted));
    },
    [hasSide, hasLegend],
  );

  const hasCodex = board.codex !== undefined;
  const openCodex = useCallback(() => setPanel({ kind: 'codex' }), []);
  useKey('KeyC', hasCodex && panel === null ? openCodex : null);
  useKeys({ panel, setPanel, drawer, toggle });
  useMomentLink(openWalk);
  useEffect(() => {
    document.title = `${asked ? '● ' : ''}${telling.title} – Skerry`;
  }, [telling, asked]);

  const openRule = useCallback((rule: string) => setPanel({ kind: 'rules', rule }), []);
  return (
    <EnlargeStage lane={logLane}>
      <div
        className="frame"
        data-drawer={drawer ?? 'none'}
        data-walking={walking}
        data-waiting={waiting}
        data-watching={watching}
        data-lost={lost}
        inert={curtain}
      >
        <a className="skip" href="#prompt">
          {words.skipToContent}
        </a>
        <TopBar
          setPanel={setPanel}
          askBot={toggleBot}
          toggle={toggle}
          drawer={drawer}
          hasSide={hasSide}
          hasLegend={hasLegend}
          hasCodex={hasCodex}
          unread={unread}
        />
        <Notices />
        <Seats board={board} open={drawer === 'seats'} toggle={toggle} />
        {waiting ? <WaitingRoom /> : <BoardArea board={board} />}
        {asksBot && mayAskBot ? <AskBot close={() => setAsksBot(false)} /> : teaches && <Lesson openRule={openRule} />}
        {walking && <WalkBar askBot={toggleBot} />}
        <Prompt openRule={openRule} />
        <Confirm />
        <Hand board={board} />
        <Side tab={tab} setTab={setTab} unread={unread} openRule={openRule} close={() => setDrawer(null)} />
        {drawer === 'side' && <SideDrawer board={board} close={() => setDrawer(null)} />}
        {drawer === 'legend' && <LegendDrawer board={board} close={() => setDrawer(null)} />}
        {over && <GameOver openRule={openRule} />}
      </div>
      <Announcer />
      <Panels panel={panel} setPanel={setPanel} board={board} />
      <Curtain />
    </EnlargeStage>
  );
}

/** On large screens the log always stands beside the board. Says the same as `frame.css`. */
function logIsDocked(): boolean {
  return matchMedia('(min-width: 1800px) and (min-height: 900px)').matches;
}

/** The log's place beside the board, when it stands there. */
function logLane(): DOMRect | null {
  return logIsDocked() ? (document.querySelector('.side')?.getBoundingClientRect() ?? null) : null;
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
