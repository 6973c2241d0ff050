import type { Seat } from '@skerry/engine';
import type { Motion, ShownQuestion } from '@skerry/presentation';
import type { StoreApi } from 'zustand/vanilla';
import type { About, Moment, Scene, TableClient } from '../client/table-client.ts';
import type { Offer } from './offer.ts';

/** Walking through the past. */
export interface Walk {
  readonly moments: readonly Moment[];
  readonly at: number;
  readonly playing: boolean;
  /** When it gets there, it is over and the table is shown again as it is now. */
  readonly until: number | null;
}

/** What moves and enlarges the board in its window. */
export interface BoardView {
  readonly zoomed: boolean;
  zoom(factor: number): void;
  fit(): void;
}

export interface TableState {
  readonly client: TableClient;
  readonly about: About | null;
  /** The scene on the screen; others may wait behind it. */
  readonly shown: Scene | null;
  readonly motion: Motion | null;
  /** The question on the screen was open before somebody else's act, which is shown now: it can be answered all the same. */
  readonly askedOn: boolean;
  readonly walk: Walk | null;
  /** An answer was sent and nothing has come back yet. */
  readonly sent: boolean;
  /** The answer that pointer or focus is on. */
  readonly pointed: number | null;
  /** In the past: a question with some of the answers that could have been given there, to be seen on the board. */
  readonly suggested: ShownQuestion | null;
  /** Where answers are asked for twice: the one that was picked once, of the question with this name. */
  readonly pending: { readonly question: number; readonly index: number } | null;
  /** How many answers this person has given here: what is asked after one is another question, whatever its name. */
  readonly given: number;
  /** The answers as they are listed now. */
  readonly offer: Offer | null;
  /** The whole list of answers lies open. */
  readonly unfolded: boolean;
  readonly boardView: BoardView | null;
  /** What was refused last; shown until something else happens. */
  readonly refusal: unknown;

  readonly answer: (index: number) => void;
  readonly list: (offer: Offer | null) => void;
  readonly unfold: (unfolded: boolean) => void;
  readonly showBoard: (boardView: BoardView | null) => void;
  /** Turns to another own seat that is asked too. */
  readonly turnTo: (seat: Seat) => void;
  readonly nextSeat: () => void;
  readonly point: (index: number | null) => void;
  readonly suggest: (suggested: ShownQuestion | null) => void;
  readonly undo: () => void;
  /** Takes back all own answers since the turn or the phase began. It goes as far as undo does. */
  readonly undoPart: () => Promise<void>;
  readonly forgetRefusal: () => void;
  readonly forgetPending: () => void;
  /** Skips the motion that plays, or all that wait. */
  readonly skipMotion: (all?: boolean) => void;
  readonly walkTo: (at: number) => void;
  readonly openWalk: (at?: number) => Promise<void>;
  /** Shows once more what the others did since this person's last answer. */
  readonly replayLastTurn: () => Promise<void>;
  readonly play: (on: boolean) => void;
  readonly backToNow: () => void;
}

export type TableStore = StoreApi<TableState>;

/** Whether what is asked can be answered at this instant: not while its own board moves, nor when it was just answered or lies in the past. */
export function isOpen({ shown, motion, askedOn, walk, sent }: TableState): boolean {
  return shown?.question != null && (motion === null || askedOn) && walk === null && !sent;
}
