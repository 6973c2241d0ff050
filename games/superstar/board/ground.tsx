import { memo, type ReactNode } from 'react';
import { readTileSide, type TileSide, tileSize } from '../content/tile-picture.ts';
import { tileSides } from '../content/tile-sides.ts';
import type { Direction } from '../content/tile-picture.ts';
import { isPlatform } from '../rules/planet.ts';
import type { Planet } from '../rules/state.ts';
import { at, CELL, centreOfTile, type Point, RIM, TILE } from './geometry.ts';
import { AnomalySymbol, Door, StarSymbol } from './pieces.tsx';

const sides: readonly TileSide[] = tileSides.map(({ picture }) => readTileSide(picture));
const indexes = Array.from({ length: tileSize }, (_, i) => i);
const spaces = Array.from({ length: tileSize * tileSize }, (_, space) => space);
/** The middle of a space of a tile, seen from the middle of the tile. */
const inTile = (space: number): Point => ({
  x: ((space % tileSize) + 0.5) * CELL - TILE / 2,
  y: (Math.floor(space / tileSize) + 0.5) * CELL - TILE / 2,
});

/** A bar on the edges from one corner to another, both counted in spaces. */
function Bar({
  x,
  y,
  length,
  standing,
  joined = false,
}: {
  x: number;
  y: number;
  length: number;
  standing: boolean;
  joined?: boolean;
}): ReactNode {
  const long = length * CELL - 3;
  const rivets = Array.from({ length: length * 2 }, (_, i) => (i + 0.5) * (CELL / 2) - 1.5);
  return (
    <g
      transform={`translate(${x * CELL} ${y * CELL})${standing ? ' rotate(90)' : ''} translate(1.5 -4.25)`}
      className={joined ? 'ss-platform ss-platform-joined' : 'ss-platform'}
    >
      {joined ? <rect x="1" y="1.2" width={long - 2} height="6.1" rx="3" /> : <rect width={long} height="8.5" rx="4.25" />}
      {!joined && <path d={rivets.map((place) => `M${place} 4.25h.01`).join('')} />}
    </g>
  );
}

/** Where the platforms of a straight line of edges begin, and how long they are. */
function runs(edge: readonly boolean[]): { readonly start: number; readonly length: number }[] {
  const found: { start: number; length: number }[] = [];
  edge.forEach((platform, i) => {
    if (!platform) return;
    const last = found.at(-1);
    if (last !== undefined && last.start + last.length === i) last.length++;
    else found.push({ start: i, length: 1 });
  });
  return found;
}

const edges = Array.from({ length: tileSize + 1 }, (_, i) => i);

const TilePlatforms = memo(function TilePlatforms({ side }: { side: number }): ReactNode {
  const { platformAbove, platformLeft } = sides[side]!;
  return (
    <g transform={`translate(${-TILE / 2} ${-TILE / 2})`}>
      {edges.flatMap((row) =>
        runs(indexes.map((column) => platformAbove[row * tileSize + column]!)).map(({ start, length }) => (
          <Bar key={`lying ${row} ${start}`} x={start} y={row} length={length} standing={false} />
        )),
      )}
      {edges.flatMap((column) =>
        runs(indexes.map((row) => platformLeft[row * (tileSize + 1) + column]!)).map(({ start, length }) => (
          <Bar key={`standing ${column} ${start}`} x={column} y={start} length={length} standing />
        )),
      )}
    </g>
  );
});

/** A little pattern of its own for each of the six tiles: craters, waves, pebbles … */
const patterns: readonly string[] = [
  'M-70 -62a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M44 30a13 13 0 1 0 26 0a13 13 0 1 0 -26 0M-34 84a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M58 -82a5 5 0 1 0 10 0a5 5 0 1 0 -10 0',
  'M-96 -40q10 -9 20 0t20 0t20 0M20 42q10 -9 20 0t20 0t20 0M-60 78q10 -9 20 0t20 0M30 -76q10 -9 20 0t20 0',
  'M-80 -80l14 14m0 -14l-14 14M50 -40l14 14m0 -14l-14 14M-40 40l14 14m0 -14l-14 14M66 66l14 14m0 -14l-14 14',
  'M-90 60a40 40 0 0 1 40 40M-90 78a22 22 0 0 1 22 22M92 -58a36 36 0 0 1 -36 -36M92 -76a18 18 0 0 1 -18 -18M-10 -10a12 12 0 1 0 24 0a12 12 0 1 0 -24 0',
  'M-88 -40h28M-82 -32h16M40 82h34M48 90h18M34 -64h26M40 -56h14M-50 40h24M-45 48h14',
  'M-70 -70l10 -14l10 14zM60 -30l12 -16l12 16zM-20 80l10 -14l10 14zM-90 30l9 -12l9 12zM40 66l9 -12l9 12z',
];

