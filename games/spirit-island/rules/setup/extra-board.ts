import type { BoardLand, PrintedPiece } from '../../content/boards.ts';
import { boardOf } from '../../content/thematic.ts';
import { geography } from '../island/island.ts';
import type { State } from '../state.ts';

export const isOnExtraBoard = (state: State, land: number): boolean => state.extra > 0 && geography(state).board[land] === state.players;

/** J-39.6: how many humans of those that a board shows in a land are put there: of the invaders of the extra board it depends on the players. */
export function humansOf(state: State, slot: number, { number, setup }: BoardLand, piece: PrintedPiece): number {
  const shown = setup[piece] ?? 0;
  if (piece === 'dahan' || getsAllInvaders(state, slot)) return shown;
  const only = onlyInvader(boardOf(state.boards[slot]!).lands, state.players);
  return only !== null && only.piece === piece && only.number === number ? 1 : 0;
}

/** J-39.6: whether a board gets the invaders that a scenario adds in setup: the extra board has none but those that are named for it. */
export const getsAllInvaders = ({ players }: State, slot: number): boolean => slot < players || players >= 5;

/** The one that stands on the extra board. Thematic boards may show no coastal city, then it is a coastal town, and no inland town at all. */
function onlyInvader(lands: readonly BoardLand[], players: number): { readonly piece: PrintedPiece; readonly number: number } | null {
  const find = (piece: PrintedPiece, coast: boolean): { readonly piece: PrintedPiece; readonly number: number } | null => {
    const land = lands.find(({ coastal, setup }) => coastal === coast && (setup[piece] ?? 0) > 0);
    return land === undefined ? null : { piece, number: land.number };
  };
  if (players === 3) return find('city', true) ?? find('town', true);
  return players === 4 ? find('town', false) : null;
}
