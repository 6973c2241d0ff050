import type { Play, Seat } from '@skerry/engine';
import type { ActionKind, Cause } from './state.ts';

/** A piece of rules that asks nothing. */
// oxlint-disable-next-line require-yield -- that is what it is for
export function* done<Result>(act: () => Result): Play<Result> {
  return act();
}

/** What an action is. */
export interface ActionOf {
  readonly kind: ActionKind;
  readonly seat?: Seat | null;
  readonly power?: number | null;
  readonly land?: number | null;
  readonly chain?: readonly string[];
  readonly cause?: Cause;
  /** What the log calls it; `quiet`: it is not worth a line of its own. */
  readonly name?: string;
  readonly quiet?: true;
}
