import type { Play, Seat } from '@skerry/engine';
import type { BoardId } from '../content/boards.ts';
import { isInSets } from '../content/sets.ts';
import { spirits } from '../content/spirits.ts';
import type { BoardAnswer, SpiritAnswer } from './answers.ts';
import { freeBoards } from './laying.ts';
import type { SpiritTable, State } from './state.ts';

/** J-5.1, J-5.6, J-5.11: each seat takes a spirit and a board; whoever has chosen first has it. Returns false when all have. */
export function* chooseSpirits(table: SpiritTable): Play<boolean> {
  const { state } = table;
  const seats = state.spirits.flatMap(({ kind }, seat) => (kind < 0 || state.boards[seat] === null ? [seat] : []));
  if (seats.length === 0) return yield* chooseExtraBoard(table);
  const { seat, choice } = yield* table.whoever(seats, (chooser) => choose(table, chooser));
  state.spirits[seat]!.kind = choice.spirit;
  state.boards[seat] = choice.board;
  table.log({ what: 'chose', seat, spirit: choice.spirit, board: choice.board });
  return true;
}

/** J-39.5: the table chooses a board that is nobody's; of the thematic ones one is left. */
function* chooseExtraBoard(table: SpiritTable): Play<boolean> {
  const { state } = table;
  const place = state.boards.indexOf(null);
  if (place < 0) return false;
  const { board } = yield* table.ask(0, 'extra-board', freeBoards(state).map(takeBoard));
  state.boards[place] = board;
  table.log({ what: 'extra-board', board, rule: 'J-39.5' });
  return true;
}

function* choose(table: SpiritTable, seat: Seat): Play<{ readonly spirit: number; readonly board: BoardId }> {
  const { state } = table;
  const spirit =
    state.spirits[seat]!.kind >= 0
      ? state.spirits[seat]!.kind
      : (yield* table.ask(seat, 'take-spirit', freeSpirits(state).map(takeSpirit), { always: true })).spirit;
  const board = state.boards[seat] ?? (yield* table.ask(seat, 'take-board', freeBoards(state).map(takeBoard), { always: true })).board;
  return { spirit, board };
}

/** J-26.1: those of the table's sets that nobody has. */
export function freeSpirits(state: State): number[] {
  return spirits.flatMap(({ set }, spirit) =>
    !isInSets(state.sets, set) || state.spirits.some(({ kind }) => kind === spirit) ? [] : [spirit],
  );
}

const takeSpirit = (spirit: number): SpiritAnswer => ({ kind: 'take-spirit', spirit });

const takeBoard = (board: BoardId): BoardAnswer => ({ kind: 'take-board', board });
