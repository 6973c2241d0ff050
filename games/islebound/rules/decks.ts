import type { Seat } from '@skerry/engine';
import { REGULAR_BUILDINGS } from '../content/original.ts';
import { type IsleboundState, type IsleboundTable, NOTHING } from './state.ts';

/** Cards in hand stand in the order of their numbers. */
export function addCard(cards: number[], card: number): void {
  let at = cards.length;
  while (at > 0 && cards[at - 1]! > card) at--;
  cards.splice(at, 0, card);
}

export function removeCard(cards: number[], card: number): void {
  cards.splice(cards.indexOf(card), 1);
}

export const isMetropolis = (building: number): boolean => building >= REGULAR_BUILDINGS;

/** I-20.4 */
export function discardBuilding(state: IsleboundState, building: number): void {
  (isMetropolis(building) ? state.metropolisDiscard : state.discard).push(building);
}

/** I-10.3: what lies to the left of a gap moves right, and a new card comes from the deck. */
export function refillRow(table: IsleboundTable, row: number[], gap: number, deck: number[]): void {
  for (let at = gap; at > 0; at--) row[at] = row[at - 1]!;
  row[0] = NOTHING;
  if (deck.length === 0) return;
  row[0] = table.chance.draw(deck);
  table.log({ what: 'building-came', building: row[0], rule: 'I-10.3' });
}

/** I-20.3, I-20.4: whether a card can be drawn from one of the decks or its discards. */
export function canDraw(state: IsleboundState, metropolis: boolean): boolean {
  return metropolis ? state.metropolisDeck.length + state.metropolisDiscard.length > 0 : state.deck.length + state.discard.length > 0;
}

/** I-20.3, I-21.5: how many cards could still be drawn in the place of books, from either deck; what is owed to somebody is spoken for. */
export function cardsToDraw({ deck, discard, metropolisDeck, metropolisDiscard, players }: IsleboundState): number {
  let cards = deck.length + discard.length + metropolisDeck.length + metropolisDiscard.length;
  for (const { cardsOwed } of players) cards -= cardsOwed;
  return cards;
}

/** I-20.3 */
export function drawBuilding(table: IsleboundTable, seat: Seat, metropolis: boolean): void {
  const { state, chance } = table;
  const deck = metropolis ? state.metropolisDeck : state.deck;
  const name = metropolis ? 'metropolis' : 'regular';
  if (deck.length === 0) {
    const discard = metropolis ? state.metropolisDiscard : state.discard;
    for (const card of discard) deck.push(card);
    discard.length = 0;
    table.log({ what: 'deck-shuffled', deck: name, rule: 'I-20.4' });
  }
  const card = chance.draw(deck, seat);
  addCard(state.players[seat]!.hand, card);
  const entry = { what: 'drew', seat, deck: name, rule: 'I-20.3' } as const;
  table.log(entry, { seats: [seat], entry: { ...entry, card } });
}

/** I-9.4, I-9.5 */
export function replaceEvent(table: IsleboundTable, card: number): void {
  const { state, chance } = table;
  const { events, eventsBelow, eventsDone } = state;
  events[events.indexOf(card)] = NOTHING;
  eventsDone.push(card);
  if (eventsBelow.length === 0 && events.every((event) => event === NOTHING)) {
    for (const done of eventsDone) eventsBelow.push(done);
    eventsDone.length = 0;
    table.log({ what: 'events-shuffled', rule: 'I-9.5' });
  }
  for (let at = 0; at < events.length && eventsBelow.length > 0; at++) {
    if (events[at] !== NOTHING) continue;
    events[at] = chance.draw(eventsBelow);
    table.log({ what: 'event-came', card: events[at]!, rule: 'I-9.4' });
  }
}

/** I-11.5 */
export function replaceReputation(table: IsleboundTable, card: number): void {
  const { reputations, reputationsBelow, reputationsDone } = table.state;
  const at = reputations.indexOf(card);
  reputations[at] = NOTHING;
  reputationsDone.push(card);
  if (reputationsBelow.length === 0) return;
  reputations[at] = table.chance.draw(reputationsBelow);
  table.log({ what: 'reputation-came', card: reputations[at], rule: 'I-11.5' });
}

/** I-11.1 */
export function takeToken(table: IsleboundTable): number {
  const { state, chance } = table;
  const { token, tokensBelow } = state;
  state.token = tokensBelow.length === 0 ? NOTHING : chance.draw(tokensBelow);
  if (state.token !== NOTHING) table.log({ what: 'token-came', token: state.token, rule: 'I-11.1' });
  return token;
}

/** I-3.9: the others move right, and the next of the stack takes the first place. */
export function takeFromCrewRow(table: IsleboundTable, crew: number): void {
  const { state, chance } = table;
  const { crewRow, crewBelow } = state;
  for (let at = crewRow.indexOf(crew); at > 0; at--) crewRow[at] = crewRow[at - 1]!;
  crewRow[0] = state.crewNext;
  if (state.crewNext === NOTHING) return;
  state.crewNext = crewBelow.length === 0 ? NOTHING : chance.draw(crewBelow);
  table.log({ what: 'crew-came', crew: crewRow[0], rule: 'I-3.9' });
}
