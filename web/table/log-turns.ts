import type { LogLine, Seat } from '@skerry/engine';

/** The lines of one turn, or of one seat's part in it. */
export interface Turn {
  readonly seat: Seat | null;
  /** The line that opens it, if the game writes one. */
  readonly heading: LogLine | null;
  readonly lines: readonly LogLine[];
  readonly moment: number;
}

/**
 * Groups the log. A game that writes entries called "turn" or "round" is grouped by them;
 * where it does not, lines of one moment belong together, and so do moments of the same seat.
 */
export function turnsOf(log: readonly LogLine[]): Turn[] {
  const marked = log.some(isHeading);
  const turns: { seat: Seat | null; heading: LogLine | null; lines: LogLine[]; moment: number }[] = [];
  for (const line of log) {
    const turn = turns.at(-1);
    const seat = seatOf(line);
    if (isHeading(line)) turns.push({ seat, heading: line, lines: [], moment: line.moment });
    else if (turn === undefined) turns.push({ seat: marked ? null : seat, heading: null, lines: [line], moment: line.moment });
    else if (marked || seat === null || seat === turn.seat || line.moment === turn.moment) turn.lines.push(line);
    else turns.push({ seat, heading: null, lines: [line], moment: line.moment });
  }
  return turns;
}

function isHeading({ entry }: LogLine): boolean {
  return entry.what === 'turn' || entry.what === 'round';
}

function seatOf({ entry }: LogLine): Seat | null {
  const { seat } = entry as { readonly seat?: unknown };
  return typeof seat === 'number' ? seat : null;
}
