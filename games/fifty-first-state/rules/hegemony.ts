import type { Play } from '@skerry/engine';
import { AMMO, BRICK, type Bundle, CARD, CONSTRUCTION, FUEL, GUN, METAL, NOTHING, POINT, UNIVERSAL, WORKER } from '../content/goods.ts';
import { locations } from '../content/locations.ts';
import { transportColours } from '../content/transport.ts';
import { placeAnswer } from './answers.ts';
import { gain, removeDefence, takeFromDeck } from './goods.ts';
import { cardOf, isDefended } from './locations.ts';
import { ruin } from './razing.ts';
import { type FiftyFirstState, HEGEMONY_SEAT, type Location, MOST_ATTACKS, NO_CARD, NOWHERE, type StateTable } from './state.ts';

const ALONE = 0;

/** T-14.6: what the Hegemony does when it is its turn. */
export function* hegemonyTurn(table: StateTable): Play {
  const { state } = table;
  const offers = transportColours.flatMap((_, deck) => (state.offers[deck] === NO_CARD ? [] : [deck]));
  if (state.attackSucceeded || state.attacks.length >= MOST_ATTACKS) closeHegemony(table, 'T-14.15');
  else if (offers.length > 0) takeOffer(table, offers.length === 1 ? offers[0]! : table.chance.pick(offers));
  else yield* attack(table);
}

/** T-14.15, T-14.16 */
export function closeHegemony(table: StateTable, rule: string): void {
  const { state } = table;
  state.players[HEGEMONY_SEAT]!.closed = true;
  state.attackSucceeded = false;
  discardAttacks(state);
  table.log({ what: 'closed', seat: HEGEMONY_SEAT, rule });
}

function discardAttacks(state: FiftyFirstState): void {
  state.discard.push(...state.attacks);
  state.attacks = [];
}

/** T-14.7 */
function takeOffer(table: StateTable, deck: number): void {
  const { state } = table;
  const card = state.offers[deck]!;
  state.offers[deck] = NO_CARD;
  state.transportDiscards[deck]!.push(card);
  state.players[HEGEMONY_SEAT]!.points += 2;
  table.log({ what: 'hegemony-took', colour: transportColours[deck]!, card, points: 2, rule: 'T-14.7' });
}

/** T-14.8, T-14.9, T-14.15 */
function* attack(table: StateTable): Play {
  const { state } = table;
  const card = takeFromDeck(table, 'all');
  if (card === NO_CARD) return closeHegemony(table, 'T-14.8');
  const number = state.attacks.push(card);
  const hit = targets(state.players[ALONE]!.locations, card);
  if (hit.length === 0) {
    const failed = { result: 'failed', at: NOWHERE, card: NO_CARD, compensation: NOTHING } as const;
    table.log({ what: 'hegemony-attacked', attack: card, number, ...failed, rule: 'T-14.9' });
    return;
  }
  const places = hit.map((at) => placeAnswer(ALONE, at));
  const { at } = yield* table.ask(ALONE, 'location-hit', places, { about: { attack: card } });
  strike(table, at, card, number);
  state.attackSucceeded = true;
  discardAttacks(state);
}

/** T-14.13, T-14.14: the location falls, or a defence token in its place. */
function strike(table: StateTable, at: number, attack: number, number: number): void {
  const { state } = table;
  const location = state.players[ALONE]!.locations[at]!;
  const { card } = location;
  if (isDefended(location)) {
    if (location.defended) removeDefence(state, location);
    table.log({ what: 'hegemony-attacked', attack, number, result: 'repelled', at, card, compensation: NOTHING, rule: 'T-14.14' });
    return;
  }
  const compensation = ruin(table, ALONE, at);
  state.players[HEGEMONY_SEAT]!.points += 2;
  table.log({ what: 'hegemony-attacked', attack, number, result: 'razed', at, card, compensation, rule: 'T-14.13' });
  gain(table, ALONE, compensation);
}

/** T-14.9 to T-14.12: the places that an attack hits; several only if nothing tells them apart. */
export function targets(own: readonly Location[], attack: number): number[] {
  let best: number[] = [];
  let highest: readonly number[] = [];
  own.forEach((location, at) => {
    const rank = rankOf(location, locations[attack]!.iconBits);
    if (location.ruined || rank[0] === 0) return;
    const order = best.length === 0 ? 1 : compare(rank, highest);
    if (order > 0) {
      best = [at];
      highest = rank;
    } else if (order === 0) best.push(at);
  });
  return best;
}

/** T-14.11; ruling 5. */
const spoilsOrder = [POINT, AMMO, UNIVERSAL, CONSTRUCTION, CARD, WORKER, GUN, FUEL, METAL, BRICK];

/** What is compared, one after the other; more is worse for its owner. */
function rankOf(location: Location, attackBits: number): number[] {
  const { iconBits, distance, type, spoils } = cardOf(location);
  let shared = 0;
  for (let bits = iconBits & attackBits; bits !== 0; bits &= bits - 1) shared++;
  const kind = type === 'action' ? (location.uses === 0 ? 3 : 2) : type === 'feature' ? 1 : 0;
  return [shared, distance, kind, ...spoilsOrder.map((good) => countIn(spoils, good))];
}

function countIn(bundle: Bundle, good: number): number {
  for (let i = 0; i < bundle.length; i += 2) if (bundle[i] === good) return bundle[i + 1]!;
  return 0;
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return one[i]! - other[i]!;
  return 0;
}
