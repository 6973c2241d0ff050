import type { Play, Seat } from '@skerry/engine';
import { COIN } from '../content/goods.ts';
import { buildingNamed, buildings } from '../content/original.ts';
import { booksOf, modified } from './abilities.ts';
import { type BuildingAnswer, buildingAnswers, buyAnswers, enough, type EnoughAnswer, type TurnAnswer } from './answers.ts';
import { isMetropolis, refillRow, removeCard } from './decks.ts';
import { canPay, fire, gainOne, logGain, pay, regainIchor } from './gains.ts';
import { type IsleboundState, type IsleboundTable, NOTHING, type Player } from './state.ts';

/** I-10.2, I-19.1: the books that a place of the row asks for. */
const booksInRow = [3, 2, 1, 0, 0];
const booksInLongRow = [4, 3, 2, 1, 0, 0];
/** I-21.3 */
const booksInMetropolisRow = [3, 2, 1];
/** I-19.2: what comes with the card that asks for four books. */
const SLOT_BONUS = [COIN, 1];
const UNDERRIVER_GATE = buildingNamed('Underriver Gate');

/** The books that a building asks for where it lies; Infinity if it is out of reach. */
export function booksFor(state: IsleboundState, building: number): number {
  const { row, metropolisRow, variants } = state;
  const metropolis = isMetropolis(building);
  const at = (metropolis ? metropolisRow : row).indexOf(building);
  if (at < 0) return Infinity;
  return (metropolis ? booksInMetropolisRow : variants.sixBuildings ? booksInLongRow : booksInRow)[at]!;
}

/** I-21.2: one regular building for each of Metropolis. */
export function mayGrow({ buildings: own }: Player): boolean {
  let metropolis = 0;
  for (let i = 0; i < own.length; i++) if (isMetropolis(own[i]!)) metropolis++;
  return 2 * metropolis < own.length;
}

/** Calls for every building that a player may choose from, whatever it costs. */
export function eachInReach(state: IsleboundState, player: Player, see: (building: number) => void): void {
  const grows = state.variants.metropolis && mayGrow(player);
  if (state.variants.architect) {
    const { hand } = player;
    for (let i = 0; i < hand.length; i++) if (grows || !isMetropolis(hand[i]!)) see(hand[i]!);
    return;
  }
  const books = booksOf(state, player) + modified(player, 'row-books');
  eachInRow(state.row, state.variants.sixBuildings ? booksInLongRow : booksInRow, books, see);
  if (grows) eachInRow(state.metropolisRow, booksInMetropolisRow, books, see);
}

function eachInRow(row: readonly number[], needs: readonly number[], books: number, see: (building: number) => void): void {
  for (let at = 0; at < row.length; at++) if (row[at] !== NOTHING && needs[at]! <= books) see(row[at]!);
}

const CHEAPEST = Math.min(...buildings.map(({ coins }) => coins));

/** I-10.1: adds every building that a player may choose from and can pay for. */
export function addBuyable(state: IsleboundState, player: Player, answers: TurnAnswer[]): void {
  const coins = player.goods[COIN]!;
  if (coins < CHEAPEST) return;
  eachInReach(state, player, (building) => {
    if (buildings[building]!.coins <= coins) answers.push(buyAnswers[building]!);
  });
}

/** I-10.1 */
export function buy(table: IsleboundTable, seat: Seat, building: number): void {
  const { coins } = buildings[building]!;
  table.state.players[seat]!.goods[COIN]! -= coins;
  table.log({ what: 'bought', seat, building, coins, rule: 'I-10.1' });
  acquire(table, seat, building, 'buy');
}

/** I-10.6, I-12.11 */
export function* mayBuild(table: IsleboundTable, seat: Seat): Play {
  const { state } = table;
  const player = state.players[seat]!;
  const answers: BuildingAnswer[] = [];
  const tooDear: BuildingAnswer[] = [];
  eachInReach(state, player, (building) =>
    (canPay(state, player, buildings[building]!.goods) ? answers : tooDear).push(buildingAnswers[building]!),
  );
  // Asked even if nothing can be built from a hidden hand, so that the silence tells nothing of it.
  if (answers.length === 0 && !state.variants.architect) return;
  const answer: BuildingAnswer | EnoughAnswer = yield* table.ask(seat, 'build', [...answers, enough], {
    always: true,
    blocked: () => tooDear.map((wanted) => ({ answer: wanted, rule: 'I-10.6' })),
  });
  if (answer.kind === 'enough') return;
  const { goods } = buildings[answer.building]!;
  yield* pay(table, seat, goods);
  table.log({ what: 'built', seat, building: answer.building, paid: goods, rule: 'I-10.6' });
  acquire(table, seat, answer.building, 'build');
}

/** I-14.1: with so many buildings a player brings the end near. */
export const buildingsToEnd = ({ players }: IsleboundState): number => (players.length === 4 ? 7 : 8);

/** I-10.3, I-10.8, I-14.1 */
function acquire(table: IsleboundTable, seat: Seat, building: number, how: 'buy' | 'build'): void {
  const { state } = table;
  const player = state.players[seat]!;
  if (state.variants.architect) removeCard(player.hand, building);
  else takeFromRow(table, seat, building);
  // Before it stands: a building does nothing for its own coming.
  fire(table, seat, 'gain-building');
  fire(table, seat, how);
  player.buildings.push(building);
  if (building === UNDERRIVER_GATE) regainIchor(table, seat);
  if (state.lastRound === 0 && player.buildings.length >= buildingsToEnd(state)) {
    state.lastRound = state.round + 1;
    table.log({ what: 'end-near', seat, why: 'buildings', lastRound: state.lastRound, rule: 'I-14.1' });
  }
}

function takeFromRow(table: IsleboundTable, seat: Seat, building: number): void {
  const { state } = table;
  const metropolis = isMetropolis(building);
  const row = metropolis ? state.metropolisRow : state.row;
  const at = row.indexOf(building);
  if (at === 0 && !metropolis && state.variants.sixBuildings) {
    gainOne(table, seat, COIN, 1);
    logGain(table, seat, SLOT_BONUS, { from: 'slot' }, 'I-19.2');
  }
  refillRow(table, row, at, metropolis ? state.metropolisDeck : state.deck);
}
