import { expect, test } from 'vitest';
import { powers } from '../../content/powers.ts';
import { drawn } from '../../tests/drawn.ts';
import { stepsOf } from '../../rules/powers/thresholds.ts';
import { worthOf } from '../worth.ts';

test('every power can be judged where it may be used, with and without its thresholds', () => {
  const position = drawn({ spirits: ['River', 'Vital'] });
  const { state } = position;
  const moment = { state, seat: 0, after: false };
  for (const power of powers) {
    const lands = power.target.at === 'land' ? ['A1', 'A5', 'B8'].map((name) => position.space(name)) : [-1];
    for (const met of [[], power.thresholds])
      for (const land of lands)
        expect([power.name, Number.isFinite(worthOf(moment, land, stepsOf(power, met)))]).toEqual([power.name, true]);
  }
});
