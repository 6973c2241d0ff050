import { points } from '../rules/score.ts';
import type { ReserveView } from '../rules/view.ts';

/** S-9.2, for what is seen of a reserve: its stars and tokens are open to all. */
export function pointsOf({ stars, anomalies }: Pick<ReserveView, 'stars' | 'anomalies'>): number {
  return points({ hand: 0, faceUp: 0, faceDown: 0, bonus: 0, stars: [...stars], anomalies });
}
