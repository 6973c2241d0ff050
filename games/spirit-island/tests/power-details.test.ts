import { expect, test } from 'vitest';
import { powerNamed } from '../content/powers.ts';
import { foreseeRavage } from '../rules/ravage.ts';
import type { State } from '../rules/state.ts';
import { positionOf } from './use.ts';

/* What single words of minor and major powers mean. Board A as in minor.test.ts. */

const holds =
  (...cards: string[]) =>
  (state: State): void =>
    void state.spirits[0]!.played.push(...cards.map(powerNamed));

test('Manifest Incarnation: only the ravage that it brings about deals 6 less', () => {
  const position = positionOf('Manifest Incarnation', {
    lands: { A5: 'explorer, town, 3 city' },
    elements: '2 sun, 2 moon',
    with: (state) => void (state.spirits[0]!.quickened = 1),
    phase: 'fast',
  }).say('use Manifest Incarnation');
  // 2 cities deal 6 less 6.
  position.is({ A5: '2 city, 2 of seat 0' });
  expect(foreseeRavage(position.state, position.space('A5')).dealt).toBe(6);
});

test('J-29.1 J-29.3 Call to Guard: what badlands add goes to those who came, and to nobody else', () => {
  const guarded = (lands: string) =>
    positionOf('Call to Guard', { lands: { A4: lands }, presence: '2 A4', with: holds('Enticing Splendor') })
      .land('A1', '2 town')
      .say('use Call to Guard', 'A4', 'option 2');
  // The town that came takes 1 damage, and 1 more of 2 badlands: it has no more health. The city was there before.
  guarded('city, dahan, 2 badlands').say('use Enticing Splendor', 'option 1').is({ A4: 'city, dahan, 2 badlands, 2 of seat 0' });
  guarded('city, dahan').say('use Enticing Splendor', 'option 1').is({ A4: 'town-1, city, dahan, 2 of seat 0' });
});
