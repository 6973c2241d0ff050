import { expect, test } from 'vitest';
import type { FloatingIslandsView } from '../../rules/view.ts';
import { tellings } from '../index.ts';

const names = ['Ann', 'Boris'];
const island = (owner: number, permanent: number): object => ({ owner, permanent });
const view = { round: 9, islands: [island(0, 3), island(0, 2), island(0, 0), island(1, 7)] } as unknown as FloatingIslandsView;

test('an island that is surrounded: by whom and after how long, and the gravity that did not decide', () => {
  const outcome = { scores: [5, 7], winners: [0], about: { by: 'surrounding', island: 3 } };
  expect(tellings.en.ending!(outcome, names, view)).toBe('Ann wins: island 3 is surrounded by all the others. The game took 9 rounds.');
  expect(tellings.ru.ending!(outcome, names, view)).toMatch(/Партия длилась 9 раундов\.$/);
  expect(tellings.uk.ending!(outcome, names, view)).toMatch(/Партія тривала 9 раундів\.$/);
  expect(tellings.en.result!(outcome, 0, view)).toBe('permanent gravity on 2 islands, which did not decide');
  expect(tellings.uk.result!(outcome, 1, view)).toBe('постійна гравітація, 1 острів; вона нічого не вирішила');
});

test('the last round: the rounds are named once, and the gravity is what counted', () => {
  const outcome = { scores: [5, 7], winners: [1], about: { by: 'rounds', rounds: 9 } };
  expect(tellings.en.ending!(outcome, names, view)).toBe('Boris has the most permanent gravity after 9 rounds and wins.');
  expect(tellings.en.result!(outcome, 1, view)).toBe('permanent gravity on 1 island');
  expect(tellings.ru.result!(outcome, 0, view)).toBe('постоянная гравитация, 2 острова');
});
