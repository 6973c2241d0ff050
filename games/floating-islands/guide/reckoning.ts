import type { PointSource, Reckoning } from '@skerry/presentation';
import { permanentOf } from '../rules/state.ts';
import type { FloatingIslandsView } from '../rules/view.ts';

/** F-6.6: what counts when rounds run out, and what draws islands near before that. */
export const reckoning: Reckoning<FloatingIslandsView> = {
  unit: { en: 'Permanent gravity', ru: 'Постоянная гравитация', uk: 'Постійна гравітація' },
  points: (view, seat) => permanentOf(view, seat),
  sources: ({ islands }, _log, seat) =>
    islands.flatMap(({ owner, permanent }, i): PointSource[] =>
      owner === seat
        ? [
            {
              name: i === 0 ? { en: 'Rundor', ru: 'Рундор', uk: 'Рундор' } : { en: `island ${i}`, ru: `остров ${i}`, uk: `острів ${i}` },
              points: permanent,
            },
          ]
        : [],
    ),
};
