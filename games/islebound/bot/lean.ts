import { type Answer, best, type Chance, type Seat } from '@skerry/engine';
import { crewSkills } from '../content/crew.ts';
import { FISH, PIRATE, WOOD } from '../content/goods.ts';
import { buildings, influenceTrack } from '../content/original.ts';
import type {
  BattleAnswer,
  BuildingAnswer,
  CountAnswer,
  CrewAnswer,
  CubeAnswer,
  EnoughAnswer,
  ForceAnswer,
  HireAnswer,
  KeepAnswer,
  ReputationAnswer,
  SailAnswer,
  TurnAnswer,
} from '../rules/answers.ts';
import { canDo, isHere } from '../rules/events.ts';
import { isBusy } from '../rules/sailing.ts';
import type { IsleboundState } from '../rules/state.ts';
import {
  actionWorth,
  attackWorth,
  bestAttack,
  buildingWorth,
  diplomacyWorth,
  eventWorth,
  goodWorth,
  reputationWorth,
  turnsToCome,
  visitWorth,
} from './worth.ts';

/** How far two answers may lie apart and still be taken for one another. */
const CARELESSNESS = 0.4;

interface Asked {
  readonly seat: Seat;
  readonly name: string;
  readonly answers: readonly Answer[];
}

/** In a playout: what somebody would do who looks at each answer for a moment, a little carelessly. */
export function lean(state: IsleboundState, { seat, name, answers }: Asked, chance: Chance): number {
  if (answers.length === 1) return 0;
  const turns = turnsToCome(state);
  switch (name) {
    case 'sail':
      return best(answers as readonly SailAnswer[], chance, CARELESSNESS, (answer) => sailWorth(state, seat, answer, turns));
    case 'act':
      return best(answers as readonly TurnAnswer[], chance, CARELESSNESS, (answer) => turnWorth(state, seat, answer, turns));
    case 'force': {
      const town = state.map[state.players[seat]!.ship]!;
      return best(answers as readonly ForceAnswer[], chance, CARELESSNESS, (force) => attackWorth(state, seat, town, force, turns));
    }
    case 'battle':
      return leanInBattle(state, seat, answers as readonly BattleAnswer[]);
    case 'build':
      return best(answers as readonly (BuildingAnswer | EnoughAnswer)[], chance, CARELESSNESS, (answer) =>
        answer.kind === 'enough' ? 0 : buildings[answer.building]!.coins + buildingWorth(state, seat, answer.building, turns),
      );
    case 'draft':
      return best(answers as readonly BuildingAnswer[], chance, CARELESSNESS, ({ building }) =>
        buildingWorth(state, seat, building, turns),
      );
    case 'card-to-discard':
      return best(
        answers as readonly BuildingAnswer[],
        chance,
        CARELESSNESS,
        ({ building }) => -buildingWorth(state, seat, building, turns),
      );
    case 'hire':
      return best(answers as readonly (HireAnswer | EnoughAnswer)[], chance, CARELESSNESS, (answer) =>
        answer.kind === 'enough' ? 0 : 0.2 * turns - answer.coins,
      );
    case 'reputation':
      return best(answers as readonly ReputationAnswer[], chance, CARELESSNESS, ({ card }) => reputationWorth(state, seat, card));
    // The most that can be had, mostly; the first of the crew are the least skilled.
    case 'exchange':
      return chance.below(4) === 0 ? chance.below(answers.length) : (answers as readonly CountAnswer[]).length - 1;
    case 'tire':
    case 'wound':
      return best(answers as readonly CrewAnswer[], chance, CARELESSNESS, ({ crew }) => -countBits(crewSkills[crew]!));
    case 'influence':
      return best(answers as readonly (CubeAnswer | CrewAnswer)[], chance, CARELESSNESS, (answer) =>
        answer.kind === 'crew' ? 1.5 : influenceTrack[answer.space]!,
      );
    case 'keep-goods':
      return best(answers as readonly KeepAnswer[], chance, CARELESSNESS, ({ wood, fish }) => -Math.abs(wood - fish));
    // Who attacks wants the town; to take it stands first.
    case 'lay-dice':
    case 'fight-crew':
    case 'visit-taken':
    case 'place-cube':
      return 0;
    case 'exchange-again':
      return chance.below(answers.length + 1) % answers.length;
    default:
      return chance.below(answers.length);
  }
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left > 0; left >>= 1) count += left & 1;
  return count;
}

function sailWorth(state: IsleboundState, seat: Seat, { to, fish }: SailAnswer, turns: number): number {
  const player = state.players[seat]!;
  let sum = actionWorth(state, seat, state.map[to]!, turns) - fish * goodWorth(FISH, turns);
  if (isBusy(state, seat, to)) sum -= 0.5;
  const from = player.ship;
  player.ship = to;
  for (const card of state.events)
    if (isHere(state, player, card) && canDo(state, player, card)) sum += Math.max(0, eventWorth(state, seat, card, turns));
  player.ship = from;
  return sum;
}

function turnWorth(state: IsleboundState, seat: Seat, answer: TurnAnswer, turns: number): number {
  const town = state.map[state.players[seat]!.ship]!;
  switch (answer.kind) {
    case 'visit':
      return visitWorth(state, seat, town, turns);
    case 'attack':
      return bestAttack(state, seat, town, turns);
    case 'diplomacy':
      return diplomacyWorth(state, seat, town, turns);
    case 'treasure':
      return Math.max(1, state.treasure);
    case 'event':
      return eventWorth(state, seat, answer.card, turns) + 1;
    case 'buy':
      return 0.3 + buildingWorth(state, seat, answer.building, turns);
    case 'board':
      return state.players[seat]!.goods[PIRATE]! - state.players[answer.with]!.goods[PIRATE]!;
    case 'trade':
      return -0.5;
    case 'end-turn':
      return 0;
  }
}

/** Wounds what is missing if that is little, rerolls the lowest die if there is wood, else gives up. */
function leanInBattle(state: IsleboundState, seat: Seat, answers: readonly BattleAnswer[]): number {
  const { goods } = state.players[seat]!;
  const wound = answers.findIndex(({ kind }) => kind === 'wound');
  if (goods[WOOD]! > 0 && answers[0]!.kind === 'reroll' && answers[0]!.die <= 4) return 0;
  return wound >= 0 ? wound : answers.length - 1;
}
