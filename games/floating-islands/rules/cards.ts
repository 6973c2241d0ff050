import type { Chance, Seat } from '@skerry/engine';
import { actionCards } from '../content/action-cards.ts';

/**
 * A set of action cards of one player in a number: two bits for each of the six cards say how many copies are in it.
 * Sets that hold no card in common are added and taken away with + and -.
 */
export type CardSet = number;

export const CARDS = actionCards.length;
export const ALL_CARDS: CardSet = actionCards.reduce((set, { copies }, card) => set + copies * (1 << (2 * card)), 0);

export const one = (card: number): CardSet => 1 << (2 * card);
export const copiesIn = (set: CardSet, card: number): number => (set >> (2 * card)) & 3;

const sizes = Uint8Array.from({ length: 1 << (2 * CARDS) }, (_, set) => cardsIn(set).length);
export const sizeOf = (set: CardSet): number => sizes[set]!;

/** The cards of a set, by their places in the list of action cards, copies one after the other. */
export function cardsIn(set: CardSet): number[] {
  const cards: number[] = [];
  for (let card = 0; card < CARDS; card++) for (let copy = copiesIn(set, card); copy > 0; copy--) cards.push(card);
  return cards;
}

/** Takes a random card; returns it as a set. Only the one who draws sees it. */
export function drawOne(set: CardSet, seat: Seat, chance: Chance): CardSet {
  let at = chance.below(sizes[set]!, seat);
  for (let card = 0; ; card++) {
    at -= (set >> (2 * card)) & 3;
    if (at < 0) return 1 << (2 * card);
  }
}

/** All sets of at least `least` and at most `most` cards that can be taken out of a set, large ones first. */
export function subsets(set: CardSet, least: number, most: number): CardSet[] {
  let found: CardSet[] = [0];
  for (let card = 0; card < CARDS; card++) {
    const copies = Array.from({ length: copiesIn(set, card) + 1 }, (_, n) => n * one(card));
    found = found.flatMap((smaller) => copies.map((some) => smaller + some));
  }
  return found.filter((some) => sizeOf(some) >= least && sizeOf(some) <= most).toSorted((a, b) => sizeOf(b) - sizeOf(a) || a - b);
}
