/*
 * Where things lie. Four hexagonal sea boards in a rhombus, each of three regions, and a port in each of the four notches (I-2.1, I-2.2).
 * Regions 0–2, 3–5, 6–8, 9–11 are those of the boards in the places A, B, C, D; 12–15 are the ports in the places P1–P4.
 */
export const BOARDS = 4;
export const REGIONS_A_BOARD = 3;
export const FIRST_PORT = BOARDS * REGIONS_A_BOARD;
export const REGIONS = FIRST_PORT + 4;

export const regionNames = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3', 'D1', 'D2', 'D3', 'P1', 'P2', 'P3', 'P4'] as const;

const neighboursByName: Readonly<Record<string, string>> = {
  A1: 'A2 A3 B2 P1',
  A2: 'A1 A3',
  A3: 'A1 A2 C2 P2',
  B1: 'B2 B3 P3',
  B2: 'B1 B3 A1 P1',
  B3: 'B1 B2 C1 D2',
  C1: 'C2 C3 B3 D2',
  C2: 'C1 C3 A3 P2',
  C3: 'C1 C2 P4',
  D1: 'D2 D3 P3',
  D2: 'D1 D3 B3 C1',
  D3: 'D1 D2 P4',
  P1: 'A1 B2',
  P2: 'A3 C2',
  P3: 'B1 D1',
  P4: 'C3 D3',
};

export const neighbours: readonly (readonly number[])[] = regionNames.map((name) =>
  neighboursByName[name]!.split(' ').map((other) => (regionNames as readonly string[]).indexOf(other)),
);

export const isPort = (region: number): boolean => region >= FIRST_PORT;

/** The place of the sea board that a region belongs to; each port is a place of its own. */
export const boardOf = (region: number): number => (isPort(region) ? BOARDS + region - FIRST_PORT : Math.floor(region / REGIONS_A_BOARD));

/** How many moves lie between two regions. */
export const distances: readonly (readonly number[])[] = regionNames.map((_, from) => {
  const found = Array<number>(REGIONS).fill(-1);
  found[from] = 0;
  const queue = [from];
  for (const region of queue) {
    for (const next of neighbours[region]!) {
      if (found[next]! >= 0) continue;
      found[next] = found[region]! + 1;
      queue.push(next);
    }
  }
  return found;
});

/** The regions that a ship passes from one to another, the last of them included: one of the shortest ways. */
export const ways: readonly (readonly (readonly number[])[])[] = regionNames.map((_, from) =>
  regionNames.map((__, to) => {
    const way: number[] = [];
    for (let at = from; at !== to; way.push(at)) at = neighbours[at]!.find((next) => distances[next]![to] === distances[at]![to]! - 1)!;
    return way;
  }),
);
