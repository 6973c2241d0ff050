import type { Answer, Blocked } from '@skerry/engine';
import { type Action, actionCards } from '../content/action-cards.ts';
import { airshipProperties } from '../content/original.ts';
import { CARDS, type CardSet, cardsIn, subsets } from './cards.ts';
import type { Space } from './sky.ts';
import { AIRSHIP, ISLANDS, SIDES } from './state.ts';

/* What a seat may say. Answers and their lists are made once: a search asks for them a million times. */

export type PlaceAnswer = Answer &
  ({ readonly kind: 'island'; readonly island: number } | { readonly kind: 'airship' } | { readonly kind: 'done' });
export type TurnAnswer = Answer & ({ readonly kind: 'card'; readonly card: number } | { readonly kind: 'castling' | 'inaction' | 'pass' });
export type CardAnswer = Answer & { readonly kind: 'card'; readonly card: number };
export type CardsAnswer = Answer & { readonly kind: 'cards'; readonly cards: readonly number[] };
export type ActionAnswer = Answer & ({ readonly kind: 'action'; readonly action: Action } | { readonly kind: 'end-turn' });
export type AmountAnswer = Answer & ({ readonly kind: 'amount'; readonly amount: number } | { readonly kind: 'keep-rest' });
export type MineAnswer = Answer & { readonly kind: 'mine'; readonly islands: readonly number[] };
export type RotateAnswer = Answer &
  ({ readonly kind: 'turn'; readonly island: number; readonly turns: number } | { readonly kind: 'done' });
export type SideAnswer = Answer & { readonly kind: 'side'; readonly side: number };
export type SpaceAnswer = Answer & { readonly kind: 'space' } & Space;
export type AirshipAnswer = Answer & { readonly kind: 'property'; readonly airship: number };
export type UseAnswer = Answer & { readonly kind: 'use' | 'decline' };

export const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const bitLists: (readonly number[] | undefined)[] = [];
/** The numbers of the bits that are set. */
export function bitsOf(bits: number): readonly number[] {
  return (bitLists[bits] ??= numbers(16).filter((i) => (bits & (1 << i)) !== 0));
}

/** From a list of everything, the lists for sets of bits, each made when it is first asked for. */
function byBits<A>(all: readonly A[]): (bits: number) => readonly A[] {
  const lists: (readonly A[] | undefined)[] = [];
  return (bits) => (lists[bits] ??= all.filter((_, i) => (bits & (1 << i)) !== 0));
}

const done = { kind: 'done' } as const;

export const AIRSHIP_BIT = 1 << AIRSHIP;
export const DONE_BIT = 1 << (AIRSHIP + 1);
/** Islands by their bits, then the airship, then to have done. */
export const places = byBits<PlaceAnswer>([
  ...numbers(ISLANDS).map((island) => ({ kind: 'island', island }) as const),
  { kind: 'airship' },
  done,
]);

/** The place that an answer names. */
export function placeOf(answer: PlaceAnswer): number {
  return answer.kind === 'island' ? answer.island : answer.kind === 'airship' ? AIRSHIP : AIRSHIP + 1;
}

/** Places that a person would try and may not, by a rule. */
export const barred = (bits: number, rule: string): Blocked[] => places(bits).map((answer) => ({ answer, rule }));

export const CASTLING_BIT = 1 << CARDS;
export const INACTION_BIT = 1 << (CARDS + 1);
export const PASS_BIT = 1 << (CARDS + 2);
export const allCards: readonly CardAnswer[] = numbers(CARDS).map((card) => ({ kind: 'card', card }));
/** Cards by their bits, then Castling, Inaction, pass. */
export const turnAnswers = byBits<TurnAnswer>([...allCards, { kind: 'castling' }, { kind: 'inaction' }, { kind: 'pass' }]);
export const cardAnswers = byBits<CardAnswer>(allCards);

