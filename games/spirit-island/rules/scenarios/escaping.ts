import type { Play } from '@skerry/engine';
import { accelerate } from './accelerating.ts';
import { action } from '../action.ts';
import { landAnswer } from '../answers.ts';
import { hasScenarioRule } from '../adversaries/enemy.ts';
import { loseFear } from '../fear-and-blight/fear.ts';
import { OUT_OF_REACH } from '../island/geography.ts';
import { deciderFor, geography, isCoastal, shoresOf, slotsOf } from '../island/island.ts';
import { isIsolated, nearForInvaders } from '../island/isolation.ts';
import { move } from '../pieces/moving.ts';
import { type SpiritTable, type State, THIEF } from '../state.ts';
import { takeThief } from './thieves.ts';

const FEAR_LOST = 4;

/** J-38.19: before the ravage step those at the coast escape, the others come a land nearer to it. */
export function* thievesEscape(table: SpiritTable): Play {
  const { state } = table;
  if (!hasScenarioRule(state, 'despicable-theft') || state.laid.thieves.length === 0) return;
  yield* action(table, { kind: 'scenario', name: 'thieves' }, function* () {
    // J-24.5: who is in no land of the island stays there.
    const lands = state.laid.thieves.flatMap(({ land }) => (geography(state).exists[land] ? [land] : []));
    for (const land of lands.filter((one) => isCoastal(state, one) && !isIsolated(state, one))) yield* escape(table, land);
    // Those nearest to the ocean go first, so that nobody comes to where another is still to leave and goes on in its place.
    const staying = lands.filter((one) => !isCoastal(state, one) || isIsolated(state, one));
    for (const land of staying.toSorted((one, other) => wayOf(state, one) - wayOf(state, other))) yield* approach(table, land);
  });
}

function* escape(table: SpiritTable, land: number): Play {
  const value = yield* takeThief(table, land, true);
  table.log({ what: 'thief-escaped', land, value, rule: 'J-38.19' });
  loseFear(table, FEAR_LOST);
  for (let i = 0; i < value; i++) accelerate(table);
}

/** J-38.19, J-38.21: on the shortest way to the ocean of its board that isolation leaves open. */
function* approach(table: SpiritTable, land: number): Play {
  const { state } = table;
  const far = waysToSea(state, slotsOf(state, [land]));
  const nearer = nearForInvaders(state, land).filter((near) => far[near]! < far[land]!);
  const least = Math.min(...nearer.map((near) => far[near]!));
  const goals = nearer.filter((near) => far[near] === least);
  if (goals.length === 0) return;
  const { land: to } = yield* table.ask(deciderFor(state, land), 'thief-way', goals.map(landAnswer), { about: { land } });
  yield* move(table, { piece: THIEF, damage: 0, strife: 0, dream: 0, from: land, to });
}

/** How far it is from a land to the ocean of its board. */
const wayOf = (state: State, land: number): number => waysToSea(state, slotsOf(state, [land]))[land]!;

/** By land: how far it is to the coast of any of these boards. */
function waysToSea(state: State, slots: readonly number[]): number[] {
  const { existing, spaces } = geography(state);
  const far = Array<number>(spaces).fill(OUT_OF_REACH);
  const queue = existing.filter((land) => shoresOf(state, land).some((slot) => slots.includes(slot)) && !isIsolated(state, land));
  for (const land of queue) far[land] = 1;
  for (const land of queue) {
    for (const near of nearForInvaders(state, land)) {
      if (far[near] !== OUT_OF_REACH) continue;
      far[near] = far[land]! + 1;
      queue.push(near);
    }
  }
  return far;
}
