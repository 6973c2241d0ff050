import { BOARDS, FIRST_PORT, REGIONS_A_BOARD } from '../content/map.ts';

/*
 * I-2.1, I-2.2: four hexagons that stand on a corner, in two rows of two, the lower row half a board to the right. Three spokes (up, down
 * right, down left) cut each into a region on the right, one on the left and one at the bottom. A port fills each of the four notches.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How the sides of a region run: those of a diamond, or upright ones that lean to the right or the left. */
export type Lean = 'diamond' | 'right' | 'left';

export interface Region {
  readonly centre: Point;
  readonly corners: readonly Point[];
  readonly lean: Lean;
}

/** From the middle of a board to its corners. */
export const SIDE = 100;
const WIDE = SIDE * Math.sqrt(3);
const HALF = WIDE / 2;

const point = (x: number, y: number): Point => ({ x, y });
const from = ({ x, y }: Point, dx: number, dy: number): Point => point(x + dx, y + dy);

export const boardCentres: readonly Point[] = [point(0, 0), point(WIDE, 0), point(HALF, 1.5 * SIDE), point(1.5 * WIDE, 1.5 * SIDE)];

/** The corners of a board from the top one on, clockwise. */
export const boardCorners = (board: number): readonly Point[] =>
  [
    [0, -SIDE],
    [HALF, -SIDE / 2],
    [HALF, SIDE / 2],
    [0, SIDE],
    [-HALF, SIDE / 2],
    [-HALF, -SIDE / 2],
  ].map(([dx, dy]) => from(boardCentres[board]!, dx!, dy!));

const leans: readonly Lean[] = ['right', 'left', 'diamond'];
/** The three corners of a board that a region has besides its middle, by the region's place on the board. */
const cornersOfPlace = [
  [0, 1, 2],
  [0, 5, 4],
  [2, 3, 4],
] as const;

const middle = (corners: readonly Point[]): Point =>
  point(corners.reduce((sum, { x }) => sum + x, 0) / corners.length, corners.reduce((sum, { y }) => sum + y, 0) / corners.length);

const region = (corners: readonly Point[], lean: Lean): Region => ({ corners, lean, centre: middle(corners) });

const seaRegions = Array.from({ length: FIRST_PORT }, (_, number) => {
  const board = Math.floor(number / REGIONS_A_BOARD);
  const place = number % REGIONS_A_BOARD;
  const corners = boardCorners(board);
  return region([boardCentres[board]!, ...cornersOfPlace[place]!.map((corner) => corners[corner]!)], leans[place]!);
});

const ports: readonly Region[] = [
  region([point(HALF, -SIDE / 2), point(0, -SIDE), point(HALF, -1.5 * SIDE), point(WIDE, -SIDE)], 'diamond'),
  region([point(0, SIDE), point(-HALF, SIDE / 2), point(-HALF, 1.5 * SIDE), point(0, 2 * SIDE)], 'right'),
  region([point(1.5 * WIDE, SIDE / 2), point(1.5 * WIDE, -SIDE / 2), point(2 * WIDE, 0), point(2 * WIDE, SIDE)], 'right'),
  region([point(WIDE, 2 * SIDE), point(HALF, 2.5 * SIDE), point(WIDE, 3 * SIDE), point(1.5 * WIDE, 2.5 * SIDE)], 'diamond'),
];

export const regions: readonly Region[] = [...seaRegions, ...ports];

const MARGIN = 20;
/** The whole chart with its frame. */
export const chartBox = {
  x: -HALF - MARGIN,
  y: -1.5 * SIDE - MARGIN,
  width: 2.5 * WIDE + 2 * MARGIN,
  height: 4.5 * SIDE + 2 * MARGIN,
} as const;

export const pathOf = (corners: readonly Point[]): string => `M${corners.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
const round = (number: number): number => Math.round(number * 10) / 10;

/** The two sharp corners of a region, a little inside: where ships lie, and where a number has room. */
const sharp: Readonly<Record<Lean, readonly [Point, Point]>> = {
  diamond: [point(-57, 2), point(57, 2)],
  right: [point(-29, -49), point(29, 51)],
  left: [point(29, -49), point(-29, 51)],
};

/** Where the `nth` ship of a region lies: the first two beside each other, the others across. */
export function berthOf(number: number, nth: number): Point {
  const { centre, lean } = regions[number]!;
  const corner = sharp[lean][nth < 2 ? 0 : 1];
  const aside = (nth % 2) * 15;
  const inwards = lean === 'diamond' ? point(-Math.sign(corner.x) * aside, -aside * 0.1) : point(0, -Math.sign(corner.y) * aside);
  return from(centre, corner.x + inwards.x, corner.y + inwards.y);
}

/** Where a region's cost is written while the ship looks for its way. */
export function badgeOf(number: number): Point {
  const { centre, lean } = regions[number]!;
  const corner = sharp[lean][1];
  return from(centre, corner.x, corner.y);
}

/** The same numbers for the same place, always: chance without dice, for what is only ornament. */
export function scatter(seed: number): number {
  const sine = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return sine - Math.floor(sine);
}

/** An island: a wavy closed line around the middle, different for each town. */
export function coastOf(town: number, width: number, height: number): string {
  const steps = 14;
  const at = (i: number): Point => {
    const turn = (i / steps) * 2 * Math.PI;
    const wave = 0.9 + 0.2 * scatter(town * 31 + (i % steps));
    // A rounded rectangle rather than an ellipse: what is written on it needs its corners.
    const square = 1 / Math.max(Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))) ** 0.62;
    return point(Math.cos(turn) * square * wave * width, Math.sin(turn) * square * wave * height);
  };
  const between = (one: Point, other: Point): Point => point((one.x + other.x) / 2, (one.y + other.y) / 2);
  const begin = between(at(0), at(steps - 1));
  const curves = Array.from({ length: steps }, (_, i) => {
    const to = between(at(i), at(i + 1));
    return `Q${round(at(i).x)} ${round(at(i).y)} ${round(to.x)} ${round(to.y)}`;
  });
  return `M${round(begin.x)} ${round(begin.y)}${curves.join('')}Z`;
}

export const boardsOnChart: readonly number[] = Array.from({ length: BOARDS }, (_, board) => board);
