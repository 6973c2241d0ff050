/*
 * Makes the twelve original tile sides and prints tile-sides.ts:
 *
 *   node games/superstar/content/generate-tile-sides.ts <seed>
 *
 * Sides are drawn at random; `brokenConstraints` says which are allowed, the functions under "Taste" which are wanted.
 */
import { brokenConstraints, segmentLengths } from './constraints.ts';
import { type Direction, drawTileSide, hasPlatform, type TileSide, type TileSymbol, tileSize } from './tile-picture.ts';

const directions: readonly Direction[] = [0, 1, 2, 3];
const places = Array.from({ length: tileSize }, (_, place) => place);
const edges = [...places, tileSize];
const spaces = Array.from({ length: tileSize * tileSize }, (_, space) => space);
const turned = (direction: Direction, quarters: number) => ((direction + quarters) % 4) as Direction;
const quarterOf = (space: number) => (space >= 18 ? 2 : 0) + (space % tileSize >= 3 ? 1 : 0);
const count = <T>(items: readonly T[], wanted: (item: T) => boolean) => items.filter(wanted).length;

// ── Moves on one tile wrapped onto itself ──

function neighbour(space: number, towards: Direction): number {
  const row = Math.floor(space / tileSize) + [5, 0, 1, 0][towards]!;
  const column = (space % tileSize) + [0, 1, 0, 5][towards]!;
  return (row % tileSize) * tileSize + (column % tileSize);
}

const blocked = (side: TileSide, space: number, towards: Direction) =>
  hasPlatform(side, space, towards) || hasPlatform(side, neighbour(space, towards), turned(towards, 2));

/** The spaces a pawn falls through from here, the last is where it rests; none if it stands on a platform. */
export function fall(side: TileSide, from: number, down: Direction): number[] {
  const path: number[] = [];
  for (let here = from; !blocked(side, here, down); path.push(here)) {
    if (path.length === tileSize) throw new Error(`A fall from space ${from} never ends.`);
    here = neighbour(here, down);
  }
  return path;
}

type Pawn = { readonly space: number; readonly up: Direction };

/** Every action of a resting pawn: the spaces it enters and how it rests afterwards. */
function actions(side: TileSide, { space, up }: Pawn): { readonly path: readonly number[]; readonly rests: Pawn }[] {
  const landing = (path: readonly number[], newUp: Direction) => {
    const entered = [...path, ...fall(side, path.at(-1) ?? space, turned(newUp, 2))];
    return { path: entered, rests: { space: entered.at(-1) ?? space, up: newUp } };
  };
  const steps = (...way: Direction[]) => {
    const path: number[] = [];
    for (const towards of way) {
      const here = path.at(-1) ?? space;
      if (blocked(side, here, towards)) return [];
      path.push(neighbour(here, towards));
    }
    return [landing(path, up)];
  };
  return [
    ...[turned(up, 1), turned(up, 3)].flatMap((aside) => [...steps(aside), ...steps(aside, aside), ...steps(up, aside)]),
    landing([neighbour(space, turned(up, 2))], up),
    ...[1, 2, 3].map((quarters) => landing([], turned(up, quarters))),
  ];
}

/** How many actions it takes at least to enter each space, from the door on; spaces out of reach are missing. */
export function reach(side: TileSide): Map<number, number> {
  const reached = new Map([[side.door.space, 0]]);
  const seen = new Set<string>();
  let pawns: Pawn[] = [side.door];
  for (let taken = 1; pawns.length > 0; taken++) {
    const next: Pawn[] = [];
    for (const { path, rests } of pawns.flatMap((pawn) => actions(side, pawn))) {
      for (const space of path) if (!reached.has(space)) reached.set(space, taken);
      const key = `${rests.space} ${rests.up}`;
      if (!seen.has(key)) next.push(rests);
      seen.add(key);
    }
    pawns = next;
  }
  return reached;
}

// ── Falls on larger boards ──

/** For each column and each row, the seven edges that a fall along it meets. */
export function fallLines(side: TileSide): boolean[][] {
  return places.flatMap((place) => [
    edges.map((row) => side.platformAbove[row * tileSize + place]!),
    edges.map((column) => side.platformLeft[place * (tileSize + 1) + column]!),
  ]);
}

/** The lengths of all falls through a platform where two tiles' lines make a ring: the long way of 1×2, both ways of 2×2. */
export function ringFalls(one: readonly boolean[], other: readonly boolean[]): number[] {
  const ring = [one[0] || other[6], ...one.slice(1, 6), one[6] || other[0], ...other.slice(1, 6)];
  const floors = ring.flatMap((platform, place) => (platform ? place : []));
  return floors.map((floor, nth) => (floors[nth + 1] ?? floors[0]! + ring.length) - floor);
}

