import { DREAM_FEAR, isDream } from './dreams.ts';
import { fearOfPower, generateFear } from '../fear-and-blight/fear.ts';
import { healthOf } from './health.ts';
import { geography } from '../island/island.ts';
import { merge, putHumans, takeHumans } from './pieces.ts';
import { current, note } from '../record.ts';
import { isImmune } from '../scenarios/immunity.ts';
import { CITY, DAHAN, type Group, type Human, type SpiritTable, type State, TOWN } from '../state.ts';

/** J-3.2 */
const FEAR = [0, 1, 2, 0] as const;

/** Dahan that ignore damage and destruction. */
export function isSafe(state: State, land: number, kind: Human): boolean {
  return (
    kind === DAHAN && state.modifiers.some((rule) => rule.land === land && (rule.kind === 'dahan-safe' || rule.kind === 'dahan-unchanged'))
  );
}

/** Dahan that nothing can change: they are not moved, removed or replaced either. */
export function isUnchanged(state: State, land: number, kind: Human): boolean {
  return kind === DAHAN && state.modifiers.some((rule) => rule.land === land && rule.kind === 'dahan-unchanged');
}

/** J-13.12: who is saved from being destroyed loses all damage. */
export function save(state: State, land: number, group: Group, count: number): void {
  if (group.damage === 0 || count === 0) return;
  const { kind, strife, dream } = group;
  takeHumans(state, land, group, count);
  putHumans(state, land, kind, count, 0, strife, dream);
}

/** How many dahan of a land are spared whenever dahan would be destroyed there. */
export function sparedIn(state: State, land: number): number {
  let most = 0;
  for (const { kind, land: where, amount } of state.modifiers)
    if ((kind === 'spare-dahan' || kind === 'spare-dahan-once') && where === land) most += amount;
  return most;
}

/** Spares as many of those who would be destroyed as rules of this turn say, in each action anew; returns how many. */
export function spare(state: State, land: number, group: Group, count: number): number {
  if (group.kind !== DAHAN) return 0;
  const most = sparedIn(state, land);
  if (most === 0) return 0;
  const { done } = current(state);
  const already = done.filter((one) => one === `spared ${land}`).length;
  const some = Math.max(0, Math.min(count, most - already));
  for (let i = 0; i < some; i++) done.push(`spared ${land}`);
  if (some > 0) keepSafe(state, land, group, some);
  return some;
}

/** J-36.21: what an action does but once. */
export const DISASTER = 'disaster';

/** What nothing can happen to for the rest of the action has been dreamt of, or saved. */
const SAFE = -1;

/** J-13.12, J-13.13: who was saved is whole again, and the same action does no more to it. */
export function keepSafe(state: State, land: number, group: Group, count: number): Group {
  const { kind, strife } = group;
  takeHumans(state, land, group, count);
  return putHumans(state, land, kind, count, 0, strife, SAFE);
}

/** J-13.13: the action from which they were saved is over, whatever they have become; what a power around it has dreamt ends with that power. */
export function endSafety(state: State): void {
  if (state.actions.slice(0, -1).some(({ power }) => power !== null)) return;
  state.spaces.forEach(({ groups }, land) => {
    const saved = groups.filter((group) => group.dream === SAFE);
    for (const group of saved) group.dream = 0;
    if (saved.length > 0) merge(state, land);
  });
}

/** What follows whenever humans are destroyed. */
export function destroyed(table: SpiritTable, land: number, kind: Human, count: number): void {
  const { state } = table;
  note(state, { what: 'destroyed', kind, land, count });
  const scares = kind !== TOWN && kind !== CITY ? true : !state.modifiers.some((rule) => rule.kind === 'no-fear-for-buildings');
  if (scares) generateFear(table, FEAR[kind] * count, land);
  if (kind === DAHAN) return;
  // Portents of Disaster: said twice of a land, both come true at once.
  const omens = state.modifiers.filter((rule) => rule.kind === 'next-destroyed-fear' && rule.land === land);
  if (omens.length === 0) return;
  state.modifiers = state.modifiers.filter((rule) => !omens.includes(rule));
  generateFear(
    table,
    omens.reduce((sum, { amount }) => sum + amount, 0),
    land,
  );
}

/** J-13.10, J-13.11: who has left the land that gave health, and has more damage than health now, is destroyed at once. */
export function succumb(table: SpiritTable, land: number, group: Group): void {
  const { state } = table;
  const { kind, damage, strife } = group;
  if (damage === 0 || damage < healthOf(state, land, kind, strife)) return;
  if (isSafe(state, land, kind) || isImmune(state, land, kind)) {
    save(state, land, group, 1);
    return;
  }
  if (state.actions.length > 0 && spare(state, land, group, 1) > 0) return;
  // J-23.9
  if (isDream(state)) {
    const { dream } = group;
    keepSafe(state, land, group, 1);
    if (dream < 0) return;
    table.log({ what: 'dreamt', land, piece: kind, n: 1, rule: 'J-23.9' });
    fearOfPower(table, DREAM_FEAR[kind], land);
    return;
  }
  takeHumans(state, land, group, 1);
  table.log({ what: 'destroyed', land, piece: kind, n: 1, rule: 'J-13.11' });
  destroyed(table, land, kind, 1);
}

/** The same for all in a land, or (null) everywhere, after their health has changed. */
export function weaken(table: SpiritTable, land: number | null): void {
  const { state } = table;
  const lands = land === null ? Array.from({ length: geography(state).spaces }, (_, space) => space) : [land];
  for (const space of lands)
    for (const group of state.spaces[space]!.groups.filter(({ damage }) => damage > 0))
      for (let count = group.count; count > 0; count--) succumb(table, space, group);
}

/** J-13.10, J-31.13: health that depends on who is in the land may be gone with them. */
export function weakenWhereItDepends(table: SpiritTable): void {
  if (table.state.modifiers.some(({ kind, where }) => kind === 'less-health' || (kind === 'health' && where !== undefined)))
    weaken(table, null);
}
