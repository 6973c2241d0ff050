import { meetsAll } from './conditions-of-lands.ts';
import type { Modifier, ModifierKind, State } from './state.ts';

/** Whether a rule for a while holds in a land now. */
export function appliesIn(state: State, { land: where, where: tests, since = 0 }: Modifier, land: number): boolean {
  return state.turn >= since && (where === null || where === land) && (tests === undefined || meetsAll(state, land, tests, NOBODY));
}

/** A rule of a card that is nobody's looks at the land alone. */
const NOBODY = { user: null, target: null } as const;

/** All that rules of a kind give to a land, added up. */
export function sumIn(state: State, kind: ModifierKind, land: number): number {
  let sum = 0;
  for (const modifier of state.modifiers) if (modifier.kind === kind && appliesIn(state, modifier, land)) sum += modifier.amount;
  return sum;
}

/** All that rules of a kind give wherever one is. */
export const sumOf = ({ modifiers }: State, kind: ModifierKind): number =>
  modifiers.reduce((sum, modifier) => sum + (modifier.kind === kind ? modifier.amount : 0), 0);

export function holdsIn(state: State, kind: ModifierKind, land: number): boolean {
  for (const modifier of state.modifiers) if (modifier.kind === kind && appliesIn(state, modifier, land)) return true;
  return false;
}
