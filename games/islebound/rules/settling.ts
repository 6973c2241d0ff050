import type { Play, Seat } from '@skerry/engine';
import { CREW, FISH, WOOD } from '../content/goods.ts';
import { renownTokens } from '../content/original.ts';
import { holdOf, isOverfull } from './abilities.ts';
import { deckAnswers, keepAnswer, placeOrFurther } from './answers.ts';
import { canDraw, drawBuilding, takeToken } from './decks.ts';
import { freeSpaces, gain, logGain, placeCubes, roomForCubes } from './gains.ts';
import { hire } from './hiring.ts';
import { type IsleboundTable, NOTHING, RENOWN_A_TOKEN } from './state.ts';

/** Lets everybody clear the hold, take tokens (I-11.2: from the first player on), draw cards and place cubes, until nothing is open. */
export function* settle(table: IsleboundTable): Play {
  const { state } = table;
  while (state.unsettled) {
    if (state.overfull) yield* clearHolds(table);
    state.unsettled = false;
    for (let i = 0; i < state.players.length; i++) yield* settleSeat(table, (state.first + i) % state.players.length);
  }
}

function* settleSeat(table: IsleboundTable, seat: Seat): Play {
  const { state } = table;
  const player = state.players[seat]!;
  while (player.renown >= RENOWN_A_TOKEN && state.token !== NOTHING) {
    yield* reachToken(table, seat);
    if (state.overfull) yield* clearHolds(table);
  }
  while (player.cardsOwed > 0) yield* drawOwed(table, seat);
  while (player.cubesOwed.length > 0) yield* placeOwed(table, seat);
}

/** I-11.1, I-14.2 */
function* reachToken(table: IsleboundTable, seat: Seat): Play {
  const { state } = table;
  const player = state.players[seat]!;
  player.renown -= RENOWN_A_TOKEN;
  const token = takeToken(table);
  player.tokens.push(token);
  const left = state.tokensBelow.length + (state.token === NOTHING ? 0 : 1);
  table.log({ what: 'took-token', seat, token, left, rule: 'I-11.1' });
  if (left === 0 && state.lastRound === 0) {
    state.lastRound = state.round + 1;
    table.log({ what: 'end-near', seat, why: 'tokens', lastRound: state.lastRound, rule: 'I-14.2' });
  }
  const reward = renownTokens[token]!;
  if (reward[0] === CREW) {
    yield* hire(table, seat, 0, true);
    return;
  }
  logGain(table, seat, reward, { from: 'token', token }, 'I-11.1');
  gain(table, seat, reward);
}

/** I-20.3, I-21.5 */
function* drawOwed(table: IsleboundTable, seat: Seat): Play {
  const { state } = table;
  const player = state.players[seat]!;
  player.cardsOwed--;
  const decks = deckAnswers.filter(({ deck }) => canDraw(state, deck === 'metropolis'));
  if (decks.length === 0) return;
  const { deck } = yield* table.ask(seat, 'draw-from', decks);
  drawBuilding(table, seat, deck === 'metropolis');
}

/** I-13.21 */
function* placeOwed(table: IsleboundTable, seat: Seat): Play {
  const { state } = table;
  const count = state.players[seat]!.cubesOwed.shift()!;
  if (roomForCubes(state, seat) === 0) return;
  const further =
    freeSpaces(state) > 1 && (yield* table.ask(seat, 'skip-space', placeOrFurther, { about: { count } })).kind === 'place-further';
  placeCubes(table, seat, count, further);
}

/** I-3.5: before anything else is asked or counted, so that nobody pays with what there is no room for. */
export function* clearHolds(table: IsleboundTable): Play {
  const { state } = table;
  state.overfull = false;
  for (let i = 0; i < state.players.length; i++) {
    const seat = (state.first + i) % state.players.length;
    if (isOverfull(state.players[seat]!)) yield* clearHold(table, seat);
  }
}

/** I-3.5: what is over goes overboard, wood or fish as the player likes. */
function* clearHold(table: IsleboundTable, seat: Seat): Play {
  const player = table.state.players[seat]!;
  const { goods } = player;
  const hold = holdOf(player);
  const answers = [];
  for (let wood = Math.max(0, hold - goods[FISH]!); wood <= Math.min(hold, goods[WOOD]!); wood++)
    answers.push(keepAnswer(wood, hold - wood));
  const { wood, fish } = yield* table.ask(seat, 'keep-goods', answers);
  table.log({ what: 'threw-overboard', seat, wood: goods[WOOD]! - wood, fish: goods[FISH]! - fish, rule: 'I-3.5' });
  goods[WOOD] = wood;
  goods[FISH] = fish;
}
