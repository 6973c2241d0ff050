import type { LogLine, Seat } from '@skerry/engine';
import type { Telling } from '@skerry/presentation';

/** The lines of one turn, or of one seat's part in it. */
export interface Turn {
  readonly seat: Seat | null;
  /** The line that opens it, if the game writes one. */
  readonly heading: LogLine | null;
  /** 1 for a round or a phase, 2 for what happens in it. */
  readonly level: 1 | 2;
  readonly lines: readonly LogLine[];
  readonly moment: number;
}

/**
 * Groups the log. A game that says which of its lines are headings is grouped by them;
 * where it does not, lines of one moment belong together, and so do moments of the same seat.
 */
export function turnsOf(log: readonly LogLine[], headingOf: NonNullable<Telling['heading']>): Turn[] {
  const marked = log.some(({ entry }) => headingOf(entry) !== undefined);
  const turns: { seat: Seat | null; heading: LogLine | null; level: 1 | 2; lines: LogLine[]; moment: number }[] = [];
  for (const line of log) {
    const turn = turns.at(-1);
    const seat = seatOf(line);
    const level = headingOf(line.entry);
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
