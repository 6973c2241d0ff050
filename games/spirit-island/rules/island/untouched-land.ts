import type { Play } from '@skerry/engine';
import { boards, type StandardBoardId } from '../../content/boards.ts';
import { add, at, type Step } from '../../content/step.ts';
import { isThematicIsland, thematicNeighbours } from '../../content/thematic.ts';
import type { Doing } from '../powers/amounts.ts';
import { boardAnswer, seatAnswer, stop } from '../answers.ts';
import { resolveSteps } from '../powers/carry-out.ts';
import { spareSlot } from './geography.ts';
import { geography, landsOf, liesOn, slotsOf } from './island.ts';
import { joinBoard, joinsBeside } from '../setup/laying.ts';
import { addPresence, mayBeIn, sources } from '../pieces/presence.ts';
import { keepMarkers } from '../scenarios/invocation.ts';
import type { SpiritTable } from '../state.ts';

const MOST_PRESENCE = 2;
const life: readonly Step[] = (['beasts', 'beasts', 'wilds', 'wilds', 'badlands', 'badlands'] as const).map((token) =>
  at({ test: [] }, add(1, token)),
);

/** Dream of the Untouched Land: once in the game a board comes to the island, without what is printed on it. */
export function* dreamOfLand(doing: Doing): Play {
  const { table, seat } = doing;
  const { state } = table;
  const slot = yield* joinUnusedBoard(doing);
  if (slot < 0) return;
  state.modifiers.push({ kind: 'leave-out-a-board', land: null, amount: 1, seat, until: 'game' });
  yield* resolveSteps({ ...doing, board: slot }, life);
  for (let n = 0; n < MOST_PRESENCE; n++) {
    const lands = landsOf(state, true).filter((land) => liesOn(state, land, slot));
    const open = (owner: number): number[] =>
      lands.filter((land) => mayBeIn(state, owner, land, true) && sources(state, owner, land, false).length > 0);
    const owners = state.spirits.flatMap((_, owner) => (open(owner).length > 0 ? [owner] : []));
    if (owners.length === 0) return;
    const answer = yield* table.ask(seat, 'untouched-presence', [...owners.map(seatAnswer), stop], { about: { left: MOST_PRESENCE - n } });
    if (answer.kind === 'stop') return;
    yield* addPresence(table, answer.seat, open(answer.seat));
  }
}

/** J-24.7: of all boards that are not in play one by lot, beside the target's board; on the map one whose place is there. Its slot, or -1. */
function* joinUnusedBoard({ table, seat, land }: Doing): Play<number> {
  const { state } = table;
  const { island } = state;
  const fresh = spareSlot(island);
  if (fresh < 0) return -1;
  const slots = geography(state).slots[land]!;
  if (isThematicIsland(island.boards)) {
    const near = slots.flatMap((slot) => thematicNeighbours(island.boards[slot]!)).filter((id) => !island.boards.includes(id));
    if (near.length === 0) return -1;
    state.island = { ...island, boards: island.boards.with(fresh, table.chance.pick([...new Set(near)])) };
    table.log({ what: 'board-laid', slot: fresh, rule: 'J-24.7' });
    return fresh;
  }
  const ways = joinsBeside(island, slots);
  if (ways.length === 0) return -1;
  const unused = boards.flatMap(({ id }): StandardBoardId[] => (island.boards.includes(id) ? [] : [id]));
  yield* joinBoard(table, seat, table.chance.pick(unused), ways, 'J-24.7');
  keepMarkers(state, island);
  return fresh;
}

/** J-41.4: of what is done in each land, that of one board is left out; the table says of which. J-24.1: what lies on another board too is done. */
export function* withoutOneBoard(table: SpiritTable, lands: readonly number[]): Play<number[]> {
  const slot = lands.length === 0 ? -1 : yield* boardLeftOut(table);
  return lands.filter((land) => !geography(table.state).slots[land]!.every((one) => one === slot));
}

/** J-41.4: the same of what is done for each board. */
export function* boardsButOne(table: SpiritTable, slots: readonly number[]): Play<number[]> {
  const left = slots.length === 0 ? -1 : yield* boardLeftOut(table);
  return slots.filter((slot) => slot !== left);
}

/** The slot of the board that is left out this time, or -1. */
function* boardLeftOut(table: SpiritTable): Play<number> {
  const { state } = table;
  if (state.over || !state.modifiers.some(({ kind }) => kind === 'leave-out-a-board')) return -1;
  const { slot } = yield* table.ask(0, 'leave-out', slotsOf(state, landsOf(state, false)).map(boardAnswer));
  table.log({ what: 'board-left-out', slot, rule: 'J-41.4' });
  return slot;
}
