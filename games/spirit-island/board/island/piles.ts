import type { Seat } from '@skerry/engine';
import type { Outline, Point } from '../../content/outlines.ts';
import { healthOf } from '../../rules/pieces/health.ts';
import type { Those } from '../../rules/pieces/pieces.ts';
import { isSacredSite } from '../../rules/island/island.ts';
import type { Box } from './layout.ts';
import { BLIGHT, type Human, type State, type Token } from '../../rules/state.ts';

/*
 * What lies in a land, as piles of like things: humans of one kind with the same damage and strife, tokens of one kind, the presence of one
 * spirit. A pile is named by its key, by which answers and motion find it.
 */

export type Pile =
  | {
      readonly is: 'humans';
      readonly key: string;
      readonly kind: Human;
      readonly damage: number;
      readonly health: number;
      readonly strife: number;
      readonly dream: number;
      readonly count: number;
    }
  | { readonly is: 'tokens'; readonly key: string; readonly kind: Token; readonly count: number }
  | { readonly is: 'presence'; readonly key: string; readonly seat: Seat; readonly count: number; readonly sacred: boolean };

export const keyOfHumans = ({ piece, damage, strife, dream }: Those): string => `human ${piece} ${damage} ${strife} ${dream}`;
export const keyOfTokens = (token: Token): string => `token ${token}`;
export const keyOfPresence = (seat: Seat): string => `presence ${seat}`;

export function pilesIn(state: State, land: number): Pile[] {
  const { groups, tokens } = state.spaces[land]!;
  const piles: Pile[] = [];
  state.spirits.forEach(({ presence }, seat) => {
    const count = presence[land] ?? 0;
    if (count > 0) piles.push({ is: 'presence', key: keyOfPresence(seat), seat, count, sacred: isSacredSite(state, seat, land) });
  });
  for (const { kind, damage, strife, dream, count } of groups) {
    const key = keyOfHumans({ piece: kind, damage, strife, dream });
    piles.push({ is: 'humans', key, kind, damage, health: healthOf(state, land, kind, strife), strife, dream, count });
  }
  tokens.forEach((count, i) => {
    const kind = (BLIGHT + i) as Token;
    if (count > 0) piles.push({ is: 'tokens', key: keyOfTokens(kind), kind, count });
  });
  return piles;
}

/** Where a pile lies best: the same kind always at the same place, so that nothing jumps when something else comes. */
function favourite(pile: Pile): number {
  switch (pile.is) {
    case 'humans':
      return pile.kind;
    case 'tokens':
      return pile.kind === BLIGHT ? 4 : pile.kind + 2;
    case 'presence':
      return 5 + pile.seat;
  }
}

/** Half of the room that a pile takes. */
const REACH = 44;

const isUnder = ([x, y]: Point, box: Box): boolean =>
  x > box.x - REACH && x < box.x + box.width + REACH && y > box.y - REACH && y < box.y + box.height + REACH;

/** A place for each pile: its favourite, or the next one that is free; under what hides it only where there is no other. */
export function placesFor(piles: readonly Pile[], { room, label }: Outline, hidden: Box | null = null): ReadonlyMap<string, Point> {
  const taken = new Set<number>();
  const covered = new Set(hidden === null ? [] : room.flatMap((place, i) => (isUnder(place, hidden) ? [i] : [])));
  const places = new Map<string, Point>();
  for (const pile of piles) {
    const inOrder = room.map((_, i) => (favourite(pile) + i) % room.length);
    const place = inOrder.find((one) => !taken.has(one) && !covered.has(one)) ?? inOrder.find((one) => !taken.has(one)) ?? 0;
    taken.add(place);
    places.set(pile.key, room[place] ?? label);
  }
  return places;
}