/** A tile without its platforms: ground, spaces, symbols and door. */
const TileGround = memo(function TileGround({ side, title }: { side: number; title: string }): ReactNode {
  const { symbols, door } = sides[side]!;
  const tile = side >> 1;
  return (
    <g className={`ss-tile ss-tile-${tile}`}>
      <title>{title}</title>
      <rect x={-TILE / 2 + 1} y={-TILE / 2 + 1} width={TILE - 2} height={TILE - 2} rx="14" className="ss-tile-ground" />
      {spaces.map((space) => (
        <rect key={space} x={inTile(space).x - 17.5} y={inTile(space).y - 17.5} width="35" height="35" rx="10" className="ss-space" />
      ))}
      <path d={patterns[tile]} className="ss-pattern" />
      {spaces.map((space) =>
        symbols[space] === 'none' ? null : (
          <g key={space} transform={at(inTile(space))}>
            {symbols[space] === 'star' ? <StarSymbol /> : <AnomalySymbol />}
          </g>
        ),
      )}
      <g transform={`${at(inTile(door.space))} rotate(${door.up * 90})`}>
        <Door />
      </g>
    </g>
  );
});

export function TilesOf({
  planet,
  turning,
  title,
}: {
  planet: Planet;
  turning: { readonly tile: number; readonly angle: number } | null;
  title: (id: string) => string;
}): ReactNode {
  const placed = planet.tiles.map(({ side, turns }, place) => ({
    side,
    place,
    transform: `${at(centreOfTile(planet, place))} rotate(${turns * 90 + (turning?.tile === place ? turning.angle : 0)})`,
  }));
  // A turning tile lies above its neighbours.
  const order = placed.toSorted((one, other) => Number(one.place === turning?.tile) - Number(other.place === turning?.tile));
  return (
    <>
      {order.map(({ side, place, transform }) => (
        <g key={place} transform={transform}>
          <TileGround side={side} title={title(tileSides[side]!.id)} />
        </g>
      ))}
      {turning === null && <JoinedPlatforms planet={planet} />}
      {order.map(({ side, place, transform }) => (
        <g key={place} transform={transform}>
          <TilePlatforms side={side} />
        </g>
      ))}
    </>
  );
}

/** S-5.6: a platform on the edge of the board holds on the opposite edge too; there it is drawn in outline. */
const JoinedPlatforms = memo(function JoinedPlatforms({ planet }: { planet: Planet }): ReactNode {
  const { width, height } = planet;
  const columns = Array.from({ length: width }, (_, column) => column);
  const rows = Array.from({ length: height }, (_, row) => row);
  const above = runs(columns.map((column) => isPlatform(planet, column, 0)));
  const beside = runs(rows.map((row) => isPlatform(planet, row * width, 3)));
  return (
    <>
      {above.flatMap(({ start, length }) =>
        [0, height].map((y) => <Bar key={`lying ${y} ${start}`} x={start} y={y} length={length} standing={false} joined />),
      )}
      {beside.flatMap(({ start, length }) =>
        [0, width].map((x) => <Bar key={`standing ${x} ${start}`} x={x} y={start} length={length} standing joined />),
      )}
    </>
  );
});

/** The body of the planet behind the tiles, with a sign on each way that leads over its edge. S-5.5 */
export const PlanetBody = memo(function PlanetBody({ planet }: { planet: Pick<Planet, 'width' | 'height' | 'platforms'> }): ReactNode {
  const { width, height } = planet;
  const right = width * CELL;
  const bottom = height * CELL;
  const open = (space: number, towards: Direction): boolean => (planet.platforms[space]! & (1 << towards)) === 0;
  const signs = [
    ...Array.from({ length: width }, (_, column) =>
      open(column, 0) ? [`M${(column + 0.5) * CELL - 4} -10l4 -4l4 4`, `M${(column + 0.5) * CELL - 4} ${bottom + 10}l4 4l4 -4`] : [],
    ).flat(),
    ...Array.from({ length: height }, (_, row) =>
      open(row * width, 3) ? [`M-10 ${(row + 0.5) * CELL - 4}l-4 4l4 4`, `M${right + 10} ${(row + 0.5) * CELL - 4}l4 4l-4 4`] : [],
    ).flat(),
  ];
  return (
    <g aria-hidden="true">
      <rect x={-RIM + 2} y={-RIM + 2} width={right + 2 * RIM - 4} height={bottom + 2 * RIM - 4} rx="44" className="ss-planet" />
      <rect x={-RIM + 7} y={-RIM + 7} width={right + 2 * RIM - 14} height={bottom + 2 * RIM - 14} rx="39" className="ss-planet-line" />
      <path d={signs.join('')} className="ss-wrap" />
    </g>
  );
});
