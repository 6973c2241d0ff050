import type { LogLine, Outcome, Seat } from '@skerry/engine';
import type { InLanguages, Reckoning } from '@skerry/presentation';
import type { Moment } from '../client/table-client.ts';

/** One turn of a game that is over: what one seat answered without another in between; alone, every answer. */
export interface Turn {
  readonly by: Seat | null;
  /** The moment after its last answer. */
  readonly at: number;
  /** What each seat would have scored then. */
  readonly points: readonly number[];
}

/** How a game went. */
export interface Course {
  /** The beginning, and every turn. */
  readonly turns: readonly Turn[];
  /** The turn that moved the lead of the winner the most, by its place in `turns`; null where nothing moved or nobody leads. */
  readonly mattered: { readonly turn: number; readonly swing: number } | null;
  /** The same sources for all seats, with the points of each seat. */
  readonly sources: readonly { readonly name: InLanguages; readonly points: readonly number[] }[];
}

export function courseOf(
  reckoning: Reckoning,
  moments: readonly Moment[],
  log: readonly LogLine[],
  { scores, winners }: Pick<Outcome, 'scores' | 'winners'>,
): Course {
  const seats = scores.map((_, seat) => seat);
  const turns: Turn[] = [];
  moments.forEach(({ by, view }, at) => {
    const turn = { by, at, points: seats.map((seat) => reckoning.points(view, seat)) };
    if (at > 1 && seats.length > 1 && turns.at(-1)!.by === by) turns[turns.length - 1] = turn;
    else turns.push(turn);
  });
  return { turns, mattered: mattered(turns, winners), sources: sourcesOf(reckoning, moments.at(-1)!.view, log, seats) };
}

function mattered(turns: readonly Turn[], winners: readonly Seat[]): Course['mattered'] {
  const [winner] = winners;
  const shared = winners.length !== 1 || turns[0]!.points.length < 2;
  if (winner === undefined || shared) return null;
  const lead = ({ points }: Turn): number => points[winner]! - Math.max(...points.filter((_, seat) => seat !== winner));
  let best: { turn: number; swing: number } | null = null;
  for (let turn = 1; turn < turns.length; turn++) {
    const swing = lead(turns[turn]!) - lead(turns[turn - 1]!);
    if (swing > (best?.swing ?? 0)) best = { turn, swing };
  }
  return best;
}

function sourcesOf(reckoning: Reckoning, end: unknown, log: readonly LogLine[], seats: readonly Seat[]): Course['sources'] {
  const entries = log.map(({ entry }) => entry);
  const found = new Map<string, { name: InLanguages; points: number[] }>();
  for (const seat of seats) {
    for (const { name, points } of reckoning.sources(end, entries, seat)) {
      const row = found.get(name.en) ?? { name, points: seats.map(() => 0) };
      row.points[seat] = points;
      found.set(name.en, row);
    }
  }
  return [...found.values()].filter(({ points }) => points.some((n) => n !== 0));
}
