import type { Blocked, Play, Seat } from '@skerry/engine';
import type { SpecialAction } from '../content/card.ts';
import { factions, TRADES } from '../content/factions.ts';
import { AMMO, type GoodName, RESOURCES } from '../content/goods.ts';
import { locations } from '../content/locations.ts';
import { again, boardAnswers, type DealAnswer, enough, placeAnswer, type StealAnswer, stealAnswer } from './answers.ts';
import { gain, takeOff } from './goods.ts';
import { cardOf, chooseProduction, closedOthers, made, openOthers, produceNow, productionPlaces } from './locations.ts';
import { canPay, differentDeals, pay, payAtOnce } from './payment.ts';
import { type FiftyFirstState, type Location, NOBODY, type StateTable } from './state.ts';

const onceMore = [again, enough] as const;

/** T-10.1, T-6.2: whether a location's action can be used now. */
export function canUse(state: FiftyFirstState, seat: Seat, location: Location): boolean {
  const { action } = cardOf(location);
  if (action === null || location.ruined || location.uses >= action.times || !canPay(state.players[seat]!, action.pays)) return false;
  return action.special === null || hasAim(state, seat, location, action.special, openOthers(state, seat));
}

/** Whether a special action has anything to aim at, among these other players where it is aimed at others. */
export function hasAim(state: FiftyFirstState, seat: Seat, location: Location, special: SpecialAction, others: readonly Seat[]): boolean {
  const player = state.players[seat]!;
  switch (special) {
    case 'steal':
      return loot(state, others).length > 0;
    case 'produce-again':
      return productionPlaces(state, [seat]).length > 0;
    case 'take-off':
      return player.locations.some((other) => other !== location && isBusy(other));
    case 'borrow-deal':
      return others.some((other) => state.players[other]!.deals.length > 0);
    case 'use-deals':
      return player.deals.length > 0;
  }
}

/** T-15.5: whether tokens or a worker lie on a location. */
function isBusy({ uses, visitor }: Location): boolean {
  return uses > 0 || visitor !== NOBODY;
}

/** T-10.1, T-10.2 */
export function* use(table: StateTable, seat: Seat, at: number): Play {
  const { state } = table;
  const location = state.players[seat]!.locations[at]!;
  yield* useOnce(table, seat, at, location);
  while (canUse(state, seat, location)) {
    const { kind } = yield* table.ask(seat, 'use-again', onceMore, { about: { at, card: location.card } });
    if (kind === 'enough') return;
    yield* useOnce(table, seat, at, location);
  }
}

function* useOnce(table: StateTable, seat: Seat, at: number, location: Location): Play {
  const { pays, gains, special } = cardOf(location).action!;
  const paid = payAtOnce(table, seat, pays, location) ?? (yield* pay(table, seat, pays, location));
  location.uses++;
  table.log({ what: 'used', seat, at, card: location.card, paid, goods: gains, rule: 'T-10.1' });
  if (special === null) gain(table, seat, gains);
  else yield* specials[special](table, seat, location);
}

/** What only one card does. */
const specials: Readonly<Record<SpecialAction, (table: StateTable, seat: Seat, location: Location) => Play>> = {
  steal,
  'produce-again': produceAgain,
  'take-off': takeTokensOff,
  'borrow-deal': borrowDeal,
  'use-deals': useDeals,
};

/** T-15.9: Thieves Caravan. */
function* steal(table: StateTable, seat: Seat): Play {
  const { state } = table;
  const { players } = state;
  const { of, good } = yield* table.ask(seat, 'steal', loot(state, openOthers(state, seat)), { blocked: () => blockedLoot(state, seat) });
  players[of]!.goods[good]!--;
  players[seat]!.goods[good]!++;
  table.log({ what: 'stole', seat, of, good, rule: 'T-15.9' });
}

/** The resources that these players have in their supply. */
function loot({ players }: FiftyFirstState, of: readonly Seat[]): StealAnswer[] {
  const answers: StealAnswer[] = [];
  for (const seat of of) {
    for (let good = 0; good < RESOURCES; good++) if (players[seat]!.goods[good]! > 0) answers.push(stealAnswer(seat, good));
  }
  return answers;
}

/** T-15.9, T-6.4: what one would like to steal and may not: ammo, what is kept on locations, and what lies behind closed borders. */
function blockedLoot(state: FiftyFirstState, seat: Seat): Blocked[] {
  const safe = openOthers(state, seat).flatMap((other) => {
    const { goods, kept } = state.players[other]!;
    return [0, 1, 2, 3, AMMO]
      .filter((good) => (good === AMMO && goods[good]! > 0) || (goods[good] === 0 && kept[good]! > 0))
      .map((good) => stealAnswer(other, good));
  });
  const closed = loot(state, closedOthers(state, seat));
  return [...safe.map((answer) => ({ answer, rule: 'T-15.9' })), ...closed.map((answer) => ({ answer, rule: 'T-6.4' }))];
}

