import type { Play } from '@skerry/engine';
import { optionAnswer } from './answers.ts';
import { seatWith } from './island.ts';
import { dahanIn, damageBy, putHumans, takeHumans } from './pieces.ts';
import { DAHAN, EXPLORER, type Group, type SpiritTable, type State } from './state.ts';

/** J-40.21 */
const ENTHRALLED_BY_EACH = 2;

/** Invaders of one kind and condition who do not participate in a ravage. */
export type Aside = Readonly<Group>;

/** J-31.5: who would not participate in a ravage as things stand: the most harmful, as many as there may be. */
export function sittingOut(state: State, land: number): Aside[] {
  const aside = enthralled(state, land, Infinity);
  let left = 0;
  for (const { kind, land: where, amount } of state.modifiers) if (kind === 'sit-out-damaged' && where === land) left += amount;
  if (left === 0) return aside;
  const damaged = state.spaces[land]!.groups.filter(({ kind, damage }) => kind !== DAHAN && damage > 0).toSorted(
    (one, other) => harmOf(state, other) - harmOf(state, one),
  );
  for (const group of damaged) {
    const taken = aside.find(({ kind, damage, strife }) => kind === group.kind && damage === group.damage && strife === group.strife);
    const count = Math.min(left, group.count - (taken?.count ?? 0));
    if (count > 0) aside.push({ ...group, count });
    left -= count;
  }
  return aside;
}

const harmOf = (state: State, { kind, strife }: Group): number => (strife > 0 ? 0 : damageBy(state, kind));

/** Up to so many explorers beside Lure's presence. */
function enthralled(state: State, land: number, most: number): Aside[] {
  const seat = seatWith(state, 'enthrall-the-foreign-explorers');
  let left = seat < 0 ? 0 : Math.min(most, ENTHRALLED_BY_EACH * state.spirits[seat]!.presence[land]!);
  const aside: Aside[] = [];
  const explorers = state.spaces[land]!.groups.filter(({ kind }) => kind === EXPLORER).toSorted(
    (one, other) => harmOf(state, other) - harmOf(state, one),
  );
  for (const group of explorers) {
    const count = Math.min(left, group.count);
    if (count > 0) aside.push({ ...group, count });
    left -= count;
  }
  return aside;
}

/** Takes those who sit out from the land; where dahan fight back, Lure says how many explorers they are. */
export function* setAside(table: SpiritTable, land: number): Play<Aside[]> {
  const { state } = table;
  let aside = sittingOut(state, land);
  const seat = seatWith(state, 'enthrall-the-foreign-explorers');
  const most = enthralled(state, land, Infinity).reduce((sum, { count }) => sum + count, 0);
  if (most > 0 && dahanIn(state, land) > 0) {
    const numbers = Array.from({ length: most + 1 }, (_, i) => optionAnswer(most - i));
    const { option } = yield* table.ask(seat, 'enthrall', numbers, { about: { land } });
    aside = [...enthralled(state, land, option), ...aside.filter(({ kind }) => kind !== EXPLORER)];
  }
  for (const { count, ...those } of aside) {
    const group = state.spaces[land]!.groups.find(
      ({ kind, damage, strife, dream }) =>
        kind === those.kind && damage === those.damage && strife === those.strife && dream === those.dream,
    );
    if (group !== undefined) takeHumans(state, land, group, count);
  }
  return aside;
}

export function putBack(state: State, land: number, aside: readonly Aside[]): void {
  for (const { kind, damage, strife, dream, count } of aside) putHumans(state, land, kind, count, damage, strife, dream);
}
