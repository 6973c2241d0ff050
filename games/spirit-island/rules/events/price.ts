import type { Play, Seat } from '@skerry/engine';
import { type Element } from '../../content/elements.ts';
import { powers } from '../../content/powers.ts';
import { amountAnswer, elementAnswer, stop } from '../answers.ts';
import { forgettable, giveUp } from '../spirits/cards.ts';
import { elementIndex, elementsOf } from '../spirits/elements.ts';
import { purseOf, spend } from '../powers/purse.ts';
import { invokedFor } from '../scenarios/invocation.ts';
import type { PowerId, Spirit, SpiritTable, State } from '../state.ts';

/** J-34.4 */
const FOR_DISCARDED = 2;
const FOR_FORGOTTEN = 4;

/** J-34.8: what a card counts for when it helps to pay. */
function aidOf(card: PowerId, element: Element): boolean {
  const { name, elements } = powers[card]!;
  if (name === 'Elemental Boon') return true;
  return name !== "Gift of Nature's Connection" && elements[elementIndex(element)]! > 0;
}

const aiding = (cards: readonly PowerId[], element: Element | null): PowerId[] =>
  element === null ? [] : cards.filter((card) => aidOf(card, element));

/** J-34.3: elements that spirits have now count by themselves. */
const elementsFor = (state: State, seat: Seat, element: Element | null): number =>
  element === null ? 0 : elementsOf(state, seat)[elementIndex(element)]!;

/** J-38.17 */
const markersFor = (state: State, element: Element | null): number => (element === null ? 0 : invokedFor(state, elementIndex(element)));

/** J-34.5: what a forgotten card adds; from play it takes its elements along. */
function worthOf({ played }: Spirit, card: PowerId, element: Element | null): number {
  return FOR_FORGOTTEN - (element !== null && played.includes(card) ? powers[card]!.elements[elementIndex(element)]! : 0);
}

/** J-40.26: markers of the element that a spirit has prepared: each is worth as much as an element that it has. */
const preparedFor = ({ prepared }: Spirit, element: Element | null): number => (element === null ? 0 : prepared[elementIndex(element)]!);

/** All that a spirit could give, its cards forgotten and its markers spent. */
function mostOf(state: State, seat: Seat, element: Element | null): number {
  const spirit = state.spirits[seat]!;
  const cards = aiding(forgettable(spirit), element).reduce((sum, card) => sum + worthOf(spirit, card, element), 0);
  return purseOf(state, seat) + elementsFor(state, seat, element) + preparedFor(spirit, element) + cards;
}

/** J-34.2: whether the spirits can pay so much together. */
export function canPay(state: State, n: number, aidedBy: Element | null): boolean {
  return state.spirits.reduce((sum, _, seat) => sum + mostOf(state, seat, aidedBy), markersFor(state, aidedBy)) >= n;
}

/** J-34.2, J-34.3, J-34.4, J-34.6: each spirit in turn says what it gives; the last give what is missing. */
export function* payTogether(table: SpiritTable, price: number, aidedBy: Element | null): Play {
  const { state } = table;
  const counted = (): number => state.spirits.reduce((sum, _, seat) => sum + elementsFor(state, seat, aidedBy), markersFor(state, aidedBy));
  let paid = 0;
  const left = (): number => price - paid - counted();
  for (let seat = 0; seat < state.players && left() > 0; seat++) {
    const later = (): number =>
      state.spirits.reduce(
        (sum, _, other) => sum + (other > seat ? mostOf(state, other, aidedBy) - elementsFor(state, other, aidedBy) : 0),
        0,
      );
    paid += yield* spendMarkers(table, seat, aidedBy, left, later);
    paid += yield* giveCards(table, seat, aidedBy, left, later);
    if (left() <= 0) break;
    const most = Math.min(left(), purseOf(state, seat));
    const least = Math.max(0, left() - later());
    const answers = Array.from({ length: Math.max(0, most - least) + 1 }, (_, i) => amountAnswer(Math.min(most, least) + i));
    const { n } = yield* table.ask(seat, 'pay-share', answers, { about: { left: left() } });
    if (n === 0) continue;
    spend(table, seat, n);
    table.log({ what: 'paid', seat, n, rule: 'J-34.2' });
    paid += n;
  }
}

/** J-40.26: prepared markers that a spirit spends for the price. */
function* spendMarkers(table: SpiritTable, seat: Seat, aidedBy: Element | null, left: () => number, later: () => number): Play<number> {
  const { state } = table;
  const spirit = state.spirits[seat]!;
  if (aidedBy === null) return 0;
  const element = elementIndex(aidedBy);
  let given = 0;
  while (preparedFor(spirit, aidedBy) > 0 && left() - given > 0) {
    const others = mostOf(state, seat, aidedBy) - elementsFor(state, seat, aidedBy) - preparedFor(spirit, aidedBy) + later();
    const answers = [elementAnswer(element), ...(others >= left() - given ? [stop] : [])];
    const answer = yield* table.ask(seat, 'spend-marker', answers, { about: { left: left() - given } });
    if (answer.kind === 'stop') break;
    spirit.prepared[element]!--;
    given++;
    table.log({ what: 'spent-markers', seat, elements: [element], rule: 'J-40.26' });
  }
  return given;
}

/** Cards that a spirit discards or forgets for the price. */
function* giveCards(table: SpiritTable, seat: Seat, aidedBy: Element | null, left: () => number, later: () => number): Play<number> {
  const { state } = table;
  const spirit = state.spirits[seat]!;
  let given = 0;
  const used: PowerId[] = [];
  const open = (pile: readonly PowerId[]): PowerId[] => aiding(pile, aidedBy).filter((card) => !used.includes(card));
  const without = (card: PowerId): number =>
    purseOf(state, seat) +
    later() +
    open(forgettable(spirit)).reduce((sum, other) => sum + (other === card ? 0 : worthOf(spirit, other, aidedBy)), 0);
  while (left() - given > 0) {
    // J-34.5: a card that is discarded cannot be forgotten as well, so the rest must do without it.
    const discards = open(spirit.hand)
      .filter((card) => without(card) >= left() - given - FOR_DISCARDED)
      .map((card) => ({ kind: 'give' as const, card, how: 'discard' as const }));
    const forgets = open(forgettable(spirit)).map((card) => ({ kind: 'give' as const, card, how: 'forget' as const }));
    if (forgets.length === 0) break;
    const enough = purseOf(state, seat) + later() >= left() - given;
    const answer = yield* table.ask(seat, 'pay-cards', [...discards, ...forgets, ...(enough ? [stop] : [])], {
      about: { left: left() - given },
    });
    if (answer.kind === 'stop') break;
    used.push(answer.card);
    if (answer.how === 'forget') {
      yield* giveUp(table, seat, answer.card);
      given += FOR_FORGOTTEN;
    } else {
      spirit.hand.splice(spirit.hand.indexOf(answer.card), 1);
      spirit.discard.push(answer.card);
      table.log({ what: 'discarded', seat, cards: [answer.card], rule: 'J-34.4' });
      given += FOR_DISCARDED;
    }
  }
  return given;
}
