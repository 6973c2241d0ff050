import type { Seat } from '@skerry/engine';
import type { FiftyFirstState, Location, Player } from './state.ts';

/** What a seat may know of a player: everything but the cards in another's hand, of which it knows those that everybody saw. */
export interface PlayerView extends Readonly<Omit<Player, 'hand'>> {
  readonly hand?: readonly number[];
  readonly handCount: number;
}

export interface FiftyFirstStateView extends Readonly<Omit<FiftyFirstState, 'players' | 'deck' | 'transportDecks'>> {
  readonly players: readonly PlayerView[];
  readonly deckCount: number;
  readonly transportDeckCounts: readonly [number, number];
}

/** T-1.9 */
export function view(state: FiftyFirstState, seat: Seat | null): FiftyFirstStateView {
  const { players, deck, transportDecks, ...open } = state;
  return {
    ...open,
    discard: open.discard.slice(),
    row: open.row.slice(),
    transportDiscards: [open.transportDiscards[0].slice(), open.transportDiscards[1].slice()],
    offers: [open.offers[0], open.offers[1]],
    supply: open.supply.slice(),
    attacks: open.attacks.slice(),
    players: players.map((player, owner) => viewPlayer(player, owner === seat)),
    deckCount: deck.length,
    transportDeckCounts: [transportDecks[0].length, transportDecks[1].length],
  };
}

function viewPlayer({ hand, ...open }: Player, isOwn: boolean): PlayerView {
  const seen = { ...copyOpen(open), handCount: hand.length };
  return isOwn ? { ...seen, hand: hand.slice() } : seen;
}

/** A copy of what everybody sees of a player. */
export function copyOpen(open: Omit<Player, 'hand'>): Omit<Player, 'hand'> {
  return {
    faction: open.faction,
    points: open.points,
    goods: open.goods.slice(),
    kept: open.kept.slice(),
    shown: open.shown.slice(),
    transports: open.transports.slice(),
    deals: open.deals.slice(),
    locations: open.locations.map(copyLocation),
    closed: open.closed,
    boardUsed: open.boardUsed,
    gained: open.gained.slice(),
  };
}

export function copyLocation({ card, ruined, uses, placed, visitor, defended, stock }: Location): Location {
  return {
    card,
    ruined,
    uses,
    placed: placed === null ? null : placed.slice(),
    visitor,
    defended,
    stock: stock === null ? null : stock.slice(),
  };
}
