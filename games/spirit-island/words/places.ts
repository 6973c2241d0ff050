import type { Seat } from '@skerry/engine';
import { spirits } from '../content/spirits.ts';
import { geography } from '../rules/island/island.ts';
import type { View } from '../rules/view.ts';
import type { Words } from './catalogue.ts';
import { shortBoardName } from './choice.ts';

const LANDS_PER_BOARD = 8;

/** "A5", or the ocean of a board. */
export function landName(words: Words, view: View | undefined, land: number): string {
  if (view === undefined || view.island.boards.length === 0)
    return words.landOfSlot(Math.floor(land / LANDS_PER_BOARD) + 1, (land % LANDS_PER_BOARD) + 1);
  const { board, number } = geography(view);
  const id = shortBoardName(words, view.island.boards[board[land]!]!);
  return number[land] === 0 ? words.ocean(id) : words.land(id, number[land]!);
}

/** The spirit of a seat, by its name. */
export function spiritName(words: Words, view: View, seat: Seat): string {
  const { kind } = view.spirits[seat]!;
  return kind < 0 ? '' : words.named(spirits[kind]!.name);
}
