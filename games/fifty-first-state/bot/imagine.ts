import type { Chance, Seat } from '@skerry/engine';
import { deckOf } from '../content/locations.ts';
import { transportColours, transportDeck } from '../content/transport.ts';
import { NO_CARD, type FiftyFirstState, type Player } from '../rules/state.ts';
import { copyOpen, type FiftyFirstStateView } from '../rules/view.ts';

/** A whole game that looks like this to the seat: the others' hands and the deck are dealt by chance from the cards that it cannot see. */
export function imagine(view: FiftyFirstStateView, seat: Seat, chance: Chance): FiftyFirstState {
  const { players, deckCount, transportDeckCounts: _counts, ...open } = view;
  const unseen = unseenCards(view, seat);
  const hidden = unseen.length - deckCount;
  // Only the cards of the hands are drawn one by one; what is left is the deck, whose order means nothing.
  for (let i = 0; i < hidden; i++) {
    const j = i + chance.below(unseen.length - i);
    const card = unseen[j]!;
    unseen[j] = unseen[i]!;
    unseen[i] = card;
  }
  let next = 0;
  return {
    ...open,
    discard: open.discard.slice(),
    row: open.row.slice(),
    transportDecks: transportColours.map((_, deck) => unseenTransports(view, deck)) as [number[], number[]],
    transportDiscards: [open.transportDiscards[0].slice(), open.transportDiscards[1].slice()],
    offers: [open.offers[0], open.offers[1]],
    supply: open.supply.slice(),
    attacks: open.attacks.slice(),
    players: players.map((player): Player => {
      const known = player.hand ?? player.shown;
      const hand = known.slice();
      while (hand.length < player.handCount) hand.push(unseen[next++]!);
      if (hand.length > known.length) hand.sort((one, other) => one - other);
      return Object.assign(copyOpen(player), { hand });
    }),
    deck: unseen.slice(next),
  };
}

const decks = { base: deckOf('base'), 'new-era': deckOf('new-era'), winter: deckOf('winter') };

const transportDecks = transportColours.map(transportDeck);

/** The location cards that are in the deck or unknown in another hand. */
function unseenCards(view: FiftyFirstStateView, seat: Seat): number[] {
  const seen: number[] = [];
  const see = (card: number): void => {
    seen[card] = (seen[card] ?? 0) + 1;
  };
  view.discard.forEach(see);
  view.row.forEach(see);
  view.attacks.forEach(see);
  view.players.forEach((player, owner) => {
    for (const { card } of player.locations) see(card);
    player.deals.forEach(see);
    (owner === seat ? player.hand! : player.shown).forEach(see);
  });
  const unseen: number[] = [];
  for (const card of decks[view.expansion]) {
    const times = seen[card] ?? 0;
    if (times > 0) seen[card] = times - 1;
    else unseen.push(card);
  }
  return unseen;
}

function unseenTransports(view: FiftyFirstStateView, deck: number): number[] {
  const cards = transportDecks[deck]!.slice();
  const remove = (card: number): void => {
    cards.splice(cards.indexOf(card), 1);
  };
  view.transportDiscards[deck]!.forEach(remove);
  if (view.offers[deck] !== NO_CARD) remove(view.offers[deck]!);
  for (const { transports } of view.players) {
    transports.forEach((count, card) => {
      if (cards.includes(card)) for (let i = 0; i < count; i++) remove(card);
    });
  }
  return cards;
}
