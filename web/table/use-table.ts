import type { LogLine } from '@skerry/engine';
import type { Telling } from '@skerry/presentation';
import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Scene, Sitter } from '../client/table-client.ts';
import { useNames } from '../names.ts';
import { useSettings } from '../settings/settings.ts';
import { tellingOf } from '../words/tellings.ts';
import { isOpen, type TableState, type TableStore } from './table-state.ts';

export const TableContext = createContext<TableStore | null>(null);

export function useTable<T>(select: (state: TableState) => T): T {
  return useStore(useContext(TableContext)!, select);
}

export function useTableStore(): TableStore {
  return useContext(TableContext)!;
}

/** The game's words in the reader's language. */
// oxlint-disable-next-line typescript/no-explicit-any
export function useTelling(): Telling<any> {
  const language = useSettings((settings) => settings.language);
  return tellingOf(
    useTable((state) => state.client.game),
    language,
  );
}

const NOBODY: readonly Sitter[] = [];

export function useSeatNames(): string[] {
  return useNames(useTable((state) => state.about?.sitters ?? NOBODY));
}

/** What is on the screen: the scene, or a moment of the past in its stead. */
export interface Look extends Scene {
  readonly past: boolean;
}

export function useLook(): Look | null {
  const shown = useTable((state) => state.shown);
  const walk = useTable((state) => state.walk);
  return useMemo(() => {
    if (shown === null) return null;
    if (walk === null) return { ...shown, past: false };
    const last = walk.at === walk.moments.length - 1;
    return {
      ...shown,
      moment: walk.at,
      view: walk.moments[walk.at]!.view,
      log: linesUpTo(shown.log, walk.at),
      question: null,
      asked: [],
      mine: [],
      outcome: last ? shown.outcome : null,
      curtain: null,
      past: true,
    };
  }, [shown, walk]);
}

function linesUpTo(log: readonly LogLine[], at: number): readonly LogLine[] {
  const end = log.findIndex(({ moment }) => moment > at);
  return end < 0 ? log : log.slice(0, end);
}

/** The question that can be answered at this instant. */
export function useOpenQuestion(): Scene['question'] {
  return useTable((state) => (isOpen(state) ? state.shown!.question : null));
}
