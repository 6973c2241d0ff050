import { expect, test } from 'vitest';
import { powers } from '../../content/powers.ts';
import { elementsOf } from '../../rules/spirits/elements.ts';
import { isUsable, play, type Row, withoutRow } from '../use.ts';

/** A row for each level; its elements are just enough for it. */
const rows: readonly Row[] = [
  [
    'Creepers Tear into Mortar',
    'hurt a town or city',
    { elements: 'moon, 2 plant', lands: { A5: 'town, city' }, say: ['city'], is: { A5: 'town, city-1, 2 of seat 0' } },
  ],
  ['Creepers Tear into Mortar', 'once more', { elements: '2 moon, 3 plant', lands: { A5: 'city' }, is: { A5: 'city-2, 2 of seat 0' } }],
  [
    'Creepers Tear into Mortar',
    'and once more',
    {
      elements: '3 moon, 4 plant',
      presence: 'A5, A6',
      lands: { A5: 'city', A6: 'town' },
      say: ['A5', 'A6', 'A6'],
      fear: 1,
      is: { A5: 'city-1, 1 of seat 0', A6: '1 of seat 0' },
    },
  ],
  ['All-Enveloping Green', 'defends', { elements: 'water, 3 plant', say: ['A4'], defend: { A4: 2 } }],
  ['All-Enveloping Green', 'defends better', { elements: '2 water, 4 plant', say: ['A4'], defend: { A4: 4 } }],
  [
    'All-Enveloping Green',
    'and heals',
    { elements: '3 water, earth, 5 plant', lands: { A4: 'blight' }, say: ['A4'], is: { A4: '' }, defend: { A4: 4 } },
  ],
  [
    'Spirits May Yet Dream',
    'turns up a fear card',
    { elements: '2 moon, 2 air', say: ['option 105'], after: ({ state }) => expect(state.fear.faceUp).toMatchObject([{ place: 4 }]) },
  ],
  [
    'Spirits May Yet Dream',
    'gives an element that its target has',
    { elements: '3 moon, sun', say: ['sun'], after: ({ state }) => expect(elementsOf(state, 0).join('')).toBe('23000000') },
  ],
  ['Night Terrors', 'frighten', { elements: 'moon, air', lands: { A5: 'explorer' }, fear: 1 }],
  ['Night Terrors', 'more', { elements: '2 moon, air, animal', lands: { A5: 'explorer' }, fear: 2 }],
  ['Night Terrors', 'and more', { elements: '3 moon, 2 air, animal', lands: { A5: 'explorer' }, use: 'use Night Terrors', fear: 3 }],
  [
    'Thundering Destruction',
    'of a town',
    { elements: '3 fire, 2 air', lands: { A4: '2 town, city' }, say: ['A4'], fear: 1, is: { A4: 'town, city' } },
  ],
  [
    'Thundering Destruction',
    'or a city',
    { elements: '4 fire, 3 air', lands: { A4: '2 town, city' }, say: ['A4', 'option 2'], fear: 2, is: { A4: '2 town' } },
  ],
  [
    'Thundering Destruction',
    'and another',
    { elements: '5 fire, 4 air, water', lands: { A4: '2 town, 2 city' }, say: ['A4', 'option 2', 'city'], fear: 4, is: { A4: '2 town' } },
  ],
  [
    'Thundering Destruction',
    'and another again',
    {
      elements: '5 fire, 5 air, 2 water',
      lands: { A4: '2 town, 2 city' },
      say: ['A4', 'option 1', 'city', 'city'],
      fear: 5,
      is: { A4: 'town' },
    },
  ],
  ['Pound Ships to Splinters', 'frightens the coast', { presence: 'A1', elements: 'moon, air, 2 water', fear: 1 }],
  ['Pound Ships to Splinters', 'more', { presence: 'A1', elements: '2 moon, air, 3 water', fear: 2 }],
  ['Pound Ships to Splinters', 'and more', { presence: 'A1', elements: '3 moon, 2 air, 4 water', fear: 4 }],
  [
    'Ocean Breaks the Shore',
    'drowns a town',
    { presence: 'A1', elements: '2 water, earth', lands: { A1: 'town, city' }, fear: 1, is: { A1: 'city, 1 of seat 0' } },
  ],
  [
    'Ocean Breaks the Shore',
    'or a city',
    {
      presence: 'A1',
      elements: '3 water, 2 earth',
      lands: { A1: 'town, city' },
      say: ['option 2'],
      fear: 2,
      is: { A1: 'town, 1 of seat 0' },
      after: ({ state }) => expect(state.spirits[0]!.drowned).toBe(3),
    },
  ],
  [
    'Ocean Breaks the Shore',
    'and another',
    {
      presence: 'A1',
      elements: '4 water, 3 earth',
      lands: { A1: 'town, 2 city' },
      say: ['option 2', 'city'],
      fear: 4,
      is: { A1: 'town, 1 of seat 0' },
    },
  ],
  [
    'Massive Flooding',
    'pushes one',
    { elements: 'sun, 2 water', lands: { A4: 'explorer, 2 town' }, say: ['A4', 'town A4 to A1'], is: { A4: 'explorer, town', A1: 'town' } },
  ],
  [
    'Massive Flooding',
    'deals 2 damage and pushes up to 3 instead',
    {
      elements: '2 sun, 3 water',
      lands: { A4: 'explorer, 4 town' },
      say: ['A4', 'town takes 2', 'town A4 to A1', 'town A4 to A1', 'town A4 to A1'],
      fear: 1,
      is: { A4: 'explorer', A1: '3 town' },
    },
  ],
  [
    'Massive Flooding',
    'deals 2 damage to each instead, and pushes nobody',
    { elements: '3 sun, 4 water, earth', lands: { A4: 'explorer, 2 town, city' }, say: ['A4'], fear: 2, is: { A4: 'city-2' } },
  ],
  [
    'Darkness Swallows the Unwary',
    'gathers an explorer',
    { elements: '2 moon, fire', lands: { A1: 'explorer' }, say: ['A4'], is: { A1: '', A4: 'explorer' } },
  ],
  [
    'Darkness Swallows the Unwary',
    'destroys up to 2, with fear for each',
    {
      elements: '3 moon, 2 fire',
      lands: { A4: '2 explorer', A1: 'explorer' },
      say: ['A4', 'explorer', 'explorer'],
      fear: 2,
      is: { A1: '', A4: 'explorer' },
    },
  ],
  [
    'Darkness Swallows the Unwary',
    'deals 3 damage, with fear for each it destroys',
    {
      elements: '4 moon, 3 fire, 2 air',
      lands: { A4: 'explorer, 2 town' },
      say: ['A4', 'stop', 'explorer takes 1', 'town takes 2'],
      fear: 2 + 1,
      is: { A4: 'town' },
    },
  ],
  [
    'Gift of Strength',
    'repeats a card of cost 1',
    {
      elements: 'sun, 2 earth, 2 plant',
      after: ({ state }) => expect(state.spirits[0]!.repeats).toMatchObject([{ upTo: 1, atCost: false, count: 1 }]),
    },
  ],
  [
    'Gift of Strength',
    'of cost 3',
    {
      elements: '2 sun, 3 earth, 2 plant',
      after: ({ state }) => expect(state.spirits[0]!.repeats).toMatchObject([{ upTo: 3, atCost: false, count: 1 }]),
    },
  ],
  [
    'Gift of Strength',
    'of cost 6',
    {
      elements: '2 sun, 4 earth, 3 plant',
      after: ({ state }) => expect(state.spirits[0]!.repeats).toMatchObject([{ upTo: 6, atCost: false, count: 1 }]),
    },
  ],
  [
    'Gather the Warriors',
    'as many as there is air, and sends as many out as there is sun',
    {
      elements: 'animal, 2 air, sun',
      lands: { A1: '3 dahan' },
      say: ['A4', 'dahan A1 to A4', 'dahan A1 to A4', 'dahan A4 to A2'],
      is: { A1: 'dahan', A4: 'dahan', A2: 'dahan' },
    },
  ],
  [
    'Gather the Warriors',
    'also fast, with 4 air',
    { elements: 'animal, 4 air', phase: 'fast', lands: { A1: '3 dahan' }, say: ['A4', 'stop'], is: { A1: '3 dahan' } },
  ],
  [
    'Lead the Furious Assault',
    'a town for every 2 dahan',
    { elements: '2 sun, fire', lands: { A5: '3 town, city, 5 dahan' }, fear: 2, is: { A5: 'town, city, 5 dahan, 2 of seat 0' } },
  ],
  [
    'Lead the Furious Assault',
    'and a city for every 3',
    { elements: '4 sun, 3 fire', lands: { A5: '3 town, 2 city, 5 dahan' }, fear: 4, is: { A5: 'town, city, 5 dahan, 2 of seat 0' } },
  ],
  [
    'Lead the Furious Assault',
    'also fast, with 4 air',
    { elements: '2 sun, fire, 4 air', phase: 'fast', lands: { A5: 'town, 2 dahan' }, fear: 1 },
  ],
];

test.each(rows)('%s %s', (power, _, row) => {
  play(power, row);
});

test('every innate power is in the table, with a row for each of its levels', () => {
  expect(withoutRow('innate', rows)).toEqual([]);
  for (const { name, kind, set, thresholds } of powers) {
    if (kind !== 'innate' || set !== 'base') continue;
    const steps = thresholds.length;
    expect([name, rows.filter(([row]) => row === name).length]).toEqual([name, steps]);
  }
});

test('J-9.9 without any level that is met an innate power cannot be used', () => {
  for (const [power, , row] of rows) {
    const { elements: _, ...rest } = row;
    expect([power, isUsable(power, rest)]).toEqual([power, false]);
  }
});
