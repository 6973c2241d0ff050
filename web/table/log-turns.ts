import type { Heading, LogLine, Seat } from '@skerry/engine';

/** The lines of one turn, or of one seat's part in it. */
export interface Turn {
  readonly seat: Seat | null;
  /** The line that opens it, if the game writes one. */
  readonly heading: LogLine | null;
  readonly level: Heading;
  readonly lines: readonly LogLine[];
  readonly moment: number;
}

/**
 * Groups the log. Where some of its lines are headings, it is grouped by them;
 * where none are, lines of one moment belong together, and so do moments of the same seat.
 */
export function turnsOf(log: readonly LogLine[]): Turn[] {
  const marked = log.some(({ heading }) => heading !== undefined);
  const turns: { seat: Seat | null; heading: LogLine | null; level: Heading; lines: LogLine[]; moment: number }[] = [];
  for (const line of log) {
    const turn = turns.at(-1);
    const seat = seatOf(line);
    const level = line.heading;
    if (level !== undefined) turns.push({ seat, heading: line, level, lines: [], moment: line.moment });
    else if (turn === undefined) turns.push({ seat: marked ? null : seat, heading: null, level: 2, lines: [line], moment: line.moment });
    else if (marked || seat === null || seat === turn.seat || line.moment === turn.moment) turn.lines.push(line);
    else turns.push({ seat, heading: null, level: 2, lines: [line], moment: line.moment });
  }
  return turns;
}

function seatOf({ entry }: LogLine): Seat | null {
  const { seat } = entry as { readonly seat?: unknown };
  return typeof seat === 'number' ? seat : null;
}
