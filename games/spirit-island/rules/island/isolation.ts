import { geography } from './island.ts';
import type { State } from '../state.ts';

/** J-30.1, J-30.2: until time passes. */
export function isIsolated(state: State, space: number): boolean {
  for (const { kind, land } of state.modifiers) if (kind === 'isolate' && land === space) return true;
  return false;
}

/** J-30.2: whether an isolated land is in the way of invaders. */
export const isCutOff = (state: State, from: number, to: number): boolean => isIsolated(state, from) || isIsolated(state, to);

/** J-30.2: the lands that are adjacent for invaders. The players may allow more; what would only help the invaders they do not. */
export function nearForInvaders(state: State, land: number): readonly number[] {
  const { adjacent } = geography(state);
  if (!state.modifiers.some(({ kind }) => kind === 'isolate')) return adjacent[land]!;
  return adjacent[land]!.filter((near) => !isCutOff(state, land, near));
}
