/*
 * The island boards. A board is a rhombus: the ocean lies at 12 o'clock, the other three edges are named 3, 6 and 9 like the hours.
 */

export type Terrain = 'mountain' | 'wetland' | 'jungle' | 'sands';
export const terrains: readonly Terrain[] = ['mountain', 'wetland', 'jungle', 'sands'];

/** What a board shows in its lands, and what goes there besides when the game is played with tokens. */
export type PrintedPiece = 'explorer' | 'town' | 'city' | 'dahan' | 'blight';
export type PrintedToken = 'beasts' | 'disease' | 'wilds' | 'badlands' | 'strife';
const printedPieces: readonly string[] = ['explorer', 'town', 'city', 'dahan', 'blight'] satisfies PrintedPiece[];
const printedTokens: readonly string[] = ['beasts', 'disease', 'wilds', 'badlands', 'strife'] satisfies PrintedToken[];

export interface BoardLand {
  readonly number: number;
  readonly terrain: Terrain;
  readonly coastal: boolean;
  /** Blight printed on a board comes from the box, not from the blight card. */
  readonly setup: Readonly<Partial<Record<PrintedPiece, number>>>;
  readonly tokens: Readonly<Partial<Record<PrintedToken, number>>>;
}

export type BoardSet = 'base' | 'jagged-earth';

export interface Board<Id extends string = string> {
  readonly id: Id;
  readonly origin: 'published';
  readonly set: BoardSet;
  /** In the order of their numbers, from 1. */
  readonly lands: readonly BoardLand[];
  /** Pairs of numbers of lands that touch, the smaller number first. */
  readonly borders: readonly (readonly [number, number])[];
}

export type Edge = 3 | 6 | 9;
export const edges: readonly Edge[] = [3, 6, 9];
export const EDGE_LENGTH = 13;

/** The lands along an edge, clockwise, and where each ends and the next begins. Breaks are odd, so those of two joined edges never coincide. */
export interface EdgeLands {
  readonly lands: readonly number[];
  readonly breaks: readonly number[];
}

/** A corner is named for the land that lies there on board A. Clockwise: c3 and c1 at the ends of the ocean, then c8 and c7. */
export type Corner = 'c3' | 'c1' | 'c8' | 'c7';
export const corners: readonly Corner[] = ['c3', 'c1', 'c8', 'c7'];
export const edgeEnds: Readonly<Record<Edge, readonly [Corner, Corner]>> = { 3: ['c1', 'c8'], 6: ['c8', 'c7'], 9: ['c7', 'c3'] };

export type StandardBoardId = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

/** The other sides of the boards, each named for its place on the map. */
export type ThematicBoardId = 'northwest' | 'northeast' | 'west' | 'east' | 'southwest' | 'southeast';
export type BoardId = StandardBoardId | ThematicBoardId;

export interface StandardBoard extends Board<StandardBoardId> {
  readonly edges: Readonly<Record<Edge, EdgeLands>>;
  readonly corners: Readonly<Record<Corner, number>>;
  /** With four boards or fewer these two make an island of like terrain; advice, not a rule. */
  readonly discouragedWith: StandardBoardId | null;
}

export const LANDS_PER_BOARD = 8;
const COASTAL_LANDS = 3;

interface Declaration {
  /** A line for each land: its terrain, what is printed there, and the tokens. */
  readonly lands: string;
  readonly borders: string;
  /** "1 <3> 6 <7> 8": land 1 up to 3, land 6 up to 7, then land 8. */
  readonly edges: Readonly<Record<Edge, string>>;
  readonly discouragedWith?: StandardBoardId;
}

function counted<Name extends string>(text: string, names: readonly string[]): Partial<Record<Name, number>> {
  const counts: Partial<Record<string, number>> = {};
  for (const item of text.split(',').filter((part) => part.trim() !== '')) {
    const [, count, name] = /^\s*(\d) ([a-z]+)\s*$/.exec(item) ?? [];
    if (name === undefined || !names.includes(name)) throw new Error(`"${item}" is not like "1 ${names[0]!}"`);
    counts[name] = Number(count);
  }
  return counts;
}

/** The coastal lands have the lowest numbers. */
export function readLand(line: string, coastalLands: number): BoardLand {
  const [head = '', setup = '', tokens = ''] = line.split('|');
  const [number, terrain] = head.trim().split(' ') as [string, Terrain];
  if (!terrains.includes(terrain)) throw new Error(`"${line}" names no terrain`);
  return {
    number: Number(number),
    terrain,
    coastal: Number(number) <= coastalLands,
    setup: counted<PrintedPiece>(setup, printedPieces),
    tokens: counted<PrintedToken>(tokens, printedTokens),
  };
}

export function readBorder(text: string): readonly [number, number] {
  const [, low, high] = /^(\d+)-(\d+)$/.exec(text) ?? [];
  if (low === undefined || high === undefined || Number(low) >= Number(high)) throw new Error(`"${text}" is not like "1-2"`);
  return [Number(low), Number(high)];
}

