import type { Seat } from '@skerry/engine';
import { type Bundle, DEFENCE, POINT, TOKENS, UNLIMITED } from '../content/goods.ts';
import { transportColours, transports } from '../content/transport.ts';
import { type FiftyFirstState, type Location, NO_CARD, NOBODY, type Player, type StateTable } from './state.ts';

/** T-1.5: gives goods to a player. */
export function gain(table: StateTable, seat: Seat, goods: Bundle): void {
  const cards = gainTokens(table, seat, goods);
  if (cards > 0) draw(table, seat, cards);
}

/** Gives everything but the cards, and says how many of these there are: they are drawn last, when nothing is left to ask. */
export function gainTokens(table: StateTable, seat: Seat, goods: Bundle): number {
  const player = table.state.players[seat]!;
  let cards = 0;
  for (let i = 0; i < goods.length; i += 2) {
    const good = goods[i]!;
    const count = goods[i + 1]!;
    if (good < TOKENS) gainToken(table, seat, player, good, count);
    else if (good === POINT) player.points += count;
    else cards += count;
  }
  return cards;
}

/** T-1.3 */
function gainToken(table: StateTable, seat: Seat, player: Player, good: number, count: number): void {
  const { supply } = table.state;
  const left = supply[good]!;
  if (left !== UNLIMITED) {
    if (left < count) {
      table.log({ what: 'short', seat, good, missing: count - left, rule: 'T-1.3' });
      count = left;
    }
    supply[good] = left - count;
  }
  player.goods[good]! += count;
}

/** Tokens go back to where everybody takes them from. */
export function putBack(state: FiftyFirstState, good: number, count: number): void {
  if (state.supply[good] !== UNLIMITED) state.supply[good]! += count;
}

/** Draws cards into a hand; only its owner sees them. */
export function draw(table: StateTable, seat: Seat, count: number): void {
  const player = table.state.players[seat]!;
  const cards: number[] = [];
  for (let i = 0; i < count; i++) {
    const card = takeFromDeck(table, seat);
    if (card === NO_CARD) break;
    addCard(player.hand, card);
    cards.push(card);
  }
  if (cards.length === 0) return;
  table.log(
    { what: 'drew', seat, count: cards.length, rule: 'T-1.5' },
    { seats: [seat], entry: { what: 'drew', seat, count: cards.length, cards, rule: 'T-1.5' } },
  );
}

/** The next card of the main deck, or NO_CARD. T-1.10: the discards make a new deck. */
export function takeFromDeck(table: StateTable, seenBy: Seat | 'all'): number {
  const { state } = table;
  if (state.deck.length === 0) {
    if (state.discard.length === 0) return NO_CARD;
    state.deck = state.discard;
    state.discard = [];
    table.log({ what: 'reshuffled', deck: 'main', rule: 'T-1.10' });
  }
  return table.chance.draw(state.deck, seenBy);
}

/** Hands lie in the order of their numbers, so that their order tells nothing. */
export function addCard(cards: number[], card: number): void {
  let at = cards.length;
  while (at > 0 && cards[at - 1]! > card) {
    cards[at] = cards[at - 1]!;
    at--;
  }
  cards[at] = card;
}

export function removeCard(cards: number[], card: number): void {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
}

/** T-1.9: a card that leaves the hand is the one that everybody saw, if they saw one like it. */
export function leaveHand(player: Player, card: number): void {
  removeCard(player.hand, card);
  removeCard(player.shown, card);
}

/** T-11.3: a transport card goes from the hand to the discards of its own colour. */
export function discardTransport(state: FiftyFirstState, player: Player, card: number): void {
  player.transports[card]!--;
  state.transportDiscards[transportColours.indexOf(transports[card]!.colour)]!.push(card);
}

/** T-9.6, T-7.11: goods kept on a location that goes away stay with their owner, everything else on it is discarded. */
export function clearLocation(state: FiftyFirstState, player: Player, location: Location): void {
  const { stock } = location;
  if (stock !== null) {
    for (let good = 0; good < TOKENS; good++) {
      const count = stock[good]!;
      if (count === 0) continue;
      player.goods[good]! += count;
      player.kept[good]! -= count;
    }
    location.stock = null;
  }
  if (location.defended) removeDefence(state, location);
  takeOff(state, location);
}

export function removeDefence(state: FiftyFirstState, location: Location): void {
  location.defended = false;
  putBack(state, DEFENCE, 1);
}

/** T-12.4, T-15.5: what was spent on a location, and a visiting worker, go. */
export function takeOff(state: FiftyFirstState, location: Location): void {
  if (location.placed !== null) {
    for (const good of location.placed) putBack(state, good, 1);
    location.placed = null;
  }
  location.uses = 0;
  location.visitor = NOBODY;
}
