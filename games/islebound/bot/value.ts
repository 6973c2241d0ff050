import type { Seat } from '@skerry/engine';
import { buildings } from '../content/original.ts';
import { renownOfAbilities, townsOf } from '../rules/abilities.ts';
import { canDo, isHere } from '../rules/events.ts';
import { type IsleboundState, RENOWN_A_TOKEN } from '../rules/state.ts';
import { abilityWorth, actionWorth, crewWorth, cubeWorth, eventWorth, goodsWorth, handWorth, townWorth, turnsToCome } from './worth.ts';

/**
 * How many points apart two players have to stand to make a great difference. The less there is to come, the fewer they are: who leads
 * wants the end, and builds towards it.
 */
const margin = (turns: number): number => 6 * Math.sqrt(turns + 1);
/** What a turn brings in the mean: who has had one more than another is not better off for it. */
const INCOME = 3.5;

/** How a seat stands against the best of the others, squeezed into 0 to 1. */
export function value(state: IsleboundState, seat: Seat): number {
  const turns = turnsToCome(state);
  const own = worth(state, seat, turns);
  let best = -Infinity;
  for (let other = 0; other < state.players.length; other++) if (other !== seat) best = Math.max(best, worth(state, other, turns));
  const ahead = own - best;
  // Never quite flat: who is far ahead, or far behind, still sees which answer is better.
  return 0.5 + (0.5 * ahead) / Math.sqrt(ahead * ahead + margin(turns) ** 2);
}

/** The renown that a seat has, and what the rest may still become. */
function worth(state: IsleboundState, seat: Seat, turns: number): number {
  const player = state.players[seat]!;
  const { renown, tokens, buildings: own } = player;
  let sum = goodsWorth(player, turns) + crewWorth(player, turns) + 1.1 * renown + (RENOWN_A_TOKEN + 1) * tokens.length;
  for (let i = 0; i < own.length; i++) {
    const building = buildings[own[i]!]!;
    sum += building.coins + (building.metropolis ? 1 : 0) + abilityWorth(own[i]!, turns);
  }
  sum += renownOfAbilities(state, seat) + townWorth(turns) * townsOf(state, seat);
  for (let space = 0; space < state.influence.length; space++) if (state.influence[space] === seat) sum += cubeWorth(space, turns);
  if (state.variants.architect) sum += handWorth(state, seat, turns);
  if (state.phase === 'act' && state.turn === seat) sum += prospects(state, seat, turns);
  return hasMoved(state, seat) ? sum - INCOME : sum;
}

/** Whether a seat has had its turn in this round, or is having it. */
function hasMoved({ players, first, turn, phase }: IsleboundState, seat: Seat): boolean {
  const { length } = players;
  const place = (seat - first + length) % length;
  const now = (turn - first + length) % length;
  return place < now || (place === now && phase === 'act');
}

/** What can still be done in this turn where the ship is. */
function prospects(state: IsleboundState, seat: Seat, turns: number): number {
  const player = state.players[seat]!;
  let sum = state.acted ? 0 : actionWorth(state, seat, state.map[player.ship]!, turns);
  for (const card of state.events)
    if (isHere(state, player, card) && canDo(state, player, card)) sum += Math.max(0, eventWorth(state, seat, card, turns));
  return sum;
}
