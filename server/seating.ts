import { Refusal, type Seat } from '@skerry/engine';
import type { LiveTable } from './live-table.ts';
import type { ChangeSeatBody, Guest, SeatWish } from './protocol.ts';
import { newSeatKey } from './secrets.ts';
import type { StoredSeat } from './storage.ts';

const GOT_UP = 'You have got up from this seat.';
const REMOVED = 'The host has given your seat away.';

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

function requireWelcome(table: LiveTable, guest: Guest): void {
  if (table.stored.barred.includes(guest.id)) throw new Refusal('barred', 'The host does not want you at this table.');
}

/**
 * Takes an open seat. Who already sits there and names no seat stays where he is; who names another one moves there, so that a guest
 * has one seat. Only the host, who may pass his device around, can have several.
 */
export function join(table: LiveTable, guest: Guest, wanted: Seat | undefined): Promise<void> {
  return table.inTurn(async () => {
    if (wanted === undefined && table.seats.some((_, seat) => table.holds(guest, seat))) return;
    if (wanted !== undefined && table.seats[wanted] === undefined) throw new Refusal('no-such-seat', `This table has no seat ${wanted}.`);
    if (wanted !== undefined && table.holds(guest, wanted)) return;
    const seat = wanted ?? table.seats.findIndex(({ kind }) => kind === 'open');
    if (table.status === 'stalled') throw table.rulesGone();
    requireWelcome(table, guest);
    if (table.seats[seat]?.kind !== 'open') {
      throw new Refusal(
        'no-open-seat',
        wanted === undefined ? 'No seat is open at this table; you can watch.' : `Seat ${wanted} is taken.`,
      );
    }
    const before = table.stored.host === guest.id ? [] : table.seats.flatMap((_, other) => (table.holds(guest, other) ? [other] : []));
    await table.seat(new Map<Seat, StoredSeat>([...before.map((other) => [other, { kind: 'open' }] as const), [seat, person(guest)]]));
    for (const other of before) table.endOf(guest.id, other, GOT_UP);
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
    const isEmpty = table.status === 'waiting' && table.seats.every(({ kind }) => kind !== 'person');
    if (isEmpty) table.putAway();
    return isEmpty;
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
    requireWelcome(table, guest);
    // A link that has been used is of no use to whoever finds it later.
    const next = sits.guest === guest.id ? sits.key : newSeatKey();
    await table.seat(new Map([[seat, { ...sits, guest: guest.id, name: guest.name, left: false, key: next }]]));
    if (sits.guest !== guest.id) table.endOf(sits.guest, seat, 'This seat was taken over on another device.');
  });
}

/**
 * The host says whom a table that has not begun waits for; he may take a seat from somebody, and bar him from the table. In the game he can
 * only give somebody's seat to a bot.
 */
export function changeSeat(table: LiveTable, host: Guest, { seat, to, bar = false }: ChangeSeatBody): Promise<void> {
  return table.inTurn(async () => {
    if (table.stored.host !== host.id) throw new Refusal('not-the-host', 'Only who made the table can change its seats.');
    const sits = table.seats[seat];
    if (sits === undefined) throw new Refusal('no-such-seat', `This table has no seat ${seat}.`);
    const removed = sits.kind === 'person' && sits.guest !== host.id ? sits : null;
    const isBotForSomebody = removed !== null && to.kind === 'bot' && table.status === 'running';
    if (table.status !== 'waiting' && !isBotForSomebody)
      throw new Refusal('already-begun', "The game has begun; now only somebody else's seat can be given to a bot.");
    if (removed !== null && to.kind === 'me') throw new Refusal('seat-taken', `Seat ${seat} is taken by ${removed.name}.`);
    const barred = bar && removed !== null ? [removed.guest] : [];
    await table.seat(new Map([[seat, sitsAs(to, host)]]), barred);
    if (removed !== null) table.endOf(removed.guest, seat, REMOVED);
    else if (sits.kind === 'person' && to.kind !== 'me') table.endOf(host.id, seat, GOT_UP);
  });
}

/** Somebody who sits there lets a table go on under the rules of now, from where it fits them. */
export function goOn(table: LiveTable, guest: Guest): Promise<void> {
  return table.inTurn(async () => {
    ownSeats(table, guest, undefined);
    await table.goOn();
  });
}
