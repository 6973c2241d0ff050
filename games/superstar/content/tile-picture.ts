/*
 * A tile side is drawn as 13 lines of 13 characters, both counted from 0.
 * The space in row r, column c stands at line 2r+1, column 2c+1; the edges around it are the four characters beside it, so the
 * outer edges are lines and columns 0 and 12. Corners are always `+`.
 *
 *   spaces            `.` empty   `*` star   `@` anomaly   `^ > v <` door, pointing where the entering pawn's head points
 *   edges             `-` and `|` platform, blank none
 */

export const tileSize = 6;

export type TileSymbol = 'none' | 'star' | 'anomaly';

/** 0 is towards row 0, then clockwise. */
export type Direction = 0 | 1 | 2 | 3;

export type TileSide = {
  /** By space: row * 6 + column. */
  readonly symbols: readonly TileSymbol[];
  /** `up` is the direction of an entering pawn's head. */
  readonly door: { readonly space: number; readonly up: Direction };
  /** Horizontal edges: row * 6 + column is the edge above that space; row 6 is the lower outer edge. */
  readonly platformAbove: readonly boolean[];
  /** Vertical edges: row * 7 + column is the edge left of that space; column 6 is the right outer edge. */
  readonly platformLeft: readonly boolean[];
};

/** Is there a platform on this edge of the space? Looks at this tile only, not at what touches its outer edge. */
export function hasPlatform(side: TileSide, space: number, towards: Direction): boolean {
  const row = Math.floor(space / tileSize);
  if (towards === 0) return side.platformAbove[space]!;
  if (towards === 2) return side.platformAbove[space + tileSize]!;
  // A row has one vertical edge more than it has spaces, hence `+ row`.
  return side.platformLeft[space + row + (towards === 1 ? 1 : 0)]!;
}

const pictureSize = 2 * tileSize + 1;
const symbolOf: Readonly<Record<string, TileSymbol>> = { '.': 'none', '*': 'star', '@': 'anomaly' };
const symbolDrawn: Readonly<Record<TileSymbol, string>> = { none: '.', star: '*', anomaly: '@' };
const doorsDrawn = '^>v<';

export function readTileSide(picture: string): TileSide {
  const lines = picture.split('\n');
  if (lines.length !== pictureSize) throw new Error(`A tile picture has ${pictureSize} lines, this one has ${lines.length}.`);

  const symbols: TileSymbol[] = [];
  const platformAbove: boolean[] = [];
  const platformLeft: boolean[] = [];
  let door: TileSide['door'] | undefined;

  lines.forEach((text, line) => {
    const wrong = (column: number, message: string) =>
      new Error(`Tile picture, line ${line}, column ${column} (counted from 0): ${message}.`);
    if (text.length !== pictureSize)
      throw wrong(Math.min(text.length, pictureSize), `a line has ${pictureSize} characters, this one has ${text.length}`);

    const readPlatform = (column: number, drawn: string): boolean => {
      const found = text[column]!;
      if (found !== drawn && found !== ' ') throw wrong(column, `expected a platform "${drawn}" or a blank, found "${found}"`);
      return found === drawn;
    };

    for (let column = 0; column < pictureSize; column++) {
      const found = text[column]!;
      if (line % 2 === 0 && column % 2 === 0) {
        if (found !== '+') throw wrong(column, `expected a corner "+", found "${found}"`);
      } else if (line % 2 === 0) platformAbove.push(readPlatform(column, '-'));
      else if (column % 2 === 0) platformLeft.push(readPlatform(column, '|'));
      else if (doorsDrawn.includes(found)) {
        if (door) throw wrong(column, `a second door "${found}"`);
        door = { space: symbols.length, up: doorsDrawn.indexOf(found) as Direction };
        symbols.push('none');
      } else {
        const symbol = symbolOf[found];
        if (!symbol) throw wrong(column, `expected a space, one of . * @ ^ > v <, found "${found}"`);
        symbols.push(symbol);
      }
    }
  });

  if (!door) throw new Error(`Tile picture, lines 1 to ${pictureSize - 2}, any space: there is no door ^ > v <.`);
  return { symbols, door, platformAbove, platformLeft };
}

/** The inverse of `readTileSide`. */
export function drawTileSide(side: TileSide): string {
  const draw = (line: number, column: number): string => {
    const row = line >> 1;
    const col = column >> 1;
    if (line % 2 === 0 && column % 2 === 0) return '+';
    if (line % 2 === 0) return side.platformAbove[row * tileSize + col] ? '-' : ' ';
    if (column % 2 === 0) return side.platformLeft[row * (tileSize + 1) + col] ? '|' : ' ';
    const space = row * tileSize + col;
    return space === side.door.space ? doorsDrawn[side.door.up]! : symbolDrawn[side.symbols[space]!];
  };
  const places = Array.from({ length: pictureSize }, (_, place) => place);
  return places.map((line) => places.map((column) => draw(line, column)).join('')).join('\n');
}
