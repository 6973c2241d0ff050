import { levelOf } from './enemy.ts';
import { boardCount } from '../setup/free-boards.ts';
import { humans } from '../pieces/pieces.ts';
import { type State, TOWN } from '../state.ts';

/** J-36.1 */
const TOWNS_PER_PLAYER = 7;

/** J-36.1, J-37.9, J-38.8, J-39.7: all towns that there are, on the island and beside it. */
export function townSupply(state: State): number {
  const level = levelOf(state, 'france');
  if (level < 0) return Infinity;
  const others = state.enemy.adversaries.reduce((sum, opponent) => sum + opponent.level, -level);
  return (TOWNS_PER_PLAYER + (level >= 2 ? others : 0)) * boardCount(state) - state.laid.lostTowns;
}

export const townsOnIsland = (state: State): number => state.spaces.reduce((sum, _, space) => sum + humans(state, space, TOWN), 0);

/** J-36.1: a town was to be placed, and none was left. */
export function countTowns(state: State): void {
  const supply = townSupply(state);
  if (supply < Infinity && townsOnIsland(state) > supply) state.lost ??= 'plantations';
}
