import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon, Skerry, type IconName } from '../icons.tsx';
import { copyText } from '../copy-text.ts';
import { useWords } from '../words/words.ts';
import type { Drawer } from './frame.tsx';
import type { Panel } from './panels.tsx';
import { useSaveFile } from './save-file.ts';
import { Unread } from './unread.tsx';
import { useTable, useTelling } from './use-table.ts';

export function TopBar({
  setPanel,
  askBot,
  toggle,
  drawer,
  hasSide,
  hasLegend,
  hasCodex,
  unread,
}: {
  setPanel: (panel: Panel) => void;
  /** Null where the bot may not be asked. */
  askBot: (() => void) | null;
  toggle: (drawer: Drawer) => void;
  drawer: Drawer | null;
  hasSide: boolean;
  hasLegend: boolean;
  hasCodex: boolean;
  unread: number;
}): ReactNode {
  const words = useWords();
  const telling = useTelling();
  const undo = useTable((state) => state.undo);
  const walking = useTable((state) => state.walk !== null);
  const openWalk = useTable((state) => state.openWalk);
  const backToNow = useTable((state) => state.backToNow);
  const replay = useTable((state) => state.replayLastTurn);
  const begun = useTable((state) => state.shown !== null && state.shown.moment > 0);
  const watching = useTable((state) => state.shown?.looking === null || state.about?.trouble === 'elsewhere');
  const over = useTable((state) => state.shown?.outcome != null);
  const connection = useTable((state) => state.about?.connection ?? 'opening');
  return (
    <header className="bar">
      <Link href="/" className="bar-home" aria-label={words.toLobby} title={words.toLobby}>
        <Skerry size={30} />
      </Link>
      <h1 className="bar-title">{telling.title}</h1>
      <span className="connection" data-state={connection} title={words.connection[connection]}>
        <span className="unseen">{words.connection[connection]}</span>
      </span>
      <div className="bar-tools">
        <Zoom />
        <Tool icon="undo" text={words.table.undo} keys="U" onClick={undo} disabled={!begun || walking || watching || over} />
        <Tool icon="again" text={words.table.replayTurn} keys="T" onClick={() => void replay()} disabled={!begun || walking} wide />
        <Tool
          icon="history"
          text={words.table.history}
          keys="H"
          onClick={() => (walking ? backToNow() : void openWalk())}
          pressed={walking}
          disabled={!begun}
          spare
        />
        <Tool icon="rules" text={words.table.rules} keys="R" onClick={() => setPanel({ kind: 'rules', rule: null })} />
        {hasLegend && (
          <Tool icon="legend" text={words.table.legend} keys="I" onClick={() => toggle('legend')} pressed={drawer === 'legend'} />
        )}
        {hasSide && <Tool icon="side" text={words.table.side} keys="P" onClick={() => toggle('side')} pressed={drawer === 'side'} />}
        <span className="log-tool">
          <Tool icon="log" text={words.table.log} keys="L" onClick={() => toggle('log')} pressed={drawer === 'log'} />
          <Unread n={unread} />
        </span>
        <Menu setPanel={setPanel} askBot={askBot} hasCodex={hasCodex} />
      </div>
    </header>
  );
}

/** In the bar, where the buttons cover nothing. */
function Zoom(): ReactNode {
  const words = useWords().table;
  const view = useTable((state) => state.boardView);
  if (view === null) return null;
  return (
    <div className="zoom" data-zoomed={view.zoomed}>
      <button
        type="button"
        className="tool"
        aria-label={words.zoomOut}
        title={`${words.zoomOut} (−)`}
        disabled={!view.zoomed}
        onClick={() => view.zoom(1 / 1.4)}
      >
        <Icon name="minus" />
      </button>
      <button
        type="button"
        className="tool"
        aria-label={words.fit}
        title={`${words.fit} (0)`}
        disabled={!view.zoomed}
        onClick={() => view.fit()}
      >
        <Icon name="fit" />
      </button>
      <button type="button" className="tool" aria-label={words.zoomIn} title={`${words.zoomIn} (+)`} onClick={() => view.zoom(1.4)}>
        <Icon name="plus" />
      </button>
    </div>
  );
}

