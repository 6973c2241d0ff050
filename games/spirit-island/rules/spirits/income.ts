import type { Seat } from '@skerry/engine';
import { income } from './elements.ts';
import { sumOf } from '../modifiers.ts';
import type { State } from '../state.ts';

/** J-7.6: what the tracks of a spirit bring in a turn, and what the island gives besides. */
export const incomeOf = (state: State, seat: Seat): number => income(state.spirits[seat]!) + sumOf(state, 'more-income');
