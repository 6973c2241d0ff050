import { blightCards } from '../content/blight-cards.ts';
import { townsOnIsland, townSupply } from '../rules/adversaries/town-supply.ts';
import { isBlighted } from '../rules/fear-and-blight/blight-card.ts';
import { CAPITAL } from '../rules/ending.ts';
import { hasLoss, hasScenarioRule } from '../rules/adversaries/enemy.ts';
import { isCoastal } from '../rules/island/island.ts';
import { boardCount } from '../rules/setup/free-boards.ts';
import { buildingsIn, dahanIn, humans, invadersIn, tokens } from '../rules/pieces/pieces.ts';
import { emigrantsAllowed, wardsIn } from '../rules/scenarios/goals.ts';
import { BADLANDS, BEASTS, CITY, DISEASE, type State, TOWN, WILDS } from '../rules/state.ts';
import { allLands } from './danger.ts';

/** What the land can still take before it is lost. What comes when the card is turned counts too, but that it is turned costs something. */
export function blightReserve(state: State): number {
  const { blight, players } = state;
  if (isBlighted(state)) return 0.8 * blight.pool;
  // The deck is open in this: which cards may still come.
  const { unseen } = blight;
  const next = unseen.length === 0 ? 4 : unseen.reduce((sum, card) => sum + blightCards[card]!.perPlayer, 0) / unseen.length;
  return blight.pool + 0.7 * players * next;
}

/** Tokens that hold the invaders back, each for one land. */
export function worthOfTokens(state: State): number {
  let worth = 0;
  for (const land of allLands(state)) {
    const invaders = invadersIn(state, land);
    const near = invaders > 0 ? 1 : 0.6;
    worth += 0.1 * near * tokens(state, land, BEASTS) + 0.05 * near * tokens(state, land, BADLANDS);
    worth +=
      (invaders === 0 ? 0.12 : 0.06) * Math.min(2, tokens(state, land, WILDS)) + 0.12 * near * Math.min(2, tokens(state, land, DISEASE));
    for (const { strife, count } of state.spaces[land]!.groups) if (strife > 0) worth += 0.1 * count;
  }
  return worth;
}

/** How near a victory is by those who are left: the higher the terror level, the fewer have to go. */
export function nearVictory(state: State): number {
  const { terror } = state.fear;
  if (terror < 2) return 0;
  let left = 0;
  for (const land of allLands(state)) left += humans(state, land, CITY) + (terror === 2 ? humans(state, land, TOWN) : 0);
  return 0.2 * (terror - 1) + 1.5 * Math.max(0, 1 - left / (4 * state.players));
}

/** How near a defeat is that only an adversary or a scenario brings: 0, and up to 1 for each at its edge. */
export function nearDefeat(state: State): number {
  return [...ofAdversaries(state), ...ofScenarios(state)].reduce((sum, share) => sum + Math.max(0, Math.min(1, share)) ** 2, 0);
}

function* ofAdversaries(state: State): Iterable<number> {
  if (state.enemy.adversaries.length === 0) return;
  const lands = allLands(state);
  // England's capital.
  if (hasLoss(state, 'proud-capital')) yield Math.max(...lands.map((land) => buildingsIn(state, land))) / (CAPITAL - 1);
  // France's plantations.
  const supply = townSupply(state);
  if (supply < Infinity) yield townsOnIsland(state) / supply;
  // Habsburg's ruin.
  if (hasLoss(state, 'irreparable-damage')) yield state.panels.ruin / state.players;
  // Russia's hunters.
  if (hasLoss(state, 'hunters-swarm-the-island')) {
    const beasts = lands.reduce((sum, land) => sum + tokens(state, land, BEASTS), 0);
    yield state.panels.beasts / (beasts + 1);
  }
  // Scotland's trade hub.
  if (hasLoss(state, 'trade-hub')) {
    const ports = lands.filter((land) => isCoastal(state, land) && humans(state, land, CITY) > 0).length;
    yield ports / (2 * boardCount(state));
  }
}

function* ofScenarios(state: State): Iterable<number> {
  if (state.enemy.scenario < 0) return;
  if (hasScenarioRule(state, 'guard-the-heart')) yield state.marks.some((land) => invadersIn(state, land) > 0) ? 0.8 : 0;
  if (hasScenarioRule(state, 'the-great-river')) yield state.laid.emigrants / emigrantsAllowed(state);
  if (hasScenarioRule(state, 'dahan-insurrection')) {
    const dahan = allLands(state).reduce((sum, land) => sum + dahanIn(state, land), 0);
    yield (2 * state.players) / Math.max(1, dahan);
  }
}

/** The share of a scenario's goal that is reached. */
export function goalReached(state: State): number {
  if (!hasScenarioRule(state, 'ward-the-shores')) return 0;
  const coast = allLands(state).filter((land) => isCoastal(state, land));
  return coast.filter((land) => wardsIn(state, land) > 0).length / Math.max(1, coast.length);
}
