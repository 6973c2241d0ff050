import type { Answer, LogEntry, Options, Outcome, Plain, Seat, ShownQuestion } from '@skerry/engine';
import type { Language } from './language.ts';

/** Everything that is said about a game in one language. It makes words only; it decides nothing. */
export interface Telling<View = unknown> {
  readonly title: string;
  /** One sentence for the lobby. */
  readonly blurb: string;
  /** An option that is about one seat says which: nobody is asked about a seat that is not at the table. */
  option(name: string): { readonly label: string; readonly explanation: string; readonly seat?: Seat };
  optionValue(name: string, value: string): string;
  /** One sentence: what is asked, and why. `names` are the players' names by seat, where the asker has them. */
  prompt(question: ShownQuestion, view: View, names?: readonly string[]): string;
  /** What a button with this answer says: it names the act. `names` as for the prompt. */
  answer(answer: Answer, question: ShownQuestion, view: View, names?: readonly string[]): string;
  /** The number that one would type for this answer, because its thing bears that number on the board; undefined where it bears none. */
  number?(answer: Answer, question: ShownQuestion): number | undefined;
  /**
   * A line of the log. `names` are the players' names by seat; `view` is the table as it is now, for what a line only points at, such as
   * the name of a place that has a number in the log.
   */
  entry(entry: LogEntry, names: readonly string[], view?: View): string;
  /** The whole position in words and lines of text: for a terminal and for a screen reader. */
  describe(view: View, seat: Seat | null, names: readonly string[]): string;
  /** How it ended, in a few sentences. */
  outcome(outcome: Outcome, names: readonly string[]): string;
  /** The same for a place that lists the scores beside it: who won, by what, and after how long. `view` is the table at the end. */
  ending?(outcome: Outcome, names: readonly string[], view: View): string;
  /** How the score of a seat came about, in a few words; undefined where the number says it all. */
  result?(outcome: Outcome, seat: Seat, view: View): string | undefined;
  /** A hint for somebody who plays for the first time, by question name; undefined where none is needed. */
  hint(question: string): string | undefined;
  /** One sentence about what these options make together, such as how difficult the game is; absent where there is nothing to say. */
  chosen?(options: Options): string;
  /** A refusal of the game's own, such as a combination of options, by its code; undefined for others. */
  refusal?(code: string, facts: { readonly [name: string]: Plain }): string | undefined;
}

/** The name of a game and one sentence about it, by language: all that a lobby needs. */
export type Titles = Readonly<Record<Language, Pick<Telling, 'title' | 'blurb'>>>;

export type Tellings<View = unknown> = Readonly<Record<Language, Telling<View>>>;