/** T-15.8: Production Manager. */
function* produceAgain(table: StateTable, seat: Seat, location: Location): Play {
  const place = yield* chooseProduction(table, seat, 'production-to-repeat', [seat], location);
  if (place !== null) produceNow(table, seat, place.at, yield* made(table, seat, seat, place.at), 'T-15.8');
}

/** T-15.5: Body Hunters. */
function* takeTokensOff(table: StateTable, seat: Seat, location: Location): Play {
  const { locations: own } = table.state.players[seat]!;
  for (let taken = 0; taken < 3; taken++) {
    const places = own.flatMap((other, at) => (other !== location && isBusy(other) ? [placeAnswer(seat, at)] : []));
    if (places.length === 0) return;
    const answer = yield* table.ask(seat, 'take-off', taken === 0 ? places : [...places, enough], { about: { left: 3 - taken } });
    if (answer.kind === 'enough') return;
    takeOff(table.state, own[answer.at]!);
    table.log({ what: 'took-off', seat, at: answer.at, card: own[answer.at]!.card, rule: 'T-15.5' });
  }
}

/** T-15.10: Camino Real. */
function* borrowDeal(table: StateTable, seat: Seat): Play {
  const { state } = table;
  const dealsOf = (others: readonly Seat[]): DealAnswer[] => others.flatMap((other) => differentDeals(state, other));
  const { of, card } = yield* table.ask(seat, 'deal-to-use', dealsOf(openOthers(state, seat)), {
    blocked: () => dealsOf(closedOthers(state, seat)).map((answer) => ({ answer, rule: 'T-6.4' })),
  });
  takeFromDeal(table, seat, of, card);
}

/** T-15.10: Caravanner. The goods come when all is chosen. */
function* useDeals(table: StateTable, seat: Seat): Play {
  const { deals } = table.state.players[seat]!;
  const left = deals.slice();
  const chosen: number[] = left.length <= 3 ? left : [];
  while (chosen.length < Math.min(3, deals.length)) {
    const answers: readonly DealAnswer[] = differentDeals(table.state, seat).filter(({ card }) => left.includes(card));
    const { card } = yield* table.ask(seat, 'deal-to-use', answers, { about: { chosen: chosen.slice() } });
    left.splice(left.indexOf(card), 1);
    chosen.push(card);
  }
  for (const card of chosen) takeFromDeal(table, seat, seat, card);
}

function takeFromDeal(table: StateTable, seat: Seat, of: Seat, card: number): void {
  const goods = locations[card]!.deal;
  table.log({ what: 'used-deal', seat, of, card, goods, rule: 'T-15.10' });
  gain(table, seat, goods);
}

/** T-3.2, T-3.3: whether a player can use an action of the board now. */
export function canUseBoard(state: FiftyFirstState, seat: Seat, index: number): boolean {
  const player = state.players[seat]!;
  const { pays, oncePerRound } = factions[player.faction]!.actions[index]!;
  return !(oncePerRound && (player.boardUsed & (1 << index)) !== 0) && canPay(player, pays);
}

const tradeAgain = [enough, ...boardAnswers.slice(0, TRADES)] as const;

/** T-3.2, T-3.3: only the trades for two workers may be used again in the same turn. */
export function* useBoard(table: StateTable, seat: Seat, does: GoodName): Play {
  if (!(yield* useBoardOnce(table, seat, does))) return;
  while (canUseBoard(table.state, seat, 0)) {
    const answer = yield* table.ask(seat, 'trade-again', tradeAgain);
    if (answer.kind === 'enough') return;
    yield* useBoardOnce(table, seat, answer.does);
  }
}

/** Returns whether it may be used again. */
function* useBoardOnce(table: StateTable, seat: Seat, does: GoodName): Play<boolean> {
  const player = table.state.players[seat]!;
  const { actions } = factions[player.faction]!;
  const index = actions.findIndex((action) => action.does === does);
  const { pays, gains, oncePerRound } = actions[index]!;
  const paid = payAtOnce(table, seat, pays, null) ?? (yield* pay(table, seat, pays, null));
  player.boardUsed |= 1 << index;
  table.log({ what: 'used-board', seat, does, paid, goods: gains, rule: oncePerRound ? 'T-3.3' : 'T-3.2' });
  gain(table, seat, gains);
  return !oncePerRound;
}
