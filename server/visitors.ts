import type { Limits } from './limits.ts';
import type { Guest } from './protocol.ts';

/** A live connection, as far as its share of the server goes. */
export interface Visitor {
  readonly address: string;
  guest: Guest | null;
  /** Bytes that it was sent and has not read. */
  readonly unread: number;
  readonly following: number;
  /** Called at every heartbeat. */
  beat(): void;
  /** Asks it to go; lets it go at once. */
  close(): void;
  drop(): void;
  /** Whoever runs the house does not want him here any more. */
  turnOut(): void;
}

/** Everybody with a live connection, by address and by guest: so that nobody takes what is meant for all. */
export class Visitors {
  private readonly limits: Limits;
  private readonly all = new Set<Visitor>();
  private readonly byAddress = new Map<string, Set<Visitor>>();
  private readonly byGuest = new Map<string, Set<Visitor>>();

  constructor(limits: Limits) {
    this.limits = limits;
  }

  get size(): number {
    return this.all.size;
  }

  [Symbol.iterator](): IterableIterator<Visitor> {
    return this.all.values();
  }

  /** Whether one more may come from this address; else the reason. */
  refusalFor(address: string): string | null {
    if (this.all.size >= this.limits.connections) return 'The server is full: try again later.';
    if (countOf(this.byAddress, address) >= this.limits.connectionsOfAddress) return 'Too many connections from your address: close some.';
    return null;
  }

  enter(visitor: Visitor): void {
    this.all.add(visitor);
    put(this.byAddress, visitor.address, visitor);
  }

  /** The visitor has said who he is. False if that guest has connections enough. */
  introduce(visitor: Visitor, guest: Guest): boolean {
    if (countOf(this.byGuest, guest.id) >= this.limits.connectionsOfGuest) return false;
    visitor.guest = guest;
    put(this.byGuest, guest.id, visitor);
    return true;
  }

  leave(visitor: Visitor): void {
    this.all.delete(visitor);
    take(this.byAddress, visitor.address, visitor);
    if (visitor.guest !== null) take(this.byGuest, visitor.guest.id, visitor);
  }

  /** Whether a guest may follow one more table. */
  mayFollow(guest: Guest): boolean {
    let following = 0;
    for (const visitor of this.byGuest.get(guest.id) ?? []) following += visitor.following;
    return following < this.limits.subscriptionsOfGuest;
  }

  /** Whether those who come with this visitor leave too much unread. Asked only where he leaves a good deal unread himself. */
  readTooLittle(visitor: Visitor): boolean {
    const { unreadOfGuest, unreadOfAddress } = this.limits;
    return (
      unreadBy(this.byAddress.get(visitor.address)) > unreadOfAddress ||
      (visitor.guest !== null && unreadBy(this.byGuest.get(visitor.guest.id)) > unreadOfGuest)
    );
  }

  renamed(guest: Guest): void {
    for (const visitor of this.byGuest.get(guest.id) ?? []) visitor.guest = guest;
  }
}

function unreadBy(visitors: ReadonlySet<Visitor> | undefined): number {
  let bytes = 0;
  for (const visitor of visitors ?? []) bytes += visitor.unread;
  return bytes;
}

function countOf(map: ReadonlyMap<string, ReadonlySet<Visitor>>, whose: string): number {
  return map.get(whose)?.size ?? 0;
}

function put(map: Map<string, Set<Visitor>>, whose: string, visitor: Visitor): void {
  const some = map.get(whose);
  if (some === undefined) map.set(whose, new Set([visitor]));
  else some.add(visitor);
}

function take(map: Map<string, Set<Visitor>>, whose: string, visitor: Visitor): void {
  const some = map.get(whose);
  some?.delete(visitor);
  if (some?.size === 0) map.delete(whose);
}
