import type { PointSource, Reckoning } from '@skerry/presentation';
import { hasWon, scoreParts } from '../rules/ending.ts';
import type { View } from '../rules/view.ts';

/** J-20.10, J-20.11: a score is everybody's, and as long as nobody has won it is that of a defeat. */
function sourcesIn(view: View): readonly PointSource[] {
  if (view.island.boards.length === 0) return [];
  const won = view.over && hasWon(view);
  const { difficulty, cards, dahan, blight, finds } = scoreParts(view, won);
  return [
    { name: { en: 'victory', ru: 'победа', uk: 'перемога' }, points: won ? 10 : 0 },
    { name: { en: 'difficulty', ru: 'сложность', uk: 'складність' }, points: (won ? 5 : 2) * difficulty },
    { name: { en: 'invader cards', ru: 'карты захватчиков', uk: 'карти загарбників' }, points: (won ? 2 : 1) * cards },
    { name: { en: 'dahan', ru: 'даханы', uk: 'дахани' }, points: dahan },
    { name: { en: 'blight', ru: 'скверна', uk: 'скверна' }, points: -blight },
    ...(finds === 0 ? [] : [{ name: { en: 'finds', ru: 'находки', uk: 'знахідки' }, points: finds }]),
  ];
}

export const reckoning: Reckoning<View> = {
  unit: { en: 'Score', ru: 'Счёт', uk: 'Рахунок' },
  points: (view) => sourcesIn(view).reduce((sum, { points }) => sum + points, 0),
  sources: (end) => sourcesIn(end),
};
