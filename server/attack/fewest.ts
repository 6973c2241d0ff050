import type { AnyGame } from '@skerry/engine';

/** So many sit at the tables of a measurement: as few as may play, but two, since who plays alone waits for nobody. */
export function fewest({ players: { min } }: Pick<AnyGame, 'players'>): number {
  return Math.max(2, min);
}