// ── Taste ──

function looksDesigned(side: TileSide): boolean {
  const between = (space: number, towards: Direction) =>
    hasPlatform(side, space, towards) && hasPlatform(side, space, turned(towards, 2));
  const walls = spaces.map((space) => count(directions, (towards) => hasPlatform(side, space, towards)));
  const sheltered = directions.map((quarter) => count(spaces, (space) => quarterOf(space) === quarter && walls[space]! > 0));
  const outer = [0, 6].flatMap((edge) => [
    places.map((place) => side.platformAbove[edge * tileSize + place]!),
    places.map((place) => side.platformLeft[place * (tileSize + 1) + edge]!),
  ]);
  const corners = edges.flatMap((row) =>
    edges.map((column) => {
      const left = column > 0 && side.platformAbove[row * tileSize + column - 1]!;
      const right = column < tileSize && side.platformAbove[row * tileSize + column]!;
      const above = row > 0 && side.platformLeft[(row - 1) * (tileSize + 1) + column]!;
      const below = row < tileSize && side.platformLeft[row * (tileSize + 1) + column]!;
      return { met: count([left, right, above, below], Boolean), bent: (left || right) && (above || below) };
    }),
  );
  const { space, up } = side.door;
  return (
    Math.max(...walls) <= 3 &&
    count(walls, (around) => around === 3) <= 1 &&
    count(spaces, (here) => between(here, 0) || between(here, 1)) <= 3 &&
    Math.min(...sheltered) >= 4 &&
    outer.flatMap(segmentLengths).length <= 2 &&
    count(corners, ({ met }) => met === 3) <= 1 &&
    count(corners, ({ met }) => met === 4) === 0 &&
    [2, 3, 4].includes(count(corners, ({ bent }) => bent)) &&
    !hasPlatform(side, space, up) &&
    !between(space, turned(up, 1))
  );
}

function symbolsSpread(side: TileSide): boolean {
  const symbols = spaces.filter((space) => side.symbols[space] !== 'none');
  const anomalies = symbols.filter((space) => side.symbols[space] === 'anomaly');
  const special = [...anomalies, side.door.space];
  const square = (space: number) => [space, neighbour(space, 1), neighbour(space, 2), neighbour(neighbour(space, 1), 2)];
  return (
    directions.every((quarter) => [2, 3, 4].includes(count(symbols, (space) => quarterOf(space) === quarter))) &&
    places.every((place) => {
      const inRow = count(symbols, (space) => Math.floor(space / tileSize) === place);
      const inColumn = count(symbols, (space) => space % tileSize === place);
      return Math.min(inRow, inColumn) >= 1 && Math.max(inRow, inColumn) <= 3;
    }) &&
    spaces.every((space) => count(square(space), (here) => symbols.includes(here)) <= 2) &&
    new Set(anomalies.map(quarterOf)).size === 3 &&
    anomalies.every((space) => directions.every((towards) => !special.includes(neighbour(space, towards))))
  );
}

function playsWell(side: TileSide): boolean {
  const reached = reach(side);
  const symbols = spaces.filter((space) => side.symbols[space] !== 'none');
  const within = (taken: number) => count(symbols, (space) => (reached.get(space) ?? Infinity) <= taken);
  const lines = fallLines(side);
  const falls = lines.flatMap((one) => lines.flatMap((other) => [...ringFalls(one, other), ...ringFalls(one, other.toReversed())]));
  return (
    [3, 4, 5, 6, 7].includes(within(1)) &&
    within(4) === symbols.length &&
    reached.size === spaces.length &&
    count(falls, (length) => length <= tileSize) / falls.length > 0.85
  );
}

// ── Chance ──

type Chance = (below: number) => number;

function sfc32(seed: number): Chance {
  let [a, b, c, counter] = [0x9e3779b9, 0x243f6a88, seed | 0, 1];
  const next = () => {
    const drawn = (a + b + counter++) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + drawn) | 0;
    return drawn >>> 0;
  };
  for (let warmUp = 0; warmUp < 15; warmUp++) next();
  return (below) => Math.floor((next() / 2 ** 32) * below);
}

function shuffled<T>(chance: Chance, items: readonly T[]): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = chance(last + 1);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}

