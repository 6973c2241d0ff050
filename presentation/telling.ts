import type { Answer, Blocked, LogEntry, Outcome, Plain, Seat } from '@skerry/engine';
import type { Language } from './language.ts';

/** A question as it is shown: what the asked seat gets over the wire. */
export interface ShownQuestion {
  readonly seat: Seat;
  readonly id: number;
  readonly name: string;
  readonly answers: readonly Answer[];
  readonly blocked: readonly Blocked[];
  readonly about?: Plain;
  readonly proposals?: readonly Answer[];
}

/** Everything that is said about a game in one language. It makes words only; it decides nothing. */
export interface Telling<View = unknown> {
  readonly title: string;
  /** One sentence for the lobby. */
  readonly blurb: string;
  option(name: string): { readonly label: string; readonly explanation: string };
  optionValue(name: string, value: string): string;
  /** One sentence: what is asked, and why. */
  prompt(question: ShownQuestion, view: View): string;
  /** What a button with this answer says: it names the act. */
  answer(answer: Answer, question: ShownQuestion, view: View): string;
  /** A line of the log. `names` are the players' names by seat. */
  entry(entry: LogEntry, names: readonly string[]): string;
  /** The whole position in words and lines of text: for a terminal and for a screen reader. */
  describe(view: View, seat: Seat | null, names: readonly string[]): string;
  /** How it ended, in a few sentences. */
  outcome(outcome: Outcome, names: readonly string[]): string;
  /** A hint for somebody who plays for the first time, by question name; undefined where none is needed. */
  hint(question: string): string | undefined;
}

export type Tellings<View = unknown> = Readonly<Record<Language, Telling<View>>>;
