import type { InLanguages, Reckoning } from '@skerry/presentation';
import type { Score } from '../rules/log.ts';
import { scoreOf } from '../rules/score.ts';
import type { IsleboundView } from '../rules/view.ts';
import { stateOf } from '../words/outlook.ts';

const names: Readonly<Record<Exclude<keyof Score, 'total'>, InLanguages>> = {
  coins: { en: 'coins', ru: 'монеты', uk: 'монети' },
  buildings: { en: 'buildings', ru: 'здания', uk: 'споруди' },
  abilities: { en: 'abilities of buildings', ru: 'свойства зданий', uk: 'властивості споруд' },
  metropolis: { en: 'Metropolis', ru: 'метрополис', uk: 'метрополіс' },
  track: { en: 'renown track', ru: 'трек славы', uk: 'трек слави' },
  tokens: { en: 'renown tokens', ru: 'жетоны славы', uk: 'жетони слави' },
};

/** I-14.3 */
export const reckoning: Reckoning<IsleboundView> = {
  unit: { en: 'Renown', ru: 'Слава', uk: 'Слава' },
  points: (view, seat) => scoreOf(stateOf(view), seat).total,
  sources: (end, _log, seat) => {
    const score = scoreOf(stateOf(end), seat);
    return (Object.keys(names) as (keyof typeof names)[]).map((part) => ({ name: names[part], points: score[part] }));
  },
};
