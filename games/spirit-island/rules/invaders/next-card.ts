import { outermost } from '../island/shown-lands.ts';
import type { ModifierKind, State } from '../state.ts';

/** What a fear card has in store for the next card of the build or explore step. */
export type Fate = 'passes-lowest' | 'waits' | 'comes-to-nothing';
type CardStep = 'build' | 'explore';

const fates: readonly Fate[] = ['passes-lowest', 'waits', 'comes-to-nothing'];

const placeOf = ({ modifiers }: State, step: CardStep, fate: Fate): number =>
  modifiers.findIndex(({ kind }) => kind === (`${step}-${fate}` satisfies ModifierKind));

/** What waits for the next card of a step, if anything does. */
export const fateOfNext = (state: State, step: CardStep): Fate | null => fates.find((fate) => placeOf(state, step, fate) >= 0) ?? null;

/** The same, and it is spent. */
export function takeFate(state: State, step: CardStep): Fate | null {
  const fate = fateOfNext(state, step);
  if (fate !== null) state.modifiers.splice(placeOf(state, step, fate), 1);
  return fate;
}

/** Of the lands that a card fits those that are passed over: all of them, or on each board the one with the lowest number. */
export function passedOver(state: State, fate: Fate | null, fitting: readonly number[]): readonly number[] {
  if (fate === null) return [];
  return fate === 'passes-lowest' ? outermost(state, fitting, 'lowest') : fitting;
}
