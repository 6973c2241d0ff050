import { Refusal, Session, type Seat } from '@skerry/engine';
import type { UndoRequest } from './protocol.ts';
import type { StoredAct } from './storage.ts';

/**
 * Whom it concerns when a seat takes back what it answered last: who was asked something because of it, or has acted since. A seat that was
 * asked before, and has only thought on, loses nothing.
 */
export function concernedBy(acts: readonly StoredAct[], seat: Seat): ReadonlySet<Seat> {
  const at = lastStanding(acts, seat);
  const before = acts[at - 1]?.asked ?? [];
  const concerned = new Set<Seat>();
  for (const act of acts.slice(Math.max(0, at))) {
    for (const asked of act.asked) if (!before.includes(asked)) concerned.add(asked);
    if (act.kind === 'answer' && !act.byBot) concerned.add(act.seat);
  }
  concerned.delete(seat);
  return concerned;
}

/** Where the last answer of a seat stands that it has not taken back. */
function lastStanding(acts: readonly StoredAct[], seat: Seat): number {
  let undone = 0;
  return acts.findLastIndex((act) => {
    if (act.seat !== seat) return false;
    if (act.kind === 'undo') undone++;
    return act.kind === 'answer' && undone-- === 0;
  });
}

/** Refuses what the rules would not let be taken back, before anybody is asked for consent: tried on a copy. */
export function requireUndoable(session: Session, seat: Seat, along: readonly Seat[]): void {
  const { game, config, seed } = session;
  Session.thaw(game, config.players, config.options, seed, structuredClone(session.freeze())).undo(seat, along);
}

/**
 * The wish to take something back, at a table where those whom it concerns must agree. It falls with the next act, whatever that is. It is
 * kept in memory: after a restart the table stands as it stood, and who still wishes asks again.
 */
export class Consent {
  private wish: UndoRequest | null = null;

  /** The wish, as long as the table stands where it was uttered. */
  request(number: number): UndoRequest | null {
    if (this.wish?.number !== number) this.wish = null;
    return this.wish;
  }

  ask(seat: Seat, number: number, of: readonly Seat[]): void {
    const open = this.request(number);
    if (open?.refused != null) throw new Refusal('undo-refused', 'Another player has refused that.', { seat: open.refused });
    if (open !== null && open.seat !== seat) throw new Refusal('undo-asked', 'Another player already asks to take something back.');
    if (open === null) this.wish = { seat, number, of, agreed: [], refused: null };
  }

  /** What seats say to it. True when everybody has agreed. */
  hear(seats: readonly Seat[], number: number, allow: boolean): boolean {
    const open = this.request(number);
    if (open === null || open.refused !== null) throw new Refusal('stale', 'Nobody asks to take anything back any more.');
    const asked = seats.filter((seat) => open.of.includes(seat));
    if (asked.length === 0) throw new Refusal('not-asked', 'You are not asked whether something may be taken back.');
    this.wish = allow ? { ...open, agreed: [...new Set([...open.agreed, ...asked])] } : { ...open, refused: asked[0]! };
    return allow && this.isAgreed;
  }

  /** Who has left does not refuse: a bot has the seat. True when everybody else has agreed. */
  excuse(isThere: (seat: Seat) => boolean): boolean {
    if (this.wish === null || this.wish.refused !== null) return false;
    this.wish = { ...this.wish, of: this.wish.of.filter(isThere) };
    return this.isAgreed;
  }

  private get isAgreed(): boolean {
    return this.wish !== null && this.wish.of.every((seat) => this.wish!.agreed.includes(seat));
  }
}
