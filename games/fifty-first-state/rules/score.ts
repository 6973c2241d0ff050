import type { Outcome, Seat } from '@skerry/engine';
import { TOKENS } from '../content/goods.ts';
import { countLocations } from './locations.ts';
import { transportsOf } from './payment.ts';
import { type FiftyFirstState, HEGEMONY_SEAT, isSolo, type Player, POINTS_AT_END } from './state.ts';

/** T-13.2 */
export function finalScore(player: Player): number {
  return player.points + countLocations(player);
}

/** T-13.4 */
export function countGoods(player: Player): number {
  const { goods, kept, hand } = player;
  let sum = hand.length + transportsOf(player);
  for (let good = 0; good < TOKENS; good++) sum += goods[good]! + kept[good]!;
  return sum;
}

/** T-13.3, T-13.4 */
export function winners(players: readonly Player[]): Seat[] {
  let best = players.map((_, seat) => seat);
  for (const measure of [finalScore, countGoods, countLocations]) {
    const most = Math.max(...best.map((seat) => measure(players[seat]!)));
    best = best.filter((seat) => measure(players[seat]!) === most);
  }
  return best;
}

/** T-13.1: who has reached the points that end the game, or -1. */
export function whoReachedEnd({ players }: FiftyFirstState): Seat {
  for (let seat = 0; seat < players.length; seat++) if (players[seat]!.points >= POINTS_AT_END) return seat;
  return -1;
}

/** T-14.21: the ranks, from the lowest number of points that earns them. */
const ranks = [
  [80, 'leader'],
  [70, 'cyborg'],
  [60, 'soldier'],
  [50, 'merchant'],
  [40, 'human'],
  [30, 'survivor'],
  [0, 'mutant'],
] as const;
export type Rank = (typeof ranks)[number][1];

export function rankFor(score: number): Rank {
  return ranks.find(([least]) => score >= least)![1];
}

/** How a game ended: the points on the track, the locations and goods of each seat; alone also the Hegemony's score and the rank won. */
export interface About {
  readonly points: readonly number[];
  readonly locations: readonly number[];
  readonly goods: readonly number[];
  readonly hegemony?: number;
  readonly rank?: Rank;
}

/** T-13.3, T-14.20 */
export function outcome(state: FiftyFirstState): Outcome {
  const players = state.players.slice(0, state.seats);
  const scores = players.map(finalScore);
  const about = { points: players.map(({ points }) => points), locations: players.map(countLocations), goods: players.map(countGoods) };
  if (!isSolo(state)) return { scores, winners: winners(players), about };
  const hegemony = finalScore(state.players[HEGEMONY_SEAT]!);
  const won = scores[0]! > hegemony;
  return { scores, winners: won ? [0] : [], about: { ...about, hegemony, ...(won ? { rank: rankFor(scores[0]!) } : {}) } };
}
