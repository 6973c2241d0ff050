import type { Chance, Seat } from '@skerry/engine';
import { ALL_CARDS, CARDS, type CardSet, drawOne } from '../rules/cards.ts';
import type { Corporation, FloatingIslands } from '../rules/state.ts';
import type { CorporationView, FloatingIslandsView } from '../rules/view.ts';

/** A whole game that looks like this to the seat: which of the others' cards are where is dealt by chance. */
export function imagine(view: FloatingIslandsView, _seat: Seat, chance: Chance): FloatingIslands {
  return {
    islands: view.islands.map((island) => ({ ...island })),
    beside: view.beside.slice(),
    touching: view.touching.slice(),
    corporations: view.corporations.map((corporation) => imagineCorporation(corporation, chance)),
    attacks: view.attacks.slice(),
    supply: view.supply,
    first: view.first,
    turn: view.turn,
    round: view.round,
    phase: view.phase,
    properties: view.properties,
    maxRounds: view.maxRounds,
    withoutIsland: view.withoutIsland,
  };
}

function imagineCorporation(known: CorporationView, chance: Chance): Corporation {
  const { airship, hunters, mercenaries, destroyed, passed, lost } = known;
  const played = known.played.slice();
  const open = { airship, hunters, mercenaries, destroyed, played, passed, lost };
  if (known.own !== undefined) return { ...open, ...known.own };
  let deck: CardSet = ALL_CARDS;
  let castlings = 0;
  for (const turn of played) {
    if (turn < CARDS) deck -= 1 << (2 * turn);
    else castlings++;
  }
  const take = (count: number): CardSet => {
    let taken: CardSet = 0;
    for (let n = 0; n < count; n++) {
      const card = drawOne(deck, 0, chance);
      deck -= card;
      taken += card;
    }
    return taken;
  };
  const hand = take(known.handCount);
  const saved = take(known.savedCount);
  const discard = take(known.discardCount);
  const castled = take(2 * castlings);
  return { ...open, hand, saved, discard, castled, deck };
}
