import type { Seat } from '@skerry/engine';
import { meetsAll } from './island/conditions-of-lands.ts';
import { liesOn } from './island/island.ts';
import type { Modifier, ModifierKind, State } from './state.ts';

/** Whether a rule for a while holds in a land now. */
export function appliesIn(state: State, modifier: Modifier, land: number): boolean {
  const { land: where, where: tests, board } = modifier;
  return (
    (where === null || where === land) &&
    hasBegun(state, modifier) &&
    (board === undefined || liesOn(state, land, board)) &&
    (tests === undefined || meetsAll(state, land, tests, NOBODY))
  );
}

/** Whether its time has come. */
const hasBegun = ({ turn }: State, { from = 0 }: Modifier): boolean => turn >= from;

/** The rule of a kind that holds for the whole island now, if there is one. */
export const ruleOf = (state: State, kind: ModifierKind): Modifier | undefined =>
  state.modifiers.find((modifier) => modifier.kind === kind && hasBegun(state, modifier));

/** Whether a rule of a kind holds for a spirit now. */
export const holdsFor = (state: State, kind: ModifierKind, seat: Seat): boolean =>
  state.modifiers.some((modifier) => modifier.kind === kind && modifier.seat === seat && hasBegun(state, modifier));

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
