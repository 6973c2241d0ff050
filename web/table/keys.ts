import { useEffect } from 'react';
import type { Panel } from './panels.tsx';
import type { Sheet } from './sheet-tabs.tsx';
import { useTableStore } from './use-table.ts';

interface Shown {
  readonly panel: Panel | null;
  readonly setPanel: (panel: Panel | null) => void;
  readonly sheet: Sheet | null;
  readonly setSheet: (sheet: Sheet | null) => void;
  readonly toggleLog: () => void;
}

/** Keys that work wherever the focus is, except while somebody writes. A first key or click skips what moves. */
export function useKeys({ panel, setPanel, sheet, setSheet, toggleLog }: Shown): void {
  const store = useTableStore();
  useEffect(() => {
    // By their place on the keyboard, so that they also work with Cyrillic letters.
    const acts: Readonly<Record<string, () => void>> = {
      KeyU: () => store.getState().undo(),
      KeyL: toggleLog,
      KeyH: () => (store.getState().walk === null ? void store.getState().openWalk() : store.getState().backToNow()),
      KeyR: () => setPanel({ kind: 'rules', rule: null }),
      KeyT: () => void store.getState().replayLastTurn(),
      KeyD: () => setPanel({ kind: 'in-words' }),
    };
    const walkActs: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => store.getState().walkTo(store.getState().walk!.at - 1),
      ArrowRight: () => store.getState().walkTo(store.getState().walk!.at + 1),
      ' ': () => store.getState().play(!store.getState().walk!.playing),
      Escape: () => store.getState().backToNow(),
    };
    const down = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || panel !== null || event.defaultPrevented) return;
      if (target instanceof HTMLElement && target.matches('input:not([type=range]), textarea, select')) return;
      const state = store.getState();
      if (state.motion !== null && state.walk === null) {
        state.skip(event.key === 'Escape');
        return;
      }
      const onControl = target instanceof Element && target.closest('button, a, input, [role=button], .viewport') !== null;
      const walkAct = state.walk === null || (onControl && event.key !== 'Escape') ? undefined : walkActs[event.key];
      const number = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
      const act = walkAct ?? (event.key === '?' ? () => setPanel({ kind: 'keys' }) : acts[event.code]);
      if (number > 0) state.answer(number - 1);
      else if (act !== undefined) act();
      else if (event.key === 'Escape' && sheet !== null) setSheet(null);
      else return;
      event.preventDefault();
    };
    const press = (): void => {
      const { motion, walk, skip } = store.getState();
      if (motion !== null && walk === null) skip();
    };
    addEventListener('keydown', down);
    addEventListener('pointerdown', press, { capture: true });
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('pointerdown', press, { capture: true });
    };
  }, [store, panel, setPanel, sheet, setSheet, toggleLog]);
}
