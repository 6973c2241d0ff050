import type { Seat } from '@skerry/engine';
import type { InLanguages, Reckoning } from '@skerry/presentation';
import { type Bundle, POINT } from '../content/goods.ts';
import type { Entry } from '../rules/log.ts';
import type { FiftyFirstStateView, PlayerView } from '../rules/view.ts';

const names = {
  building: { en: 'building', ru: 'постройка', uk: 'будівництво' },
  actions: { en: 'locations’ actions', ru: 'действия точек', uk: 'дії локацій' },
  production: { en: 'production and deals', ru: 'производство и сделки', uk: 'виробництво й угоди' },
  razing: { en: 'razing', ru: 'разнос', uk: 'руйнування' },
  features: { en: 'bonuses and features', ru: 'бонусы и свойства', uk: 'бонуси й властивості' },
  other: { en: 'other', ru: 'прочее', uk: 'інше' },
  locations: { en: 'locations', ru: 'точки', uk: 'локації' },
} as const satisfies Record<string, InLanguages>;

type SourceName = keyof typeof names;

/** Goods come as pairs: which, and how many. */
function pointsIn(goods: Bundle): number {
  let points = 0;
  for (let i = 0; i < goods.length; i += 2) if (goods[i] === POINT) points += goods[i + 1]!;
  return points;
}

/** What an entry brought to whom. */
function broughtBy(entry: Entry): { readonly to: Seat; readonly source: SourceName; readonly points: number } | null {
  switch (entry.what) {
    case 'built':
      return { to: entry.seat, source: 'building', points: 1 };
    case 'used':
    case 'sent-worker':
      return { to: entry.seat, source: 'actions', points: pointsIn(entry.goods) };
    case 'produced':
    case 'made-deal':
    case 'used-deal':
      return { to: entry.seat, source: 'production', points: pointsIn(entry.goods) };
    case 'razed':
    case 'razed-from-hand':
      return { to: entry.seat, source: 'razing', points: pointsIn(entry.goods) };
    case 'bonus':
      return entry.onCard ? null : { to: entry.seat, source: 'features', points: pointsIn(entry.goods) };
    case 'feature':
      return { to: entry.seat, source: 'features', points: pointsIn(entry.goods) };
    default:
      return null;
  }
}

/** T-13.2 */
const countLocations = ({ locations }: PlayerView): number => locations.filter(({ ruined }) => !ruined).length;

/** The track and a point for each location. What no line of the log names for itself, such as a compensation, is other. */
export const reckoning: Reckoning<FiftyFirstStateView> = {
  unit: { en: 'Points', ru: 'Очки', uk: 'Бали' },
  points: ({ players }, seat) => players[seat]!.points + countLocations(players[seat]!),
  sources: ({ players }, log, seat) => {
    const player = players[seat]!;
    const found = new Map<SourceName, number>();
    for (const line of log) {
      const brought = broughtBy(line as Entry);
      if (brought?.to === seat) found.set(brought.source, (found.get(brought.source) ?? 0) + brought.points);
    }
    const named = [...found.values()].reduce((sum, points) => sum + points, 0);
    return [
      ...[...found].map(([source, points]) => ({ name: names[source], points })),
      { name: names.other, points: player.points - named },
      { name: names.locations, points: countLocations(player) },
    ];
  },
};
