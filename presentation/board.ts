import type { LogLine, Outcome, Seat, ShownQuestion } from '@skerry/engine';
import type { ComponentType } from 'react';
import type { Language } from './language.ts';

/** What every drawn part of a game is given. */
export interface BoardProps<View = unknown> {
  readonly view: View;
  /** Through whose eyes (null: an onlooker). */
  readonly seat: Seat | null;
  readonly names: readonly string[];
  readonly language: Language;
  /** The question to this seat that can be answered now; null when another seat is asked, in history and in replays. */
  readonly question: ShownQuestion | null;
  answer(index: number): void;
  /** The answer that the pointer or the focus is on anywhere on the page, so that the board can preview it and the buttons can follow the board. */
  readonly pointed: number | null;
  point(index: number | null): void;
  readonly outcome: Outcome | null;
}

/** An `AbortSignal`, as far as a board needs it: words and rules are checked in a world without the page. */
export interface SkipSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** What happened between the view before and this one, to be shown as motion. */
export interface Motion<View = unknown> {
  readonly before: View;
  readonly lines: readonly LogLine[];
  /** Call when it has been shown; the frame calls `skip.aborted` when a person does not want to wait. */
  readonly skip: SkipSignal;
  done(): void;
}

/** The presentation of a game: what a person sees. */
export interface GameBoard<View = unknown> {
  /**
   * The board itself. With a motion it first plays that, from `motion.before` to `view`, and calls `done`.
   * It fills the box that it is given (an SVG with a viewBox and no size of its own does); panning and zooming is the frame's.
   * Colours, type and the one light come from `tokens.css`.
   */
  readonly Board: ComponentType<BoardProps<View> & { readonly motion: Motion<View> | null }>;
  /** What belongs to the looking seat and lies below the board: its hand and supply. */
  readonly Hand: ComponentType<BoardProps<View>>;
  /** Whether all that can be picked for this question lies in the hand: where the hand is out of sight, it then comes up by itself. */
  readonly asksHand: (question: ShownQuestion) => boolean;
  /** What everybody may know of one seat, for its place in the list of seats. */
  readonly SeatPanel: ComponentType<BoardProps<View> & { readonly of: Seat }>;
  /** The text of the rules digest. */
  readonly rules: Readonly<Record<Language, () => Promise<string>>>;
}
