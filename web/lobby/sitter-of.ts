import type { SeatInfo } from '@skerry/server/protocol';
import type { Sitter } from '../client/table-client.ts';

/** Somebody at a server's table, for who only reads of it. */
export function sitterOf(seat: SeatInfo): Sitter {
  return { sits: seat.kind === 'open' ? 'nobody' : seat.kind, name: seat.kind === 'person' ? seat.name : null, connected: true };
}
