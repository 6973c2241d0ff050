import type { Seat } from '@skerry/engine';
import { type CardSet, sizeOf } from './cards.ts';
import type { Attack, Corporation, FloatingIslands, Island, Phase } from './state.ts';

/** F-1.6: what a seat may know of a corporation. What it may not know is absent; counts are known to all. */
export interface CorporationView {
  readonly airship: Corporation['airship'];
  readonly hunters: number;
  readonly mercenaries: number;
  readonly destroyed: number;
  readonly deckCount: number;
  readonly handCount: number;
  readonly savedCount: number;
  readonly discardCount: number;
  /** The row of turns: a card (0 to 5), or for Castling 6 + the card that it stood for. */
  readonly played: readonly number[];
  readonly passed: boolean;
  readonly lost: number;
  /** One's own cards, as packed sets (cards.ts). */
  readonly own?: {
    readonly deck: CardSet;
    readonly hand: CardSet;
    readonly saved: CardSet;
    readonly discard: CardSet;
    readonly castled: CardSet;
  };
}

/** It has the form of a `Sky`, so that what the rules compute of one (yields, the outlook) can be computed of a view. */
export interface FloatingIslandsView {
  readonly islands: Island[];
  readonly beside: number[];
  readonly touching: number[];
  readonly corporations: readonly CorporationView[];
  readonly attacks: readonly Attack[];
  readonly supply: number;
  readonly first: Seat;
  readonly turn: Seat;
  readonly round: number;
  readonly phase: Phase;
  readonly properties: boolean;
  readonly maxRounds: number;
  readonly withoutIsland: number;
}

/** F-1.6 */
export function view(state: FloatingIslands, seat: Seat | null): FloatingIslandsView {
  return {
    islands: state.islands.map((island) => ({ ...island })),
    beside: state.beside.slice(),
    touching: state.touching.slice(),
    corporations: state.corporations.map((corporation, owner): CorporationView => {
      const { airship, hunters, mercenaries, destroyed, deck, hand, saved, discard, castled, played, passed, lost } = corporation;
      const known = {
        airship,
        hunters,
        mercenaries,
        destroyed,
        deckCount: sizeOf(deck),
        handCount: sizeOf(hand),
        savedCount: sizeOf(saved),
        discardCount: sizeOf(discard),
        played: played.slice(),
        passed,
        lost,
      };
      return owner === seat ? { ...known, own: { deck, hand, saved, discard, castled } } : known;
    }),
    attacks: state.attacks.slice(),
    supply: state.supply,
    first: state.first,
    turn: state.turn,
    round: state.round,
    phase: state.phase,
    properties: state.properties,
    maxRounds: state.maxRounds,
    withoutIsland: state.withoutIsland,
  };
}
