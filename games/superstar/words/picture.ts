import { isPlatform } from '../rules/planet.ts';
import { ANOMALY_SYMBOL, NO_STAR, type Planet, STAR_SYMBOL } from '../rules/state.ts';

const heads = '^>v<';

/** "C4": the column as a letter and the row as a number, as the picture has them at its edges. */
export function spaceName(width: number, space: number): string {
  return `${String.fromCharCode(65 + (space % width))}${Math.floor(space / width) + 1}`;
}

/** The planet in characters, after the manner of the tile pictures but with two characters for a space. */
export function drawPlanet(planet: Planet, starLetters: readonly string[], [door, openDoor]: readonly [string, string]): string {
  const { width, height } = planet;
  const content = (space: number): string => {
    const pawn = planet.pawns.findIndex((one) => one.space === space);
    if (pawn >= 0) return `${pawn + 1}${heads[planet.pawns[pawn]!.up]!}`;
    const doorAt = planet.doors.findIndex((one) => one.space === space);
    if (doorAt >= 0) return `${doorAt === planet.openDoor ? openDoor : door}${heads[planet.doors[doorAt]!.up]!}`;
    const symbol = planet.symbols[space]!;
    const star = planet.stars[space]!;
    if (star !== NO_STAR) return `${starLetters[star]!}${symbol === ANOMALY_SYMBOL ? '@' : ' '}`;
    return symbol === ANOMALY_SYMBOL ? '@ ' : symbol === STAR_SYMBOL ? '* ' : '. ';
  };
  const columns = Array.from({ length: width }, (_, column) => column);
  const edgeLine = (row: number): string => {
    const at = (column: number): boolean =>
      row < height ? isPlatform(planet, row * width + column, 0) : isPlatform(planet, (row - 1) * width + column, 2);
    return `   +${columns.map((column) => (at(column) ? '--+' : '  +')).join('')}`;
  };
  const lines = [`    ${columns.map((column) => `${spaceName(width, column).slice(0, 1)}  `).join('')}`.trimEnd()];
  for (let row = 0; row < height; row++) {
    const first = row * width;
    const spaces = columns.map((column) => `${content(first + column)}${isPlatform(planet, first + column, 1) ? '|' : ' '}`);
    lines.push(edgeLine(row), `${String(row + 1).padStart(2)} ${isPlatform(planet, first, 3) ? '|' : ' '}${spaces.join('')}`.trimEnd());
  }
  lines.push(edgeLine(height));
  return lines.join('\n');
}
