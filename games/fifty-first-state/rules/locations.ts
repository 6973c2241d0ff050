import { type Blocked, fixed, type Play, type Seat } from '@skerry/engine';
import type { Bonus, LocationCard, LocationType } from '../content/card.ts';
import { type Bundle, NOTHING, POINT } from '../content/goods.ts';
import { locations } from '../content/locations.ts';
import { type GoodsAnswer, type PlaceAnswer, placeAnswer } from './answers.ts';
import { gain } from './goods.ts';
import type { FiftyFirstState, Location, Player, StateTable } from './state.ts';

export function cardOf(location: Location): LocationCard {
  return locations[location.card]!;
}

/** T-5.4: how many locations of a state show a category. Ruins show none. */
export function countIcon(player: Player, icon: number): number {
  let count = 0;
  for (const location of player.locations) if (!location.ruined && (cardOf(location).iconBits & (1 << icon)) !== 0) count++;
  return count;
}

/** T-13.2: ruins are no locations. */
export function countLocations(player: Player): number {
  let count = 0;
  for (const location of player.locations) if (!location.ruined) count++;
  return count;
}

const defences: Readonly<Record<LocationType, number>> = { production: 3, feature: 4, action: 5 };

/** T-9.2, T-9.5, T-15.4 */
export function defenceOf(location: Location): number {
  return defences[cardOf(location).type] + (isDefended(location) ? 1 : 0);
}

/** T-9.5, T-15.4: whether a defence token lies here, or counts as lying here. */
export function isDefended(location: Location): boolean {
  return location.defended || cardOf(location).fortified;
}

/** T-6.6 */
export function canDefend(location: Location): boolean {
  return !location.ruined && !isDefended(location);
}

const counted: Bundle[][] = [];

/** So many of one good, as a bundle that is made once. */
function some(good: number, count: number): Bundle {
  if (count === 0) return NOTHING;
  return ((counted[good] ??= [])[count] ??= [good, count]);
}

/** What a location makes where nothing has to be asked, else null. T-15.6: categories and goods are those of its owner. */
export function plainlyMade(owner: Player, location: Location): Bundle | null {
  const { makes } = cardOf(location);
  switch (makes?.kind) {
    case 'goods':
      return makes.goods;
    case 'per-icon':
      return some(makes.good, Math.min(makes.max, countIcon(owner, makes.icon)));
    case 'per-gained':
      return some(POINT, Math.min(makes.max, owner.gained[makes.good]!));
    case 'either':
    case 'copy':
      return null;
    default:
      return NOTHING;
  }
}

/** What a location makes for a seat, which is asked where it shows a choice (T-5.3) or uses another location (T-15.7). */
export function* made(table: StateTable, seat: Seat, of: Seat, at: number): Play<Bundle> {
  const owner = table.state.players[of]!;
  const location = owner.locations[at]!;
  const plain = plainlyMade(owner, location);
  if (plain !== null) return plain;
  const { makes } = cardOf(location);
  if (makes?.kind === 'either') {
    const { goods } = yield* table.ask(seat, 'product', eitherAnswers(makes.options), { about: { of, at, card: location.card } });
    return goods;
  }
  const place = yield* chooseProduction(table, seat, 'production-to-copy', [of], location);
  return place === null ? NOTHING : yield* made(table, seat, place.of, place.at);
}

const eithers = new Map<readonly Bundle[], readonly GoodsAnswer[]>();

function eitherAnswers(options: readonly Bundle[]): readonly GoodsAnswer[] {
  let answers = eithers.get(options);
  if (answers === undefined) {
    answers = fixed(options.map((goods): GoodsAnswer => ({ kind: 'goods', goods })));
    eithers.set(options, answers);
  }
  return answers;
}

/** Whether another card can use what a location makes. T-15.7: not where it uses others itself. */
function isUsable({ makes }: LocationCard): boolean {
  return makes !== null && makes.kind !== 'copy' && makes.kind !== 'supply';
}

/** The production locations of some players that can be used by another card. */
export function productionPlaces(state: FiftyFirstState, of: readonly Seat[]): PlaceAnswer[] {
  return placesOf(state, of, (location) => !location.ruined && isUsable(cardOf(location)));
}

function placesOf({ players }: FiftyFirstState, of: readonly Seat[], suits: (location: Location) => boolean): PlaceAnswer[] {
  return of.flatMap((seat) => players[seat]!.locations.flatMap((location, at) => (suits(location) ? [placeAnswer(seat, at)] : [])));
}

/** Asks whose production a location is to use, unless there is none. In the action phase those behind closed borders are none. */
export function* chooseProduction(
  table: StateTable,
  seat: Seat,
  name: string,
  of: readonly Seat[],
  user: Location,
): Play<PlaceAnswer | null> {
  const { state } = table;
  const places = productionPlaces(state, of);
  if (places.length === 0) return null;
  return yield* table.ask(seat, name, places, { about: { card: user.card }, blocked: () => blockedProduction(state, seat, of, user) });
}

