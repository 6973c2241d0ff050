import type { Answer, Seat } from './question.ts';
import type { Position } from './run.ts';

/** An answer that stands. */
export interface Given {
  readonly seat: Seat;
  readonly question: string;
  readonly answer: Answer;
  /** Its place in the list of answers. */
  readonly index: number;
  readonly secret: boolean;
  /** What it led to, before the next question, that cannot be taken back. */
  barrier: 'chance' | 'reveal' | null;
  /** What chance brought after it, and what was shown: all that another's undo must not change. */
  drawn: readonly unknown[];
}

/** An answer of a seat that is still choosing. */
export interface Pending {
  readonly given: Given;
  /** How many answers counted when it was given. */
  readonly after: number;
  /** Tells which of several was given first. */
  readonly turn: number;
  /** Its place in the list when it was last asked for: it changes when another's act changes the list. */
  readonly index: number;
}

/** Where a history stands. */
export interface HistoryMark {
  readonly counted: readonly Given[];
  readonly pending: ReadonlyMap<Seat, readonly Pending[]>;
}

const NOTHING_BEGUN: HistoryMark['pending'] = new Map();

/**
 * The answers of a game. Where several seats choose at once, what a seat has begun counts only when it has chosen, and then all of it at
 * once: so nothing that has happened ever depends on what somebody is still thinking about.
 */
export class History {
  /** The answers that count, in their order. */
  private readonly counted: Given[];
  private readonly pending: Map<Seat, readonly Pending[]>;
  /** The answer that was given last. */
  latest: Given | null = null;
  private turn = 0;

  constructor(counted: readonly Given[] = [], pending: Iterable<readonly [Seat, readonly Pending[]]> = []) {
    this.counted = [...counted];
    this.pending = new Map(pending);
    for (const begun of this.pending.values()) for (const { turn } of begun) this.turn = Math.max(this.turn, turn);
  }

  /** How many answers count. */
  get count(): number {
    return this.counted.length;
  }

  /** How many answers stand. */
  get length(): number {
    let length = this.counted.length;
    for (const begun of this.pending.values()) length += begun.length;
    return length;
  }

  add(given: Given, choosing: boolean): void {
    this.latest = given;
    if (!choosing) this.counted.push(given);
    else
      this.pending.set(given.seat, [
        ...this.pendingOf(given.seat),
        { given, after: this.counted.length, turn: ++this.turn, index: given.index },
      ]);
  }

  private pendingOf(seat: Seat): readonly Pending[] {
    return this.pending.get(seat) ?? [];
  }

  /** What a seat that is still choosing has answered so far. */
  begunBy(seat: Seat): readonly Given[] {
    return this.pendingOf(seat).map(({ given }) => given);
  }

  /** A seat has chosen. The answer that it chose with is the very one that was given last, whose barrier is not known yet. */
  chose(seat: Seat): void {
    for (const { given, index } of this.pendingOf(seat)) this.counted.push(given === this.latest ? given : { ...given, index });
    this.pending.delete(seat);
  }

  /** What a seat had begun was asked again; what no longer fits is gone. Returns what does. */
  begunAgain(seat: Seat, places: readonly number[]): readonly Given[] {
    const begun = places.map((index, i) => ({ ...this.pendingOf(seat)[i]!, index }));
    if (begun.length === 0) this.pending.delete(seat);
    else this.pending.set(seat, begun);
    return begun.map(({ given }) => given);
  }

  mark(): HistoryMark {
    return this.note()();
  }

  /** Notes where it stands, which may be asked for later. Answers that count are only ever added: how many there are is enough. */
  note(): () => HistoryMark {
    const { length } = this.counted;
    const pending = this.pending.size === 0 ? NOTHING_BEGUN : new Map(this.pending);
    return () => ({ counted: this.counted.slice(0, length), pending });
  }

  /** All answers that stand, in the order in which they were given. */
  inOrder(): Given[] {
    return inOrder(this.counted, [...this.pending.values()].flat());
  }

  /** The first moment after which a seat has begun what does not count yet: when that counts, it comes to stand later. */
  get firstBegun(): number {
    let first = Infinity;
    if (this.pending.size > 0) for (const begun of this.pending.values()) for (const { after } of begun) first = Math.min(first, after);
    return first;
  }

  /** The place in that order of a moment that was noted as a number of answers that counted. */
  momentOf(count: number): number {
    let moment = count;
    if (this.pending.size > 0) for (const begun of this.pending.values()) for (const { after } of begun) if (after < count) moment++;
    return moment;
  }
}

function inOrder(counted: readonly Given[], pending: readonly Pending[], from = 0): Given[] {
  if (pending.length === 0) return counted.slice(from);
  const begun = pending.toSorted((one, other) => one.turn - other.turn);
  const list: Given[] = [];
  for (let i = from; i <= counted.length; i++) {
    for (const { given, after } of begun) if (after === i) list.push(given);
    if (i < counted.length) list.push(counted[i]!);
  }
  return list;
}

/** How to come back to a mark, perhaps without one of its answers, from a snapshot. */
export interface WayBack {
  /** The history with which to start again, */
  readonly history: History;
  /** what seats had begun by then, */
  readonly begun: ReadonlyMap<Seat, readonly Given[]>;
  /** what to answer again, */
  readonly again: readonly Given[];
  /** and what of it was only begun. */
  readonly onlyBegun: ReadonlySet<Given>;
}

export function wayBack({ counted, pending }: HistoryMark, { answers }: Snapshot, without: Given | null = null): WayBack {
  const all = [...pending].map(([seat, begun]) => [seat, begun.filter(({ given }) => given !== without)] as const);
  const before = all
    .map(([seat, begun]) => [seat, begun.filter(({ after }) => after < answers)] as const)
    .filter(([, begun]) => begun.length > 0);
  const later = all.flatMap(([, begun]) => begun.filter(({ after }) => after >= answers));
  return {
    history: new History(counted.slice(0, answers), before),
    begun: new Map(before.map(([seat, begun]) => [seat, begun.map(({ given }) => given)])),
    again: inOrder(counted, later, answers).filter((given) => given !== without),
    onlyBegun: new Set(later.map(({ given }) => given)),
  };
}

/** A position between two steps, with how much had been said before. */
export interface Snapshot {
  readonly position: Position;
  readonly answers: number;
  readonly log: number;
}

/** From this many on, every second one of the older half is let go. */
const MOST_SNAPSHOTS = 32;

/** Positions to go back to: many of the last steps, few of long ago, and always the first, from which everything can be replayed. */
export class Snapshots {
  private readonly kept: Snapshot[];

  constructor(kept: readonly Snapshot[] = []) {
    this.kept = [...kept];
  }

  /** All but the first. */
  get later(): readonly Snapshot[] {
    return this.kept.slice(1);
  }

  get last(): Snapshot {
    return this.kept.at(-1)!;
  }

  add(snapshot: Snapshot): void {
    this.kept.push(snapshot);
    if (this.kept.length <= MOST_SNAPSHOTS) return;
    for (let i = MOST_SNAPSHOTS / 2 - 1; i > 0; i -= 2) this.kept.splice(i, 1);
  }

  /** The last one from before there were more answers than this. */
  before(answers: number): Snapshot {
    return this.kept.findLast((snapshot) => snapshot.answers <= answers) ?? this.kept[0]!;
  }

  /** Those from before this one. */
  upTo(start: Snapshot): Snapshots {
    return new Snapshots(this.kept.slice(0, this.kept.indexOf(start)));
  }
}
