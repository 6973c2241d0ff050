import type { Chance } from '@skerry/engine';
import { type BoardId, boards } from '../../content/boards.ts';
import { thematicIslands } from '../../content/thematic.ts';
import type { State } from '../state.ts';

/** J-39.5: what is counted per player is counted per board where there is a board without a player. */
export const boardCount = ({ players, extra }: Pick<State, 'players' | 'extra'>): number => players + extra;

/** J-5.6: boards that fit badly together in a small game. */
const BAD_PAIRS: readonly (readonly BoardId[])[] = [
  ['B', 'E'],
  ['D', 'F'],
];

/** J-39.9: the boards that may be in a game, as far as nobody has taken them. */
export function freeBoards(state: State): BoardId[] {
  const all: readonly BoardId[] = state.wishes.thematic ? thematicIslands[boardCount(state) - 1]! : boards.map(({ id }) => id);
  return all.filter((id) => !state.boards.includes(id));
}

/** J-5.6 */
export function drawBoards(state: State, chance: Chance): void {
  for (const [place, wish] of state.wishes.boards.entries()) {
    if (wish !== 'random') continue;
    const free = freeBoards(state);
    const clashes = (id: BoardId): boolean =>
      BAD_PAIRS.some((pair) => pair.includes(id) && state.boards.some((other) => other !== null && other !== id && pair.includes(other)));
    const fitting = boardCount(state) > 4 ? free : free.filter((id) => !clashes(id));
    state.boards[place] = chance.pick(fitting.length > 0 ? fitting : free);
  }
}
