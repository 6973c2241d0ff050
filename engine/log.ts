import type { Heading, LogEntry } from './game.ts';
import type { Seat } from './question.ts';

/** The fuller line that some seats read instead. */
export interface SecretEntry {
  readonly seats: readonly Seat[];
  readonly entry: LogEntry;
}

/** A line of the log as it is kept. */
export interface Line {
  /** How many answers counted when it was written. */
  readonly count: number;
  readonly entry: LogEntry;
  readonly secret?: SecretEntry | undefined;
}

/** A line of the log as a seat reads it. */
export interface LogLine {
  /** How many answers stood when it was written. */
  readonly moment: number;
  /** Of a line that opens a part of the log. */
  readonly heading?: Heading;
  readonly entry: LogEntry;
}

/** The line as a seat (null: an onlooker) may read it. */
export function entryFor({ entry, secret }: Line, seat: Seat | null): LogEntry {
  return secret !== undefined && seat !== null && secret.seats.includes(seat) ? secret.entry : entry;
}
