import type { Play, Seat } from '@skerry/engine';
import { type ArchipelagoId, archipelagoOf } from '../../content/archipelagos.ts';
import { type BoardId, boards, type StandardBoardId } from '../../content/boards.ts';
import { type Join, type LayoutId, layoutNamed, poseAt } from '../../content/layouts.ts';
import { isInSets } from '../../content/sets.ts';
import type { JoinAnswer } from '../answers.ts';
import { hasScenarioRule } from '../adversaries/enemy.ts';
import { boardCount } from './free-boards.ts';
import { type Island, islandOf, layBoard, placesFor, posesIn, spareSlot } from '../island/geography.ts';
import { geography } from '../island/island.ts';
import { nowhere } from '../island/nowhere.ts';
import { emptySpace } from '../pieces/pieces.ts';
import type { SpiritTable, State } from '../state.ts';

/** J-38.22: the river has all oceans on one side. */
const layoutOf = (state: State): LayoutId =>
  hasScenarioRule(state, 'the-great-river') ? (boardCount(state) === 1 ? 'standard' : 'coastline') : (state.wishes.layout as LayoutId);

/** J-5.7, J-39.1, J-39.2, J-39.9 */
export function* layIsland(table: SpiritTable): Play {
  const { state } = table;
  const { wishes } = state;
  // J-38.1: what the first game has left stays as it lies.
  if (state.laid.left !== null) return settleAgain(state, state.laid.left);
  const laid = state.boards as BoardId[];
  // Room for the board of Dream of the Untouched Land, as long as there is one in the box.
  const spare = isInSets(state.sets, 'jagged-earth') && laid.length < boards.length ? 1 : 0;
  if (wishes.thematic) state.island = { ...nowhere, boards: [...laid, ...Array<null>(spare).fill(null)] };
  else if (wishes.layout === 'own') return yield* layByHand(table, spare);
  else {
    const layout = archipelagoOf(wishes.archipelago as ArchipelagoId, laid.length) ?? layoutNamed(layoutOf(state), laid.length);
    state.island = islandOf(layout, laid, spare);
  }
  makeRoom(state);
}

function settleAgain(state: State, { island, spaces }: NonNullable<State['laid']['left']>): void {
  state.island = island;
  makeRoom(state);
  state.spaces = spaces;
  state.laid.left = null;
}

function makeRoom(state: State): void {
  const { spaces } = geography(state);
  state.spaces = Array.from({ length: spaces }, emptySpace);
  for (const spirit of state.spirits) spirit.presence = Array<number>(spaces).fill(0);
}

/** J-39.1: the first board lies there; each seat lays its own against any that lie already, the first seat lays the one that is nobody's. */
function* layByHand(table: SpiritTable, spare: number): Play {
  const { state } = table;
  const [first, ...others] = state.boards as StandardBoardId[];
  state.island = { ...nowhere, boards: [first!, ...Array<null>(others.length + spare).fill(null)] };
  makeRoom(state);
  for (const [i, board] of others.entries()) {
    const slots = state.island.boards.flatMap((id, slot) => (id === null ? [] : [slot]));
    const seat = i + 1 < state.players ? i + 1 : 0;
    yield* joinBoard(table, seat, board, joinsBeside(state.island, slots), 'J-39.1');
  }
}

/** The ways to lay the next board against any of these boards; where it would lie at the same place, only one of them. */
export function joinsBeside(island: Island, slots: readonly number[]): readonly Join[] {
  const poses = posesIn(island);
  const ways = new Map<string, Join>();
  for (const join of slots.flatMap((slot) => placesFor(island, slot))) {
    const place = JSON.stringify(poseAt(poses, join));
    if (!ways.has(place)) ways.set(place, join);
  }
  return [...ways.values()];
}

/** A board is laid against the others where a seat says. */
export function* joinBoard(table: SpiritTable, seat: Seat, board: StandardBoardId, ways: readonly Join[], rule: string): Play {
  const { state } = table;
  const answers = ways.map(({ one, other }): JoinAnswer => ({ kind: 'join', slot: one.slot, edge: one.edge, facing: other.edge }));
  const { slot, edge, facing } = yield* table.ask(seat, 'lay-board', answers, { about: { joining: board } });
  const fresh = spareSlot(state.island);
  state.island = layBoard(state.island, board, { one: { slot, edge }, other: { slot: fresh, edge: facing } });
  table.log({ what: 'board-laid', slot: fresh, rule });
}
