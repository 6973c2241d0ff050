import type { Play, Seat } from '@skerry/engine';
import { factions, TRADES } from '../content/factions.ts';
import { AMMO, BLUE, BRICK, CONSTRUCTION, DEFENCE, GREY, RED, UNIVERSAL, WORKER } from '../content/goods.ts';
import { locations } from '../content/locations.ts';
import { transports } from '../content/transport.ts';
import {
  boardAnswers,
  buildAnswers,
  closeBorders,
  defendAnswer,
  enough,
  incorporateAnswers,
  makeDealAnswers,
  playTransportAnswers,
  razeAnswer,
  razeCardAnswers,
  sendWorkerAnswer,
  takeTransportAnswers,
  type TurnAnswer,
  useAnswer,
} from './answers.ts';
import { blockedInTurn } from './blocked.ts';
import { makeDeal } from './deals.ts';
import { canDefend, cardOf, defenceOf } from './locations.ts';
import { canPay, has } from './payment.ts';
import { build, incorporate } from './placing.ts';
import { raze, razeCard } from './razing.ts';
import { type FiftyFirstState, NO_CARD, NOBODY, type Player, type StateTable } from './state.ts';
import { canUse, canUseBoard, use, useBoard } from './using.ts';
import { playTransport, sendWorker, takeTransport } from './workers-and-transport.ts';

/** T-6.1: one action of a player, with as many defence tokens placed before and after it as wanted (T-6.5). */
export function* takeTurn(table: StateTable, seat: Seat): Play {
  const { state } = table;
  for (;;) {
    // Asked even if closing the borders is all that is left: otherwise the silence would tell the others something of the hand.
    const answer: TurnAnswer = yield* table.ask(seat, 'turn', turnAnswers(state, seat), {
      always: true,
      blocked: () => blockedInTurn(state, seat),
    });
    if (answer.kind === 'defend') {
      defend(table, seat, answer.at);
      continue;
    }
    if (answer.kind === 'close-borders') {
      state.players[seat]!.closed = true;
      table.log({ what: 'closed', seat, rule: 'T-6.3' });
      return;
    }
    yield* act(table, seat, answer);
    break;
  }
  state.lively = true;
  if (state.players[seat]!.goods[DEFENCE]! > 0) yield* mayDefend(table, seat);
}

type ActAnswer = Exclude<TurnAnswer, { readonly kind: 'defend' | 'close-borders' }>;

function act(table: StateTable, seat: Seat, answer: ActAnswer): Play {
  switch (answer.kind) {
    case 'incorporate':
      return incorporate(table, seat, answer.card);
    case 'build':
      return build(table, seat, answer.card);
    case 'make-deal':
      return makeDeal(table, seat, answer.card);
    case 'raze-card':
      return razeCard(table, seat, answer.card);
    case 'use':
      return use(table, seat, answer.at);
    case 'board':
      return useBoard(table, seat, answer.does);
    case 'raze':
      return raze(table, seat, answer.of, answer.at);
    case 'send-worker':
      return sendWorker(table, seat, answer.of, answer.at);
    case 'take-transport':
      return takeTransport(table, seat, answer.colour);
    case 'play-transport':
      return playTransport(table, seat, answer.card);
  }
}

/** T-6.5, T-6.6 */
function defend(table: StateTable, seat: Seat, at: number): void {
  const player = table.state.players[seat]!;
  const location = player.locations[at]!;
  player.goods[DEFENCE]!--;
  location.defended = true;
  table.log({ what: 'defended', seat, at, card: location.card, rule: 'T-6.5' });
}

/** T-6.5: after the action, too. */
function* mayDefend(table: StateTable, seat: Seat): Play {
  const player = table.state.players[seat]!;
  while (player.goods[DEFENCE]! > 0) {
    const places = player.locations.flatMap((location, at) => (canDefend(location) ? [defendAnswer(at)] : []));
    if (places.length === 0) return;
    const answer = yield* table.ask(seat, 'defend', [enough, ...places]);
    if (answer.kind === 'enough') return;
    defend(table, seat, answer.at);
  }
}

