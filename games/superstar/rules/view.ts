import type { Seat } from '@skerry/engine';
import { actionCards, bonusCards, type Planet, type Superstar } from './state.ts';

/** What a seat may know of a reserve. What it may not know is absent; counts are known to all. */
export interface ReserveView {
  /** The action cards in hand: own ones, or all five when nothing lies before that player. */
  readonly hand?: number;
  readonly faceDown?: number;
  readonly faceUp: number;
  readonly handCount: number;
  readonly faceDownCount: number;
  /** The bonus cards that the seat knows to be here. */
  readonly bonus: number;
  readonly bonusCount: number;
  readonly stars: readonly number[];
  readonly anomalies: number;
}

export interface SuperstarView {
  readonly planet: Planet;
  readonly reserves: readonly ReserveView[];
  readonly supply: number;
  readonly starsLeft: number;
  readonly first: Seat;
  readonly turn: Seat;
  readonly expert: boolean;
  readonly endReached: boolean;
  readonly bonusShown: number;
  /** The bonus cards that are in the game. */
  readonly bonusInGame: number;
}

/** S-2.5 */
export function view(state: Superstar, seat: Seat | null): SuperstarView {
  const { planet } = state;
  const bonusInGame = state.reserves.reduce((bits, { bonus }) => bits | bonus, 0);
  return {
    planet: {
      width: planet.width,
      height: planet.height,
      tiles: planet.tiles.map(({ side, turns }) => ({ side, turns })),
      platforms: planet.platforms.slice(),
      symbols: planet.symbols.slice(),
      stars: planet.stars.slice(),
      doors: planet.doors.map(({ space, up }) => ({ space, up })),
      openDoor: planet.openDoor,
      pawns: planet.pawns.map(({ space, up }) => ({ space, up })),
    },
    reserves: state.reserves.map((reserve, owner): ReserveView => {
      const { hand, faceDown, faceUp, bonus, stars, anomalies } = reserve;
      const known = {
        faceUp,
        handCount: count(hand),
        faceDownCount: count(faceDown),
        bonus: owner === seat ? bonus : bonus & state.bonusShown,
        bonusCount: count(bonus),
        stars: stars.slice(),
        anomalies,
      };
      return owner === seat ? { hand, faceDown, ...known } : known;
    }),
    supply: state.supply,
    starsLeft: state.starsLeft,
    first: state.first,
    turn: state.turn,
    expert: state.expert,
    endReached: state.endReached,
    bonusShown: state.bonusShown,
    bonusInGame,
  };
}

function count(bits: number): number {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++;
  return n;
}

export function cardsIn<Card>(bits: number, cards: readonly Card[]): Card[] {
  return cards.filter((_, i) => (bits & (1 << i)) !== 0);
}

export const actionCardsIn = (bits: number): (typeof actionCards)[number][] => cardsIn(bits, actionCards);
export const bonusCardsIn = (bits: number): (typeof bonusCards)[number][] => cardsIn(bits, bonusCards);
