import type { Play, Seat } from '@skerry/engine';
import { factions } from '../content/factions.ts';
import type { Bundle } from '../content/goods.ts';
import { locations } from '../content/locations.ts';
import { draw, gainTokens } from './goods.ts';
import { cardOf, chooseProduction, made, plainlyMade } from './locations.ts';
import type { Source } from './log.ts';
import { NO_CARD, NOWHERE, type StateTable } from './state.ts';

/** Something that produces, and for whom. */
interface Production {
  readonly seat: Seat;
  readonly of: Seat;
  readonly at: number;
}

/** A production phase as it goes on. */
interface Harvest {
  readonly table: StateTable;
  /** T-15.3: what Suppliers takes. */
  readonly supplied: Production | null;
  /** T-5.7: what waits until everything else was produced. */
  readonly counting: Production[];
  /** By seat: the cards to draw. They are drawn last, when nothing is left to ask. */
  readonly cards: number[];
}

/** T-5.1. Everybody's goods come first, then the points for goods that were gained (T-5.7), then the features that look at all that (T-5.8). */
export function* produceAll(table: StateTable): Play {
  const { state } = table;
  const harvest: Harvest = {
    table,
    supplied: yield* chooseSupplied(table),
    counting: [],
    cards: Array<number>(state.seats).fill(0),
  };
  for (let i = 0; i < state.seats; i++) {
    const seat = (state.first + i) % state.seats;
    const player = state.players[seat]!;
    returnStored(table, seat);
    player.gained.fill(0);
    record(harvest, { seat, of: seat, at: NOWHERE }, factions[player.faction]!.makes, 'board', 'T-3.1');
    player.deals.forEach((card, at) => record(harvest, { seat, of: seat, at }, locations[card]!.deal, 'deal', 'T-5.2'));
    for (let at = 0; at < player.locations.length; at++) {
      if (!producePlainly(harvest, seat, at)) yield* produceFromLocation(harvest, seat, at);
    }
  }
  for (const production of harvest.counting) {
    const owner = state.players[production.of]!;
    record(harvest, production, plainlyMade(owner, owner.locations[production.at]!)!, 'location', 'T-5.7');
  }
  for (let i = 0; i < state.seats; i++) rewardGained(harvest, (state.first + i) % state.seats);
  for (let i = 0; i < state.seats; i++) {
    const seat = (state.first + i) % state.seats;
    if (harvest.cards[seat]! > 0) draw(table, seat, harvest.cards[seat]!);
  }
}

/** Gives what was produced, and writes it down. */
function record(harvest: Harvest, { seat, of, at }: Production, goods: Bundle, from: Source, rule: string): void {
  const { table } = harvest;
  const card = from === 'location' ? table.state.players[of]!.locations[at]!.card : NO_CARD;
  table.log({ what: 'produced', seat, from, of, at, card, goods, rule });
  give(harvest, seat, goods);
}

/** Gives goods and remembers them for T-5.7 and T-5.8. */
function give({ table, cards }: Harvest, seat: Seat, goods: Bundle): void {
  const { gained } = table.state.players[seat]!;
  for (let i = 0; i < goods.length; i += 2) gained[goods[i]!]! += goods[i + 1]!;
  cards[seat]! += gainTokens(table, seat, goods);
}

/** T-15.3: who has Suppliers, of which there is one, says first whose production to take. */
function* chooseSupplied(table: StateTable): Play<Production | null> {
  const { players, seats } = table.state;
  for (let seat = 0; seat < seats; seat++) {
    const suppliers = players[seat]!.locations.find((location) => !location.ruined && cardOf(location).makes?.kind === 'supply');
    if (suppliers === undefined) continue;
    const others = players.flatMap((_, other) => (other === seat ? [] : [other]));
    const place = yield* chooseProduction(table, seat, 'production-to-take', others, suppliers);
    return place === null ? null : { seat, of: place.of, at: place.at };
  }
  return null;
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

/** T-5.3: a location that makes what it makes without a question. False where it does not, or waits for the goods of all. */
function producePlainly(harvest: Harvest, seat: Seat, at: number): boolean {
  const player = harvest.table.state.players[seat]!;
  const location = player.locations[at]!;
  const { makes } = cardOf(location);
  if (makes === null || location.ruined || isTaken(harvest, seat, at)) return true;
  if (makes.kind !== 'goods' && makes.kind !== 'per-icon') return false;
  const rule = makes.kind === 'per-icon' ? 'T-5.4' : 'T-5.3';
  record(harvest, { seat, of: seat, at }, plainlyMade(player, location)!, 'location', rule);
  return true;
}

function isTaken({ supplied }: Harvest, seat: Seat, at: number): boolean {
  return supplied !== null && supplied.of === seat && supplied.at === at;
}

/** T-5.3, T-15.3: a location that asks, or waits. */
function* produceFromLocation(harvest: Harvest, seat: Seat, at: number): Play {
  const { makes } = cardOf(harvest.table.state.players[seat]!.locations[at]!);
  if (makes!.kind !== 'supply') yield* produce(harvest, { seat, of: seat, at }, 'T-5.3');
  else if (harvest.supplied !== null) yield* produce(harvest, harvest.supplied, 'T-15.3');
}

/** What one location makes, unless it has to wait until all goods are known. */
function* produce(harvest: Harvest, production: Production, rule: string): Play {
  const { table, counting } = harvest;
  const { seat, of, at } = production;
  const owner = table.state.players[of]!;
  const location = owner.locations[at]!;
  const { kind } = cardOf(location).makes!;
  if (kind === 'per-gained') {
    counting.push(production);
  } else if (kind === 'copy') {
    const place = yield* chooseProduction(table, seat, 'production-to-copy', [of], location);
    if (place !== null) yield* produce(harvest, { seat, of: place.of, at: place.at }, 'T-15.7');
  } else {
    record(harvest, production, plainlyMade(owner, location) ?? (yield* made(table, seat, of, at)), 'location', rule);
  }
}

/** T-5.8: each feature once, and again over all of them as long as one brought something new. */
function rewardGained(harvest: Harvest, seat: Seat): void {
  const { table } = harvest;
  const player = table.state.players[seat]!;
  const waiting = player.locations.flatMap((location, at) => (location.ruined || cardOf(location).ifGained === null ? [] : [at]));
  for (let i = 0; i < waiting.length; i++) {
    const at = waiting[i]!;
    const location = player.locations[at]!;
    const { goods, atLeast, gains } = cardOf(location).ifGained!;
    if (goods.reduce((sum, good) => sum + player.gained[good]!, 0) < atLeast) continue;
    table.log({ what: 'feature', seat, at, card: location.card, on: 'production', goods: gains, rule: 'T-5.8' });
    give(harvest, seat, gains);
    waiting.splice(i, 1);
    i = -1;
  }
}
