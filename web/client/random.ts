/** Letters and digits that one can read to somebody. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A name that nobody guesses, for tables and seeds. `crypto.randomUUID` is missing on plain http. */
export function randomName(length: number): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(length)), (word) => LETTERS[word % LETTERS.length]).join('');
}

export function randomIndex(below: number): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % below;
}
