import type { Play, Seat } from '@skerry/engine';
import { bundleOf, RESOURCES, TOKENS } from '../content/goods.ts';
import { transportColours } from '../content/transport.ts';
import type { GoodsAnswer } from './answers.ts';
import { putBack, removeDefence, takeOff } from './goods.ts';
import { cardOf } from './locations.ts';
import { type Location, NO_CARD, type Player, type StateTable } from './state.ts';

/** T-12 */
export function* cleanUp(table: StateTable): Play {
  const { state } = table;
  for (let i = 0; i < state.seats; i++) {
    const seat = (state.first + i) % state.seats;
    yield* store(table, seat);
    discardGoods(table, seat);
  }
  for (const player of state.players) resetPlayer(table, player);
  discardTransport(table);
}

/** T-12.2, T-12.3 */
function* store(table: StateTable, seat: Seat): Play {
  const player = table.state.players[seat]!;
  let room = roomForResources(player);
  for (let at = 0; at < player.locations.length; at++) {
    const location = player.locations[at]!;
    const { stores } = cardOf(location);
    if (stores === null || location.ruined) continue;
    const { tokens, resources } = stores;
    for (let i = 0; i < tokens.length; i += 2) keep(player, location, tokens[i]!, tokens[i + 1]!);
    if (resources > 0) {
      // In which store a resource lies makes no difference: something is to be chosen only if not all of them can stay.
      const answers = mixtures(player, resources);
      const { goods } =
        countResources(player) > room ? yield* table.ask(seat, 'store', answers, { about: { at, card: location.card } }) : answers[0]!;
      for (let i = 0; i < goods.length; i += 2) keep(player, location, goods[i]!, goods[i + 1]!);
      room -= resources;
    }
    if (location.stock !== null)
      table.log({ what: 'stored', seat, at, card: location.card, goods: bundleOf(location.stock), rule: 'T-12.2' });
  }
}

/** How many resources all stores of a player can hold. */
function roomForResources(player: Player): number {
  let room = 0;
  for (const location of player.locations) if (!location.ruined) room += cardOf(location).stores?.resources ?? 0;
  return room;
}

function countResources({ goods }: Player): number {
  let count = 0;
  for (let good = 0; good < RESOURCES; good++) count += goods[good]!;
  return count;
}

/** Puts tokens on a location, as many as there are. */
function keep(player: Player, location: Location, good: number, most: number): void {
  const count = Math.min(most, player.goods[good]!);
  if (count === 0) return;
  location.stock ??= Array<number>(TOKENS).fill(0);
  location.stock[good]! += count;
  player.kept[good]! += count;
  player.goods[good]! -= count;
}

/** Every mixture of as many resources as a store can hold. */
function mixtures(player: Player, most: number): GoodsAnswer[] {
  const { goods } = player;
  const answers: GoodsAnswer[] = [];
  const chosen = [0, 0, 0, 0];
  const choose = (good: number, left: number): void => {
    if (good === RESOURCES) {
      if (left === 0) answers.push({ kind: 'goods', goods: bundleOf(chosen) });
      return;
    }
    for (let count = Math.min(left, goods[good]!); count >= 0; count--) {
      chosen[good] = count;
      choose(good + 1, left - count);
    }
  };
  choose(0, Math.min(most, countResources(player)));
  return answers;
}

/** T-12.1 */
function discardGoods(table: StateTable, seat: Seat): void {
  const { goods } = table.state.players[seat]!;
  const lost = bundleOf(goods);
  if (lost.length === 0) return;
  for (let i = 0; i < lost.length; i += 2) putBack(table.state, lost[i]!, lost[i + 1]!);
  goods.fill(0);
  table.log({ what: 'discarded', seat, goods: lost, rule: 'T-12.1' });
}

/** T-12.4 */
function resetPlayer(table: StateTable, player: Player): void {
  player.closed = false;
  player.boardUsed = 0;
  for (const location of player.locations) {
    takeOff(table.state, location);
    if (location.defended) removeDefence(table.state, location);
  }
}

/** T-12.5 */
function discardTransport(table: StateTable): void {
  const { state } = table;
  transportColours.forEach((colour, deck) => {
    const card = state.offers[deck]!;
    if (card === NO_CARD) return;
    state.transportDiscards[deck]!.push(card);
    state.offers[deck] = NO_CARD;
    table.log({ what: 'transport-discarded', colour, card, rule: 'T-12.5' });
  });
}
