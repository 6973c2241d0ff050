import type { Chance, Seat } from '@skerry/engine';
import { ALL_ACTION_CARDS, actionCards, bonusCards, type Superstar } from '../rules/state.ts';
import { cardsIn, type SuperstarView } from '../rules/view.ts';

/** A whole game that looks like this to the seat: what the others put face down, and who holds which bonus card, is dealt by chance. */
export function imagine(view: SuperstarView, seat: Seat, chance: Chance): Superstar {
  const { planet } = view;
  const known = view.reserves.reduce((bits, { bonus }) => bits | bonus, 0);
  const unknown = chance.shuffle(
    cardsIn(
      view.bonusInGame & ~known,
      bonusCards.map((_, i) => i),
    ),
  );
  return {
    planet: {
      ...planet,
      tiles: planet.tiles.map((tile) => ({ ...tile })),
      platforms: planet.platforms.slice(),
      symbols: planet.symbols.slice(),
      stars: planet.stars.slice(),
      doors: planet.doors.map((door) => ({ ...door })),
      pawns: planet.pawns.map((pawn) => ({ ...pawn })),
    },
    reserves: view.reserves.map((reserve, owner) => {
      const faceDown = reserve.faceDown ?? someOf(ALL_ACTION_CARDS & ~reserve.faceUp, reserve.faceDownCount, chance);
      let { bonus } = reserve;
      if (owner !== seat) for (let n = cardsIn(bonus, bonusCards).length; n < reserve.bonusCount; n++) bonus |= 1 << unknown.pop()!;
      return {
        hand: ALL_ACTION_CARDS & ~reserve.faceUp & ~faceDown,
        faceUp: reserve.faceUp,
        faceDown,
        bonus,
        stars: reserve.stars.slice(),
        anomalies: reserve.anomalies,
      };
    }),
    supply: view.supply,
    starsLeft: view.starsLeft,
    first: view.first,
    turn: view.turn,
    expert: view.expert,
    endReached: view.endReached,
    bonusShown: view.bonusShown,
  };
}

function someOf(bits: number, n: number, chance: Chance): number {
  if (n === 0) return 0;
  const cards = chance.shuffle(
    cardsIn(
      bits,
      actionCards.map((_, i) => i),
    ),
  );
  return cards.slice(0, n).reduce((set, card) => set | (1 << card), 0);
}
