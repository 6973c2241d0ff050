import { Refusal } from '@skerry/engine';
import type { ShelvedGame } from '@skerry/games/list';
import type { GameBoard } from '@skerry/presentation';
import { useEffect, useState, type ReactNode } from 'react';
import type { TableClient } from '../client/table-client.ts';
import { TryAgain } from '../loaded.tsx';
import { Message } from '../not-found.tsx';
import { useSettings } from '../settings/settings.ts';
import { fetchTelling } from '../words/tellings.ts';
import { sentenceOf, useWords } from '../words/words.ts';
import { Frame } from './frame.tsx';
import type { TableStore } from './table-state.ts';
import { createTableStore } from './table-store.ts';
import { TableContext } from './use-table.ts';

interface Opened {
  readonly store: TableStore;
  // The frame hands views on without looking into them.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly board: GameBoard<any>;
}

export function gameOf(shelf: readonly ShelvedGame[], id: string): ShelvedGame {
  const game = shelf.find((one) => one.id === id);
  if (game === undefined) throw new Refusal('unknown-game', `There is no game "${id}" here.`, { game: id });
  return game;
}

/** What was refused stays so; a server that does not answer, or a part of the page that did not come, may be there the next time. */
function mayPass(failure: unknown): boolean {
  return !(failure instanceof Refusal) || failure.code === 'no-server';
}

/** Opens a table once, and closes it when the page is left. */
export function Opening({ open, children }: { open: () => Promise<TableClient>; children?: ReactNode }): ReactNode {
  const words = useWords();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  // A part that a later position needs did not come.
  const [lacks, setLacks] = useState(false);
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
        const { language } = useSettings.getState();
        const [board] = await Promise.all([found.game.board(), fetchTelling(found.game, language)]);
        const failed = (): void => setLacks(true);
        if (!left) setOpened({ store: createTableStore(found, { ...board, failed }), board });
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
  if (failure !== null || lacks) {
    return (
      <Message text={lacks ? words.notLoaded : sentenceOf(failure, words)}>
        {(lacks || mayPass(failure)) && <TryAgain />}
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
