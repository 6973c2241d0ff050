import { Refusal, type Seat } from '@skerry/engine';
import type { LiveTable } from './live-table.ts';
import type { Guest, SeatWish } from './protocol.ts';
import { newSeatKey } from './secrets.ts';
import type { StoredSeat } from './storage.ts';

const GOT_UP = 'You have got up from this seat.';

function person(guest: Guest): StoredSeat {
  return { kind: 'person', guest: guest.id, name: guest.name, left: false, key: newSeatKey() };
}

export function sitsAs(wish: SeatWish, guest: Guest): StoredSeat {
  return wish.kind === 'me' ? person(guest) : wish;
}

/** The seats of a guest, or the one that was named. */
function ownSeats(table: LiveTable, guest: Guest, seat: Seat | undefined): Seat[] {
  if (seat !== undefined) {
    table.requireSeat(guest, seat);
    return [seat];
  }
  const seats = table.seats.flatMap((_, i) => (table.holds(guest, i) ? [i] : []));
  if (seats.length === 0) throw new Refusal('not-your-seat', 'You have no seat at this table.');
  return seats;
}

/** Takes an open seat. Who already sits there and names no seat stays where he is. */
export function join(table: LiveTable, guest: Guest, wanted: Seat | undefined): Promise<void> {
  return table.inTurn(async () => {
    if (wanted === undefined && table.seats.some((_, seat) => table.holds(guest, seat))) return;
    if (wanted !== undefined && table.seats[wanted] === undefined) throw new Refusal('no-such-seat', `This table has no seat ${wanted}.`);
    if (wanted !== undefined && table.holds(guest, wanted)) return;
    const seat = wanted ?? table.seats.findIndex(({ kind }) => kind === 'open');
    if (table.status === 'stalled') throw table.rulesGone();
    if (table.seats[seat]?.kind !== 'open') {
      throw new Refusal(
        'no-open-seat',
        wanted === undefined ? 'No seat is open at this table; you can watch.' : `Seat ${wanted} is taken.`,
      );
    }
    await table.seat(new Map([[seat, person(guest)]]));
  });
}

/**
 * Gets up. Before the game has begun the seat is open again; in the game a bot sits in, and the seat can be taken back.
 * Returns whether the table can be thrown away, because it had not begun and nobody is left.
 */
export function leave(table: LiveTable, guest: Guest, wanted: Seat | undefined): Promise<boolean> {
  return table.inTurn(async () => {
    const seats = ownSeats(table, guest, wanted);
    if (table.status === 'finished' || table.status === 'stalled') return false;
    const changes = seats.map((seat): [Seat, StoredSeat] => {
      const sits = table.seats[seat] as StoredSeat & { kind: 'person' };
      return [seat, table.status === 'waiting' ? { kind: 'open' } : { ...sits, left: true }];
    });
    const waiting = table.status === 'waiting';
    await table.seat(new Map(changes));
    // Somebody else may sit there when the game begins, whose hand is nobody's business.
    if (waiting) for (const seat of seats) table.endOf(guest.id, seat, GOT_UP);
    return table.status === 'waiting' && table.seats.every(({ kind }) => kind !== 'person');
  });
}

/** Takes a seat back that one had left. */
export function comeBack(table: LiveTable, guest: Guest, wanted: Seat | undefined): Promise<void> {
  return table.inTurn(async () => {
    const seats = ownSeats(table, guest, wanted);
    await table.seat(new Map(seats.map((seat) => [seat, { ...(table.seats[seat] as StoredSeat & { kind: 'person' }), left: false }])));
  });
}

/** Takes a seat by the secret of its link: the same person on another device, who is another guest there. */
export function claim(table: LiveTable, guest: Guest, key: string): Promise<void> {
  return table.inTurn(async () => {
    const seat = table.seats.findIndex((sits) => sits.kind === 'person' && sits.key === key);
    const sits = table.seats[seat];
    if (sits?.kind !== 'person') throw new Refusal('wrong-key', 'This seat link does not belong to a seat at this table.');
    await table.seat(new Map([[seat, { ...sits, guest: guest.id, name: guest.name, left: false }]]));
    if (sits.guest !== guest.id) table.endOf(sits.guest, seat, 'This seat was taken over on another device.');
  });
}

/** The host says whom a table that has not begun waits for. */
export function changeSeat(table: LiveTable, guest: Guest, seat: Seat, to: SeatWish): Promise<void> {
  return table.inTurn(async () => {
    if (table.stored.host !== guest.id) throw new Refusal('not-the-host', 'Only who made the table can change its seats.');
    if (table.status !== 'waiting') throw new Refusal('already-begun', 'The game has begun; seats cannot be changed any more.');
    const sits = table.seats[seat];
    if (sits === undefined) throw new Refusal('no-such-seat', `This table has no seat ${seat}.`);
    if (sits.kind === 'person' && sits.guest !== guest.id) throw new Refusal('seat-taken', `Seat ${seat} is taken by ${sits.name}.`);
    await table.seat(new Map([[seat, sitsAs(to, guest)]]));
    if (sits.kind === 'person' && to.kind !== 'me') table.endOf(guest.id, seat, GOT_UP);
  });
}
