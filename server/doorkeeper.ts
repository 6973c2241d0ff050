import { createHmac } from 'node:crypto';
import { Refusal } from '@skerry/engine';
import { Networks } from './addresses.ts';
import type { Storage } from './storage.ts';

/** Knows whom whoever runs the house does not let in, as it was in the store a moment ago. */
export class Doorkeeper {
  private readonly storage: Storage;
  private guests: ReadonlySet<string> = new Set();
  private networks = new Networks();
  private salt = '';

  constructor(storage: Storage) {
    this.storage = storage;
  }

  /** Reads anew who is not let in. */
  async look(): Promise<void> {
    const [bars, salt] = await Promise.all([this.storage.bars(), this.storage.salt()]);
    this.guests = new Set(bars.flatMap(({ kind, whom }) => (kind === 'address' ? [] : [whom])));
    this.networks = new Networks(bars.flatMap(({ kind, whom }) => (kind === 'address' ? [whom] : [])));
    this.salt = salt;
  }

  /** Why nobody from this address is let in; null where that is not so. */
  refusalFor(address: string): Refusal | null {
    return this.networks.has(address) ? new Refusal('turned-away', 'Whoever runs this house does not let you in.') : null;
  }

  requireWelcome(guest: string): void {
    if (this.guests.has(guest)) throw new Refusal('turned-away', 'Whoever runs this house does not let you in.');
  }

  /** Whether somebody who is here has to go. */
  turnsOut(guest: string | null, address: string): boolean {
    return (guest !== null && this.guests.has(guest)) || this.networks.has(address);
  }

  /** The mark of an address: what comes from it is known to belong together, on every copy, and the address itself is not stored. */
  markOf(address: string): string {
    return createHmac('sha256', this.salt).update(address).digest('base64url').slice(0, 16);
  }
}