function Tool(props: {
  icon: IconName;
  text: string;
  keys?: string;
  onClick: () => void;
  disabled?: boolean;
  pressed?: boolean;
  wide?: boolean;
  /** On the smallest phones it stands in the menu alone. */
  spare?: boolean;
}): ReactNode {
  const { icon, text, keys, onClick, disabled = false, pressed, wide = false, spare = false } = props;
  return (
    <button
      type="button"
      className={`tool named ${wide ? 'wide-only' : ''} ${spare ? 'spare' : ''}`}
      onClick={onClick}
      disabled={disabled}
      aria-label={text}
      aria-pressed={pressed}
      aria-keyshortcuts={keys}
      title={keys === undefined ? text : `${text} (${keys})`}
    >
      <Icon name={icon} />
      <span className="tool-name">{text}</span>
    </button>
  );
}

/** What is needed less often. */
function Menu(props: { setPanel: (panel: Panel) => void; askBot: (() => void) | null; hasCodex: boolean }): ReactNode {
  const { setPanel, askBot, hasCodex } = props;
  const words = useWords();
  const save = useSaveFile();
  const replay = useTable((state) => state.replayLastTurn);
  const openWalk = useTable((state) => state.openWalk);
  const undoPart = useTable((state) => state.undoPart);
  const client = useTable((state) => state.client);
  const away = useTable((state) => state.about?.away ?? null);
  const seatLink = useTable((state) => state.about?.seatLink ?? null);
  const [copied, setCopied] = useState(false);
  const copySeatLink = (): void => {
    void copyText(seatLink!).then(() => setCopied(true));
  };
  return (
    <>
      <button type="button" className="tool" popoverTarget="table-menu" aria-label={words.table.menu} title={words.table.menu}>
        <Icon name="more" />
      </button>
      <ul id="table-menu" popover="auto" className="menu-list">
        {askBot !== null && <Item icon="bot" text={words.judge.ask} onClick={askBot} />}
        {hasCodex && <Item icon="codex" text={words.table.codex} onClick={() => setPanel({ kind: 'codex' })} />}
        <Item icon="settings" text={words.table.settings} onClick={() => setPanel({ kind: 'settings' })} />
        <Item icon="undo" text={words.table.undoPart} onClick={() => void undoPart()} />
        <Item icon="history" text={words.table.history} onClick={() => void openWalk()} />
        <Item icon="again" text={words.table.replayTurn} onClick={() => void replay()} />
        <Item icon="save" text={words.table.saveFile} onClick={save} />
        {seatLink !== null && (
          <Item icon="link" text={copied ? words.table.seatLinkCopied : words.table.copySeatLink} onClick={copySeatLink} stay />
        )}
        {away === false && <Item icon="bot" text={words.table.leave} onClick={() => client.goAway(true)} />}
        <Item icon="words" text={words.table.inWords} onClick={() => setPanel({ kind: 'in-words' })} />
        <Item icon="keys" text={words.table.keys} onClick={() => setPanel({ kind: 'keys' })} className="with-keyboard" />
        <li>
          <Link href="/" className="menu-item">
            <Icon name="lobby" /> {words.toLobby}
          </Link>
        </li>
      </ul>
    </>
  );
}

/** Closes the menu, unless there is something to read in it then. */
function Item(props: { icon: IconName; text: string; onClick: () => void; stay?: boolean; className?: string }): ReactNode {
  const { icon, text, onClick, stay = false, className } = props;
  return (
    <li className={className}>
      <button
        type="button"
        className="menu-item"
        onClick={onClick}
        {...(stay ? {} : { popoverTarget: 'table-menu', popoverTargetAction: 'hide' as const })}
      >
        <Icon name={icon} /> {text}
      </button>
    </li>
  );
}
