import type { Seat } from '@skerry/engine';
import type { Reserve, Superstar } from './state.ts';

/** S-9.2 */
export function points({ stars, anomalies }: Reserve): number {
  let sum = anomalies;
  for (const count of stars) sum += count + (count >> 1);
  return sum;
}

/** S-9.3 */
export function winners({ reserves }: Superstar): Seat[] {
  const scores = reserves.map(points);
  const best = Math.max(...scores);
  const leaders = reserves.flatMap((reserve, seat) => (points(reserve) === best ? [seat] : []));
  const fewest = Math.min(...leaders.map((seat) => reserves[seat]!.anomalies));
  return leaders.filter((seat) => reserves[seat]!.anomalies === fewest);
}

/** S-9.1: the game ends when at most so many stars are left. */
export function starsAtEnd(players: number): number {
  if (players === 2) return 4;
  return players <= 4 ? 8 : 12;
}

/** S-9.4 */
export function expertPoints(players: number): number {
  return players % 2 === 0 ? 18 : 24;
}
