import { islandFaces } from '../content/original.ts';
import { type Island, ISLANDS, NOBODY, SIDES, type Sky } from './state.ts';

/** Side 0 is up, the others follow clockwise: the islands are hexagons that stand on a flat side. */
export const stepQ = [0, 1, 1, 0, -1, -1] as const;
export const stepR = [-1, -1, 0, 1, 1, 0] as const;
export const opposite = (side: number): number => (side + 3) % SIDES;

export interface Space {
  readonly q: number;
  readonly r: number;
}

/** How many steps from one space of the grid to another. */
export function distance(one: Space, other: Space): number {
  const q = one.q - other.q;
  const r = one.r - other.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** Finds out which islands touch. */
export function findNeighbours(sky: Sky): void {
  const { islands, beside, touching } = sky;
  for (let i = 0; i < ISLANDS * SIDES; i++) beside[i] = NOBODY;
  for (let i = 0; i < ISLANDS; i++) touching[i] = 0;
  for (let i = 1; i < ISLANDS; i++) {
    const { q, r } = islands[i]!;
    for (let j = 0; j < i; j++) {
      const side = sideTowards(islands[j]!.q - q, islands[j]!.r - r);
      if (side < 0) continue;
      beside[i * SIDES + side] = j;
      beside[j * SIDES + opposite(side)] = i;
      touching[i]! |= 1 << j;
      touching[j]! |= 1 << i;
    }
  }
}

/** For a difference of spaces, (q + 1) * 3 + r + 1: the side that looks that way. */
const towards = [-1, 5, 4, 0, -1, 3, 1, 2, -1];

function sideTowards(q: number, r: number): number {
  return q < -1 || q > 1 || r < -1 || r > 1 ? -1 : towards[(q + 1) * 3 + r + 1]!;
}

/** The spaces beside islands on which no island lies, leaving one island out of account. */
export function freeSpaces({ islands }: Sky, without: number): Space[] {
  const others = islands.filter((_, i) => i !== without);
  const spaces: Space[] = [];
  for (const { q, r } of others) {
    for (let side = 0; side < SIDES; side++) {
      const space = { q: q + stepQ[side]!, r: r + stepR[side]! };
      const same = (other: Space): boolean => other.q === space.q && other.r === space.r;
      if (!others.some(same) && !spaces.some(same)) spaces.push(space);
    }
  }
  return spaces;
}

/** F-7.2: for each face and turn, a bit for each side of the grid on which a red source lies now. */
const turnedRed: readonly number[] = islandFaces.flatMap(({ red }) =>
  Array.from({ length: SIDES }, (_, turns) => ((red << turns) | (red >> (SIDES - turns))) & 63),
);
const ALL_SIDES = 63;
/** The sides of the grid on which the inner wires of an island end, for an even and for an odd turn. */
const innerEnds = [0b010101, 0b101010] as const;

export const INNER_RED = 1;
export const INNER_BLUE = 2;
export const OUTER_RED = 4;
export const OUTER_BLUE = 8;

export const redSides = ({ face, turns }: Island): number => turnedRed[face * SIDES + turns]!;

/** F-7.3, F-7.4: the circuits and colours that an island would yield one gravity each for, as bits, if it were turned by so many sixths more. */
export function circuitsOf({ islands, beside }: Sky, island: number, turn = 0): number {
  const { face, turns } = islands[island]!;
  const turned = turn === 0 ? turns : (turns + turn) % SIDES;
  let red = turnedRed[face * SIDES + turned]!;
  let blue = ALL_SIDES & ~red;
  for (let side = 0; side < SIDES; side++) {
    const other = beside[island * SIDES + side]!;
    if (other < 0) continue;
    const neighbour = islands[other]!;
    const source = turnedRed[neighbour.face * SIDES + neighbour.turns]! & (1 << ((side + 3) % SIDES));
    if (source !== 0) red |= 1 << side;
    else blue |= 1 << side;
  }
  const inner = innerEnds[turned & 1]!;
  const outer = ALL_SIDES & ~inner;
  return (
    ((red & inner) === inner ? INNER_RED : 0) |
    ((blue & inner) === inner ? INNER_BLUE : 0) |
    ((red & outer) === outer ? OUTER_RED : 0) |
    ((blue & outer) === outer ? OUTER_BLUE : 0)
  );
}

const bitCounts = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4] as const;

/** F-7.5: how much permanent gravity an island yields where mining is possible. */
export function yieldOf(sky: Sky, island: number, turn = 0): number {
  return bitCounts[circuitsOf(sky, island, turn)]!;
}
