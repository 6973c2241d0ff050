import type { Reckoning } from '@skerry/presentation';
import type { SuperstarView } from '../rules/view.ts';
import { pointsOf } from '../words/reserve-points.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** S-9.2 */
export const reckoning: Reckoning<SuperstarView> = {
  unit: { en: 'Points', ru: 'Очки', uk: 'Очки' },
  points: ({ reserves }, seat) => pointsOf(reserves[seat]!),
  sources: ({ reserves }, _log, seat) => {
    const { stars, anomalies } = reserves[seat]!;
    return [
      { name: { en: 'stars', ru: 'звёзды', uk: 'зірки' }, points: sum(stars) },
      { name: { en: 'pairs', ru: 'пары', uk: 'пари' }, points: sum(stars.map((n) => n >> 1)) },
      { name: { en: 'Anomaly tokens', ru: 'жетоны аномалии', uk: 'жетони аномалії' }, points: anomalies },
    ];
  },
};
