import type { Seat } from '@skerry/engine';
import type { ThematicBoardId } from '../content/boards.ts';
import { aspects } from '../content/aspects.ts';
import { spirits } from '../content/spirits.ts';
import { geography } from '../rules/island.ts';
import type { View } from '../rules/view.ts';
import type { Words } from './catalogue.ts';

const LANDS_PER_BOARD = 8;

/** The letter of a board, or the place that it is named for. */
export const boardName = ({ variants }: Words, id: string): string => variants.boards[id as ThematicBoardId]?.name ?? id;

/** What stands before the numbers of its lands. */
export const shortBoardName = ({ variants }: Words, id: string): string => variants.boards[id as ThematicBoardId]?.short ?? id;

/** "A5", or the ocean of a board. */
export function landName(words: Words, view: View | undefined, land: number): string {
  if (view === undefined || view.island.boards.length === 0)
    return words.landOfSlot(Math.floor(land / LANDS_PER_BOARD) + 1, (land % LANDS_PER_BOARD) + 1);
  const { board, number } = geography(view);
  const id = shortBoardName(words, view.island.boards[board[land]!]!);
  return number[land] === 0 ? words.ocean(id) : words.land(id, number[land]!);
}

/** A spirit, with its aspect if it has one. */
export function spiritWith(words: Words, kind: number, aspect: number): string {
  const name = words.named(spirits[kind]!.name);
  return aspect < 0 ? name : words.aspects.with(name, words.named(aspects[aspect]!.name));
}

/** The spirit of a seat, by its name. */
export function spiritName(words: Words, view: View, seat: Seat): string {
  const { kind } = view.spirits[seat]!;
  return kind < 0 ? '' : words.named(spirits[kind]!.name);
}
