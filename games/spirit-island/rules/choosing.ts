import type { Play, Seat } from '@skerry/engine';
import { boards, type StandardBoardId } from '../content/boards.ts';
import { isInSets } from '../content/sets.ts';
import { spirits } from '../content/spirits.ts';
import type { BoardAnswer, SpiritAnswer } from './answers.ts';
import type { SpiritTable, State } from './state.ts';

/** J-5.1, J-5.6, J-5.11: each seat takes a spirit and a board; whoever has chosen first has it. Returns false when all have. */
export function* chooseSpirits(table: SpiritTable): Play<boolean> {
  const { state } = table;
  const seats = state.spirits.flatMap(({ kind }, seat) => (kind < 0 || state.boards[seat] === null ? [seat] : []));
  if (seats.length === 0) return false;
  const { seat, choice } = yield* table.whoever(seats, (chooser) => choose(table, chooser));
  state.spirits[seat]!.kind = choice.spirit;
  state.boards[seat] = choice.board;
  table.log({ what: 'chose', seat, spirit: choice.spirit, board: choice.board });
  return true;
}

function* choose(table: SpiritTable, seat: Seat): Play<{ readonly spirit: number; readonly board: StandardBoardId }> {
  const { state } = table;
  const spirit =
    state.spirits[seat]!.kind >= 0
      ? state.spirits[seat]!.kind
      : (yield* table.ask(seat, 'take-spirit', freeSpirits(state).map(takeSpirit), { always: true })).spirit;
  const board = state.boards[seat] ?? (yield* table.ask(seat, 'take-board', freeBoards(state), { always: true })).board;
  return { spirit, board };
}

/** J-26.1: those of the table's sets that nobody has. */
export function freeSpirits(state: State): number[] {
  return spirits.flatMap(({ set }, spirit) =>
    !isInSets(state.sets, set) || state.spirits.some(({ kind }) => kind === spirit) ? [] : [spirit],
  );
}

const takeSpirit = (spirit: number): SpiritAnswer => ({ kind: 'take-spirit', spirit });

function freeBoards({ boards: taken }: State): BoardAnswer[] {
  return boards.flatMap(({ id }) => (taken.includes(id) ? [] : [{ kind: 'take-board' as const, board: id }]));
}
