import type { Play, Seat } from '@skerry/engine';
import { transportColours } from '../content/transport.ts';
import { addCard, removeCard, takeFromDeck } from './goods.ts';
import { differentCards } from './payment.ts';
import { type FiftyFirstState, HEGEMONY_SEAT, isSolo, newLocation, NO_CARD, type StateTable } from './state.ts';

/** T-4.2, T-4.3; T-14.3: lays out what is to be taken. Nothing is asked here, so that everybody sees the row before the first choice. */
export function layOut(table: StateTable): void {
  const { state } = table;
  if (state.rowNumber === 0) {
    table.log({ what: 'round', round: state.round, first: state.first, rule: 'T-4.1' });
    showTransport(table);
  }
  const count = isSolo(state) ? 4 : state.seats + 1;
  for (let i = 0; i < count; i++) {
    const card = takeFromDeck(table, 'all');
    if (card === NO_CARD) break;
    addCard(state.row, card);
  }
  if (state.row.length > 0) state.lively = true;
  state.picks = 0;
  state.phase = 'pick';
  table.log({
    what: 'row',
    cards: state.row.slice(),
    number: state.rowNumber,
    rule: isSolo(state) ? 'T-14.3' : state.rowNumber === 0 ? 'T-4.3' : 'T-4.4',
  });
}

/** T-4.2 */
function showTransport(table: StateTable): void {
  const { state } = table;
  transportColours.forEach((colour, deck) => {
    if (state.transportDecks[deck]!.length === 0) {
      if (state.transportDiscards[deck]!.length === 0) return;
      state.transportDecks[deck] = state.transportDiscards[deck]!;
      state.transportDiscards[deck] = [];
      table.log({ what: 'reshuffled', deck: colour, rule: 'T-4.2' });
    }
    const card = table.chance.draw(state.transportDecks[deck]!);
    state.offers[deck] = card;
    table.log({ what: 'transport-shown', colour, card, rule: 'T-4.2' });
  });
}

/** T-4.3, T-4.4: whose turn it is to take a card. */
export function picker({ rowNumber, first, picks, seats }: FiftyFirstState): Seat {
  return (first + (rowNumber === 0 ? picks : seats - 1 - picks)) % seats;
}

/** One player takes a card from the row. */
export function* pick(table: StateTable): Play {
  const { state } = table;
  const seat = picker(state);
  if (state.row.length > 0) {
    const { card } = yield* table.ask(seat, 'pick', differentCards(state.row));
    const player = state.players[seat]!;
    removeCard(state.row, card);
    addCard(player.hand, card);
    addCard(player.shown, card);
    table.log({ what: 'picked', seat, card, rule: isSolo(state) ? 'T-14.3' : state.rowNumber === 0 ? 'T-4.3' : 'T-4.4' });
  }
  state.picks++;
  if (isSolo(state)) feedHegemony(table);
  else if (state.picks === state.seats) endRow(table);
}

/** T-4.3: what is left over is discarded. */
function endRow(table: StateTable): void {
  const { state } = table;
  if (state.row.length > 0) table.log({ what: 'row-discarded', cards: state.row.slice(), rule: 'T-4.3' });
  state.discard.push(...state.row);
  state.row = [];
  if (state.rowNumber === 0) {
    state.rowNumber = 1;
    state.phase = 'lookout';
  } else {
    state.rowNumber = 0;
    state.phase = 'production';
  }
}

/** T-14.3, T-14.4: after each of the two picks one card of the row goes to the Hegemony, then one from the deck. */
function feedHegemony(table: StateTable): void {
  const { state } = table;
  if (state.row.length > 0) addToHegemony(table, table.chance.draw(state.row), 'row');
  // What chance draws from leaves no order that everybody could not see.
  state.row = state.row.toSorted((one, other) => one - other);
  if (state.row.length > 0) return;
  const card = takeFromDeck(table, 'all');
  if (card !== NO_CARD) addToHegemony(table, card, 'deck');
  state.phase = 'production';
}

function addToHegemony(table: StateTable, card: number, from: 'row' | 'deck'): void {
  const at = table.state.players[HEGEMONY_SEAT]!.locations.push(newLocation(card)) - 1;
  table.log({ what: 'hegemony-gained', card, at, from, rule: from === 'row' ? 'T-14.3' : 'T-14.4' });
}
