import { countOf } from './island/conditions-of-lands.ts';
import { hasLoss, hasScenarioRule } from './adversaries/enemy.ts';
import { wholeOf } from './island/geography.ts';
import { geography, isCoastal, landsOf, slotsOf } from './island/island.ts';
import { buildingsIn, dahanIn, humans, tokens } from './pieces/pieces.ts';
import { presenceOnIsland } from './pieces/presence.ts';
import { BLIGHT, CITY, DAHAN, type LossReason, type SpiritTable, type State } from './state.ts';
import { heldFinds } from './scenarios/finds.ts';
import { hasLostTheRiver, isWarded } from './scenarios/goals.ts';

/** J-21.12 */
export const CAPITAL = 7;

/** J-20.7, J-20.8: who wins and loses at the same check has won. `decided`: the last insurrection is over. */
export function checkEnd(table: SpiritTable, decided = false): void {
  const { state } = table;
  if (state.over || state.phase === 'choose' || state.phase === 'setup') return;
  if (isLastInsurrection(state) && !decided) return;
  const why = lossOf(state);
  const won = hasWon(state);
  if (!won && why === null) return;
  state.over = true;
  // J-38.1: the second game is to come.
  if (won && hasScenarioRule(state, 'second-wave') && state.laid.wave === 'first') {
    state.laid.wave = 'won';
    return table.log({ what: 'first-won', rule: 'J-38.1' });
  }
  if (won) table.log({ what: 'won', terror: state.fear.terror, sacrifice: why !== null });
  else table.log({ what: 'lost', why: why! });
  const score = scoreOf(state, won);
  const seats = state.spirits.map((_, seat) => seat);
  table.end({
    scores: seats.map(() => score),
    winners: won ? seats : [],
    about: {
      terror: state.fear.terror,
      turn: state.turn,
      why: won ? null : why,
      sacrifice: won && why !== null,
      difficulty: state.difficulty,
      scenario: state.enemy.scenario,
    },
  });
}

/** J-22.16: it decides how the game ends, and nothing before it. */
export function isLastInsurrection(state: State): boolean {
  return state.fear.terror === 4 && !state.over && hasScenarioRule(state, 'dahan-insurrection');
}

/** J-24.5: all lands of the island, those that do not exist for a while among them. */
function landsThatCount(state: State, withOceans = false): readonly number[] {
  const { absent } = state.island;
  return absent.length === 0 ? landsOf(state, withOceans) : [...landsOf(state, withOceans), ...absent];
}

/** J-20.1, J-20.2, J-20.3, J-20.4; J-22.15 */
export function hasWon(state: State): boolean {
  const { terror } = state.fear;
  if (hasScenarioRule(state, 'dahan-insurrection')) {
    if (terror === 1) return noneLeft(state, 0);
    const held = landsThatCount(state).filter((land) => buildingsIn(state, land) > dahanIn(state, land)).length;
    return terror === 2 ? held === 0 : held < state.players;
  }
  // J-38.12
  if (hasScenarioRule(state, 'ward-the-shores') && terror > 1)
    return isWarded(
      state,
      landsThatCount(state).filter((land) => isCoastal(state, land)),
    );
  return terror === 4 || noneLeft(state, terror - 1);
}

/** Whether no invaders of this size or larger are left. A land that does not exist for a while counts all the same. */
function noneLeft({ spaces }: State, size: number): boolean {
  for (const { groups } of spaces) for (const { kind } of groups) if (kind !== DAHAN && kind >= size) return false;
  return true;
}

/** J-20.5, J-20.6; J-21.12, J-36.10 */
function lossOf(state: State): LossReason | null {
  if (state.lost !== null) return state.lost;
  for (let seat = 0; seat < state.players; seat++) if (presenceOnIsland(state, seat) === 0) return 'presence';
  if (hasLoss(state, 'proud-capital') && landsThatCount(state).some((land) => buildingsIn(state, land) >= CAPITAL)) return 'capital';
  if (hasLoss(state, 'irreparable-damage') && state.panels.ruin > state.players) return 'ruin';
  if (hasLoss(state, 'hunters-swarm-the-island') && areHuntersEverywhere(state)) return 'hunters';
  if (hasLoss(state, 'trade-hub') && isTradeHub(state)) return 'trade-hub';
  if (
    hasScenarioRule(state, 'guard-the-heart') &&
    state.turn > 1 &&
    state.marks.some((land) => buildingsIn(state, wholeOf(state.island, land)) > 0)
  )
    return 'heart';
  if (hasLostTheRiver(state)) return 'river';
  if (hasScenarioRule(state, 'dahan-insurrection')) {
    if (state.fear.terror === 4) return 'insurrection';
    if (landsThatCount(state).reduce((sum, land) => sum + dahanIn(state, land), 0) < 2 * state.players) return 'dahan';
  }
  return null;
}

/** J-36.18, J-23.12: beasts in an ocean in play are on the island. */
function areHuntersEverywhere(state: State): boolean {
  const left = landsThatCount(state, true).reduce((sum, land) => sum + countOf(state, land, ['beasts']), 0);
  return state.panels.beasts > left;
}

/** J-36.26 */
function isTradeHub(state: State): boolean {
  const lands = landsThatCount(state);
  const ports = lands.filter((land) => isCoastal(state, land) && humans(state, land, CITY) > 0).length;
  return ports > 2 * slotsOf(state, lands).length;
}

/** J-20.10, J-20.11: what a score is made of. */
export interface ScoreParts {
  readonly difficulty: number;
  /** Invader cards: those left in the deck after a victory, those that left it after a defeat. */
  readonly cards: number;
  /** For each player, rounded down. */
  readonly dahan: number;
  readonly blight: number;
  /** J-38.8: for what the players have found and never used. */
  readonly finds: number;
}

const FOR_A_FIND = 2;

export function scoreParts(state: State, won: boolean): ScoreParts {
  const { deck, discard, explore, build, ravage, immigration } = state.invaders;
  const out = discard.length + explore.length + build.length + ravage.length + immigration.length;
  let dahan = 0;
  let blight = 0;
  for (let space = 0; space < geography(state).spaces; space++) {
    dahan += dahanIn(state, space);
    blight += tokens(state, space, BLIGHT);
  }
  const { players } = state;
  return {
    difficulty: state.difficulty,
    cards: won ? deck.length : out,
    dahan: Math.floor(dahan / players),
    blight: Math.floor(blight / players),
    finds: FOR_A_FIND * heldFinds(state).length,
  };
}

function scoreOf(state: State, won: boolean): number {
  const { difficulty, cards, dahan, blight, finds } = scoreParts(state, won);
  return (won ? 5 * difficulty + 10 + 2 * cards : 2 * difficulty + cards) + dahan - blight + finds;
}
