import { expect, test } from 'vitest';
import { powerNamed } from '../../content/powers.ts';
import type { State } from '../../rules/state.ts';
import { play, type Row, withoutRow } from '../use.ts';

const kinds = (state: State): string[] => state.modifiers.map(({ kind }) => kind);

const rows: readonly Row[] = [
  // Sharp Fangs Behind the Leaves
  [
    'Prey on the Builders',
    'keeps the builders away',
    { lands: { A4: 'beasts' }, say: ['beasts A4 to A5'], after: ({ state }) => expect(kinds(state)).toEqual(['skip-build']) },
  ],
  ['Prey on the Builders', 'not without beasts', { after: ({ state }) => expect(kinds(state)).toEqual([]) }],
  ['Teeth Gleam from Darkness', 'brings beasts', { presence: 'A8', say: ['A7', 'option 1'], fear: 1, is: { A7: 'beasts' } }],
  [
    'Teeth Gleam from Darkness',
    'or frightens beside them',
    { presence: 'A8', lands: { A7: 'beasts, explorer' }, say: ['A7', 'option 2'], fear: 3 },
  ],
  [
    'Terrifying Chase',
    'drives two, and two more for each beasts',
    {
      lands: { A5: 'beasts, 2 explorer, 2 dahan, city' },
      say: ['explorer A5 to A4', 'explorer A5 to A4', 'dahan A5 to A4', 'dahan A5 to A4'],
      fear: 2,
      is: { A5: 'city, beasts, 2 of seat 0' },
    },
  ],
  [
    'Terrifying Chase',
    'frightens nobody by driving dahan',
    { lands: { A5: '2 dahan' }, say: ['dahan A5 to A4', 'dahan A5 to A4'], fear: 0 },
  ],
  [
    'Too Near the Jungle',
    'takes an explorer',
    { presence: 'A8', lands: { A7: '2 explorer' }, say: ['A7'], fear: 1, is: { A7: 'explorer' } },
  ],
  // Keeper of the Forbidden Wilds
  [
    'Boon of Growing Power',
    'gives a power, and energy to another',
    {
      spirits: ['Keeper', 'Vital'],
      others: 'B5',
      say: ['seat 1', '1: option 1'],
      after: (position) => {
        const [card] = position.answers(1);
        const { minor, spirits } = position.say(`1: ${card!}`).state;
        expect([spirits[1]!.hand, spirits[1]!.energy, spirits[0]!.hand, minor.discard.length]).toEqual([[powerNamed(card!)], 1, [], 3]);
      },
    },
  ],
  [
    'Boon of Growing Power',
    'gives its own spirit no energy',
    {
      spirits: ['Keeper', 'Vital'],
      say: ['seat 0', '0: option 1'],
      after: (position) => {
        const [card] = position.answers(0);
        const [own] = position.say(`0: ${card!}`).state.spirits;
        expect([own!.hand, own!.energy]).toEqual([[powerNamed(card!)], 0]);
      },
    },
  ],
  ['Regrow from Roots', 'heals', { lands: { A8: '2 blight' }, say: ['A8'], is: { A8: 'blight' } }],
  ['Regrow from Roots', 'but not what is too deep', { lands: { A8: '3 blight' }, say: ['A8'], is: { A8: '3 blight' } }],
  [
    'Sacrosanct Wilderness',
    'drives dahan out and strikes',
    { lands: { A4: 'wilds, town, 2 dahan' }, say: ['A4', 'dahan A4 to A1', 'dahan A4 to A1', 'option 1'], fear: 1, is: { A4: 'wilds' } },
  ],
  ['Sacrosanct Wilderness', 'or grows', { say: ['A4', 'option 2'], is: { A4: 'wilds' } }],
  [
    'Towering Wrath',
    'by sacred sites around',
    { presence: '2 A5, 2 A1', lands: { A4: 'city, town, dahan' }, say: ['A4', 'city takes 3'], fear: 2 + 2, is: { A4: 'town-1' } },
  ],
];

test.each(rows)('%s %s', (power, _, row) => {
  play(power, row);
});

test('every unique power of Branch & Claw is in the table', () => {
  expect(withoutRow('unique', rows, 'branch-and-claw')).toEqual([]);
});
