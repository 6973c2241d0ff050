import { type Direction, hasPlatform, readTileSide, type TileSide, tileSize } from '../content/tile-picture.ts';
import { tileSides } from '../content/tile-sides.ts';
import { ANOMALY_SYMBOL, NO_SYMBOL, type PlacedTile, type Planet, STAR_SYMBOL } from './state.ts';

const SPACES_OF_A_TILE = tileSize * tileSize;
const sides: readonly TileSide[] = tileSides.map(({ picture }) => readTileSide(picture));

export const turnedBy = (direction: Direction, quarters: number): Direction => ((direction + quarters) % 4) as Direction;
export const opposite = (direction: Direction): Direction => turnedBy(direction, 2);

/** S-2.1: tiles across and down. */
export function tileGrid(players: number): { readonly across: number; readonly down: number } {
  if (players === 2) return { across: 2, down: 1 };
  return players <= 4 ? { across: 2, down: 2 } : { across: 3, down: 2 };
}

/** S-7.3: the places of the tiles, clockwise around the board. */
export function clockwise(across: number, down: number): number[] {
  const top = Array.from({ length: across }, (_, column) => column);
  if (down === 1) return top;
  return [...top, ...top.toReversed().map((column) => across + column)];
}

/** Where a space of a tile lies after that tile was turned clockwise. */
export function turnedSpace(space: number, quarters: number): number {
  let row = Math.floor(space / tileSize);
  let column = space % tileSize;
  for (let i = 0; i < quarters; i++) [row, column] = [column, tileSize - 1 - row];
  return row * tileSize + column;
}

/** The space of the board for a space of the tile at a place. */
export function boardSpace(width: number, place: number, space: number): number {
  const across = width / tileSize;
  const row = Math.floor(place / across) * tileSize + Math.floor(space / tileSize);
  return row * width + (place % across) * tileSize + (space % tileSize);
}

/** The place of the tile on which a space of the board lies. */
export function tileAt(width: number, space: number): number {
  const row = Math.floor(space / width);
  return Math.floor(row / tileSize) * (width / tileSize) + Math.floor((space % width) / tileSize);
}

const neighbours = new Map<number, readonly (readonly number[])[]>();

/** For each direction and space: the next space. S-5.5: opposite edges are joined. */
export function neighboursOn(width: number, height: number): readonly (readonly number[])[] {
  const size = width * 1000 + height;
  let table = neighbours.get(size);
  if (table === undefined) {
    const step = [
      [-1, 0],
      [0, 1],
      [1, 0],
      [0, -1],
    ] as const;
    table = step.map(([down, right]) =>
      Array.from({ length: width * height }, (_, space) => {
        const row = (Math.floor(space / width) + down + height) % height;
        const column = ((space % width) + right + width) % width;
        return row * width + column;
      }),
    );
    neighbours.set(size, table);
  }
  return table;
}

/** An empty planet of these tiles: no stars, no pawns. */
export function planetOf(players: number, tiles: readonly PlacedTile[]): Planet {
  const { across, down } = tileGrid(players);
  const planet: Planet = {
    width: across * tileSize,
    height: down * tileSize,
    tiles: tiles.map((tile) => ({ ...tile })),
    platforms: [],
    symbols: [],
    stars: [],
    doors: [],
    openDoor: 0,
    pawns: [],
  };
  planet.symbols = Array<number>(planet.width * planet.height).fill(NO_SYMBOL);
  tiles.forEach(({ side, turns }, place) => {
    sides[side]!.symbols.forEach((symbol, space) => {
      const at = boardSpace(planet.width, place, turnedSpace(space, turns));
      planet.symbols[at] = symbol === 'none' ? NO_SYMBOL : symbol === 'star' ? STAR_SYMBOL : ANOMALY_SYMBOL;
    });
  });
  planet.doors = clockwise(across, down).map((place) => {
    const { side, turns } = tiles[place]!;
    const { door } = sides[side]!;
    return { space: boardSpace(planet.width, place, turnedSpace(door.space, turns)), up: turnedBy(door.up, turns) };
  });
  layPlatforms(planet);
  return planet;
}

/** Finds all platforms anew from how the tiles lie. S-5.6: a platform on an outer edge counts for both sides of it. */
export function layPlatforms(planet: Planet): void {
  const { width, height, tiles } = planet;
  const next = neighboursOn(width, height);
  const platforms = Array<number>(width * height).fill(0);
  tiles.forEach(({ side, turns }, place) => {
    for (let space = 0; space < SPACES_OF_A_TILE; space++) {
      const at = boardSpace(width, place, turnedSpace(space, turns));
      for (const towards of [0, 1, 2, 3] as const) {
        if (!hasPlatform(sides[side]!, space, towards)) continue;
        const turned = turnedBy(towards, turns);
        platforms[at]! |= 1 << turned;
        platforms[next[turned]![at]!]! |= 1 << opposite(turned);
      }
    }
  });
  planet.platforms = platforms;
}

/** S-10.5: turns a tile with everything on it. */
export function turnTile(planet: Planet, place: number, quarters: 1 | 2 | 3): void {
  const { width } = planet;
  const moved = new Map<number, number>();
  for (let space = 0; space < SPACES_OF_A_TILE; space++) {
    moved.set(boardSpace(width, place, space), boardSpace(width, place, turnedSpace(space, quarters)));
  }
  const tile = planet.tiles[place]!;
  tile.turns = turnedBy(tile.turns, quarters);
  planet.symbols = carried(planet.symbols, moved);
  planet.stars = carried(planet.stars, moved);
  for (const piece of [...planet.doors, ...planet.pawns]) {
    const to = moved.get(piece.space);
    if (to === undefined) continue;
    piece.space = to;
    piece.up = turnedBy(piece.up, quarters);
  }
  layPlatforms(planet);
}

function carried(list: readonly number[], moved: ReadonlyMap<number, number>): number[] {
  const turned = [...list];
  for (const [from, to] of moved) turned[to] = list[from]!;
  return turned;
}

/** Does a platform lie on this edge of the space? */
export function isPlatform(planet: Planet, space: number, towards: Direction): boolean {
  return (planet.platforms[space]! & (1 << towards)) !== 0;
}

export function nextSpace(planet: Planet, space: number, towards: Direction): number {
  return neighboursOn(planet.width, planet.height)[towards]![space]!;
}

/** S-5.3: the spaces that a fall enters, in order. S-5.7: never more than one lap. */
export function fallFrom(planet: Planet, space: number, down: Direction): number[] {
  const path: number[] = [];
  for (let at = space; !isPlatform(planet, at, down);) {
    at = nextSpace(planet, at, down);
    path.push(at);
    if (at === space) break;
  }
  return path;
}
