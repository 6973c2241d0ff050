import { expect, test } from 'vitest';
import { powerNamed } from '../../content/powers.ts';
import { damageAtMost, per } from '../../content/step.ts';
import { amountOf } from '../../rules/powers/amounts.ts';
import type { SpiritTable } from '../../rules/state.ts';
import { carryOut } from '../doing.ts';
import { Drawn } from '../drawn.ts';
import { play, positionOf } from '../use.ts';

const holds =
  (...names: string[]) =>
  ({ spirits }: Drawn['state']): void =>
    void spirits[0]!.played.push(...names.map(powerNamed));

test('J-29.5 badlands do not raise damage above a maximum that is stated for it', () => {
  const hurt = (lands: string): Drawn => carryOut(new Drawn().clear().land('A4', lands), 'A4', [damageAtMost(3, per(1, 'beasts'))]);
  hurt('city, 2 town, beasts, badlands').say('city takes 1', 'city-1 takes 1').is({ A4: '2 town, city-2, beasts, badlands' });
  hurt('city, 2 town, 2 beasts, 3 badlands').say('city takes 3').is({ A4: '2 town, 2 beasts, 3 badlands' });
});

test('J-29.1 Blood Draws Predators counts no more than 3 beasts, and badlands add to what these deal', () => {
  const bitten = (lands: string): Drawn =>
    positionOf('Blood Draws Predators', { lands: { A4: lands }, presence: '2 A4', with: holds('Steam Vents') }).say(
      'use Blood Draws Predators',
      'A4',
      'use Steam Vents',
    );
  // 1 beasts and 1 badlands deal 2 damage.
  bitten('explorer, city, badlands').is({ A4: 'city-2, beasts, badlands, 2 of seat 0' });
  // Of 5 beasts 3 bite, and 2 badlands add 2 damage.
  bitten('explorer, city, town, 4 beasts, 2 badlands').is({ A4: '5 beasts, 2 badlands, 2 of seat 0' });
  bitten('explorer, city, 2 town, 4 beasts, 2 badlands')
    .say('city takes 3', 'town takes 2')
    .is({ A4: 'town, 5 beasts, 2 badlands, 2 of seat 0' });
});

test('J-31.6 a land to which there is a shorter way is not at exactly range 2', () => {
  const host = (opened: readonly [number, number] | null): string[] =>
    positionOf('The Teeming Host Arrives', {
      spirits: ['Many', 'Finder'],
      elements: '2 air, animal',
      presence: 'A5',
      others: 'A4, A8',
      lands: { A8: 'beasts', A3: 'city' },
      with: (state) => void (state.island = { ...state.island, opened }),
    })
      .say('0: use The Teeming Host Arrives', '0: A4')
      .answers(0);
  expect(host(null)).toEqual(['beasts A8 to A4', 'stop']);
  // By the open way A8 is beside A4: the beasts come from there as from any adjacent land, and not once more from two lands away.
  expect(host([3, 7])).toEqual(['beasts A8 to A4', 'stop']);
});

test('J-31.7 explorers "among your lands" go from any of them, in any division', () => {
  const asleep = (...say: string[]): Drawn =>
    play('Sleep and Never Waken', {
      presence: 'A4, A8',
      lands: { A5: '', A4: '3 explorer', A8: '3 explorer' },
      elements: '2 moon, air, animal',
      say: ['A5', ...say],
    });
  asleep('A4', 'A4', 'A4', 'stop').is({ A4: '1 of seat 0', A8: '3 explorer, 1 of seat 0' });
  asleep('A4', 'A8', 'A4', 'stop').is({ A4: 'explorer, 1 of seat 0', A8: '2 explorer, 1 of seat 0' });
});

test('J-31.8 the target board is the board of the target land', () => {
  const flood = (target: string): Drawn =>
    play('Tsunami', {
      spirits: ['River', 'Vital'],
      presence: '2 A1, 2 B1',
      lands: { A2: 'explorer', A3: 'explorer', B2: 'explorer', B3: 'explorer', A7: 'city' },
      elements: '3 water, 2 earth',
      say: [target],
    });
  flood('A1').is({ A2: '', A3: '', B2: 'explorer', B3: 'explorer' });
  flood('B1').is({ A2: 'explorer', A3: 'explorer', B2: '', B3: '' });
});

test('J-40.24 Many Minds: with Settle into Hunting-Grounds two presence are 2 beasts, never 3', () => {
  const position = positionOf('Settle into Hunting-Grounds', { spirits: ['Many'], presence: '2 A5' });
  const { state } = position;
  const doing = { table: { state } as SpiritTable, seat: 0, user: 0, target: null, land: position.space('A5'), power: null };
  expect(amountOf(doing, per(1, 'beasts'))).toBe(1);
  position.say('use Settle into Hunting-Grounds');
  expect(amountOf(doing, per(1, 'beasts'))).toBe(2);
});

test('J-41.1 Forests of Living Obsidian: a sacred site that presence has left with the dahan is none when it cuts', () => {
  const cut = (goes: 'yes' | 'no'): Drawn =>
    play('Forests of Living Obsidian', {
      spirits: ['Thunderspeaker'],
      presence: '2 A7',
      lands: { A7: 'city, city, dahan' },
      say: ['dahan A7 to A8', goes],
    });
  cut('yes').is({ A7: 'city-1, city-2, badlands, 1 of seat 0' });
  cut('no').is({ A7: 'city-2, badlands, 2 of seat 0' });
});

test('J-41.2 Draw Towards a Consuming Void may itself be the major power that is forgotten for it', () => {
  play('Draw Towards a Consuming Void', {
    presence: '4 A5',
    with: ({ spirits }) => void spirits[0]!.hand.push(powerNamed('Drought'), powerNamed('Flash Floods')),
    say: ['yes'],
    fear: 8,
    after: ({ state }) => {
      expect(state.spirits[0]!.played).toEqual([]);
      expect(state.major.discard).toContain(powerNamed('Draw Towards a Consuming Void'));
    },
  });
});

test('J-41.3 Scream Disease into the Wind: a power that its spirit leaves unused brings no disease', () => {
  const position = positionOf('Scream Disease into the Wind', {
    spirits: ['River', 'Vital'],
    others: '2 B5',
    lands: { B5: '2 explorer' },
    with: ({ spirits }) => void spirits[1]!.played.push(powerNamed('Steam Vents')),
  });
  position.say('use Scream Disease into the Wind');
  expect(position.answers(1)).toContain('use Steam Vents');
  position.say('1: done').is({ B5: '2 explorer, 2 of seat 1' });
  expect(position.asks).toEqual(['0 phase-over']);
});

test('J-41.5 Fire and Flood: both targets are measured from one sacred site', () => {
  const position = positionOf('Fire and Flood', { presence: '2 A3, 2 A8', lands: { A3: 'city' } });
  position.say('use Fire and Flood', 'A2');
  // A7 is within range 2 of A8, from where A2 is too far.
  expect(position.answers()).toEqual(['A1', 'A3', 'A4', 'A5']);
});
