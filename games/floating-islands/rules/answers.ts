import { type Answer, type Blocked, fixed } from '@skerry/engine';
import { type Action, actionCards } from '../content/action-cards.ts';
import { airshipProperties, type PropertyId } from '../content/original.ts';
import { CARDS, type CardSet, cardsIn, subsets } from './cards.ts';
import type { Space } from './sky.ts';
import { AIRSHIP, ISLANDS, SIDES } from './state.ts';

/* What a seat may say. Answers and their lists are made once: a search asks for them a million times. */

export type PlaceAnswer = Answer &
  ({ readonly kind: 'island'; readonly island: number } | { readonly kind: 'airship' } | { readonly kind: 'done' });
export type TurnAnswer = Answer & ({ readonly kind: 'card'; readonly card: number } | { readonly kind: 'castling' | 'inaction' | 'pass' });
export type CardAnswer = Answer & { readonly kind: 'card'; readonly card: number };
export type CardsAnswer = Answer & { readonly kind: 'cards'; readonly cards: readonly number[] };
export type ActionAnswer = Answer & { readonly kind: 'action'; readonly action: Action };
export type SecondActionAnswer = ActionAnswer | (Answer & { readonly kind: 'end-turn' });
export type AmountAnswer = Answer & { readonly kind: 'amount'; readonly amount: number };
export type ShareAnswer = AmountAnswer | (Answer & { readonly kind: 'keep-rest' });
export type MineAnswer = Answer & { readonly kind: 'mine'; readonly islands: readonly number[] };
export type RotateAnswer = Answer &
  ({ readonly kind: 'turn'; readonly island: number; readonly turns: number } | { readonly kind: 'done' });
export type SideAnswer = Answer & { readonly kind: 'side'; readonly side: number };
export type SpaceAnswer = Answer & { readonly kind: 'space' } & Space;
export type AirshipAnswer = Answer & { readonly kind: 'property'; readonly airship: PropertyId };
export type UseAnswer = Answer & { readonly kind: 'use' | 'decline' };

export const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const bitLists: (readonly number[] | undefined)[] = [];
/** The numbers of the bits that are set. */
export function bitsOf(bits: number): readonly number[] {
  return (bitLists[bits] ??= numbers(16).filter((i) => (bits & (1 << i)) !== 0));
}

/** From a list of everything, the lists for sets of bits, each made when it is first asked for. */
function byBits<A extends Answer>(all: readonly A[]): (bits: number) => readonly A[] {
  fixed(all);
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
  return answer.kind === 'island' ? answer.island : AIRSHIP;
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
  return (cardSets[set] ??= fixed<CardsAnswer>({ kind: 'cards', cards: cardsIn(set) }));
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

const actionLists = actionCards.map(({ actions }) => byBits<ActionAnswer>(actions.map((action) => ({ kind: 'action', action }))));
/** The actions of a card by their bits. */
export const actionAnswers = (card: number, bits: number): readonly ActionAnswer[] => actionLists[card]!(bits);

const secondActionLists = actionCards.map(({ actions }) =>
  actions.map((action): readonly SecondActionAnswer[] => fixed([{ kind: 'action', action }, { kind: 'end-turn' }])),
);
/** F-4.2: the other action of a card, the first or the second, or to leave it. */
export const secondActionAnswers = (card: number, other: 0 | 1): readonly SecondActionAnswer[] => secondActionLists[card]![other]!;

const amountAnswers: AmountAnswer[] = [];
const keepRest: ShareAnswer = fixed({ kind: 'keep-rest' });
const amountLists = new Map<number, readonly AmountAnswer[]>();
/** The whole numbers from one to another. */
export function amounts(low: number, high: number): readonly AmountAnswer[] {
  const key = high * 1000 + low;
  let list = amountLists.get(key);
  if (list === undefined) {
    const some: AmountAnswer[] = [];
    for (let amount = low; amount <= high; amount++) some.push((amountAnswers[amount] ??= fixed({ kind: 'amount', amount })));
    amountLists.set(key, (list = some));
  }
  return list;
}

const shareLists = new Map<readonly AmountAnswer[], readonly ShareAnswer[]>();
/** The whole numbers from one to another, and to leave the rest as it is. */
export function amountsOrRest(low: number, high: number): readonly ShareAnswer[] {
  const some = amounts(low, high);
  let list = shareLists.get(some);
  if (list === undefined) shareLists.set(some, (list = [...some, keepRest]));
  return list;
}

const mineAnswers: readonly MineAnswer[] = fixed(numbers(1 << ISLANDS).map((bits) => ({ kind: 'mine', islands: bitsOf(bits) })));
const mineLists: (readonly MineAnswer[] | undefined)[] = [];
/** F-7.7: any of these islands but none at all, the most islands first. */
export function setsToMine(bits: number): readonly MineAnswer[] {
  return (mineLists[bits] ??= mineAnswers
    .filter((_, some) => some !== 0 && (some & ~bits) === 0)
    .toSorted((a, b) => b.islands.length - a.islands.length));
}

const turns = numbers(ISLANDS).map((island) => fixed(numbers(SIDES).map((n) => ({ kind: 'turn', island, turns: n }) as const)));
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
export const airships: readonly AirshipAnswer[] = fixed(airshipProperties.map(({ id }) => ({ kind: 'property', airship: id })));
export const useAnswers: readonly UseAnswer[] = fixed([{ kind: 'use' }, { kind: 'decline' }]);
