import { copy } from '@skerry/engine';
import type { State } from './state.ts';

/** Everything lies open, and what nobody knows yet is in no order and drawn by chance: a position holds no secret. */
export type View = State;

export const view = (state: State): View => copy(state);
