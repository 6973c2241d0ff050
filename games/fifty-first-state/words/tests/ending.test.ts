import { languages } from '@skerry/presentation';
import { expect, test } from 'vitest';
import type { FiftyFirstStateView } from '../../rules/view.ts';
import { tellings } from '../index.ts';

const names = ['Ann', 'Boris', 'Chloe'];
const after = (round: number): FiftyFirstStateView => ({ round }) as FiftyFirstStateView;

test('T-13.2 the ending says who won and after how long, and each result how the total came about', () => {
  const outcome = { scores: [28, 27], winners: [0], about: { points: [20, 19], locations: [8, 1], goods: [3, 5] } };
  expect(tellings.en.ending!(outcome, names, after(5))).toBe('Ann wins with 28 points. The game took 5 rounds.');
  expect(tellings.ru.ending!(outcome, names, after(5))).toBe('Побеждает Ann: 28 очков. Партия длилась 5 раундов.');
  expect(tellings.uk.ending!(outcome, names, after(4))).toBe('Перемагає Ann: 28 балів. Партія тривала 4 раунди.');
  const results = (language: 'en' | 'ru' | 'uk'): unknown[] => [0, 1].map((seat) => tellings[language].result!(outcome, seat, after(5)));
  expect(results('en')).toEqual(['20 on the track + 8 locations', '19 on the track + 1 location']);
  expect(results('ru')).toEqual(['20 на планшете + 8 точек', '19 на планшете + 1 точка']);
  expect(results('uk')).toEqual(['20 на планшеті + 8 локацій', '19 на планшеті + 1 локація']);
});

test('T-13.4 a tie that was broken is said, and what was compared stands at those who were tied', () => {
  const about = { points: [20, 19, 10], locations: [8, 9, 7], goods: [3, 2, 9] };
  const byGoods = { scores: [28, 28, 17], winners: [0], about };
  expect(tellings.en.ending!(byGoods, names, after(1))).toBe(
    'Ann wins with 28 points. The tie is broken by the most goods (T-13.4). The game took 1 round.',
  );
  expect([0, 1, 2].map((seat) => tellings.en.result!(byGoods, seat, after(1)))).toEqual([
    '20 on the track + 8 locations; 3 goods',
    '19 on the track + 9 locations; 2 goods',
    '10 on the track + 7 locations',
  ]);
  const byLocations = { ...byGoods, winners: [1], about: { ...about, goods: [3, 3, 9] } };
  for (const language of languages) {
    expect(tellings[language].ending!(byGoods, names, after(6))).toContain('T-13.4');
    expect(tellings[language].ending!(byLocations, names, after(6))).not.toBe(tellings[language].ending!(byGoods, names, after(6)));
  }
  expect(tellings.en.ending!(byLocations, names, after(6))).toContain('by the most locations (T-13.4)');
  // A victory that is shared between all who were tied was decided by nothing else.
  expect(tellings.en.result!({ ...byGoods, winners: [0, 1] }, 0, after(6))).toBe('20 on the track + 8 locations');
});

test('T-14.20 alone: the Hegemony’s points, won or lost, and the rank', () => {
  const about = { points: [30], locations: [11], goods: [0], hegemony: 38 };
  const won = { scores: [41], winners: [0], about: { ...about, rank: 'human' } };
  const lost = { scores: [38], winners: [], about };
  expect(tellings.en.ending!(won, names, after(7))).toBe(
    'Ann beats the Hegemony with 41 points against 38 and earns the rank of human. The game took 7 rounds.',
  );
  expect(tellings.en.ending!(lost, names, after(7))).toMatch(/^The Hegemony holds out: Ann has 38 points against 38\./);
  expect(tellings.uk.ending!(won, names, after(7))).toContain('38');
  expect(tellings.ru.result!(lost, 0, after(7))).toBe('30 на планшете + 11 точек');
});
