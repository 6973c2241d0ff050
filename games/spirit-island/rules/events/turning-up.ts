import type { Play, Seat } from '@skerry/engine';
import { type Elements, noElements } from '../../content/elements.ts';
import { powers } from '../../content/powers.ts';
import { drawCards } from '../spirits/cards.ts';
import { allElements } from '../spirits/markers.ts';
import type { PowerId, SpiritTable } from '../state.ts';

/** The top card of a deck is turned up for an event and discarded. */
export function turnUp(table: SpiritTable, deck: 'minor' | 'major'): PowerId | null {
  const [card] = drawCards(table, deck, 1);
  if (card === undefined) return null;
  table.state[deck].discard.push(card);
  table.log({ what: 'revealed', card });
  return card;
}

/** J-34.8: the elements of a card that an event turns up: Elemental Boon has one of the players' choice. */
export function* elementsShown(table: SpiritTable, seat: Seat, card: PowerId): Play<Elements> {
  const { name, elements } = powers[card]!;
  if (name !== 'Elemental Boon') return elements;
  const { element } = yield* table.ask(seat, 'boon-shows', allElements, { about: { card } });
  return noElements().with(element, 1);
}
