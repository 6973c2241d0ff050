import type { Play, Seat } from '@skerry/engine';
import type { BoardId } from '../../content/boards.ts';
import { aspects, aspectsOf } from '../../content/aspects.ts';
import { isInSets } from '../../content/sets.ts';
import { spirits } from '../../content/spirits.ts';
import type { AspectAnswer, BoardAnswer, SpiritAnswer } from '../answers.ts';
import { freeBoards } from './free-boards.ts';
import { type SpiritTable, type State, UNDECIDED } from '../state.ts';

/** J-5.1, J-5.6, J-5.11, J-32.8: each seat takes a spirit, perhaps with an aspect, and a board; whoever has chosen first has it. Returns false when all have. */
export function* chooseSpirits(table: SpiritTable): Play<boolean> {
  const { state } = table;
  const seats = state.spirits.flatMap((spirit, seat) => {
    settleAspect(state, seat);
    return spirit.kind < 0 || spirit.aspect === UNDECIDED || state.boards[seat] === null ? [seat] : [];
  });
  if (seats.length === 0) {
    if (yield* chooseExtraBoard(table)) return true;
    for (const seat of state.spirits.keys()) if (isAskedNothing(state, seat)) logChoice(table, seat);
    return false;
  }
  const { seat, choice } = yield* table.whoever(seats, (chooser) => choose(table, chooser));
  state.spirits[seat]!.kind = choice.spirit;
  state.spirits[seat]!.aspect = choice.aspect;
  state.boards[seat] = choice.board;
  logChoice(table, seat);
  settleAspect(state, seat);
  return true;
}

/** Whether lots and wishes leave nothing open for a seat. */
function isAskedNothing(state: State, seat: Seat): boolean {
  const { spirits: kinds, aspects: wished, boards } = state.wishes;
  const toChoose = wished[seat] === CHOOSE && aspectsFor(state, state.spirits[seat]!.kind).length > 0;
  return kinds[seat] !== CHOOSE && boards[seat] !== CHOOSE && !toChoose;
}

function logChoice(table: SpiritTable, seat: Seat): void {
  const { state } = table;
  const { kind, aspect } = state.spirits[seat]!;
  table.log({ what: 'chose', seat, spirit: kind, board: state.boards[seat]!, ...(aspect < 0 ? {} : { aspect }) });
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

interface Chosen {
  readonly spirit: number;
  readonly aspect: number;
  readonly board: BoardId;
}

function* choose(table: SpiritTable, seat: Seat): Play<Chosen> {
  const { state } = table;
  const spirit =
    state.spirits[seat]!.kind >= 0
      ? state.spirits[seat]!.kind
      : (yield* table.ask(seat, 'take-spirit', freeSpirits(state).map(takeSpirit), { always: true })).spirit;
  const free = state.wishes.aspects[seat] === 'choose' ? aspectsFor(state, spirit) : [];
  const aspect =
    free.length === 0 ? NONE : (yield* table.ask(seat, 'take-aspect', [NONE, ...free].map(takeAspect), { always: true })).aspect;
  const board = state.boards[seat] ?? (yield* table.ask(seat, 'take-board', freeBoards(state).map(takeBoard), { always: true })).board;
  return { spirit, aspect, board };
}

const NONE = -1;
const CHOOSE = 'choose';
const takeAspect = (aspect: number): AspectAnswer => ({ kind: 'take-aspect', aspect });

/** The aspects of a spirit that are in the table's sets. */
const aspectsFor = ({ sets }: State, spirit: number): number[] =>
  aspectsOf(spirits[spirit]!.name).filter((place) => isInSets(sets, aspects[place]!.set));

/** What leaves nothing to choose: a wish that fits the spirit holds, any other is nothing. */
export function settleAspect(state: State, seat: Seat): void {
  const spirit = state.spirits[seat]!;
  if (spirit.kind < 0) return;
  const free = aspectsFor(state, spirit.kind);
  const wish = state.wishes.aspects[seat]!;
  if (wish !== 'choose') spirit.aspect = free.find((place) => aspects[place]!.id === wish) ?? NONE;
  else if (free.length === 0) spirit.aspect = NONE;
}

/** J-26.1: those of the table's sets that nobody has. */
export function freeSpirits(state: State): number[] {
  return spirits.flatMap(({ set }, spirit) =>
    !isInSets(state.sets, set) || state.laid.first.includes(spirit) || state.spirits.some(({ kind }) => kind === spirit) ? [] : [spirit],
  );
}

const takeSpirit = (spirit: number): SpiritAnswer => ({ kind: 'take-spirit', spirit });

const takeBoard = (board: BoardId): BoardAnswer => ({ kind: 'take-board', board });
