import { type Answer, type Chance, fixed, type GameDefinition, type Play, type Seat, type Table } from '@skerry/engine';

const COLUMNS = 7;
const ROWS = 6;
/** A board one space wider and higher than the real one, so that no line runs around an edge unseen. */
const WIDTH = COLUMNS + 1;
const DIRECTIONS = [1, WIDTH - 1, WIDTH, WIDTH + 1];
const EMPTY = -1;

export interface ConnectFour {
  /** For each space, row by row from the bottom: the seat whose disc lies there, or -1. */
  discs: number[];
  /** How many discs lie in each column. */
  heights: number[];
  turn: Seat;
}

export interface Column extends Answer {
  readonly kind: 'column';
  readonly id: number;
}

type Dropped = { readonly what: 'dropped'; readonly seat: Seat; readonly column: number; readonly row: number };

const columns: readonly Column[] = fixed(Array.from({ length: COLUMNS }, (_, id) => ({ kind: 'column', id })));

function setup(): ConnectFour {
  return { discs: Array<number>(WIDTH * (ROWS + 1)).fill(EMPTY), heights: Array<number>(COLUMNS).fill(0), turn: 0 };
}

function openColumns(state: ConnectFour): Column[] {
  const open: Column[] = [];
  for (let id = 0; id < COLUMNS; id++) if (state.heights[id]! < ROWS) open.push(columns[id]!);
  return open;
}

/** One step is one turn: choose a column, drop a disc, see whether that was four in a line. */
function* turn(table: Table<ConnectFour, Dropped>): Play {
  const { state } = table;
  const seat = state.turn;
  const column = yield* table.ask(seat, 'column', openColumns(state));
  const row = state.heights[column.id]!++;
  const space = row * WIDTH + column.id;
  state.discs[space] = seat;
  table.log({ what: 'dropped', seat, column: column.id, row });
  if (isFour(state.discs, space, seat)) table.end({ scores: [1 - seat, seat], winners: [seat] });
  else if (state.heights.every((height) => height === ROWS)) table.end({ scores: [0.5, 0.5], winners: [0, 1] });
  state.turn = 1 - seat;
}

function isFour(discs: readonly number[], space: number, seat: Seat): boolean {
  for (const direction of DIRECTIONS) {
    let line = 1;
    for (let at = space + direction; discs[at] === seat; at += direction) line++;
    for (let at = space - direction; discs[at] === seat; at -= direction) line++;
    if (line >= 4) return true;
  }
  return false;
}

/** Nothing is hidden in this game: a view is the state, and imagining is copying. */
export const connectFour: GameDefinition<ConnectFour, ConnectFour, Dropped> = {
  id: 'connect-four',
  version: '1',
  players: { min: 2, max: 2 },
  options: {},
  setup,
  step: turn,
  view: (state) => ({ discs: [...state.discs], heights: [...state.heights], turn: state.turn }),
  bot: {
    imagine: (view: ConnectFour, _seat: Seat, _chance: Chance) => ({ discs: [...view.discs], heights: [...view.heights], turn: view.turn }),
    value: () => 0.5,
    horizon: 42,
  },
};
