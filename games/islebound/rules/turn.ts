import type { Play, Seat } from '@skerry/engine';
import { COIN } from '../content/goods.ts';
import { attack, boardAnswers, diplomacy, endTurn, eventAnswers, tradeAnswers, treasure, type TurnAnswer, visit } from './answers.ts';
import { attackTown, whyNoAttack } from './attack.ts';
import { blockedInTurn } from './blocked.ts';
import { boardShip, whyNoBoarding } from './boarding.ts';
import { addBuyable, buy } from './capital.ts';
import { negotiate, whyNoDiplomacy } from './diplomacy.ts';
import { canDo, doEvent, isHere } from './events.ts';
import { fire } from './gains.ts';
import { passOn } from './round.ts';
import { clearHolds, settle } from './settling.ts';
import type { IsleboundState, IsleboundTable } from './state.ts';
import { offerTrade, whyNoTrade } from './trading.ts';
import { canVisit, visitTown } from './visiting.ts';

/** I-5.1: one action or free action of the player whose turn it is, or the end of the turn. */
export function* takeAct(table: IsleboundTable): Play {
  const { state } = table;
  const seat = state.turn;
  const answer: TurnAnswer = yield* table.ask(seat, 'act', turnAnswers(state, seat), {
    // With a hidden hand the silence would tell that nothing can be bought from it.
    always: state.variants.architect,
    blocked: () => blockedInTurn(state, seat),
  });
  if (answer.kind === 'end-turn') {
    passOn(table);
    return;
  }
  yield* act(table, seat, answer);
  if (state.unsettled) yield* settle(table);
  if (state.overfull) yield* clearHolds(table);
}

function* act(table: IsleboundTable, seat: Seat, answer: Exclude<TurnAnswer, { readonly kind: 'end-turn' }>): Play {
  const { state } = table;
  switch (answer.kind) {
    case 'visit':
      state.acted = true;
      return yield* visitTown(table, seat, state.map[state.players[seat]!.ship]!);
    case 'attack':
      state.acted = true;
      return yield* attackTown(table, seat);
    case 'diplomacy':
      state.acted = true;
      return yield* negotiate(table, seat);
    case 'treasure':
      state.acted = true;
      return huntTreasure(table, seat);
    case 'board':
      state.acted = true;
      return boardShip(table, seat, answer.with);
    case 'event':
      return yield* doEvent(table, seat, answer.card);
    case 'buy':
      return buy(table, seat, answer.building);
    case 'trade':
      return yield* offerTrade(table, seat, answer.with);
  }
}

/** I-8.1, I-8.2 */
function huntTreasure(table: IsleboundTable, seat: Seat): void {
  const { state } = table;
  const found = state.treasure > 0;
  const coins = found ? state.treasure : 1;
  state.treasure = 0;
  state.players[seat]!.goods[COIN]! += coins;
  table.log({ what: 'hunted-treasure', seat, coins, rule: found ? 'I-8.1' : 'I-8.2' });
  fire(table, seat, 'treasure');
}

/** I-5.1: everything that a player can do after sailing. */
export function turnAnswers(state: IsleboundState, seat: Seat): TurnAnswer[] {
  const player = state.players[seat]!;
  const { variants } = state;
  const answers: TurnAnswer[] = [];
  if (!state.acted) {
    if (canVisit(state, seat, state.map[player.ship]!)) answers.push(visit);
    if (whyNoAttack(state, seat) === null) answers.push(attack);
    if (whyNoDiplomacy(state, seat) === null) answers.push(diplomacy);
    answers.push(treasure);
  }
  for (let i = 0; i < state.events.length; i++) {
    const card = state.events[i]!;
    if (isHere(state, player, card) && canDo(state, player, card)) answers.push(eventAnswers[card]!);
  }
  addBuyable(state, player, answers);
  if (variants.boarding || variants.trade) {
    for (let other = 0; other < state.players.length; other++) {
      if (other === seat) continue;
      if (variants.boarding && !state.acted && whyNoBoarding(state, seat, other) === null) answers.push(boardAnswers[other]!);
      if (variants.trade && whyNoTrade(state, seat, other) === null) answers.push(tradeAnswers[other]!);
    }
  }
  answers.push(endTurn);
  return answers;
}
