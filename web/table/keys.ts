import { useEffect, useRef } from 'react';
import type { Drawer } from './frame.tsx';
import { typedIn } from './offer.ts';
import type { Panel } from './panels.tsx';
import { isOpen } from './table-state.ts';
import { useTableStore } from './use-table.ts';

interface Shown {
  readonly panel: Panel | null;
  readonly setPanel: (panel: Panel | null) => void;
  readonly drawer: Drawer | null;
  readonly toggle: (drawer: Drawer) => void;
}

/** Keys that work wherever the focus is, except while somebody writes. A first key or click skips what moves. */
export function useKeys({ panel, setPanel, drawer, toggle }: Shown): void {
  const store = useTableStore();
  /** The digits of a number that may still grow. */
  const typed = useRef('');
  useEffect(() => {
    const { getState } = store;
    // By their place on the keyboard, so that they also work with Cyrillic letters.
    const acts: Readonly<Record<string, () => void>> = {
      KeyA: () => getState().unfold(!getState().unfolded),
      KeyN: () => getState().nextSeat(),
      KeyL: () => toggle('log'),
      KeyS: () => toggle('seats'),
      KeyP: () => toggle('side'),
      KeyI: () => toggle('legend'),
      KeyH: () => (getState().walk === null ? void getState().openWalk() : getState().backToNow()),
      KeyR: () => setPanel({ kind: 'rules', rule: null }),
      KeyT: () => void getState().replayLastTurn(),
      KeyD: () => setPanel({ kind: 'in-words' }),
    };
    const walkActs: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => getState().walkTo(getState().walk!.at - 1),
      ArrowRight: () => getState().walkTo(getState().walk!.at + 1),
      ' ': () => getState().play(!getState().walk!.playing),
      Escape: () => getState().backToNow(),
    };
    const boardActs: Readonly<Record<string, () => void>> = {
      '+': () => getState().boardView?.zoom(1.3),
      '=': () => getState().boardView?.zoom(1.3),
      '-': () => getState().boardView?.zoom(1 / 1.3),
      '−': () => getState().boardView?.zoom(1 / 1.3),
    };
    const typing = (key: string): boolean => {
      const { offer, answer, point } = getState();
      const before = typed.current;
      if (key === 'Enter' && before !== '') {
        typed.current = '';
        const slot = offer?.slots.find(({ number }) => String(number) === before);
        if (slot?.index != null) answer(slot.index);
        return true;
      }
      // A nought begins no number: it fits the board.
      if (!/^\d$/.test(key) || offer === null || (key === '0' && before === '')) return false;
      const now = typedIn(offer, before, key);
      typed.current = now?.kind === 'begun' ? now.text : '';
      if (now?.kind === 'answer') answer(now.slot!.index!);
      else point(now?.slot?.index ?? null);
      return now !== null;
    };
    const close = (): boolean => {
      if (getState().unfolded) getState().unfold(false);
      else if (drawer !== null) toggle(drawer);
      else return false;
      return true;
    };
    const down = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || panel !== null || event.defaultPrevented) return;
      if (target instanceof HTMLElement && target.matches('input:not([type=range]), textarea, select')) return;
      const state = getState();
      if (state.motion !== null && state.walk === null && (!isOpen(state) || event.key === 'Escape')) {
        state.skipMotion(event.key === 'Escape');
        return;
      }
      const onControl = target instanceof Element && target.closest('button, a, input, [role=button], .viewport') !== null;
      const walkAct = state.walk === null || (onControl && event.key !== 'Escape') ? undefined : walkActs[event.key];
      const wasTyped = walkAct === undefined && typing(event.key);
      if (walkAct !== undefined) walkAct();
      else if (event.code === 'KeyU') void (event.shiftKey ? state.undoPart() : state.undo());
      else if (wasTyped) {
        // It has been heard.
      } else if (event.key === '0') state.boardView?.fit();
      else if (event.key === '?') setPanel({ kind: 'keys' });
      else if (boardActs[event.key] !== undefined) boardActs[event.key]!();
      else if (acts[event.code] !== undefined) acts[event.code]!();
      else if (event.key !== 'Escape' || !close()) return;
      event.preventDefault();
    };
    const press = (): void => {
      const { motion, walk, skipMotion } = getState();
      if (motion !== null && walk === null) skipMotion();
    };
    const forget = store.subscribe((now, then) => {
      if (now.offer !== then.offer) typed.current = '';
    });
    addEventListener('keydown', down);
    addEventListener('pointerdown', press, { capture: true });
    return () => {
      forget();
      removeEventListener('keydown', down);
      removeEventListener('pointerdown', press, { capture: true });
    };
  }, [store, panel, setPanel, drawer, toggle]);
}
