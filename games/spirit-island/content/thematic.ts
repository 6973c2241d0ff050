import { type Board, type BoardId, type BoardLand, boardNamed, type BoardSet, readBorder, readLand, type StandardBoardId, type ThematicBoardId } from './boards.ts';
import type { Link } from './layouts.ts';

/*
 * The other sides of the boards: one map of which each board is a part. They have more lands, of which those with the lowest numbers are coastal,
 * and lie where the map has them.
 */

/** The lands of the largest of them: so many numbers are kept for each, so that lands and oceans keep theirs when a board comes later. */
export const MOST_LANDS = 10;

function board(id: ThematicBoardId, set: BoardSet, coastal: number, lands: string, borders: string): Board<ThematicBoardId> {
  return {
    id,
    origin: 'published',
    set,
    lands: lands.trim().split('\n').map((line) => readLand(line, coastal)),
    borders: borders.split(' ').map(readBorder),
  };
}

/** J-39.10: with the badlands that the booklet adds to the boards of the first box. */
export const thematicBoards: readonly Board<ThematicBoardId>[] = [
  board('northwest', 'base', 3, `
     1 sands    | 2 explorer, 1 dahan
     2 sands    | 1 city
     3 wetland  | 1 town                       | 1 disease
     4 jungle
     5 mountain
     6 sands    | 2 dahan
     7 wetland  | 1 dahan                      | 1 badlands
     8 mountain | 1 explorer, 1 dahan
     9 mountain | 1 dahan`,
    '1-2 1-5 1-6 2-3 2-4 2-5 3-4 4-5 4-7 5-6 5-7 5-8 6-8 6-9 7-8 8-9'),
  board('northeast', 'base', 4, `
     1 sands    | 1 city
     2 jungle   |                              | 1 wilds
     3 jungle   | 1 dahan
     4 wetland  | 1 dahan
     5 jungle   | 1 town
     6 mountain | 2 dahan
     7 mountain | 3 explorer, 3 dahan
     8 sands
     9 wetland  |                              | 1 beasts, 1 disease`,
    '1-2 1-5 2-3 2-5 3-4 3-5 3-7 4-7 5-7 5-8 5-9 6-7 7-8 8-9'),
  board('west', 'base', 3, `
     1 jungle   | 2 town, 2 dahan
     2 sands    | 1 town
     3 sands    |                              | 1 wilds
     4 sands    |                              | 1 beasts
     5 jungle   | 1 explorer
     6 mountain | 1 explorer, 1 dahan
     7 wetland  | 2 dahan
     8 jungle   | 2 dahan
     9 sands    |                              | 2 badlands
    10 mountain |                              | 1 beasts`,
    '1-2 1-5 1-7 1-8 1-9 2-3 2-4 2-5 3-4 4-5 4-6 5-6 5-7 6-7 7-8 8-9 8-10 9-10'),
  board('east', 'base', 3, `
     1 jungle   | 1 explorer
     2 wetland  | 1 town                       | 2 disease, 1 strife
     3 wetland  | 1 town, 1 city, 2 dahan, 1 blight | 1 disease, 1 strife
     4 wetland  | 1 explorer, 3 dahan
     5 sands
     6 mountain |                              | 1 badlands
     7 mountain
     8 mountain | 1 explorer
     9 wetland  | 2 dahan
    10 wetland  | 2 dahan`,
    '1-2 1-5 1-6 2-3 2-4 2-5 3-4 3-7 4-5 4-7 4-8 4-9 5-6 5-9 6-9 6-10 7-8 8-9 9-10'),
  board('southwest', 'jagged-earth', 3, `
     1 sands    |                              | 1 beasts
     2 wetland  | 1 town, 1 dahan
     3 sands    | 1 town, 1 dahan, 1 blight    | 1 strife
     4 jungle   | 1 explorer, 1 town           | 1 beasts
     5 jungle   |                              | 1 beasts, 1 wilds
     6 jungle   | 1 explorer                   | 1 badlands
     7 mountain | 1 explorer
     8 mountain | 1 blight                     | 1 wilds
     9 sands
    10 jungle`,
    '1-2 1-4 1-5 2-3 2-4 3-4 3-7 4-5 4-6 4-7 5-6 5-10 6-7 6-9 6-10 7-8 7-9 8-9 9-10'),
  board('southeast', 'jagged-earth', 3, `
     1 jungle   | 1 town, 2 dahan
     2 jungle   | 2 dahan
     3 wetland  | 1 dahan
     4 mountain
     5 jungle   |                              | 1 beasts
     6 wetland  | 2 town, 1 dahan              | 1 disease
     7 sands    | 1 explorer
     8 mountain | 1 blight                     | 1 wilds
     9 mountain`,
    '1-2 1-5 1-6 2-3 2-4 2-5 3-4 4-5 4-7 5-6 5-7 5-8 6-8 6-9 7-8 8-9'),
];

