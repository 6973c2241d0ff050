import { type Direction, hasPlatform, type TileSide, tileSize } from './tile-picture.ts';

const indexes = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const across = indexes(tileSize);
const edges = indexes(tileSize + 1);

/** What a tile side must keep to, one sentence for each constraint it breaks. That it has one door, its picture already says. */
export function brokenConstraints(side: TileSide): string[] {
  const broken: string[] = [];
  const must = (kept: boolean, sentence: string) => {
    if (!kept) broken.push(sentence);
  };

  const anomalies = side.symbols.filter((symbol) => symbol === 'anomaly').length;
  const symbols = side.symbols.filter((symbol) => symbol !== 'none').length;
  must(symbols === 12, `There are ${symbols} symbols instead of 12.`);
  must(anomalies === 3, `There are ${anomalies} anomaly symbols instead of 3.`);

  const feet = ((side.door.up + 2) % 4) as Direction;
  must(hasPlatform(side, side.door.space, feet), 'The door has no platform under its feet.');
  must(side.symbols[side.door.space] === 'none', 'The door stands on a symbol.');

  // Two players' boards are one tile wide and tiles turn freely, so each tile alone has to stop every fall.
  const horizontal = edges.map((row) => across.map((column) => side.platformAbove[row * tileSize + column]!));
  const vertical = edges.map((column) => across.map((row) => side.platformLeft[row * (tileSize + 1) + column]!));
  for (const place of across) {
    must(horizontal.some((edge) => edge[place]), `Column ${place} has no horizontal platform, so a fall in it never ends.`);
    must(vertical.some((edge) => edge[place]), `Row ${place} has no vertical platform, so a fall along it never ends.`);
  }

  const lying = horizontal.flatMap(segmentLengths);
  const standing = vertical.flatMap(segmentLengths);
  const segments = lying.length + standing.length;
  must(segments >= 8 && segments <= 11, `There are ${segments} platforms instead of 8 to 11.`);
  const longest = Math.max(0, ...lying, ...standing);
  must(longest <= 3, `A platform is ${longest} long instead of 1 to 3.`);
  must(
    Math.abs(lying.length - standing.length) <= 2,
    `${lying.length} horizontal and ${standing.length} vertical platforms differ by more than 2.`,
  );
  return broken;
}

/** The lengths of the platforms lying on one straight line of edges. */
export function segmentLengths(edge: readonly boolean[]): number[] {
  const drawn = edge.map((platform) => (platform ? '-' : ' ')).join('');
  return drawn.split(' ').flatMap((run) => run.length || []);
}
