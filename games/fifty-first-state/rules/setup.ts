import type { Chance, Config, Play, Seat } from '@skerry/engine';
import type { CardSet } from '../content/card.ts';
import { tokensInBox } from '../content/goods.ts';
import { deckOf } from '../content/locations.ts';
import { transportDeck } from '../content/transport.ts';
import { factionAnswers } from './answers.ts';
import { addCard, removeCard, takeFromDeck } from './goods.ts';
import { differentCards } from './payment.ts';
import { CARDS_DEALT, CARDS_KEPT, type FiftyFirstState, newPlayer, NO_CARD, NOBODY, type StateTable } from './state.ts';

/** T-2 */
export function setup({ players, options }: Config, chance: Chance): FiftyFirstState {
  const expansion = options['expansion'] as CardSet;
  const first = chance.below(players);
  return {
    expansion,
    seats: players,
    // T-14.1: alone, the Hegemony is a player without a seat.
    players: Array.from({ length: players === 1 ? 2 : players }, newPlayer),
    phase: 'factions',
    round: 1,
    first,
    turn: first,
    deck: deckOf(expansion),
    discard: [],
    row: [],
    rowNumber: 0,
    picks: 0,
    transportDecks: [transportDeck('red'), transportDeck('blue')],
    transportDiscards: [[], []],
    offers: [NO_CARD, NO_CARD],
    supply: tokensInBox.slice(),
    endReached: false,
    lively: false,
    attacks: [],
    attackSucceeded: false,
  };
}

/** T-2.1 */
export function* chooseFaction(table: StateTable): Play {
  const { state } = table;
  const seat = state.turn;
  if (seat === state.first) table.log({ what: 'began', expansion: state.expansion, first: state.first, rule: 'T-2.5' });
  const free = factionAnswers.filter(({ faction }) => state.players.every((player) => player.faction !== faction));
  const { faction } = yield* table.ask(seat, 'faction', free);
  state.players[seat]!.faction = faction;
  table.log({ what: 'chose-faction', seat, faction, rule: 'T-2.1' });
  state.turn = (seat + 1) % state.seats;
  if (state.players[state.turn]!.faction !== NOBODY) state.phase = 'deal';
}

/** T-2.4: the deal, before anything is asked of the hands. */
export function dealHands(table: StateTable): void {
  const { state } = table;
  for (let i = 0; i < state.seats; i++) {
    const seat = (state.first + i) % state.seats;
    const { hand } = state.players[seat]!;
    for (let n = 0; n < CARDS_DEALT; n++) addCard(hand, takeFromDeck(table, seat));
    const entry = { what: 'was-dealt', seat, count: CARDS_DEALT, rule: 'T-2.4' } as const;
    table.log(entry, { seats: [seat], entry: { ...entry, cards: hand.slice() } });
  }
  state.phase = 'keep';
}

/** T-2.4: all choose at once what they discard; it is shown when all have chosen. */
export function* keepCards(table: StateTable): Play {
  const { state } = table;
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const discards = yield* table.together(seats, (seat) => chooseDiscards(table, seat));
  for (const seat of seats) {
    for (const card of discards[seat]!) {
      removeCard(state.players[seat]!.hand, card);
      state.discard.push(card);
    }
    table.log({ what: 'kept', seat, discarded: discards[seat]!, rule: 'T-2.4' });
  }
  state.phase = 'lookout';
}

function* chooseDiscards(table: StateTable, seat: Seat): Play<number[]> {
  const rest = table.state.players[seat]!.hand.slice();
  const discarded: number[] = [];
  while (rest.length > CARDS_KEPT) {
    const { card } = yield* table.ask(seat, 'card-to-leave', differentCards(rest), {
      secret: true,
      about: { discarded: discarded.slice() },
    });
    removeCard(rest, card);
    discarded.push(card);
  }
  return discarded;
}
