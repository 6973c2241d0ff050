import type { Play, Seat } from '@skerry/engine';
import { factions } from '../content/factions.ts';
import type { Bundle } from '../content/goods.ts';
import { locations } from '../content/locations.ts';
import { draw, gainTokens } from './goods.ts';
import { cardOf, choosePlace, made, plainlyMade, productionPlaces } from './locations.ts';
import type { Source } from './log.ts';
import { type FiftyFirstState, NO_CARD, NOBODY, type StateTable } from './state.ts';

const NOWHERE = -1;

/** Something that produces, and for whom. */
interface Production {
  readonly seat: Seat;
  readonly of: Seat;
  readonly at: number;
}

/**
 * T-5.1. Everybody's goods come first, then the points for goods that were gained (T-5.7), then the features that look at all that (T-5.8).
 * Cards are drawn at the very end, when nothing is left to ask.
 */
export function* produceAll(table: StateTable): Play {
  const { state } = table;
  const cards = Array<number>(state.seats).fill(0);
  const supplier = supplierIn(state);
  const supplied = supplier === NOBODY ? null : yield* chooseSupplied(table, supplier);
  const counting: Production[] = [];
  for (let i = 0; i < state.seats; i++) {
    const seat = (state.first + i) % state.seats;
    returnStored(table, seat);
    state.players[seat]!.gained.fill(0);
    produceFromBoard(table, seat, cards);
    produceFromDeals(table, seat, cards);
    for (let at = 0; at < state.players[seat]!.locations.length; at++) {
      if (!producePlainly(table, seat, at, supplied, cards)) yield* produceFromLocation(table, seat, at, supplied, counting, cards);
    }
  }
  for (const { seat, of, at } of counting) {
    const owner = state.players[of]!;
    record(table, seat, plainlyMade(owner, owner.locations[at]!)!, 'location', of, at, 'T-5.7', cards);
  }
  for (let i = 0; i < state.seats; i++) rewardGained(table, (state.first + i) % state.seats, cards);
  for (let i = 0; i < state.seats; i++) {
    const seat = (state.first + i) % state.seats;
    if (cards[seat]! > 0) draw(table, seat, cards[seat]!);
  }
}

/** Gives what was produced and remembers it for T-5.7 and T-5.8. */
function record(table: StateTable, seat: Seat, goods: Bundle, from: Source, of: Seat, at: number, rule: string, cards: number[]): void {
  const { gained, locations: own } = table.state.players[seat]!;
  for (let i = 0; i < goods.length; i += 2) gained[goods[i]!]! += goods[i + 1]!;
  const card = from !== 'location' ? NO_CARD : of === seat ? own[at]!.card : table.state.players[of]!.locations[at]!.card;
  table.log({ what: 'produced', seat, from, of, at, card, goods, rule });
  cards[seat]! += gainTokens(table, seat, goods);
}

/** Who has Suppliers, of which there is one. */
function supplierIn({ players, seats }: FiftyFirstState): Seat {
  for (let seat = 0; seat < seats; seat++) {
    for (const location of players[seat]!.locations) if (!location.ruined && cardOf(location).makes?.kind === 'supply') return seat;
  }
  return NOBODY;
}

/** T-15.3: who has Suppliers says first whose production to take. */
function* chooseSupplied(table: StateTable, seat: Seat): Play<Production | null> {
  const { state } = table;
  const { card } = state.players[seat]!.locations.find((other) => !other.ruined && cardOf(other).makes?.kind === 'supply')!;
  const others = state.players.flatMap((_, other) => (other === seat ? [] : [other]));
  const place = yield* choosePlace(table, seat, 'production-to-take', productionPlaces(state, others), card);
  return place === null ? null : { seat, of: place.of, at: place.at };
}

/** T-5.6 */
function returnStored(table: StateTable, seat: Seat): void {
  const player = table.state.players[seat]!;
  player.locations.forEach((location, at) => {
    if (location.stock === null || cardOf(location).stores === null) return;
    const goods: number[] = [];
    location.stock.forEach((count, good) => {
      if (count === 0) return;
      player.goods[good]! += count;
      player.kept[good]! -= count;
      goods.push(good, count);
    });
    location.stock = null;
    table.log({ what: 'returned', seat, at, goods, rule: 'T-5.6' });
  });
}

