import { actionCards } from '../content/action-cards.ts';
import { AIRSHIP, type Place } from '../rules/state.ts';
import type { PlaceName, Words } from './catalogue.ts';

export const placeName = (words: Words, place: Place): PlaceName => (place === AIRSHIP ? words.airship : words.island(place));

/** A card with its number and both of its actions. */
export function cardName(words: Words, card: number): string {
  const { number, actions } = actionCards[card]!;
  return words.card(number, actions.map((action) => words.action[action]).join(', '));
}

/** Cards by their numbers only. */
export const cardNumbers = (words: Words, cards: readonly number[]): string =>
  words.cardSet(cards.map((card) => actionCards[card]!.number));

/** "2 hunters and 1 mercenary": nothing is said of what there is none of. */
export function forcesInWords(words: Words, hunters: number, mercenaries: number): string {
  if (hunters + mercenaries === 0) return words.nothing;
  return words.answer.share(hunters > 0 ? words.countHunters(hunters) : '', mercenaries > 0 ? words.countMercenaries(mercenaries) : '');
}

/** The circuits of a set of bits: inner red, inner blue, outer red, outer blue. */
export function circuitsInWords(words: Words, circuits: number): string {
  return words.circuits.filter((_, n) => (circuits & (1 << n)) !== 0).join(', ');
}
