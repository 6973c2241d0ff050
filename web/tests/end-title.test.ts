import { expect, test } from 'vitest';
import { endTitle } from '../table/end-title.ts';

const over = { title: 'over', allWon: 'won together', allLost: 'lost together' };

test('where all win or lose as one, the title of the end says which', () => {
  expect(endTitle(over, { scores: [1, 1], winners: [0, 1], common: true })).toBe('won together');
  expect(endTitle(over, { scores: [1, 1], winners: [], common: true })).toBe('lost together');
});

test('among rivals the game is over, whoever has won', () => {
  expect(endTitle(over, { scores: [1, 1], winners: [0, 1] })).toBe('over');
  expect(endTitle(over, { scores: [1, 1], winners: [] })).toBe('over');
});