function randomPlatforms(chance: Chance): TileSide {
  const platformAbove = Array<boolean>(42).fill(false);
  const platformLeft = Array<boolean>(42).fill(false);
  const lay = (put: (edge: number, place: number) => void) => {
    const segments = 4 + chance(3);
    for (let segment = 0; segment < segments; segment++) {
      const length = [1, 2, 2, 2, 3][chance(5)]!;
      const edge = chance(12) === 0 ? chance(2) * tileSize : 1 + chance(tileSize - 1);
      const start = chance(tileSize + 1 - length);
      for (let place = start; place < start + length; place++) put(edge, place);
      // Some platforms have a twin half a turn around the centre: a planet with a rhythm, yet not symmetric.
      if (segment >= 2) continue;
      segment++;
      for (let place = start; place < start + length; place++) put(tileSize - edge, tileSize - 1 - place);
    }
  };
  lay((row, column) => (platformAbove[row * tileSize + column] = true));
  lay((column, row) => (platformLeft[row * (tileSize + 1) + column] = true));
  for (;;) {
    const door = { space: chance(spaces.length), up: directions[chance(4)]! };
    const side: TileSide = { symbols: spaces.map(() => 'none'), door, platformAbove, platformLeft };
    if (hasPlatform(side, door.space, turned(door.up, 2))) return side;
  }
}

function withSymbols(chance: Chance, side: TileSide): TileSide {
  const free = spaces.filter((space) => space !== side.door.space);
  const symbols = spaces.map((): TileSymbol => 'none');
  shuffled(chance, free).slice(0, 12).forEach((space, nth) => (symbols[space] = nth < 3 ? 'anomaly' : 'star'));
  return { ...side, symbols };
}

/** The platforms are settled before the symbols, else hardly any try would succeed. */
function goodSide(chance: Chance): TileSide {
  for (;;) {
    const platforms = randomPlatforms(chance);
    if (!looksDesigned(platforms) || brokenConstraints(withSymbols(chance, platforms)).length > 0) continue;
    for (let tries = 0; tries < 1000; tries++) {
      const side = withSymbols(chance, platforms);
      if (symbolsSpread(side) && playsWell(side)) return side;
    }
  }
}

// ── The choice of twelve ──

function quarterTurn(picture: string): string {
  const lines = picture.split('\n');
  const draw = (line: number, column: number) => {
    const drawn = lines[lines.length - 1 - column]![line]!;
    return drawn === '-' ? '|' : drawn === '|' ? '-' : drawn;
  };
  return lines.map((_, line) => lines.map((_, column) => draw(line, column)).join('')).join('\n');
}

/** How many platform edges and symbols two sides share at most, however one of them is turned. */
export function likeness(one: string, other: string): number {
  let most = 0;
  for (let turn = 0, view = other; turn < 4; turn++, view = quarterTurn(view)) {
    const shared = [...one].filter((drawn, at) => drawn === view[at]);
    most = Math.max(most, count(shared, (drawn) => '-|*@'.includes(drawn)));
  }
  return most;
}

/** Twelve of many, each as unlike the ones before as can be had; the doors' directions take turns, their spaces all differ. */
function twelveSides(chance: Chance): string[] {
  const pool = Array.from({ length: 300 }, () => {
    const side = goodSide(chance);
    return { door: side.door, picture: drawTileSide(side) };
  });
  const chosen: typeof pool = [];
  while (chosen.length < 12) {
    const ranked = pool
      .filter(({ door }) => door.up === chosen.length % 4 && chosen.every((other) => other.door.space !== door.space))
      .map((side) => ({ side, like: Math.max(0, ...chosen.map((other) => likeness(side.picture, other.picture))) }))
      .toSorted((one, other) => one.like - other.like);
    chosen.push(ranked[0]!.side);
  }
  return chosen.map(({ picture }) => picture);
}

function tileSidesFile(seed: number): string {
  const sides = twelveSides(sfc32(seed)).map((picture, nth) => {
    const id = `${1 + Math.floor(nth / 2)}${'AB'[nth % 2]}`;
    const drawn = picture.split('\n').map((line) => `    ${line}`.trimEnd());
    return `  side('${id}', \`\n${drawn.join('\n')}\`),`;
  });
  return `/*
 * The twelve planet tile sides. The printed ones are not public, so these are ours, made by generate-tile-sides.ts ${seed};
 * an owner of the box can replace them. How to read a picture: tile-picture.ts.
 */

type DrawnSide = { readonly id: string; readonly origin: 'original'; readonly picture: string };

/** Takes off the indent and puts back the blanks at the line ends, which editors like to strip. */
function side(id: string, drawn: string): DrawnSide {
  const lines = drawn.split('\\n').slice(1);
  return { id, origin: 'original', picture: lines.map((line) => line.slice(4).padEnd(13)).join('\\n') };
}

export const tileSides: readonly DrawnSide[] = [
${sides.join('\n\n')}
];
`;
}

if (process.argv[1] === import.meta.filename) {
  const seed = Number(process.argv[2]);
  if (!Number.isInteger(seed)) throw new Error('Give a whole number as the seed: generate-tile-sides.ts <seed>');
  process.stdout.write(tileSidesFile(seed));
}