function readEdge(text: string): EdgeLands {
  if (!/^\d( <\d+> \d)+$/.test(text)) throw new Error(`"${text}" is not like "1 <3> 6"`);
  const figures = text.split(/[ <>]+/).map(Number);
  return { lands: figures.filter((_, i) => i % 2 === 0), breaks: figures.filter((_, i) => i % 2 === 1) };
}

function board(id: StandardBoardId, set: BoardSet, declared: Declaration): StandardBoard {
  const along = { 3: readEdge(declared.edges[3]), 6: readEdge(declared.edges[6]), 9: readEdge(declared.edges[9]) };
  return {
    id,
    origin: 'published',
    set,
    lands: declared.lands.trim().split('\n').map((line) => readLand(line, COASTAL_LANDS)),
    borders: declared.borders.split(' ').map(readBorder),
    edges: along,
    corners: { c3: along[9].lands.at(-1)!, c1: along[3].lands[0]!, c8: along[6].lands[0]!, c7: along[9].lands[0]! },
    discouragedWith: declared.discouragedWith ?? null,
  };
}

export const boards: readonly StandardBoard[] = [
  board('A', 'base', {
    lands: `
      1 mountain |                   | 1 beasts
      2 wetland  | 1 city, 1 dahan   | 1 disease
      3 jungle   | 2 dahan
      4 sands    | 1 blight
      5 wetland
      6 mountain | 1 dahan
      7 sands    | 2 dahan
      8 jungle   | 1 town`,
    borders: '1-2 1-4 1-5 1-6 2-3 2-4 3-4 4-5 5-6 5-7 5-8 6-8 7-8',
    edges: { 3: '1 <3> 6 <7> 8', 6: '8 <5> 7', 9: '7 <1> 5 <3> 4 <7> 3' },
  }),
  board('B', 'base', {
    lands: `
      1 wetland  | 1 dahan
      2 mountain | 1 city            | 1 disease
      3 sands    | 2 dahan
      4 jungle   | 1 blight
      5 sands    |                   | 1 beasts
      6 wetland  | 1 town
      7 mountain | 1 dahan
      8 jungle   | 2 dahan`,
    borders: '1-2 1-4 1-5 1-6 2-3 2-4 3-4 4-5 4-7 5-6 5-7 6-7 6-8 7-8',
    edges: { 3: '1 <1> 6 <7> 8', 6: '8 <5> 7', 9: '7 <1> 4 <5> 3' },
  }),
  board('C', 'base', {
    lands: `
      1 jungle   | 1 dahan
      2 sands    | 1 city            | 1 disease
      3 mountain | 2 dahan
      4 jungle   |                   | 1 beasts
      5 wetland  | 2 dahan, 1 blight
      6 sands    | 1 dahan
      7 mountain | 1 town
      8 wetland`,
    borders: '1-2 1-5 1-6 2-3 2-4 2-5 3-4 4-5 4-7 5-6 5-7 6-7 6-8 7-8',
    edges: { 3: '1 <3> 6 <7> 8', 6: '8 <7> 7 <11> 4', 9: '4 <7> 3' },
  }),
  board('D', 'base', {
    lands: `
      1 wetland  | 2 dahan
      2 jungle   | 1 city, 1 dahan   | 1 disease
      3 wetland  |                   | 1 beasts
      4 sands
      5 mountain | 1 dahan, 1 blight
      6 jungle
      7 sands    | 1 town, 2 dahan
      8 mountain`,
    borders: '1-2 1-5 1-7 1-8 2-3 2-4 2-5 3-4 4-5 4-6 5-6 5-7 6-7 7-8',
    edges: { 3: '1 <11> 8', 6: '8 <5> 7 <11> 6', 9: '6 <3> 4 <9> 3' },
  }),
  board('E', 'jagged-earth', {
    lands: `
      1 sands    | 1 dahan
      2 mountain | 1 city            | 1 disease
      3 jungle   | 2 dahan
      4 wetland  | 1 blight
      5 mountain | 1 dahan
      6 sands    |                   | 1 beasts
      7 jungle   | 1 town
      8 wetland  | 2 dahan`,
    borders: '1-2 1-5 1-7 2-3 2-5 3-4 3-5 4-5 4-6 4-7 5-7 6-7 6-8 7-8',
    edges: { 3: '1 <5> 7 <9> 8', 6: '8 <9> 6', 9: '6 <1> 4 <7> 3' }, discouragedWith: 'B',
  }),
  board('F', 'jagged-earth', {
    lands: `
      1 sands    | 2 dahan
      2 jungle   | 1 city            | 1 disease
      3 wetland  | 1 dahan
      4 mountain | 1 blight
      5 jungle   | 1 dahan
      6 mountain | 2 dahan
      7 wetland  |                   | 1 beasts
      8 sands    | 1 town`,
    borders: '1-2 1-5 1-6 2-3 2-4 2-5 3-4 4-5 4-7 4-8 5-6 5-8 6-8 7-8',
    edges: { 3: '1 <5> 6 <11> 8', 6: '8 <7> 7', 9: '7 <3> 4 <9> 3' }, discouragedWith: 'D',
  }),
];

export function boardNamed(id: StandardBoardId): StandardBoard {
  const found = boards.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no board ${id as string}.`);
  return found;
}