const cardSets: (CardsAnswer | undefined)[] = [];
export function cardsAnswer(set: CardSet): CardsAnswer {
  return (cardSets[set] ??= { kind: 'cards', cards: cardsIn(set) });
}

function bySet(least: number, most: number): (set: CardSet) => readonly CardsAnswer[] {
  const lists: (readonly CardsAnswer[] | undefined)[] = [];
  return (set) => (lists[set] ??= subsets(set, least, most).map(cardsAnswer));
}
/** F-3.2: the sets that may be kept, F-4.4: put down for Castling, F-4.5: discarded, F-4.8: saved. */
export const setsToKeep = bySet(0, 4);
export const pairs = bySet(2, 2);
export const singles = bySet(1, 1);
export const setsToSave = bySet(0, 2);

export const setOf = ({ cards }: CardsAnswer): CardSet => {
  let set = 0;
  for (let i = 0; i < cards.length; i++) set += 1 << (2 * cards[i]!);
  return set;
};

const endTurn: ActionAnswer = { kind: 'end-turn' };
const END_TURN_BIT = 4;
const actionLists = actionCards.map(({ actions }) =>
  byBits<ActionAnswer>([...actions.map((action) => ({ kind: 'action', action }) as const), endTurn]),
);
/** The actions of a card by their bits. */
export const actionAnswers = (card: number, bits: number): readonly ActionAnswer[] => actionLists[card]!(bits);
export const secondActionAnswers = (card: number, bits: number): readonly ActionAnswer[] => actionLists[card]!(bits | END_TURN_BIT);

const amountAnswers: AmountAnswer[] = [];
const keepRest: AmountAnswer = { kind: 'keep-rest' };
const amountLists = new Map<number, readonly AmountAnswer[]>();
/** The whole numbers from one to another, and, if wished, to leave the rest as it is. */
export function amounts(low: number, high: number, rest = false): readonly AmountAnswer[] {
  const key = (high * 1000 + low) * 2 + (rest ? 1 : 0);
  let list = amountLists.get(key);
  if (list === undefined) {
    const some: AmountAnswer[] = [];
    for (let amount = low; amount <= high; amount++) some.push((amountAnswers[amount] ??= { kind: 'amount', amount }));
    if (rest) some.push(keepRest);
    amountLists.set(key, (list = some));
  }
  return list;
}

const mineAnswers: readonly MineAnswer[] = numbers(1 << ISLANDS).map((bits) => ({ kind: 'mine', islands: bitsOf(bits) }));
const mineLists: (readonly MineAnswer[] | undefined)[] = [];
/** F-7.7: any of these islands but none at all, the most islands first. */
export function setsToMine(bits: number): readonly MineAnswer[] {
  return (mineLists[bits] ??= mineAnswers
    .filter((_, some) => some !== 0 && (some & ~bits) === 0)
    .toSorted((a, b) => b.islands.length - a.islands.length));
}

const turns = numbers(ISLANDS).map((island) => numbers(SIDES).map((n) => ({ kind: 'turn', island, turns: n }) as const));
const rotateLists: (readonly RotateAnswer[] | undefined)[] = [];
/** F-11.11: to turn one of these islands, or (DONE_BIT) to have done. */
export function rotations(bits: number): readonly RotateAnswer[] {
  return (rotateLists[bits] ??= [
    ...turns.filter((_, i) => (bits & (1 << i)) !== 0).flatMap((some) => some.slice(1)),
    ...((bits & DONE_BIT) === 0 ? [] : [done]),
  ]);
}
/** F-5.8: how to turn an attracted island, not at all included. */
export const turnsOf = (island: number): readonly (RotateAnswer & { readonly kind: 'turn' })[] => turns[island]!;

export const sides = byBits<SideAnswer>(numbers(SIDES).map((side) => ({ kind: 'side', side })));
export const airships = byBits<AirshipAnswer>(airshipProperties.map((_, airship) => ({ kind: 'property', airship })));
export const useAnswers: readonly UseAnswer[] = [{ kind: 'use' }, { kind: 'decline' }];
