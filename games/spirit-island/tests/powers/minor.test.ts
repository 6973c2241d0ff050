import { expect, test } from 'vitest';
import { powerNamed } from '../../content/powers.ts';
import { elementsOf } from '../../rules/spirits/elements.ts';
import { play, type Row, withoutRow } from '../use.ts';

/*
 * Board A: 1 mountain, 2 wetland, 3 jungle (coastal), 4 sands, 5 wetland, 6 mountain, 7 sands, 8 jungle. 5 touches 1, 4, 6, 7 and 8; 4 touches
 * 1, 2, 3 and 5. The spirit is in 5 unless a row says otherwise.
 */
const rows: readonly Row[] = [
  [
    'Call of the Dahan Ways',
    'makes an explorer a dahan',
    { lands: { A4: 'explorer, town, dahan', A8: 'explorer' }, is: { A4: 'town, 2 dahan', A8: 'explorer' } },
  ],
  [
    'Call of the Dahan Ways',
    'with 2 moon may make a town one instead',
    { lands: { A4: 'explorer, town, dahan' }, elements: 'moon', say: ['option 2'], is: { A4: 'explorer, 2 dahan' } },
  ],
  [
    'Call to Bloodshed',
    'deals 1 damage for each dahan',
    { lands: { A4: 'city, 2 dahan' }, say: ['option 1'], is: { A4: 'city-2, 2 dahan' } },
  ],
  [
    'Call to Bloodshed',
    'or gathers up to 3 dahan',
    {
      lands: { A4: 'dahan', A1: '4 dahan' },
      targets: 'A1 A4',
      say: ['A4', 'option 2', 'dahan A1 to A4', 'dahan A1 to A4', 'dahan A1 to A4'],
      is: { A4: '4 dahan', A1: 'dahan' },
    },
  ],
  [
    'Call to Isolation',
    'pushes an explorer or town for each dahan',
    {
      lands: { A4: '2 explorer, town, city, 2 dahan' },
      say: ['option 1', 'explorer A4 to A1', 'town A4 to A2'],
      is: { A4: 'explorer, city, 2 dahan', A1: 'explorer', A2: 'town' },
    },
  ],
  [
    'Call to Isolation',
    'or a dahan',
    { lands: { A4: 'explorer, 2 dahan' }, say: ['option 2', 'dahan A4 to A5'], is: { A4: 'explorer, dahan', A5: 'dahan, 2 of seat 0' } },
  ],
  [
    'Call to Migrate',
    'gathers up to 3 dahan, then pushes up to 3',
    {
      lands: { A1: '2 dahan', A5: 'dahan' },
      targets: 'A1 A4 A5 A6 A7 A8',
      say: ['A4', 'dahan A1 to A4', 'dahan A1 to A4', 'dahan A5 to A4', 'dahan A4 to A2', 'dahan A4 to A3', 'stop'],
      is: { A1: '', A4: 'dahan', A2: 'dahan', A3: 'city, dahan' },
    },
  ],
  ['Call to Tend', 'removes a blight', { lands: { A4: '2 blight, dahan' }, say: ['option 1'], is: { A4: 'dahan, blight' } }],
  [
    'Call to Tend',
    'or pushes up to 3 dahan',
    {
      lands: { A4: 'blight, 4 dahan' },
      say: ['option 2', 'dahan A4 to A1', 'dahan A4 to A2', 'dahan A4 to A2'],
      is: { A4: 'dahan, blight', A1: 'dahan', A2: '2 dahan' },
    },
  ],
  ['Dark and Tangled Woods', 'defends mountain and jungle', { say: ['A8'], fear: 2, defend: { A8: 3 } }],
  ['Dark and Tangled Woods', 'brings only fear elsewhere', { say: ['A4'], fear: 2, defend: { A4: 0 } }],
  [
    'Delusions of Danger',
    'pushes an explorer',
    { lands: { A4: '2 explorer' }, say: ['A4', 'option 1', 'explorer A4 to A1'], fear: 0, is: { A4: 'explorer', A1: 'explorer' } },
  ],
  ['Delusions of Danger', 'or frightens', { lands: { A4: 'explorer' }, say: ['A4', 'option 2'], fear: 2, is: { A4: 'explorer' } }],
  [
    'Devouring Ants',
    'bite invaders and dahan, in jungle and sands more',
    { lands: { A4: 'city, 2 dahan' }, targets: 'A1 A4 A5 A6 A7 A8', say: ['A4'], fear: 1, is: { A4: 'city-2, dahan' } },
  ],
  ['Devouring Ants', 'bite once elsewhere', { lands: { A6: 'city, dahan' }, say: ['A6'], fear: 1, is: { A6: 'city-1' } }],
  ['Drift Down into Slumber', 'defends jungle and sands well', { targets: 'A1 A2 A3 A4 A5 A6 A7 A8', say: ['A3'], defend: { A3: 4 } }],
  ['Drift Down into Slumber', 'and other lands a little', { say: ['A2'], defend: { A2: 1 } }],
  [
    'Drought',
    'destroys 3 towns, wounds the rest and blights the land',
    { lands: { A4: 'explorer, 4 town, city' }, say: ['A4'], fear: 3, is: { A4: 'explorer, town-1, city-1, blight' } },
  ],
  [
    'Drought',
    'with 3 sun destroys a city',
    { lands: { A4: '2 city' }, elements: '2 sun', say: ['A4'], fear: 2, is: { A4: 'city-1, blight' } },
  ],
  [
    'Elemental Boon',
    'gives three different elements of the target’s choice, and the same to the giver',
    {
      spirits: ['River', 'Vital'],
      others: 'B5',
      lands: { B8: 'city' },
      say: ['seat 1', '1: sun', '1: fire', '1: animal'],
      after: ({ state }) => expect([0, 1].map((seat) => elementsOf(state, seat).join(''))).toEqual(['10100001', '10100001']),
    },
  ],
  [
    'Elemental Boon',
    'to oneself gives three',
    { say: ['water', 'plant', 'air'], after: ({ state }) => expect(elementsOf(state, 0).join('')).toBe('00011010') },
  ],
  [
    'Encompassing Ward',
    'defends all lands of its target',
    { spirits: ['River', 'Vital'], others: 'B5', say: ['seat 1'], defend: { A5: 0, B5: 2, B8: 0 } },
  ],
  [
    'Enticing Splendor',
    'gathers an explorer or town',
    { lands: { A4: 'explorer, town' }, say: ['option 1', 'town A4 to A5'], is: { A4: 'explorer', A5: 'town, 2 of seat 0' } },
  ],
  [
    'Enticing Splendor',
    'or up to 2 dahan',
    { lands: { A4: '3 dahan' }, say: ['option 2', 'dahan A4 to A5', 'dahan A4 to A5'], is: { A4: 'dahan', A5: '2 dahan, 2 of seat 0' } },
  ],
  [
    'Entrancing Apparitions',
    'defends, and lures explorers to an empty land',
    {
      lands: { A6: '3 explorer' },
      say: ['A8', 'explorer A6 to A8', 'explorer A6 to A8'],
      is: { A6: 'explorer', A8: '2 explorer' },
      defend: { A8: 2 },
    },
  ],
  [
    'Entrancing Apparitions',
    'lures nobody where invaders are',
    { lands: { A6: 'explorer', A8: 'town' }, say: ['A8'], is: { A6: 'explorer', A8: 'town' }, defend: { A8: 2 } },
  ],
  [
    'Gift of Constancy',
    'gives 2 energy, and a card of each goes back to the hand',
    {
      spirits: ['River', 'Vital'],
      others: 'B5',
      say: ['seat 1'],
      leaves: [0, 2],
      after: (position) => expect(position.state.spirits.map(({ takeBack }) => takeBack)).toEqual([1, 1]),
    },
  ],
  ['Gift of Living Energy', 'gives 1 to oneself', { presence: 'A5', leaves: [1] }],
  ['Gift of Living Energy', 'and 1 more with two sacred sites', { presence: '2 A5, 2 A6', leaves: [2] }],
  [
    'Gift of Living Energy',
    'and 1 more to another',
    { spirits: ['River', 'Vital'], presence: '2 A5, A2', others: 'B5', say: ['seat 1'], leaves: [0, 3] },
  ],
  [
    'Gift of Power',
    'lets the target gain a minor power',
    {
      after: (position) => {
        const [card] = position.answers();
        position.say(card!);
        expect(position.state.spirits[0]!.hand).toEqual([powerNamed(card!)]);
        expect(position.state.minor.discard).toHaveLength(3);
      },
    },
  ],
  [
    'Gnawing Rootbiters',
    'push up to 2 towns',
    { lands: { A4: '3 town' }, say: ['A4', 'town A4 to A1', 'town A4 to A1'], is: { A4: 'town', A1: '2 town' } },
  ],
  [
    'Land of Haunts and Embers',
    'frightens, pushes 2 and blights',
    { lands: { A4: '3 town' }, say: ['A4', 'town A4 to A1', 'town A4 to A1'], fear: 2, is: { A4: 'town, blight', A1: '2 town' } },
  ],
  [
    'Land of Haunts and Embers',
    'does it twice where blight is, and adds one all the same',
    {
      lands: { A4: '3 explorer, blight' },
      say: ['A4', 'explorer A4 to A1', 'explorer A4 to A1', 'explorer A4 to A1', 'A2'],
      fear: 4,
      is: { A4: '2 blight', A1: '3 explorer', A2: 'blight' },
    },
  ],
  [
    'Lure of the Unknown',
    'gathers one of the settlers',
    { lands: { A4: 'explorer, town' }, targets: 'A1 A2 A5 A6 A7 A8', say: ['A1', 'town A4 to A1'], is: { A4: 'explorer', A1: 'town' } },
  ],
  ["Nature's Resilience", 'defends', { lands: { A4: 'blight' }, say: ['A4'], is: { A4: 'blight' }, defend: { A4: 6 } }],
  [
    "Nature's Resilience",
    'with 2 water may heal instead',
    { lands: { A4: 'blight' }, elements: '2 water', say: ['A4', 'option 2'], is: { A4: '' }, defend: { A4: 0 } },
  ],
  [
    'Pull Beneath the Hungry Earth',
    'hits where the spirit is and in sands and wetland, both together',
    { lands: { A5: 'city' }, say: ['A5'], fear: 1, is: { A5: 'city-2, 2 of seat 0' } },
  ],
  [
    'Pull Beneath the Hungry Earth',
    'once in sands without presence',
    { lands: { A4: 'city' }, say: ['A4'], fear: 0, is: { A4: 'city-1' } },
  ],
  [
    'Pull Beneath the Hungry Earth',
    'not at all in a jungle without presence',
    { lands: { A8: 'city' }, say: ['A8'], fear: 0, is: { A8: 'city' } },
  ],
  ['Purifying Flame', 'deals 1 damage for each blight', { lands: { A8: 'city, 2 blight' }, say: ['A8'], is: { A8: 'city-2, 2 blight' } }],
  [
    'Purifying Flame',
    'in mountain and sands may heal instead',
    { lands: { A4: 'city, 2 blight' }, say: ['A4', 'option 2'], is: { A4: 'city, blight' } },
  ],
  [
    "Quicken the Earth's Struggles",
    'hurts each town and city',
    { lands: { A5: 'explorer, 2 town, city' }, say: ['option 1'], is: { A5: 'explorer, 2 town-1, city-1, 2 of seat 0' } },
  ],
  [
    "Quicken the Earth's Struggles",
    'or defends',
    { lands: { A5: 'town' }, say: ['option 2'], is: { A5: 'town, 2 of seat 0' }, defend: { A5: 10 } },
  ],
  ['Rain of Blood', 'brings fear', { lands: { A4: 'explorer, town' }, fear: 2 }],
  [
    'Rain of Blood',
    'and more where two towns and cities are',
    { lands: { A4: 'town, city', A8: 'explorer' }, targets: 'A4 A8', say: ['A4'], fear: 3 },
  ],
  ['Reaching Grasp', 'lengthens the range of the target’s powers', { after: ({ state }) => expect(state.spirits[0]!.range).toBe(2) }],
  [
    'Rouse the Trees and Stones',
    'deals 2 damage and pushes an explorer, where no blight is',
    {
      lands: { A4: 'city, explorer, blight', A8: 'city, explorer' },
      targets: 'A1 A5 A6 A7 A8',
      say: ['A8', 'city takes 1', 'city-1 takes 1', 'explorer A8 to A7'],
      is: { A8: 'city-2', A7: 'explorer' },
    },
  ],
  ['Sap the Strength of Multitudes', 'defends', { defend: { A5: 5 } }],
  [
    'Sap the Strength of Multitudes',
    'reaches further with air',
    { elements: 'air', targets: 'A1 A4 A5 A6 A7 A8', say: ['A8'], defend: { A8: 5 } },
  ],
  ['Savage Mawbeasts', 'hunt in jungle and wetland', { lands: { A8: 'city' }, say: ['A8'], fear: 1, is: { A8: 'city-1' } }],
  [
    'Savage Mawbeasts',
    'with 3 animal anywhere',
    { lands: { A4: 'city' }, elements: '2 animal', say: ['A4'], fear: 0, is: { A4: 'city-1' } },
  ],
  ['Shadows of the Burning Forest', 'frighten', { lands: { A5: 'explorer, town' }, fear: 2, is: { A5: 'explorer, town, 2 of seat 0' } }],
  [
    'Shadows of the Burning Forest',
    'and push from mountain and jungle',
    {
      presence: 'A6',
      lands: { A6: 'explorer, town' },
      say: ['explorer A6 to A1', 'town A6 to A8'],
      fear: 2,
      is: { A6: '1 of seat 0', A1: 'explorer', A8: 'town' },
    },
  ],
  [
    'Song of Sanctity',
    'pushes all explorers',
    {
      lands: { A8: '2 explorer, blight' },
      targets: 'A1 A6 A8',
      say: ['A8', 'explorer A8 to A5', 'explorer A8 to A6'],
      is: { A8: 'blight', A5: 'explorer, 2 of seat 0', A6: 'explorer' },
    },
  ],
  ['Song of Sanctity', 'heals where none is', { lands: { A8: 'town, 2 blight' }, say: ['A8'], is: { A8: 'town, blight' } }],
  ['Steam Vents', 'destroy an explorer', { lands: { A5: '2 explorer, town' }, is: { A5: 'explorer, town, 2 of seat 0' }, fear: 0 }],
  [
    'Steam Vents',
    'with 3 earth a town instead',
    { lands: { A5: '2 explorer, town' }, elements: '2 earth', say: ['option 2'], is: { A5: '2 explorer, 2 of seat 0' }, fear: 1 },
  ],
  [
    'Uncanny Melting',
    'frightens invaders and heals sands and wetland',
    { lands: { A4: 'explorer, 2 blight' }, say: ['A4'], fear: 1, is: { A4: 'explorer, blight' } },
  ],
  ['Uncanny Melting', 'frightens nobody in an empty land', { lands: { A8: 'blight' }, say: ['A8'], fear: 0, is: { A8: 'blight' } }],
  [
    "Veil the Night's Hunt",
    'hits a different invader with each dahan',
    { lands: { A4: 'town, city, 3 dahan' }, say: ['option 1', 'town'], is: { A4: 'town-1, city-1, 3 dahan' } },
  ],
  [
    "Veil the Night's Hunt",
    'or pushes dahan',
    { lands: { A4: 'town, dahan' }, say: ['option 2', 'dahan A4 to A1'], is: { A4: 'town', A1: 'dahan' } },
  ],
  [
    'Visions of Fiery Doom',
    'frighten and push',
    { lands: { A5: '2 town' }, say: ['town A5 to A1'], fear: 1, is: { A5: 'town, 2 of seat 0', A1: 'town' } },
  ],
  ['Visions of Fiery Doom', 'with 2 fire more', { elements: 'fire', fear: 2 }],
  [
    'Voracious Growth',
    'deals 2 damage',
    { lands: { A8: 'city, blight' }, targets: 'A5 A8', say: ['A8', 'option 1'], is: { A8: 'city-2, blight' } },
  ],
  ['Voracious Growth', 'or heals', { lands: { A8: 'city, blight' }, say: ['A8', 'option 2'], is: { A8: 'city' } }],
];

test.each(rows)('%s %s', (power, _, row) => {
  play(power, row);
});

test('every minor power is in the table', () => {
  expect(withoutRow('minor', rows)).toEqual([]);
});
