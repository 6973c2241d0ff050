import type { GameBoard } from '@skerry/presentation';
import { useCallback, useEffect, useReducer } from 'react';
import type { Sheet } from './sheet-tabs.tsx';
import { useOpenQuestion, useTable } from './use-table.ts';

/** Which sheet is up on a phone, and who wanted it. */
export interface SheetState {
  readonly sheet: Sheet | null;
  /** The open question is answered in the hand. */
  readonly inHand: boolean;
  /** The hand is up for such a question, and goes down with it. */
  readonly forQuestion: boolean;
  /** This person has put the hand down before such a question was answered: it comes up again only when asked for. */
  readonly unwanted: boolean;
}

export type SheetEvent =
  /** Somebody has chosen a sheet, or none. */
  | { readonly kind: 'chosen'; readonly sheet: Sheet | null }
  /** A question is open, and its answers lie in the hand alone, or not. */
  | { readonly kind: 'asked'; readonly inHand: boolean }
  /** Nothing can be answered now. */
  | { readonly kind: 'rest' };

export const noSheet: SheetState = { sheet: null, inHand: false, forQuestion: false, unwanted: false };

/** The hand comes up for a question about it and goes down afterwards, but never against somebody who has just chosen otherwise. */
export function sheetAfter(state: SheetState, event: SheetEvent): SheetState {
  switch (event.kind) {
    case 'chosen': {
      const { sheet } = event;
      const putDown = state.forQuestion && sheet === null;
      const wanted = sheet === 'hand';
      return { ...state, sheet, forQuestion: wanted && state.inHand, unwanted: !wanted && (state.unwanted || putDown) };
    }
    case 'asked': {
      if (!event.inHand) return sheetAfter(state, { kind: 'rest' });
      const comesUp = state.sheet === null && !state.unwanted;
      return { ...state, inHand: true, ...(comesUp ? { sheet: 'hand', forQuestion: true } : {}) };
    }
    case 'rest':
      return { ...state, inHand: false, forQuestion: false, sheet: state.forQuestion ? null : state.sheet };
  }
}

/** There is only room for sheets. Says the same as `frame-small.css`. */
function onPhone(): boolean {
  return matchMedia('(max-width: 699px), (max-height: 559px) and (max-width: 1099px)').matches;
}

/** Which sheet is up, and how a person chooses one. */
export function useSheet(asksHand: GameBoard['asksHand']): readonly [Sheet | null, (sheet: Sheet | null) => void] {
  const [{ sheet }, tell] = useReducer(sheetAfter, noSheet);
  const question = useOpenQuestion();
  const sent = useTable((state) => state.sent);
  const asked = question === null ? null : `${question.seat} ${question.id}`;
  const inHand = question !== null && asksHand(question);
  useEffect(() => {
    // Between an answer and what comes of it nothing is put up or down: the next question may be about the hand too.
    if (sent) return;
    tell(asked === null || !onPhone() ? { kind: 'rest' } : { kind: 'asked', inHand });
  }, [asked, inHand, sent]);
  const choose = useCallback((chosen: Sheet | null) => tell({ kind: 'chosen', sheet: chosen }), []);
  return [sheet, choose];
}