/** T-6.1: everything that a player can do in a turn. This runs for every move of every playout, so it counts first and looks at cards once. */
export function turnAnswers(state: FiftyFirstState, seat: Seat): TurnAnswer[] {
  const player = state.players[seat]!;
  const own = player.locations;
  const answers: TurnAnswer[] = [];
  let icons = 0;
  let anyFits = false;
  for (let at = 0; at < own.length; at++) {
    const location = own[at]!;
    const { iconBits, action } = cardOf(location);
    if (location.ruined || iconBits === 0) anyFits = true;
    if (location.ruined) continue;
    icons |= iconBits;
    if (action !== null && canUse(state, seat, location)) answers.push(useAnswer(at));
  }
  addCards(answers, player, icons, anyFits);
  addBoard(answers, state, seat);
  addTransport(answers, state, player);
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat && !state.players[other]!.closed) addVisits(answers, state, player, other);
  }
  if (player.goods[DEFENCE]! > 0) for (let at = 0; at < own.length; at++) if (canDefend(own[at]!)) answers.push(defendAnswer(at));
  answers.push(closeBorders);
  return answers;
}

/** T-7.1, T-7.7, T-8.1, T-9.1 */
function addCards(answers: TurnAnswer[], player: Player, icons: number, anyFits: boolean): void {
  const { hand } = player;
  const universal = has(player, UNIVERSAL);
  const grey = has(player, GREY) + universal;
  const blue = has(player, BLUE) + universal;
  const red = has(player, RED) + universal;
  const anywhere = player.locations.length > 0 && has(player, CONSTRUCTION) > 0;
  const fitting = has(player, BRICK) + has(player, AMMO) > 0;
  let last = NO_CARD;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (card === last) continue;
    last = card;
    const { distance, iconBits } = locations[card]!;
    if (grey >= distance) answers.push(incorporateAnswers[card]!);
    if (anywhere || (fitting && (anyFits || (iconBits & icons) !== 0 || (iconBits === 0 && player.locations.length > 0))))
      answers.push(buildAnswers[card]!);
    if (blue >= distance) answers.push(makeDealAnswers[card]!);
    if (red >= distance) answers.push(razeCardAnswers[card]!);
  }
}

/** T-3.2, T-3.3 */
function addBoard(answers: TurnAnswer[], state: FiftyFirstState, seat: Seat): void {
  const { actions } = factions[state.players[seat]!.faction]!;
  // The trades come first and all cost the same: if the first is too dear, so are the others.
  let index = canUseBoard(state, seat, 0) ? 0 : TRADES;
  for (; index < TRADES; index++) answers.push(boardAnswers[index]!);
  for (; index < actions.length; index++) if (canUseBoard(state, seat, index)) answers.push(boardAnswers[index]!);
}

/** T-11.1, T-11.3 */
function addTransport(answers: TurnAnswer[], state: FiftyFirstState, player: Player): void {
  if (has(player, WORKER) >= 2)
    for (let deck = 0; deck < 2; deck++) if (state.offers[deck] !== NO_CARD) answers.push(takeTransportAnswers[deck]!);
  for (let card = 0; card < transports.length; card++) {
    if (player.transports[card] === 0) continue;
    const { pays } = transports[card]!;
    if (pays === null || canPay(player, pays)) answers.push(playTransportAnswers[card]!);
  }
}

/** T-9.2, T-10.6 */
function addVisits(answers: TurnAnswer[], state: FiftyFirstState, player: Player, other: Seat): void {
  const red = has(player, RED) + has(player, UNIVERSAL);
  const worker = has(player, WORKER) > 0;
  if (red < 3 && !worker) return;
  const theirs = state.players[other]!.locations;
  for (let at = 0; at < theirs.length; at++) {
    const location = theirs[at]!;
    if (location.ruined) continue;
    if (worker && location.visitor === NOBODY && cardOf(location).open) answers.push(sendWorkerAnswer(other, at));
    if (red >= 3 && red >= defenceOf(location)) answers.push(razeAnswer(other, at));
  }
}
