import type { Play, Seat } from '@skerry/engine';
import type { Trigger } from '../content/building.ts';
import { BOOK, type Bundle, COIN, CREW, CUBE, FISH, PIRATE, RENOWN, REST, SERPENT, WOOD } from '../content/goods.ts';
import { booksOf, buildingRules, cubesOnTrack, gainsWhen, isOverfull, modified, townsOf } from './abilities.ts';
import { buildingAnswers } from './answers.ts';
import { restCrew } from './crew.ts';
import { cardsToDraw, discardBuilding, removeCard } from './decks.ts';
import type { Source } from './log.ts';
import { CUBES, type IsleboundState, type IsleboundTable, NOBODY, NOTHING, type Player, RENOWN_A_TOKEN } from './state.ts';

/** Gives a player goods at once; what needs a decision (tokens, a full hold, cards to draw) waits for `settle`. */
export function gain(table: IsleboundTable, seat: Seat, bundle: Bundle, times = 1): void {
  for (let i = 0; i < bundle.length; i += 2) {
    if (bundle[i] === CUBE) for (let n = 0; n < times; n++) gainOne(table, seat, CUBE, bundle[i + 1]!);
    else gainOne(table, seat, bundle[i]!, bundle[i + 1]! * times);
  }
}

export function gainOne(table: IsleboundTable, seat: Seat, good: number, count: number): void {
  const { state } = table;
  const player = state.players[seat]!;
  const { goods } = player;
  switch (good) {
    case COIN:
      goods[COIN]! += count;
      return;
    case WOOD:
    case FISH:
      goods[good]! += count;
      if (isOverfull(player)) state.overfull = true;
      return;
    case BOOK:
      return gainBooks(table, seat, count);
    case PIRATE: {
      const taken = Math.min(count, state.pirates);
      state.pirates -= taken;
      goods[PIRATE]! += taken;
      return;
    }
    case SERPENT: {
      const taken = Math.min(count, state.serpents);
      state.serpents -= taken;
      goods[SERPENT]! += taken;
      if (taken > 0) regainIchor(table, seat);
      return;
    }
    case RENOWN:
      player.renown += count;
      if (player.renown >= RENOWN_A_TOKEN && state.token !== NOTHING) state.unsettled = true;
      return;
    case CUBE:
      return gainCubes(table, seat, count);
    case REST:
      return restCrew(table, seat);
    case CREW:
      throw new Error('crew are hired, never simply gained');
  }
}

/** I-13.14, I-13.18: each book counts by itself. I-20.3, I-20.5: a card is drawn instead, and counts if there is one to draw. */
function gainBooks(table: IsleboundTable, seat: Seat, count: number): void {
  const { state } = table;
  const player = state.players[seat]!;
  if (!state.variants.architect) {
    player.goods[BOOK]! += count;
    fire(table, seat, 'book', count);
    return;
  }
  const cards = Math.min(count, cardsToDraw(state));
  if (cards === 0) return;
  player.cardsOwed += cards;
  state.unsettled = true;
  fire(table, seat, 'book', cards);
}

/** I-13.22 */
export function regainIchor(table: IsleboundTable, seat: Seat): void {
  const player = table.state.players[seat]!;
  if (player.ichor || modified(player, 'ichor') === 0) return;
  player.ichor = true;
  table.log({ what: 'got-ichor', seat, rule: 'I-13.22' });
}

/** I-9.3; I-13.21: who may pass over a space is asked, each time by itself. */
function gainCubes(table: IsleboundTable, seat: Seat, count: number): void {
  const { state } = table;
  const player = state.players[seat]!;
  if (modified(player, 'skip-space') > 0) {
    player.cubesOwed.push(count);
    state.unsettled = true;
    return;
  }
  placeCubes(table, seat, count, false);
}