/** T-3.1 */
function produceFromBoard(table: StateTable, seat: Seat, cards: number[]): void {
  record(table, seat, factions[table.state.players[seat]!.faction]!.makes, 'board', seat, NOWHERE, 'T-3.1', cards);
}

/** T-5.2 */
function produceFromDeals(table: StateTable, seat: Seat, cards: number[]): void {
  const { deals } = table.state.players[seat]!;
  for (let at = 0; at < deals.length; at++) record(table, seat, locations[deals[at]!]!.deal, 'deal', seat, at, 'T-5.2', cards);
}

/** T-5.3: a location that makes what it makes without a question. False where it does not, or waits for the goods of all. */
function producePlainly(table: StateTable, seat: Seat, at: number, supplied: Production | null, cards: number[]): boolean {
  const player = table.state.players[seat]!;
  const location = player.locations[at]!;
  const { makes } = cardOf(location);
  if (makes === null || location.ruined || isTaken(supplied, seat, at)) return true;
  if (makes.kind !== 'goods' && makes.kind !== 'per-icon') return false;
  const rule = makes.kind === 'per-icon' ? 'T-5.4' : 'T-5.3';
  record(table, seat, plainlyMade(player, location)!, 'location', seat, at, rule, cards);
  return true;
}

const isTaken = (supplied: Production | null, seat: Seat, at: number): boolean =>
  supplied !== null && supplied.of === seat && supplied.at === at;

/** T-5.3, T-15.3: a location that asks, or waits. */
function* produceFromLocation(
  table: StateTable,
  seat: Seat,
  at: number,
  supplied: Production | null,
  counting: Production[],
  cards: number[],
): Play {
  const { makes } = cardOf(table.state.players[seat]!.locations[at]!);
  if (makes!.kind !== 'supply') yield* produce(table, { seat, of: seat, at }, counting, 'T-5.3', cards);
  else if (supplied !== null) yield* produce(table, supplied, counting, 'T-15.3', cards);
}

/** What one location makes, unless it has to wait until all goods are known. */
function* produce(table: StateTable, production: Production, counting: Production[], rule: string, cards: number[]): Play {
  const { seat, of, at } = production;
  const owner = table.state.players[of]!;
  const location = owner.locations[at]!;
  const kind = cardOf(location).makes!.kind;
  if (kind === 'per-gained') {
    counting.push(production);
  } else if (kind === 'copy') {
    const place = yield* choosePlace(table, seat, 'production-to-copy', productionPlaces(table.state, [of], location), location.card);
    if (place !== null) yield* produce(table, { seat, of: place.of, at: place.at }, counting, 'T-15.7', cards);
  } else {
    record(table, seat, plainlyMade(owner, location) ?? (yield* made(table, seat, of, at)), 'location', of, at, rule, cards);
  }
}

/** T-5.8: each feature once, and again over all of them as long as one brought something new. */
function rewardGained(table: StateTable, seat: Seat, cards: number[]): void {
  const player = table.state.players[seat]!;
  const waiting = player.locations.flatMap((location, at) => (location.ruined || cardOf(location).ifGained === null ? [] : [at]));
  for (let i = 0; i < waiting.length; i++) {
    const at = waiting[i]!;
    const location = player.locations[at]!;
    const { goods, atLeast, gains } = cardOf(location).ifGained!;
    if (goods.reduce((sum, good) => sum + player.gained[good]!, 0) < atLeast) continue;
    for (let n = 0; n < gains.length; n += 2) player.gained[gains[n]!]! += gains[n + 1]!;
    table.log({ what: 'feature', seat, at, card: location.card, on: 'production', goods: gains, rule: 'T-5.8' });
    cards[seat]! += gainTokens(table, seat, gains);
    waiting.splice(i, 1);
    i = -1;
  }
}
