import type { LogEntry, Outcome, Seat } from '@skerry/engine';

/** One thing that a seat did, or came to, in a game: so much in a row of a table. */
export interface Mark {
  readonly table: string;
  readonly row: string;
  readonly seat: Seat;
  readonly amount: number;
}

/** What is worth counting over many games, for whoever balances one. */
export interface Statistics {
  /** The tables, each with all its rows: what never happens is a finding, too. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
  marks(log: readonly LogEntry[], outcome: Outcome): readonly Mark[];
}