/** T-15.7, T-6.4: production that one would like to use and may not. */
function blockedProduction(state: FiftyFirstState, seat: Seat, of: readonly Seat[], user: Location): Blocked[] {
  const using = placesOf(state, of, (other) => other !== user && !other.ruined && cardOf(other).makes !== null && !isUsable(cardOf(other)));
  const closed = of.includes(seat) ? [] : productionPlaces(state, closedOthers(state, seat));
  return [...using.map((answer) => ({ answer, rule: 'T-15.7' })), ...closed.map((answer) => ({ answer, rule: 'T-6.4' }))];
}

/** T-6.4: the other players whose borders are open, */
export function openOthers(state: FiftyFirstState, seat: Seat): Seat[] {
  return others(state, seat, false);
}

/** and those whose borders are closed. */
export function closedOthers(state: FiftyFirstState, seat: Seat): Seat[] {
  return others(state, seat, true);
}

function others({ players }: FiftyFirstState, seat: Seat, closed: boolean): Seat[] {
  return players.flatMap((player, other) => (other !== seat && player.closed === closed ? [other] : []));
}

/** What a location gives when it comes into a state, where nothing has to be asked for it; false, and nothing given, where something has. */
export function arriveAtOnce(table: StateTable, seat: Seat, at: number): boolean {
  const player = table.state.players[seat]!;
  const location = player.locations[at]!;
  const { makes, bonus } = cardOf(location);
  if (makes?.kind === 'either' || makes?.kind === 'copy' || bonus?.kind === 'supply') return false;
  if (makes !== null && makes.kind !== 'supply') produceNow(table, seat, at, plainlyMade(player, location)!, 'T-7.3');
  if (bonus !== null) givePlainBonus(table, seat, at, bonus);
  return true;
}

/** What an own location makes outside the production phase. */
export function produceNow(table: StateTable, seat: Seat, at: number, goods: Bundle, rule: string): void {
  const { card } = table.state.players[seat]!.locations[at]!;
  table.log({ what: 'produced', seat, from: 'location', of: seat, at, card, goods, rule });
  gain(table, seat, goods);
}

/** T-7.3, T-7.4: what a location gives when it comes into a state. */
export function* arrive(table: StateTable, seat: Seat, at: number): Play {
  const player = table.state.players[seat]!;
  const location = player.locations[at]!;
  const { makes, bonus } = cardOf(location);
  if (makes !== null && makes.kind !== 'supply') {
    produceNow(table, seat, at, plainlyMade(player, location) ?? (yield* made(table, seat, seat, at)), 'T-7.3');
  }
  if (bonus?.kind === 'supply') yield* giveOthersProduction(table, seat, at);
  else if (bonus !== null) givePlainBonus(table, seat, at, bonus);
}

/** T-7.4 to T-7.6 */
function givePlainBonus(table: StateTable, seat: Seat, at: number, bonus: Exclude<Bonus, { readonly kind: 'supply' }>): void {
  const player = table.state.players[seat]!;
  const location = player.locations[at]!;
  const { card } = location;
  if (bonus.kind === 'cache') {
    fillCache(table, seat, location, bonus.goods);
    table.log({ what: 'bonus', seat, at, card, goods: bonus.goods, onCard: true, rule: 'T-7.6' });
    return;
  }
  const goods = bonus.kind === 'goods' ? bonus.goods : some(POINT, Math.min(bonus.max, countIcon(player, bonus.icon)));
  table.log({ what: 'bonus', seat, at, card, goods, onCard: false, rule: 'T-7.4' });
  gain(table, seat, goods);
}

/** T-15.3: the bonus of Suppliers. */
function* giveOthersProduction(table: StateTable, seat: Seat, at: number): Play {
  const location = table.state.players[seat]!.locations[at]!;
  const place = yield* chooseProduction(table, seat, 'production-to-use', openOthers(table.state, seat), location);
  const goods = place === null ? NOTHING : yield* made(table, seat, place.of, place.at);
  table.log({ what: 'bonus', seat, at, card: location.card, goods, onCard: false, rule: 'T-15.3' });
  gain(table, seat, goods);
}

/** T-7.6: the goods come from where all goods come from, and then lie on the card. */
function fillCache(table: StateTable, seat: Seat, location: Location, goods: Bundle): void {
  const player = table.state.players[seat]!;
  const before = player.goods.slice();
  gain(table, seat, goods);
  const stock = player.goods.map((count, good) => count - before[good]!);
  if (stock.some((count) => count > 0)) location.stock = stock;
  stock.forEach((count, good) => {
    player.goods[good]! -= count;
    player.kept[good]! += count;
  });
}
