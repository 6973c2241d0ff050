import { Refusal, type Seat } from '@skerry/engine';
import type { BotLevel, Guest } from './protocol.ts';
import type { StoredSeat } from './storage.ts';

/** The level of the bot that sits in for somebody who left. */
const STAND_IN: BotLevel = 'normal';

type Seats = readonly StoredSeat[];

export function holds(seats: Seats, guest: Pick<Guest, 'id'>, seat: Seat): boolean {
  const sits = seats[seat];
  return sits?.kind === 'person' && sits.guest === guest.id;
}

/** Refuses to let a guest see or act through a seat of somebody else. */
export function requireSeat(seats: Seats, guest: Guest, seat: Seat): void {
  if (seats[seat] === undefined) throw new Refusal('no-such-seat', `This table has seats 0 to ${seats.length - 1}, not ${seat}.`);
  if (!holds(seats, guest, seat)) throw new Refusal('not-your-seat', `Seat ${seat} is not yours.`, { seat });
}

/** Somebody who acts through a seat has not left it. */
export function requireThere(seats: Seats, guest: Guest, seat: Seat): void {
  requireSeat(seats, guest, seat);
  if (!isPerson(seats, seat)) throw new Refusal('seat-left', `You have left seat ${seat}: take it back first.`, { seat });
}

/** A person who has not left. */
export function isPerson(seats: Seats, seat: Seat): boolean {
  const sits = seats[seat];
  return sits?.kind === 'person' && !sits.left;
}

/** The bot that answers for a seat, if one does. */
export function botAt(seats: Seats, seat: Seat): BotLevel | null {
  const sits = seats[seat];
  if (sits?.kind === 'bot') return sits.level;
  return sits?.kind === 'person' && sits.left ? STAND_IN : null;
}

export function isSamePerson(one: StoredSeat, other: StoredSeat): boolean {
  return one.kind === 'person' && other.kind === 'person' && one.guest === other.guest;
}

/** What the seats are called: a bot by its level. */
export function namesOf(seats: Seats): string[] {
  return seats.map((sits) => (sits.kind === 'person' ? sits.name : sits.kind === 'bot' ? sits.level : ''));
}
