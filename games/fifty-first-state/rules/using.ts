import type { Play, Seat } from '@skerry/engine';
import type { SpecialAction } from '../content/card.ts';
import { factions } from '../content/factions.ts';
import { type GoodName, RESOURCES } from '../content/goods.ts';
import { locations } from '../content/locations.ts';
import { again, type DealAnswer, enough, placeAnswer, type StealAnswer, stealAnswer } from './answers.ts';
import { gain, takeOff } from './goods.ts';
import { cardOf, choosePlace, made, openOthers, productionPlaces } from './locations.ts';
import { canPay, differentDeals, pay, payAtOnce } from './payment.ts';
import { type FiftyFirstState, type Location, NOBODY, type StateTable } from './state.ts';

const onceMore = [again, enough] as const;

/** T-10.1, T-6.2: whether a location's action can be used now. */
export function canUse(state: FiftyFirstState, seat: Seat, location: Location): boolean {
  const { action } = cardOf(location);
  if (action === null || location.ruined || location.uses >= action.times || !canPay(state.players[seat]!, action.pays)) return false;
  return action.special === null || hasAim(state, seat, location, action.special);
}

/** Whether a special action has anything to aim at. */
export function hasAim(state: FiftyFirstState, seat: Seat, location: Location, special: SpecialAction): boolean {
  const player = state.players[seat]!;
  switch (special) {
    case 'steal':
      return openOthers(state, seat).some((other) => state.players[other]!.goods.some((count, good) => good < RESOURCES && count > 0));
    case 'produce-again':
      return player.locations.some((other) => !other.ruined && cardOf(other).makes !== null);
    case 'take-off':
      return player.locations.some((other) => other !== location && isBusy(other));
    case 'borrow-deal':
      return openOthers(state, seat).some((other) => state.players[other]!.deals.length > 0);
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
  const { players } = table.state;
  const answers: StealAnswer[] = [];
  for (const other of openOthers(table.state, seat)) {
    for (let good = 0; good < RESOURCES; good++) if (players[other]!.goods[good]! > 0) answers.push(stealAnswer(other, good));
  }
  const { of, good } = yield* table.ask(seat, 'steal', answers);
  players[of]!.goods[good]!--;
  players[seat]!.goods[good]!++;
  table.log({ what: 'stole', seat, of, good, rule: 'T-15.9' });
}

/** T-15.8: Production Manager. */
function* produceAgain(table: StateTable, seat: Seat, { card }: Location): Play {
  const place = yield* choosePlace(table, seat, 'production-to-repeat', productionPlaces(table.state, [seat]), card);
  if (place === null) return;
  const goods = yield* made(table, seat, seat, place.at);
  table.log({
    what: 'produced',
    seat,
    from: 'location',
    of: seat,
    at: place.at,
    card: table.state.players[seat]!.locations[place.at]!.card,
    goods,
    rule: 'T-15.8',
  });
  gain(table, seat, goods);
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
  const answers = openOthers(table.state, seat).flatMap((other) => differentDeals(table.state, other));
  const { of, card } = yield* table.ask(seat, 'deal-to-use', answers);
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

/** T-3.2, T-3.3 */
export function* useBoard(table: StateTable, seat: Seat, does: GoodName): Play {
  const player = table.state.players[seat]!;
  const { actions } = factions[player.faction]!;
  const index = actions.findIndex((action) => action.does === does);
  const { pays, gains, oncePerRound } = actions[index]!;
  const paid = payAtOnce(table, seat, pays, null) ?? (yield* pay(table, seat, pays, null));
  player.boardUsed |= 1 << index;
  table.log({ what: 'used-board', seat, does, paid, goods: gains, rule: oncePerRound ? 'T-3.3' : 'T-3.2' });
  gain(table, seat, gains);
}
