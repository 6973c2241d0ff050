import { expect, test } from 'vitest';
import { powerNamed, powers } from '../../content/powers.ts';
import { isUsable, play, type Row, withoutRow } from '../use.ts';

/** A row for each level; its elements are just enough for it. */
const rows: readonly Row[] = [
  // Sharp Fangs Behind the Leaves
  [
    'Ranging Hunt',
    'gathers beasts',
    { elements: '2 animal', lands: { A4: 'beasts' }, say: ['A5', 'beasts A4 to A5', 'stop'], is: { A5: 'beasts, 2 of seat 0' } },
  ],
  [
    'Ranging Hunt',
    'bites',
    { elements: '2 plant, 3 animal', lands: { A5: '2 beasts, town' }, say: ['A5', 'stop'], fear: 1, is: { A5: '2 beasts, 2 of seat 0' } },
  ],
  [
    'Ranging Hunt',
    'goes on',
    { elements: '2 animal', lands: { A5: 'beasts' }, say: ['A5', 'beasts A5 to A4', 'no'], is: { A4: 'beasts', A5: '2 of seat 0' } },
  ],
  [
    'Frenzied Assault',
    'hurts and frightens',
    { elements: 'moon, fire, 4 animal', lands: { A4: 'beasts, city' }, fear: 1, is: { A4: 'city-2' } },
  ],
  ['Frenzied Assault', 'more', { elements: 'moon, 2 fire, 5 animal', lands: { A4: 'beasts, city' }, fear: 4, is: { A4: '' } }],
  // Keeper of the Forbidden Wilds
  [
    'Punish Those Who Trespass',
    'whoever they are',
    { elements: '2 sun, fire, 2 plant', lands: { A5: 'city, dahan' }, is: { A5: 'city-2, 2 of seat 0' } },
  ],
  [
    'Punish Those Who Trespass',
    'more for each sun with a plant',
    {
      elements: '2 sun, 2 fire, 3 plant',
      lands: { A5: 'city, town, dahan' },
      say: ['town takes 2'],
      fear: 1,
      is: { A5: 'city-2, 2 of seat 0' },
    },
  ],
  [
    'Punish Those Who Trespass',
    'in two lands',
    {
      elements: '2 sun, fire, 4 plant',
      presence: '2 A5, A6',
      lands: { A5: 'town', A6: 'explorer' },
      say: ['A5', 'A6'],
      is: { A5: 'town-1, 2 of seat 0', A6: '1 of seat 0' },
    },
  ],
  [
    'Spreading Wilds',
    'push explorers',
    { elements: '2 sun', lands: { A4: '2 explorer' }, say: ['A4', 'explorer A4 to A1'], is: { A4: 'explorer', A1: 'explorer' } },
  ],
  ['Spreading Wilds', 'grow where there are none', { elements: 'plant', say: ['A4'], is: { A4: 'wilds' } }],
  ['Spreading Wilds', 'farther', { elements: '3 plant', say: ['A2'], is: { A2: 'wilds' } }],
  ['Spreading Wilds', 'farther with air', { elements: 'air, plant', say: ['A2'], is: { A2: 'wilds' } }],
];

test.each(rows)('%s %s', (power, _, row) => {
  play(power, row);
});

test('every innate power of Branch & Claw is in the table, with a row for each of its levels', () => {
  expect(withoutRow('innate', rows, 'branch-and-claw')).toEqual([]);
  for (const [name] of rows)
    expect([name, rows.filter(([row]) => row === name).length >= powers[powerNamed(name)]!.thresholds.length]).toEqual([name, true]);
});

test('J-9.9 without any level that is met an innate power cannot be used', () => {
  for (const [power, , row] of rows) {
    const { elements: _, ...rest } = row;
    expect([power, isUsable(power, rest)]).toEqual([power, false]);
  }
});