/** J-39.9: the boards of an island of so many boards, from 1. */
export const thematicIslands: readonly (readonly ThematicBoardId[])[] = [
  ['northeast'],
  ['west', 'east'],
  ['west', 'east', 'northeast'],
  ['west', 'east', 'northwest', 'northeast'],
  ['west', 'east', 'northwest', 'northeast', 'southeast'],
  ['west', 'east', 'northwest', 'northeast', 'southeast', 'southwest'],
];

/** Lands that touch across two boards: along a border, or only in the point where four boards meet. */
const across: readonly string[] = [
  'northwest northeast: 7-7 7-8 7-9 8-7 9-6 9-7',
  'west east: 6-10 7-9 7-10 8-8 8-9 10-7 10-8',
  'southwest southeast: 8-8 8-9 9-7 9-8 10-7',
  'northwest west: 1-3 6-3 6-4 9-4 9-6',
  'west southwest: 1-3 9-3 9-7 10-7 10-8',
  'northeast east: 4-1 4-6 6-6 6-10 7-6',
  'east southeast: 3-1 3-6 3-9 7-9',
  'northwest east: 9-10',
  'northeast west: 6-6',
  'west southeast: 10-9',
  'east southwest: 7-8',
];

interface Seam {
  readonly boards: readonly [ThematicBoardId, ThematicBoardId];
  readonly lands: readonly (readonly [number, number])[];
}

const seams: readonly Seam[] = across.map((text) => {
  const [boards = '', lands = ''] = text.split(': ');
  return {
    boards: boards.split(' ') as [ThematicBoardId, ThematicBoardId],
    lands: lands.split(' ').map((pair) => pair.split('-').map(Number) as [number, number]),
  };
});

const isThematic = (id: BoardId): id is ThematicBoardId => thematicBoards.some((one) => one.id === id);

/** Whether the boards of an island lie with their other sides up. */
export const isThematicIsland = (boards: readonly (BoardId | null)[]): boolean => boards.some((id) => id !== null && isThematic(id));

/** A board, whichever side is up. */
export const boardOf = (id: BoardId): Board => thematicBoards.find((one) => one.id === id) ?? boardNamed(id as StandardBoardId);

/** Whether a land shows no sign of setup. Thematic boards show tokens, too; the badlands of those of the first box are the booklet's. */
export function isBare(id: BoardId, { setup, tokens }: BoardLand): boolean {
  if (Object.keys(setup).length > 0) return false;
  const { set } = boardOf(id);
  return !isThematic(id) || Object.keys(tokens).every((name) => name === 'badlands' && set === 'base');
}

/** The lands of different boards that touch, by the slots in which the boards are. */
export function thematicLinks(boards: readonly (BoardId | null)[]): readonly Link[] {
  return seams.flatMap(({ boards: [one, other], lands }) => {
    const [slot, facing] = [boards.indexOf(one), boards.indexOf(other)];
    if (slot < 0 || facing < 0) return [];
    return lands.map(([number, there]): Link => [{ slot, number }, { slot: facing, number: there }]);
  });
}

/** The boards whose place on the map is beside that of a board, along more than a point. */
export function thematicNeighbours(id: BoardId): readonly ThematicBoardId[] {
  return seams.flatMap(({ boards, lands }) => {
    if (lands.length < 2 || !boards.some((one) => one === id)) return [];
    return boards.filter((one) => one !== id);
  });
}
