import type { Blocked, Play, Seat } from '@skerry/engine';
import { BRICK, CONSTRUCTION, GREY } from '../content/goods.ts';
import { locations } from '../content/locations.ts';
import { type PlaceAnswer, placeAnswer } from './answers.ts';
import { clearLocation, leaveHand } from './goods.ts';
import { arrive, arriveAtOnce, cardOf } from './locations.ts';
import { canPay, pay, payAtOnce, payEither, price } from './payment.ts';
import { type Location, newLocation, type Player, type StateTable } from './state.ts';

const brick = price(BRICK, 1);
const construction = price(CONSTRUCTION, 1);

/** T-7.1 */
export function* incorporate(table: StateTable, seat: Seat, card: number): Play {
  const player = table.state.players[seat]!;
  const cost = price(GREY, locations[card]!.distance);
  const paid = payAtOnce(table, seat, cost, null) ?? (yield* pay(table, seat, cost, null));
  leaveHand(player, card);
  const at = player.locations.push(newLocation(card)) - 1;
  table.log({ what: 'incorporated', seat, card, at, paid, rule: 'T-7.1' });
  if (arriveAtOnce(table, seat, at)) return;
  yield* arrive(table, seat, at);
}

/** T-7.7, T-7.9, T-15.1: whether a brick is enough to build the card here. */
export function fits(card: number, location: Location): boolean {
  if (location.ruined) return true;
  const { iconBits } = cardOf(location);
  const newBits = locations[card]!.iconBits;
  return iconBits === 0 || newBits === 0 || (iconBits & newBits) !== 0;
}

/** Where a card can be built. T-7.8: with a construction token, anywhere. */
export function buildingPlaces(player: Player, seat: Seat, card: number): PlaceAnswer[] {
  const anywhere = canPay(player, construction);
  const fitting = canPay(player, brick);
  const places: PlaceAnswer[] = [];
  for (let at = 0; at < player.locations.length; at++) {
    if (anywhere || (fitting && fits(card, player.locations[at]!))) places.push(placeAnswer(seat, at));
  }
  return places;
}

/** Where a brick is not enough: one place stands for all. */
function blockedPlaces(player: Player, seat: Seat, card: number): Blocked[] {
  const at = canPay(player, construction) ? -1 : player.locations.findIndex((location) => !fits(card, location));
  return at < 0 ? [] : [{ answer: placeAnswer(seat, at), rule: 'T-7.7' }];
}

/** T-7.7 to T-7.11 */
export function* build(table: StateTable, seat: Seat, card: number): Play {
  const { state } = table;
  const player = state.players[seat]!;
  const { at } = yield* table.ask(seat, 'build-on', buildingPlaces(player, seat, card), {
    about: { card },
    blocked: () => blockedPlaces(player, seat, card),
  });
  const old = player.locations[at]!;
  const paid = fits(card, old) ? yield* payEither(table, seat, brick, construction) : yield* pay(table, seat, construction, null);
  leaveHand(player, card);
  clearLocation(state, player, old);
  state.discard.push(old.card);
  player.locations[at] = newLocation(card);
  player.points++;
  table.log({
    what: 'built',
    seat,
    card,
    at,
    over: old.card,
    ruins: old.ruined,
    paid,
    rule: old.ruined ? 'T-7.9' : paid[0] === CONSTRUCTION ? 'T-7.8' : 'T-7.7',
  });
  if (arriveAtOnce(table, seat, at)) return;
  yield* arrive(table, seat, at);
}
