import { fixed, type Play, type Seat, type Table } from '@skerry/engine';
import type { Direction } from '../content/tile-picture.ts';
import {
  ALL_ACTION_CARDS,
  ANOMALY_SYMBOL,
  type LootAnswer,
  NO_STAR,
  OFF_BOARD,
  type Reserve,
  starColours,
  type Superstar,
  type SuperstarEntry,
} from './state.ts';

export type SuperstarTable = Table<Superstar, SuperstarEntry>;

const starLoot: readonly LootAnswer[] = fixed(starColours.map((_, colour) => ({ kind: 'star', colour })));
const anomalyLoot: LootAnswer = fixed({ kind: 'anomaly' });

/** S-3.2, S-3.3: brings a pawn in at the open door. */
export function* comeIn(table: SuperstarTable, seat: Seat): Play {
  const { planet } = table.state;
  const door = planet.doors[planet.openDoor]!;
  table.log({ what: 'came-in', seat, space: door.space, up: door.up, rule: 'S-3.2' });
  yield* enter(table, seat, door.space, door.up);
}

/** S-6.2: what happens on a space that a pawn enters, in this order. */
export function* enter(table: SuperstarTable, seat: Seat, space: number, up: Direction): Play {
  const { state } = table;
  const { planet } = state;
  const pawn = planet.pawns[seat]!;
  const victim = opponentAt(state, seat, space);
  pawn.space = space;
  pawn.up = up;
  if (victim !== undefined) {
    eject(table, seat, victim);
    yield* rob(table, seat, victim);
  }
  if (planet.stars[space] !== NO_STAR) takeStar(table, seat, space);
  else if (planet.symbols[space] === ANOMALY_SYMBOL && victim === undefined) takeAnomaly(table, seat, space);
  if (planet.doors[planet.openDoor]!.space === space) moveOpenDoor(table);
}

function opponentAt({ planet: { pawns } }: Superstar, seat: Seat, space: number): Seat | undefined {
  for (let other = 0; other < pawns.length; other++) if (pawns[other]!.space === space && other !== seat) return other;
  return undefined;
}

/** S-6.3, S-6.4 */
function eject(table: SuperstarTable, seat: Seat, victim: Seat): void {
  const { planet, reserves } = table.state;
  const pawn = planet.pawns[victim]!;
  table.log({ what: 'ejected', seat, victim, space: pawn.space, rule: 'S-6.3' });
  pawn.space = OFF_BOARD;
  const reserve = reserves[victim]!;
  if (reserve.hand !== ALL_ACTION_CARDS) {
    takeCards(reserve);
    table.log({ what: 'took-cards', seat: victim, why: 'ejected', rule: 'S-6.4' });
  }
}

/** All played cards back into the hand. */
export function takeCards(reserve: Reserve): void {
  reserve.hand = ALL_ACTION_CARDS;
  reserve.faceUp = 0;
  reserve.faceDown = 0;
}

/** S-6.5 */
function* rob(table: SuperstarTable, seat: Seat, victim: Seat): Play {
  const { reserves } = table.state;
  const poorer = reserves[victim]!;
  const richer = reserves[seat]!;
  const loots = starLoot.filter((_, colour) => poorer.stars[colour]! > 0);
  if (poorer.anomalies > 0) loots.push(anomalyLoot);
  if (loots.length === 0) return;
  const loot = yield* table.ask(seat, 'loot', loots, { about: { victim } });
  if (loot.kind === 'star') {
    poorer.stars[loot.colour]!--;
    richer.stars[loot.colour]!++;
  } else {
    poorer.anomalies--;
    richer.anomalies++;
  }
  table.log({ what: 'robbed', seat, victim, loot: loot.kind === 'star' ? loot.colour : 'anomaly', rule: 'S-6.5' });
}

/** S-6.6 */
function takeStar(table: SuperstarTable, seat: Seat, space: number): void {
  const { state } = table;
  const colour = state.planet.stars[space]!;
  state.planet.stars[space] = NO_STAR;
  state.starsLeft--;
  state.reserves[seat]!.stars[colour]!++;
  table.log({ what: 'took-star', seat, space, colour, rule: 'S-6.6' });
}

/** S-6.7, S-6.8 */
function takeAnomaly(table: SuperstarTable, seat: Seat, space: number): void {
  const { state } = table;
  if (state.supply === 0) return;
  state.supply--;
  state.reserves[seat]!.anomalies++;
  table.log({ what: 'took-anomaly', seat, space, rule: 'S-6.7' });
}

/** S-7.1, S-7.2 */
function moveOpenDoor(table: SuperstarTable): void {
  const { planet } = table.state;
  const { doors, pawns } = planet;
  for (let i = 1; i < doors.length; i++) {
    const at = (planet.openDoor + i) % doors.length;
    if (pawns.some(({ space }) => space === doors[at]!.space)) continue;
    table.log({ what: 'door-moved', from: doors[planet.openDoor]!.space, to: doors[at]!.space, rule: 'S-7.1' });
    planet.openDoor = at;
    return;
  }
}
