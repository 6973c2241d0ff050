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

/** The wish to take something back, at a table where those whom it concerns must agree, as long as the table stands where it was uttered. */
export function openWish(wish: UndoRequest | null, number: number): UndoRequest | null {
  return wish?.number === number ? wish : null;
}

/** A seat asks for consent; `open` is the wish that is open already. */
export function asked(open: UndoRequest | null, seat: Seat, number: number, of: readonly Seat[]): UndoRequest {
  if (open?.refused != null) throw new Refusal('undo-refused', 'Another player has refused that.', { seat: open.refused });
  if (open !== null && open.seat !== seat) throw new Refusal('undo-asked', 'Another player already asks to take something back.');
  return open ?? { seat, number, of, agreed: [], refused: null };
}

/** What seats say to it. */
export function answered(open: UndoRequest | null, seats: readonly Seat[], allow: boolean): UndoRequest {
  if (open === null || open.refused !== null) throw new Refusal('stale', 'Nobody asks to take anything back any more.');
  const concerned = seats.filter((seat) => open.of.includes(seat));
  if (concerned.length === 0) throw new Refusal('not-asked', 'You are not asked whether something may be taken back.');
  return allow ? { ...open, agreed: [...new Set([...open.agreed, ...concerned])] } : { ...open, refused: concerned[0]! };
}

/** Who has left does not refuse: a bot has the seat. */
export function excused(open: UndoRequest, isThere: (seat: Seat) => boolean): UndoRequest {
  return open.refused === null ? { ...open, of: open.of.filter(isThere) } : open;
}

/** Whether everybody whom it concerns has agreed. */
export function isAgreed({ of, agreed, refused }: UndoRequest): boolean {
  return refused === null && of.every((seat) => agreed.includes(seat));
}