/** I-9.3: each on the leftmost free space, as long as there are spaces and cubes. */
export function placeCubes(table: IsleboundTable, seat: Seat, count: number, further: boolean): void {
  const { influence } = table.state;
  let left = Math.min(count, freeCubes(table.state, seat));
  let skips = further ? 1 : 0;
  for (let space = 0; space < influence.length && left > 0; space++) {
    if (influence[space] !== NOBODY) continue;
    if (skips-- > 0) continue;
    influence[space] = seat;
    left--;
    table.log({ what: 'placed-cube', seat, space, rule: 'I-9.3' });
  }
}

/** I-1.4: one cube shows the speed, one the renown. */
export function freeCubes(state: IsleboundState, seat: Seat): number {
  return CUBES - 2 - townsOf(state, seat) - cubesOnTrack(state, seat);
}

export function freeSpaces({ influence }: IsleboundState): number {
  let free = 0;
  for (let space = 0; space < influence.length; space++) if (influence[space] === NOBODY) free++;
  return free;
}

/** How many cubes a player could place now. */
export const roomForCubes = (state: IsleboundState, seat: Seat): number => Math.min(freeSpaces(state), freeCubes(state, seat));

/** I-10.8: lets the buildings of a player do what they do on such an occasion. */
export function fire(table: IsleboundTable, seat: Seat, trigger: Trigger, times = 1): void {
  const { buildings } = table.state.players[seat]!;
  const gains = gainsWhen[trigger];
  for (let i = 0; i < buildings.length; i++) {
    const building = buildings[i]!;
    const bundle = gains[building]!;
    if (bundle === null) continue;
    logGain(table, seat, bundle, { from: 'building', building }, buildingRules[building]!, times);
    gain(table, seat, bundle, times);
  }
}

export function logGain(table: IsleboundTable, seat: Seat, bundle: Bundle, source: Source, rule: string, times = 1): void {
  const goods = times === 1 ? bundle : bundle.map((number, i) => (i % 2 === 0 ? number : number * times));
  table.log({ what: 'gained', seat, goods, source, rule });
}

export function canPay(state: IsleboundState, player: Player, bundle: Bundle): boolean {
  for (let i = 0; i < bundle.length; i += 2) {
    const good = bundle[i]!;
    if ((good === BOOK ? booksOf(state, player) : player.goods[good]!) < bundle[i + 1]!) return false;
  }
  return true;
}

/** How often a price can be paid. */
export function timesPayable(state: IsleboundState, player: Player, bundle: Bundle): number {
  let times = Infinity;
  for (let i = 0; i < bundle.length; i += 2) {
    const good = bundle[i]!;
    times = Math.min(times, Math.floor((good === BOOK ? booksOf(state, player) : player.goods[good]!) / bundle[i + 1]!));
  }
  return times;
}

/** Takes a price. I-20.4: books are cards of the payer's choice. */
export function* pay(table: IsleboundTable, seat: Seat, bundle: Bundle, times = 1): Play {
  const { state } = table;
  const { goods } = state.players[seat]!;
  for (let i = 0; i < bundle.length; i += 2) {
    const good = bundle[i]!;
    const count = bundle[i + 1]! * times;
    if (good === BOOK && state.variants.architect) yield* discardCards(table, seat, count);
    else {
      goods[good]! -= count;
      if (good === PIRATE) state.pirates += count;
      if (good === SERPENT) state.serpents += count;
    }
  }
}

/** I-20.4 */
function* discardCards(table: IsleboundTable, seat: Seat, count: number): Play {
  const { state } = table;
  const { hand } = state.players[seat]!;
  for (let i = 0; i < count; i++) {
    const { building } = yield* table.ask(
      seat,
      'card-to-discard',
      hand.map((card) => buildingAnswers[card]!),
      { always: true, about: { left: count - i } },
    );
    removeCard(hand, building);
    discardBuilding(state, building);
    table.log({ what: 'discarded-card', seat, building, rule: 'I-20.4' });
  }
}
