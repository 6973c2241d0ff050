import { hasChange } from '../adversaries/enemy.ts';
import { BLIGHT, CITY, DAHAN, EXPLORER, type Group, type Human, type Space, type State, type Token, TOWN } from '../state.ts';

const HEALTH = [1, 2, 3, 2] as const;
const DAMAGE = [1, 2, 3, 2] as const;

export function emptySpace(): Space {
  return { groups: [], tokens: [0, 0, 0, 0, 0, 0] };
}

export function tokens({ spaces }: State, land: number, token: Token): number {
  return spaces[land]!.tokens[token - BLIGHT]!;
}

export function changeTokens({ spaces }: State, land: number, token: Token, by: number): void {
  spaces[land]!.tokens[token - BLIGHT]! += by;
}

export const isToken = (piece: number): piece is Token => piece >= BLIGHT;

/** How many humans of a kind are there. */
export function humans({ spaces }: State, land: number, kind: Human): number {
  let count = 0;
  for (const group of spaces[land]!.groups) if (group.kind === kind) count += group.count;
  return count;
}

export function invadersIn({ spaces }: State, land: number): number {
  let count = 0;
  for (const group of spaces[land]!.groups) if (group.kind !== DAHAN) count += group.count;
  return count;
}

export function buildingsIn(state: State, land: number): number {
  let count = 0;
  for (const { kind, count: some } of state.spaces[land]!.groups) if (kind === TOWN || kind === CITY) count += some;
  return count;
}

export function dahanIn(state: State, land: number): number {
  return humans(state, land, DAHAN);
}

/** Puts humans into a land, beside those who are like them. */
export function putHumans({ spaces }: State, land: number, kind: Human, count: number, damage = 0, strife = 0, dream = 0): Group {
  const { groups } = spaces[land]!;
  for (const group of groups) {
    if (group.kind !== kind || group.damage !== damage || group.strife !== strife || group.dream !== dream) continue;
    group.count += count;
    return group;
  }
  const group = { kind, damage, strife, dream, count };
  groups.push(group);
  return group;
}

/** Takes humans out of a group. */
export function takeHumans({ spaces }: State, land: number, group: Group, count: number): void {
  group.count -= count;
  if (group.count > 0) return;
  const { groups } = spaces[land]!;
  groups.splice(groups.indexOf(group), 1);
}

/** Humans of one kind and state, as an answer names them. */
export interface Those {
  readonly piece: Human;
  readonly damage: number;
  readonly strife: number;
  readonly dream: number;
}

export const those = ({ kind, damage, strife, dream }: Group): Those => ({ piece: kind, damage, strife, dream });

export function groupOf({ spaces }: State, land: number, { piece, damage, strife, dream }: Those): Group {
  return spaces[land]!.groups.find(
    (group) => group.kind === piece && group.damage === damage && group.strife === strife && group.dream === dream,
  )!;
}

/** Humans who differ in nothing any more stand together. */
export function merge(state: State, land: number): void {
  const { groups } = state.spaces[land]!;
  state.spaces[land]!.groups = [];
  for (const { kind, damage, strife, dream, count } of groups) putHumans(state, land, kind, count, damage, strife, dream);
}

/** What a human deals. */
export function damageBy(state: State, kind: Human): number {
  if (hasChange(state, 'fine-steel')) {
    if (kind === TOWN) return 3;
    if (kind === CITY) return 5;
  }
  // J-36.20
  if (kind === EXPLORER && hasChange(state, 'hunters-seek-shell-and-hide')) return DAMAGE[kind] + 1;
  return DAMAGE[kind];
}

/** Base health, which is what counts for those that have left the island. */
export const baseHealth = (kind: Human): number => HEALTH[kind];

export const larger = (kind: Human): Human => (kind === EXPLORER ? TOWN : CITY);
export const smaller = (kind: Human): Human => (kind === CITY ? TOWN : EXPLORER);
