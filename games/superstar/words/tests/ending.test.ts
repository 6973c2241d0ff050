import { Chance, Session } from '@skerry/engine';
import { languages } from '@skerry/presentation';
import { expect, test } from 'vitest';
import { superstar } from '../../index.ts';
import type { SuperstarView } from '../../rules/view.ts';
import { tellings } from '../index.ts';

const names = ['Ann', 'Boris'];

test('S-9.2 a result lists the stars, the pairs and the tokens, which add up to the score', () => {
  const session = Session.open(superstar, 2, {}, 'ending');
  const chance = Chance.fromSeed('ending');
  while (session.outcome === null) {
    const question = session.questions[0]!;
    session.answer(question.seat, question.id, chance.below(question.answers.length));
  }
  const view = session.view(null) as SuperstarView;
  for (const language of languages) {
    session.outcome.scores.forEach((score, seat) => {
      const numbers = tellings[language].result!(session.outcome!, seat, view)!.match(/\d+/g)!.map(Number);
      expect(numbers.reduce((sum, n) => sum + n)).toBe(score);
    });
  }
});

test('S-9.3 the ending names the winner and a tie that was broken, and no scores', () => {
  const view = {} as SuperstarView;
  expect(tellings.en.ending!({ scores: [22, 11], winners: [0] }, names, view)).toBe('Ann wins with 22 points.');
  expect(tellings.en.ending!({ scores: [22, 22], winners: [1] }, names, view)).toBe(
    'Boris wins with 22 points. The tie is broken by the fewest Anomaly tokens (S-9.3).',
  );
});
