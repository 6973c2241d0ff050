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
  /** How long everything takes, as a multiple of the usual; left out: as usual. */
  readonly pace?: number;
  /** Call when it has been shown; the frame calls `skip.aborted` when a person does not want to wait. */
  readonly skip: SkipSignal;
  done(): void;
}

/** The presentation of a game: what a person sees. */
export interface GameBoard<View = unknown> {
  /**
   * The board itself. With a motion it first plays that, from `motion.before` to `view`, and calls `done`.
   * It fills the box that it is given (an SVG with a viewBox and no size of its own does); panning and zooming is the frame's,
   * and what is put into a `BoardHead` stays above it.
   * Whatever can be picked carries `data-answers` with the numbers of the answers it stands for (`picking` sets it), and what a question
   * is about without being an answer carries `data-about`: the frame lists such answers smaller, and goes to where they are.
   * Colours, type and the one light come from `tokens.css`; what is only heard is `unseen`.
   */
  readonly Board: ComponentType<BoardProps<View> & { readonly motion: Motion<View> | null }>;
  /**
   * Fetches what this position needs and is not here yet, words and drawings; undefined if all is here. It is shown only then: what a game
   * needs later need not come with its first question.
   */
  readonly ready?: (view: View, question: ShownQuestion | null) => Promise<void> | undefined;
  /** The least size in CSS pixels at which the board can be read. In a smaller box the frame goes to what is asked, and comes back. */
  readonly readable?: (view: View) => { readonly width: number; readonly height: number };
  /**
   * What belongs to the looking seat: its hand and supply, as one strip that is pushed along sideways.
   * The strip is `--strip` high, whatever is asked; `@container hand` tells more of its box. Its answers carry `data-answers` too.
   */
  readonly Hand: ComponentType<BoardProps<View>>;
  /** What everybody may know of one seat, for its place in the list of seats. */
  readonly SeatPanel: ComponentType<BoardProps<View> & { readonly of: Seat }>;
  /** The figures of a seat that all look at, in one line about 90 pixels wide: its score before all. */
  readonly SeatLine: ComponentType<BoardProps<View> & { readonly of: Seat }>;
  /** What belongs to nobody's seat and yet not on the board: `narrow` below the seats, `wide` in a drawer that P opens. */
  readonly Side?: ComponentType<BoardProps<View> & { readonly size: 'narrow' | 'wide' }>;
  /** What the drawn signs mean: a list that stays open beside the board as long as somebody wants it. */
  readonly Legend?: ComponentType<{ readonly language: Language }>;
  /** Everything that can be looked up, such as all cards with a search: fetched when C opens it. */
  readonly codex?: () => Promise<ComponentType<{ readonly language: Language }>>;
  /** The text of the rules digest. */
  readonly rules: Readonly<Record<Language, () => Promise<string>>>;
}
