import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for each other when a link is read aloud. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

function word(length: number): string {
  let text = '';
  for (let i = 0; i < length; i++) text += ALPHABET[randomInt(ALPHABET.length)]!;
  return text;
}

/** Public, but not to be guessed: 60 bits. */
export function newTableId(): string {
  return word(12);
}

export function newGuestId(): string {
  return word(12);
}

/** A guest's token: 256 bits. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}

/** The secret of a seat link: 130 bits. It is shown again to whoever holds the seat, so it is stored as it is. */
export function newSeatKey(): string {
  return word(26);
}

export function newSeed(): string {
  return randomBytes(16).toString('hex');
}
