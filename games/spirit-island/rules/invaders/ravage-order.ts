import type { Play } from '@skerry/engine';
import { blightCards } from '../../content/blight-cards.ts';
import { hasChange, hasScenarioRule } from '../adversaries/enemy.ts';
import { landAnswer } from '../answers.ts';
import { cardsToCome, isBlighted } from '../fear-and-blight/blight-card.ts';
import { spreadFrom } from '../fear-and-blight/spreading.ts';
import { deciderFor, seatWith } from '../island/island.ts';
import { holdsIn, ruleOf } from '../modifiers.ts';
import { isDurable } from '../pieces/health.ts';
import { buildingsIn, humans, tokens } from '../pieces/pieces.ts';
import { BLIGHT, EXPLORER, type SpiritTable, type State, TOWN } from '../state.ts';
import { foreseeRavage, type Ravage } from './foreseen-ravage.ts';
import { isSkippedByRule } from './skipping.ts';

/** What a ravage in a land may change elsewhere. */
interface Reach {
  readonly land: number;
  /** What other ravages do. */
  readonly others: boolean;
  /** All of that, also for lands from which nothing goes out. */
  readonly all: boolean;
  /** Only there, by blight. */
  readonly spread: ReadonlySet<number>;
}

/** J-15.2: lands that have nothing to do with the others come first, without a question. */
export function* nextToRavage(table: SpiritTable, lands: readonly number[]): Play<number> {
  const { state } = table;
  if (lands.length === 1) return lands[0]!;
  const reaches = lands.map((land) => reachOf(state, land));
  const touches = (one: Reach, there: number): boolean => one.all || (one.spread.has(there) && isChanged(state, there));
  const byItself = reaches.find((one) => !one.others && !reaches.some((other) => other !== one && touches(other, one.land)));
  if (byItself !== undefined) return byItself.land;
  const { land } = yield* table.ask(deciderFor(state, lands[0]!), 'ravage-order', lands.map(landAnswer));
  return land;
}

const nowhere: ReadonlySet<number> = new Set();

/** By blight, by what comes after it (a power of this turn, dahan that rise), by presence that is lost with dahan, or by who flees from it or comes for it. */
function reachOf(state: State, land: number): Reach {
  if (isSkippedByRule(state, land, 'ravage')) return { land, others: false, all: false, spread: nowhere };
  const ravage = foreseeRavage(state, land);
  const { blight, cascades, dahanLost, counter } = ravage;
  const all = frightens(state, land, ravage) || turnsTheCard(state, land, ravage);
  const others =
    all ||
    state.conditions.length > 0 ||
    blight > 0 ||
    (dahanLost > 0 && seatWith(state, 'sworn-to-victory') >= 0) ||
    holdsIn(state, 'ravage-beside', land) ||
    (counter > 0 && fightingBackReaches(state, land));
  return { land, others, all, spread: blight > 0 && cascades ? spreadFrom(state, [land]) : nowhere };
}

/** Whether others come or go where dahan fight back. */
function fightingBackReaches(state: State, land: number): boolean {
  if (hasScenarioRule(state, 'dahan-insurrection') || hasChange(state, 'far-flung-herds')) return true;
  if (hasChange(state, 'sense-for-disaster') && humans(state, land, EXPLORER) > 0) return true;
  return ruleOf(state, 'resourceful-populace') !== undefined && buildingsIn(state, land) > 0;
}

/** No Bravery without Numbers: the fear of those who fall may raise the terror level. */
const frightens = (state: State, land: number, { counter }: Ravage): boolean =>
  counter > 0 && ruleOf(state, 'ravage-needs-numbers') !== undefined && buildingsIn(state, land) > 0;

/** J-18.7: whether the blight card may turn, and change who is where. */
function turnsTheCard(state: State, land: number, { blight, cascades }: Ravage): boolean {
  if (blight === 0 || isBlighted(state) || !cardsToCome(state).some((card) => blightCards[card]!.immediate.length > 0)) return false;
  const blighted = cascades ? [...spreadFrom(state, [land])].filter((near) => tokens(state, near, BLIGHT) > 0) : [];
  return state.blight.pool <= blight + (cascades ? 1 + blighted.length : 0);
}

/** J-36.15: blight makes durable towns weak. Destroy the Unnatural!: it takes the presence that makes the invaders strong. */
function isChanged(state: State, land: number): boolean {
  if (isDurable(state, land, TOWN) && humans(state, land, TOWN) > 0) return true;
  const isHated = state.modifiers.some(({ kind, where = [] }) => kind === 'ravage-damage' && where.some(({ is }) => is === 'presence'));
  return isHated && state.spirits.some(({ presence }) => presence[land]! > 0);
}
