import type { Play } from '@skerry/engine';
import { optionAnswer, type PieceAnswer, stop } from '../answers.ts';
import { deciderFor, seatWith } from '../island/island.ts';
import { holdsIn } from '../modifiers.ts';
import { dahanIn, damageBy, groupOf, putHumans, takeHumans, those, type Those } from '../pieces/pieces.ts';
import { CITY, DAHAN, EXPLORER, type Group, type Human, type Modifier, type SpiritTable, type State, TOWN } from '../state.ts';

/** J-40.21 */
const ENTHRALLED_BY_EACH = 2;

/** Humans of one kind and condition who do not participate in a ravage. */
export type Aside = Readonly<Group>;

/** J-31.5: who would not participate in a ravage as things stand: the most harmful, as many as there may be; `most`: of those whom a spirit may let take part. */
export function sittingOut(state: State, land: number, most = Infinity): Aside[] {
  const aside = withoutTruce(state, land, most);
  if (holdsIn(state, 'truce', land)) {
    for (const kinds of inTruce) {
      const [first] = stillThere(state, land, aside, kinds).toSorted((one, other) => harmOf(state, other) - harmOf(state, one));
      if (first !== undefined) aside.push({ ...first, count: 1 });
    }
  }
  return aside;
}

/** J-42.4: one dahan, and one town or city if there is any. */
const inTruce: readonly (readonly Human[])[] = [[DAHAN], [TOWN, CITY]];

/** Those of some kinds who are not among them. */
function stillThere(state: State, land: number, aside: readonly Aside[], kinds: readonly Human[]): Group[] {
  return withoutThose(state, land, aside).spaces[land]!.groups.filter(({ kind }) => kinds.includes(kind));
}

/** The position as if these were not in the land. */
export function withoutThose(state: State, land: number, aside: readonly Aside[]): State {
  const { groups, tokens } = state.spaces[land]!;
  const left = groups.map((group) => {
    const gone = aside.reduce((sum, one) => sum + (isAlike(one, group) ? one.count : 0), 0);
    return { ...group, count: group.count - gone };
  });
  return { ...state, spaces: state.spaces.with(land, { groups: left.filter(({ count }) => count > 0), tokens }) };
}

const isAlike = (one: Aside, other: Aside): boolean =>
  one.kind === other.kind && one.damage === other.damage && one.strife === other.strife && one.dream === other.dream;

function withoutTruce(state: State, land: number, most: number): Aside[] {
  const aside = [...enthralled(state, land, most), ...dahanSittingOut(state, land)];
  return [...aside, ...wounded(withoutThose(state, land, aside), land, most)];
}

const dahanSittingOut = (state: State, land: number): Aside[] =>
  holdsIn(state, 'dahan-sit-out', land) ? state.spaces[land]!.groups.filter(({ kind }) => kind === DAHAN).map(copyOf) : [];

const copyOf = (group: Group): Aside => ({ ...group });

const harmOf = (state: State, { kind, strife }: Group): number => (strife > 0 ? 0 : damageBy(state, kind));

/** Unnerving Pall: what it says of a land, as often as it was used there. */
const palls = (state: State, land: number): readonly Modifier[] =>
  state.modifiers.filter(({ kind, land: where }) => kind === 'sit-out-damaged' && where === land);

const woundedIn = (state: State, land: number): Group[] =>
  state.spaces[land]!.groups.filter(({ kind, damage }) => kind !== DAHAN && damage > 0).toSorted(
    (one, other) => harmOf(state, other) - harmOf(state, one),
  );

/** Up to so many damaged invaders. */
function wounded(state: State, land: number, most: number): Aside[] {
  let left = Math.min(
    most,
    palls(state, land).reduce((sum, { amount }) => sum + amount, 0),
  );
  return woundedIn(state, land).flatMap((group) => {
    const count = Math.min(left, group.count);
    left -= count;
    return count > 0 ? [{ ...group, count }] : [];
  });
}

/** J-41.13: takes the damaged invaders from the land whom those who used the power choose. */
function* chooseWounded(table: SpiritTable, land: number): Play<Aside[]> {
  const { state } = table;
  const aside: Aside[] = [];
  for (const { amount, seat } of palls(state, land)) {
    for (let left = amount; left > 0; left--) {
      const answers = woundedIn(state, land).map((group): PieceAnswer => ({ kind: 'piece', land, ...those(group) }));
      if (answers.length === 0) return aside;
      const answer = yield* table.ask(seat!, 'wounded-sit-out', [...answers, stop], { about: { land, left } });
      if (answer.kind === 'stop') break;
      aside.push(...withdraw(state, land, [{ ...groupOf(state, land, answer as Those), count: 1 }]));
    }
  }
  return aside;
}

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

/** Takes those who sit out from the land; where dahan fight back, Lure says how many explorers they are, and who has unnerved them which of the wounded. */
export function* setAside(table: SpiritTable, land: number): Play<Aside[]> {
  const { state } = table;
  const truce = holdsIn(state, 'truce', land);
  const isFight = dahanIn(state, land) > 0;
  const lured = enthralled(state, land, isFight ? yield* howManyLured(table, land) : Infinity);
  const aside = withdraw(state, land, [...lured, ...dahanSittingOut(state, land)]);
  aside.push(...(isFight ? yield* chooseWounded(table, land) : withdraw(state, land, wounded(state, land, Infinity))));
  if (truce) aside.push(...(yield* agreeOnTruce(table, land)));
  return aside;
}

/** J-40.21 */
function* howManyLured(table: SpiritTable, land: number): Play<number> {
  const { state } = table;
  const most = enthralled(state, land, Infinity).reduce((sum, { count }) => sum + count, 0);
  if (most === 0) return 0;
  const numbers = Array.from({ length: most + 1 }, (_, i) => optionAnswer(most - i));
  const seat = seatWith(state, 'enthrall-the-foreign-explorers');
  return (yield* table.ask(seat, 'enthrall', numbers, { about: { land } })).option;
}

/** Takes these from the land, as far as they are there; returns whom it has taken. */
export function withdraw(state: State, land: number, aside: readonly Aside[]): Aside[] {
  return aside.flatMap((one) => {
    const group = state.spaces[land]!.groups.find((other) => isAlike(one, other));
    if (group === undefined) return [];
    const count = Math.min(one.count, group.count);
    takeHumans(state, land, group, count);
    return [{ ...one, count }];
  });
}

/** Temporary Truce: who they are is the table's choice. */
function* agreeOnTruce(table: SpiritTable, land: number): Play<Aside[]> {
  const { state } = table;
  const aside: Aside[] = [];
  for (const kinds of inTruce) {
    const groups = state.spaces[land]!.groups.filter(({ kind }) => kinds.includes(kind));
    if (groups.length === 0) continue;
    const answers = groups.map((group): PieceAnswer => ({ kind: 'piece', land, ...those(group) }));
    const answer = yield* table.ask(deciderFor(state, land), 'sit-out', answers, { about: { land } });
    const group = groupOf(state, land, answer as Those);
    aside.push({ ...group, count: 1 });
    takeHumans(state, land, group, 1);
  }
  return aside;
}

export function putBack(state: State, land: number, aside: readonly Aside[]): void {
  for (const { kind, damage, strife, dream, count } of aside) putHumans(state, land, kind, count, damage, strife, dream);
}
