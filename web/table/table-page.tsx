import { Refusal } from '@skerry/engine';
import type { Game } from '@skerry/games';
import type { GameBoard } from '@skerry/presentation';
import type { TableReply } from '@skerry/server/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { keptTable, keyOfTable } from '../client/kept-tables.ts';
import { LocalTable } from '../client/local-table.ts';
import { RemoteTable } from '../client/remote-table.ts';
import { claimSeat, fetchTable, pass } from '../client/server.ts';
import { TabWatch } from '../client/tab-watch.ts';
import type { TableClient } from '../client/table-client.ts';
import { useHouse } from '../house.ts';
import { Skerry } from '../icons.tsx';
import { TryAgain } from '../loaded.tsx';
import { NameForm } from '../lobby/name-form.tsx';
import { Message } from '../not-found.tsx';
import { useSettings } from '../settings/settings.ts';
import { downloadText } from '../download.ts';
import { sentenceOf, useWords } from '../words/words.ts';
import { Frame } from './frame.tsx';
import { createTableStore, type TableStore } from './table-store.ts';
import { TableContext } from './use-table.ts';

interface Opened {
  readonly store: TableStore;
  // The frame hands views on without looking into them.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly board: GameBoard<any>;
}

/** A table that is kept on this device. */
export function LocalTablePage({ id }: { id: string }): ReactNode {
  const words = useWords();
  const { games, thinker } = useHouse();
  return (
    <Opening
      open={async () => {
        const kept = keptTable(id);
        if (kept === null) throw new Refusal('no-such-table', 'There is no such table on this device.');
        if (kept.table === null) throw new Refusal('broken-save', 'What was kept of this table cannot be read.');
        const { table } = kept;
        const game = gameOf(games, table.save.game);
        return LocalTable.open(game, table, thinker, (listener) => new TabWatch(keyOfTable(id), listener));
      }}
    >
      <button type="button" className="button" onClick={() => downloadText(`skerry-${id}.json`, keptText(id))}>
        {words.lobby.download}
      </button>
    </Opening>
  );
}

/** A table that a server has. */
export function ServerTablePage({ id }: { id: string }): ReactNode {
  const words = useWords();
  const { games } = useHouse();
  // Who only follows a link to a moment of a game need not say a name; who brings a seat along has one there.
  const [named, setNamed] = useState(() => useSettings.getState().name !== null || /^#(m|seat)=/.test(location.hash));
  if (!named) {
    return (
      <main className="message">
        <Skerry size={72} />
        <h1>{words.name.title}</h1>
        <NameForm named={() => setNamed(true)} />
      </main>
    );
  }
  return (
    <Opening
      open={async () => {
        // A seat link carries the seat's key where no server log can see it.
        const key = /^#seat=([\w-]+)$/.exec(location.hash)?.[1];
        const reply = key === undefined ? await fetchTable(id) : await takeSeat(id, key);
        if (key !== undefined) history.replaceState(history.state, '', location.pathname);
        return new RemoteTable(gameOf(games, reply.table.game), reply);
      }}
    />
  );
}

/** Takes the seat of a seat link. A device that has no name yet goes on under the name that sat there. */
async function takeSeat(id: string, key: string): Promise<TableReply> {
  const { table: before } = await fetchTable(id);
  const claimed = await claimSeat(id, key);
  const sat = before.seats[claimed.mine[0]!.seat];
  if (useSettings.getState().name !== null || sat?.kind !== 'person') return claimed;
  useSettings.getState().choose({ name: sat.name });
  await pass();
  return fetchTable(id);
}

function keptText(id: string): string {
  const kept = keptTable(id);
  return kept === null ? '' : kept.table === null ? kept.text : JSON.stringify(kept.table.save);
}

function gameOf(games: readonly Game[], id: string): Game {
  const game = games.find(({ rules }) => rules.id === id);
  if (game === undefined) throw new Refusal('unknown-game', `There is no game "${id}" here.`, { game: id });
  return game;
}

/** What was refused stays so; a server that does not answer, or a part of the page that did not come, may be there the next time. */
function mayPass(failure: unknown): boolean {
  return !(failure instanceof Refusal) || failure.code === 'no-server';
}

/** Opens a table once, and closes it when the page is left. */
function Opening({ open, children }: { open: () => Promise<TableClient>; children?: ReactNode }): ReactNode {
  const words = useWords();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let left = false;
    let client: TableClient | null = null;
    const begin = async (): Promise<void> => {
      try {
        const found = await open();
        if (left) {
          found.close();
          return;
        }
        client = found;
        const [board, tellings] = await Promise.all([found.game.board(), found.game.tellings()]);
        if (!left) setOpened({ store: createTableStore(found, tellings), board });
      } catch (error) {
        if (!left) setFailure(error);
      }
    };
    void begin();
    return () => {
      left = true;
      client?.close();
    };
    // The page is made anew for another table.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (failure !== null) {
    return (
      <Message text={sentenceOf(failure, words)}>
        {mayPass(failure) && <TryAgain />}
        {children}
      </Message>
    );
  }
  if (opened === null) return <p className="opening">{words.loading}</p>;
  return (
    <TableContext value={opened.store}>
      <Frame board={opened.board} />
    </TableContext>
  );
}
