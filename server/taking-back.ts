import { Refusal, type Seat, type Session } from '@skerry/engine';
import { answered, asked, concernedBy, excused, isAgreed, openWish, requireUndoable } from './consent.ts';
import type { Course } from './course.ts';
import type { ActReply, Guest, UndoRequest } from './protocol.ts';
import { botAt, holds, isPerson, isSamePerson, requireThere } from './sitting.ts';
import type { StoredSeat, StoredTable } from './storage.ts';

/** The table at which something is taken back. */
interface TakenBackAt {
  readonly stored: StoredTable;
  readonly course: Course;
  /** The number of the last act that is on disk. */
  readonly number: number;
  /** The session, to be played on. */
  requirePlaying(): Session;
  /** Reads acts up to this number, if there are so many. */
  reach(number: number): Promise<void>;
  /** Acts; where another copy of the server was faster, once more on what there is then. */
  untilFirst(act: () => Promise<number>): Promise<number>;
  /** Changes the wish as it is in the store by now. */
  wish(change: (open: UndoRequest | null) => UndoRequest): Promise<UndoRequest>;
}

/**
 * Takes back what somebody answered last; where the table wants that, with the consent of those whom it concerns. The wish lies in the store
 * with the table, so that they may be connected to any copy of the server.
 */
export class TakingBack {
  private readonly table: TakenBackAt;

  constructor(table: TakenBackAt) {
    this.table = table;
  }

  async undo(guest: Guest, seat: Seat, number: number): Promise<ActReply> {
    const { table } = this;
    await table.reach(number);
    let asks: readonly Seat[] = [];
    let wish: UndoRequest | null = null;
    const done = await table.untilFirst(async () => {
      asks = [];
      const { seats, consent } = table.stored;
      requireThere(seats, guest, seat);
      const session = table.requirePlaying();
      const { acts } = table.course;
      // What was sent twice, or comes too late, is nobody else's concern.
      const isNew = acts.slice(number).every((act) => act.seat !== seat);
      if (consent && isNew) asks = [...concernedBy(acts, seat)].filter((other) => isPerson(seats, other) && !holds(seats, guest, other));
      if (asks.length === 0) return table.course.undo(session, seat, number, this.losingWith(seat));
      requireUndoable(session, seat, [...this.losingWith(seat), ...asks]);
      const { length } = acts;
      wish = await table.wish((open) => asked(open, seat, length, asks));
      return table.number;
    });
    if (asks.length === 0) return { number: done };
    // Everybody had agreed, and the copy of the server that was to carry it out did not come to it.
    if (wish !== null && isAgreed(wish)) return { number: await this.carryOut() };
    return { number: done, asks };
  }

  /** What a guest says to the wish of another. */
  async agree(guest: Guest, number: number, allow: boolean): Promise<ActReply> {
    const { table } = this;
    await table.reach(number);
    const { seats } = table.stored;
    const own = seats.flatMap((_, seat) => (holds(seats, guest, seat) && isPerson(seats, seat) ? [seat] : []));
    if (own.length === 0) throw new Refusal('not-your-seat', 'You do not sit at this table.');
    const wish = await table.wish((open) => {
      if (number !== table.course.acts.length) throw hasGoneOn();
      return answered(open, own, allow);
    });
    return { number: isAgreed(wish) ? await this.carryOut() : table.number };
  }

  /** The wish as it is when these sit there, if one is open. */
  among(seats: readonly StoredSeat[]): UndoRequest | null {
    const open = openWish(this.table.stored.request, this.table.course.acts.length);
    return open === null ? null : excused(open, (seat) => isPerson(seats, seat));
  }

  /** Everybody has agreed: what they did since goes with it. */
  carryOut(): Promise<number> {
    const { table } = this;
    return table.untilFirst(async () => {
      const wish = openWish(table.stored.request, table.course.acts.length);
      if (wish === null) throw hasGoneOn();
      const { seat, number, agreed } = wish;
      return table.course.undo(table.requirePlaying(), seat, number, [...this.losingWith(seat), ...agreed]);
    });
  }

  /**
   * The seats that may lose their answers when one takes back its own: bots, and the same person's. What somebody answered before he left is
   * his own.
   */
  private losingWith(seat: Seat): Seat[] {
    const { seats } = this.table.stored;
    const sits = seats[seat]!;
    return seats.flatMap((other, at) => {
      const loses =
        isSamePerson(other, sits) || other.kind === 'bot' || (botAt(seats, at) !== null && this.table.course.onlyBotsSince(seat, at));
      return at !== seat && loses ? [at] : [];
    });
  }
}

function hasGoneOn(): Refusal {
  return new Refusal('stale', 'The game has gone on: nobody asks that any more.');
}
