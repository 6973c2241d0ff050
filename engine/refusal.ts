import type { Plain } from './plain.ts';

/**
 * Something that was asked of the engine and may not be done: an answer out of turn, a broken save, an unknown option.
 * `code` is for programs (and for a sentence in the reader's language), `message` is the sentence in English.
 * A refusal changes nothing.
 */
export class Refusal extends Error {
  readonly code: string;
  readonly facts: { readonly [name: string]: Plain };

  constructor(code: string, message: string, facts: { readonly [name: string]: Plain } = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.facts = facts;
  }
}

const LONGEST_SHOWN = 100;

/**
 * How a sentence shows what somebody gave instead. Objects from outside may not even be able to become text, and a text may be very long or
 * hold what a terminal would obey.
 */
export function shown(value: unknown): string {
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = String(value).replaceAll(/[\p{Cc}\p{Cs}]/gu, '?');
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}
