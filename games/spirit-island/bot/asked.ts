import type { Answer, Seat } from '@skerry/engine';
import type { State } from '../rules/state.ts';

/** A question as far as it is judged. */
export interface Asked {
  readonly seat: Seat;
  readonly name: string;
  readonly answers: readonly Answer[];
  readonly more?: { readonly about?: unknown; readonly proposals?: readonly Answer[] | undefined } | undefined;
}

/** The rough worth of an answer. */
export type Score = (state: State, seat: Seat, answer: never, asked: Asked) => number;

export const aboutOf = (asked: Asked): Record<string, unknown> => (asked.more?.about ?? {}) as Record<string, unknown>;
