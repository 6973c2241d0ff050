import type { Seat } from '@skerry/engine';
import { isBlighted } from '../rules/fear-and-blight/blight-card.ts';
import { cardPlays, income } from '../rules/spirits/elements.ts';
import { dahanIn, humans } from '../rules/pieces/pieces.ts';
import { presenceOnIsland } from '../rules/pieces/presence.ts';
import { CITY, EXPLORER, type State, TOWN } from '../rules/state.ts';
import { allLands, blightToCome, damageToCome, ravagedIn } from './danger.ts';
import { blightReserve, goalReached, nearDefeat, nearVictory, worthOfTokens } from './outlook.ts';

/** What counts, and how much: each for one spirit's share of the island. */
const weights = {
  blightLeft: 0.62,
  blightNext: 0.55,
  blightLater: 0.3,
  explorer: 0.05,
  town: 0.17,
  city: 0.3,
  fear: 6,
  presence: 0.2,
  plays: 0.3,
  income: 0.12,
  lastPresence: 1.2,
  dahan: 0.035,
  energy: 0.05,
  hand: 0.1,
  discards: 0.04,
  time: 0.12,
  tokens: 1,
  defeat: 2.5,
  goal: 4,
};

/** How likely the spirits are to win, in rough: all of them together, so that every seat judges alike. */
export function value(state: State, _seat: Seat): number {
  // Before the island is laid there is nothing to judge by.
  return state.phase === 'choose' ? 0.5 : 1 / (1 + Math.exp(-standing(state)));
}

function standing(state: State): number {
  const n = state.players;
  const { fear } = state;
  let sum = -2.2 + weights.blightLeft * Math.min(8, blightReserve(state) / n);
  if (isBlighted(state)) sum -= 0.6;

  let invaders = 0;
  let dahan = 0;
  let next = 0;
  let later = 0;
  for (const land of allLands(state)) {
    const explorers = humans(state, land, EXPLORER);
    const towns = humans(state, land, TOWN);
    const cities = humans(state, land, CITY);
    dahan += dahanIn(state, land);
    if (explorers + towns + cities === 0) continue;
    invaders += weights.explorer * explorers + weights.town * towns + weights.city * cities;
    const when = ravagedIn(state, land);
    if (when === 0) next += blightToCome(state, land);
    else if (when <= 2) later += Math.min(1.5, damageToCome(state, land) / 4);
    else if (damageToCome(state, land) >= 2) later += 0.35;
  }
  sum -= invaders * (3.4 / (n + 2.4));
  sum -= (weights.blightNext * next + weights.blightLater * later) / n;
  sum += (weights.dahan * dahan) / n;

  // Fear: the nearer the last card, the better; and a higher terror level makes winning easier.
  const left = fear.left.reduce((a, b) => a + b, 0);
  const all = left + fear.discard.length + fear.earned.length;
  const earned = all - left + fear.generated / fear.pool;
  sum += (weights.fear * earned) / Math.max(1, all) - 1.2;

  for (const [seat, spirit] of state.spirits.entries()) {
    if (spirit.kind < 0) continue;
    const onIsland = presenceOnIsland(state, seat);
    if (onIsland <= 1) sum -= weights.lastPresence;
    sum += (weights.presence * Math.min(6, onIsland)) / n;
    sum += (weights.plays * cardPlays(spirit) + weights.income * income(spirit)) / n;
    sum += (weights.energy * Math.min(8, spirit.energy)) / n;
    sum += (weights.hand * spirit.hand.length + weights.discards * (spirit.discard.length + spirit.played.length)) / n;
  }
  sum += weights.tokens * worthOfTokens(state) * (2 / (n + 1));
  sum += nearVictory(state) - weights.defeat * nearDefeat(state) + weights.goal * goalReached(state);
  return sum - weights.time * Math.max(0, state.turn - 6);
}
