import { expect, test } from 'vitest';
import { powerNamed } from '../../content/powers.ts';
import { play, positionOf, type Row, withoutRow } from '../use.ts';

/* Board A as in minor.test.ts; the spirit is in the wetland A5 unless a row says otherwise. */
const rows: readonly Row[] = [
  [
    'Absorb Corruption',
    'gathers a blight',
    { lands: { A4: 'blight' }, energy: 1, say: ['option 1'], is: { A4: '', A5: 'blight, 2 of seat 0' }, leaves: [1] },
  ],
  [
    'Absorb Corruption',
    'or removes one for 1 energy',
    { lands: { A5: 'blight', A4: 'blight' }, energy: 1, say: ['option 2'], is: { A4: 'blight', A5: '2 of seat 0' }, leaves: [0] },
  ],
  [
    'Absorb Corruption',
    'or nothing without it',
    { lands: { A5: 'blight' }, say: ['option 2'], is: { A5: 'blight, 2 of seat 0' }, leaves: [0] },
  ],
  [
    'Absorb Corruption',
    'with 2 plant does both',
    {
      lands: { A5: 'blight', A4: 'blight' },
      elements: 'plant',
      energy: 1,
      say: ['option 3'],
      is: { A4: '', A5: 'blight, 2 of seat 0' },
      leaves: [0],
    },
  ],
  [
    'Animated Wrackroot',
    'frightens and strangles an explorer',
    { lands: { A5: '2 explorer' }, say: ['option 1'], fear: 1, is: { A5: 'explorer, 2 of seat 0' } },
  ],
  [
    'Animated Wrackroot',
    'or grows wild',
    { lands: { A5: 'explorer' }, say: ['option 2'], fear: 0, is: { A5: 'explorer, wilds, 2 of seat 0' } },
  ],
  [
    'Call to Ferocity',
    'gathers up to 3 dahan',
    { lands: { A4: 'explorer', A1: '2 dahan' }, say: ['option 1', 'dahan A1 to A4', 'stop'], is: { A4: 'explorer, dahan', A1: 'dahan' } },
  ],
  [
    'Call to Ferocity',
    'or lets the dahan drive out an explorer and a town',
    {
      lands: { A4: '2 explorer, town, dahan' },
      say: ['option 2', 'explorer A4 to A1', 'town A4 to A2'],
      fear: 1,
      is: { A4: 'explorer, dahan', A1: 'explorer', A2: 'town' },
    },
  ],
  [
    'Call to Ferocity',
    'for which it needs dahan',
    { lands: { A4: 'explorer, town' }, say: ['option 2'], fear: 0, is: { A4: 'explorer, town' } },
  ],
  [
    'Call to Trade',
    'may gather a dahan, and at terror level 1 or 2 gathers a town',
    { lands: { A4: 'dahan', A1: 'town, dahan' }, targets: 'A1 A4', say: ['A4', 'dahan A1 to A4'], is: { A4: 'town, 2 dahan', A1: '' } },
  ],
  [
    'Call to Trade',
    'but not at terror level 3',
    { lands: { A4: 'dahan', A1: 'town' }, with: (state) => void (state.fear.terror = 3), is: { A4: 'dahan', A1: 'town' } },
  ],
  ['Confounding Mists', 'defend', { say: ['A4', 'option 1'], defend: { A4: 4 } }],
  [
    'Cycles of Time and Tide',
    'bring a dahan to dahan',
    { presence: '2 A2', lands: { A2: 'dahan, blight' }, targets: 'A1 A2 A3', say: ['A2'], is: { A2: '2 dahan, blight, 2 of seat 0' } },
  ],
  [
    'Cycles of Time and Tide',
    'or heal where there are none',
    { presence: '2 A2', lands: { A2: 'blight' }, say: ['A2'], is: { A2: '2 of seat 0' } },
  ],
  [
    'Disorienting Landscape',
    'pushes an explorer, and mountain and jungle grow wild',
    { lands: { A8: '2 explorer' }, say: ['A8', 'explorer A8 to A5'], is: { A8: 'explorer, wilds', A5: 'explorer, 2 of seat 0' } },
  ],
  ['Disorienting Landscape', 'other lands do not', { lands: { A7: '' }, say: ['A7'], is: { A7: '' } }],
  ['Elusive Ambushes', 'hurt', { lands: { A4: 'town, dahan' }, say: ['option 1'], is: { A4: 'town-1, dahan' } }],
  ['Elusive Ambushes', 'or defend', { lands: { A4: 'town, dahan' }, say: ['option 2'], defend: { A4: 4 } }],
  [
    'Fire in the Sky',
    'frightens and sows strife',
    { lands: { A4: 'town, city' }, say: ['A4', 'city'], fear: 2, is: { A4: 'town, city!1' } },
  ],
  ['Fleshrot Fever', 'spreads', { targets: 'A4 A7 A8', say: ['A7'], fear: 1, is: { A7: 'disease' } }],
  [
    "Gold's Allure",
    'draws an explorer and a town, who quarrel',
    { lands: { A4: 'explorer, town', A1: '' }, targets: 'A1 A6', say: ['A1', 'town'], is: { A1: 'explorer, town!1', A4: '' } },
  ],
  [
    'Growth Through Sacrifice',
    'destroys presence for healing',
    {
      spirits: ['River', 'Vital'],
      others: 'B5, B8',
      lands: { B8: 'blight, city' },
      say: ['seat 1', '1: B8', '1: option 1'],
      is: { B8: 'city, 1 of seat 1', A5: '1 of seat 0' },
      after: ({ state }) => expect(state.spirits.map(({ destroyed }) => destroyed)).toEqual([1, 0]),
    },
  ],
  [
    'Growth Through Sacrifice',
    'or for growth',
    {
      spirits: ['River', 'Vital'],
      others: 'B5',
      lands: { B5: 'blight' },
      say: ['seat 1', '1: option 2', '1: track 1'],
      is: { B5: 'blight, 2 of seat 1' },
    },
  ],
  [
    'Growth Through Sacrifice',
    'with 2 sun for both in the same land',
    {
      spirits: ['River', 'Vital'],
      others: 'B5',
      lands: { B5: 'blight' },
      elements: '2 sun',
      say: ['seat 1', '1: option 3', '1: track 1'],
      is: { B5: '2 of seat 1' },
    },
  ],
  [
    'Guardian Serpents',
    'guard a sacred site of the target',
    {
      spirits: ['River', 'Vital'],
      others: '2 B5, B8',
      lands: { B8: 'town' },
      say: ['seat 1', '0: B5'],
      is: { B5: 'beasts, 2 of seat 1' },
      defend: { B5: 4 + 3, B8: 0 },
    },
  ],
  [
    'Guardian Serpents',
    'or come to another of its lands',
    {
      spirits: ['River', 'Shadows'],
      others: '2 B5, B8',
      say: ['seat 1', '0: B8'],
      is: { B8: 'beasts, 1 of seat 1' },
      defend: { B5: 0, B8: 0 },
    },
  ],
  [
    'Here There Be Monsters',
    'push and frighten',
    { lands: { A5: 'town, dahan' }, say: ['town A5 to A4'], fear: 2, is: { A5: 'dahan, 2 of seat 0', A4: 'town' } },
  ],
  [
    'Here There Be Monsters',
    'all the more with beasts',
    { lands: { A5: 'town, beasts' }, say: ['stop'], fear: 3, is: { A5: 'town, beasts, 2 of seat 0' } },
  ],
  [
    'Infested Aquifers',
    'hurt all where there is disease',
    { lands: { A5: 'explorer, 2 town, disease' }, say: ['option 1'], fear: 0, is: { A5: '2 town-1, disease, 2 of seat 0' } },
  ],
  ['Infested Aquifers', 'which they bring to mountain and wetland', { say: ['option 2'], fear: 1, is: { A5: 'disease, 2 of seat 0' } }],
  ['Inflame the Fires of Life', 'bring disease', { lands: { A4: 'town' }, say: ['A4', 'option 1'], fear: 0, is: { A4: 'town, disease' } }],
  ['Inflame the Fires of Life', 'or strife', { lands: { A4: 'town' }, say: ['A4', 'option 2'], fear: 1, is: { A4: 'town!1' } }],
  [
    'Inflame the Fires of Life',
    'or with 3 animal both',
    { lands: { A4: 'town' }, elements: '2 animal', say: ['A4', 'option 3'], fear: 1, is: { A4: 'town!1, disease' } },
  ],
  [
    'Pact of the Joined Hunt',
    'gathers a dahan, and all dahan there hunt',
    {
      spirits: ['River', 'Vital'],
      others: 'B5',
      lands: { B5: 'city, dahan', B4: 'dahan' },
      say: ['seat 1'],
      is: { B5: 'city-2, 2 dahan, 1 of seat 1', B4: '' },
    },
  ],
  ['Poisoned Dew', 'kills an explorer', { lands: { A4: '2 explorer' }, say: ['A4'], is: { A4: 'explorer' } }],
  ['Poisoned Dew', 'in jungle and wetland all of them', { lands: { A8: '3 explorer, town' }, say: ['A8'], is: { A8: 'town' } }],
  [
    'Portents of Disaster',
    'frighten',
    {
      lands: { A4: 'explorer' },
      fear: 2,
      after: ({ state }) => expect(state.modifiers.map(({ kind }) => kind)).toEqual(['next-destroyed-fear']),
    },
  ],
  [
    'Promises of Protection',
    'gather up to 2 dahan, who are hardy there',
    { lands: { A4: 'dahan', A1: '2 dahan' }, say: ['A4', 'dahan A1 to A4', 'stop'], is: { A4: '2 dahan', A1: 'dahan' } },
  ],
  ['Prowling Panthers', 'come', { say: ['A8', 'option 1'], targets: 'A1 A6 A8', fear: 1, is: { A8: 'beasts' } }],
  [
    'Prowling Panthers',
    'and kill where beasts are',
    { lands: { A8: 'explorer, town, beasts' }, say: ['A8', 'option 2', 'town'], fear: 1, is: { A8: 'explorer, beasts' } },
  ],
  ['Prowling Panthers', 'nobody elsewhere', { lands: { A8: 'town' }, say: ['A8', 'option 2'], fear: 0, is: { A8: 'town' } }],
  [
    'Razor-Sharp Undergrowth',
    'cuts all alike, grows wild and defends',
    { lands: { A5: '2 explorer, 2 dahan' }, is: { A5: 'explorer, dahan, wilds, 2 of seat 0' }, defend: { A5: 2 } },
  ],
  ['Renewing Rain', 'heals jungle and sands', { lands: { A4: '2 blight' }, say: ['A4'], is: { A4: 'blight' } }],
  [
    'Renewing Rain',
    'with 3 plant grows wild anywhere',
    { lands: { A6: 'blight' }, elements: '2 plant', say: ['A6'], is: { A6: 'blight, wilds' } },
  ],
  [
    "Rites of the Land's Rejection",
    'stop building and frighten by the fewer',
    {
      lands: { A4: '2 town, city, 2 dahan' },
      say: ['option 1'],
      fear: 2,
      after: ({ state }) => expect(state.modifiers.map(({ kind }) => kind)).toEqual(['skip-build']),
    },
  ],
  [
    "Rites of the Land's Rejection",
    'towns and cities where those are fewer',
    { lands: { A4: 'town, 3 dahan' }, say: ['option 1'], fear: 1 },
  ],
  [
    "Rites of the Land's Rejection",
    'or push dahan',
    { lands: { A4: '2 dahan' }, say: ['option 2', 'dahan A4 to A1', 'dahan A4 to A2'], fear: 0, is: { A4: '', A1: 'dahan', A2: 'dahan' } },
  ],
  [
    'Scour the Land',
    'destroys 3 towns and all explorers and blights the land',
    { lands: { A4: '2 explorer, 4 town, city' }, say: ['A4'], fear: 3, is: { A4: 'town, city, blight' } },
  ],
  [
    'Scour the Land',
    'with 3 air may be fast',
    { lands: { A4: 'explorer' }, elements: '2 air', phase: 'fast', say: ['A4'], is: { A4: 'blight' } },
  ],
  [
    'Sky Stretches to Shore',
    'lets one power change its speed, and reach farther to the coast',
    {
      lands: { A2: '2 explorer' },
      with: (state) => void state.spirits[0]!.played.push(powerNamed('Poisoned Dew'), powerNamed('Call to Migrate')),
      say: ['use Poisoned Dew'],
      after: (position) => {
        // Range 1, to the coast 4.
        expect(position.answers().join(' ')).toBe('A1 A2 A3 A4 A5 A6 A7 A8');
        position.say('A2').is({ A2: '' });
        expect(position.asks).toEqual(['0 phase-over']);
      },
    },
  ],
  [
    'Spur on with Words of Fire',
    'lets another spirit play a card at once',
    {
      spirits: ['River', 'Vital'],
      others: 'B5',
      lands: { B8: 'town' },
      with: (state) =>
        void state.spirits[1]!.hand.push(powerNamed('Rain of Blood'), powerNamed('Drought'), powerNamed('Talons of Lightning')),
      say: ['seat 1', '1: Drought'],
      leaves: [0, 0],
      after: ({ state }) => expect(state.spirits[1]!.played).toEqual([powerNamed('Drought')]),
    },
  ],
  [
    'Spur on with Words of Fire',
    'and oneself without the energy',
    {
      energy: 1,
      with: (state) => void state.spirits[0]!.hand.push(powerNamed('Drought')),
      say: ['stop'],
      leaves: [1],
      after: ({ state }) => expect(state.spirits[0]!.hand).toEqual([powerNamed('Drought')]),
    },
  ],
  ['Swarming Wasps', 'come', { lands: { A4: 'blight' }, targets: 'A1 A5 A6 A7 A8', say: ['A8', 'option 1'], is: { A8: 'beasts' } }],
  [
    'Swarming Wasps',
    'and drive out explorers where beasts are',
    {
      lands: { A8: '3 explorer, beasts' },
      say: ['A8', 'option 2', 'explorer A8 to A5', 'explorer A8 to A5'],
      is: { A8: 'explorer, beasts', A5: '2 explorer, 2 of seat 0' },
    },
  ],
  ['Teeming Rivers', 'bring beasts to clean water', { targets: 'A1 A2 A5 A6', say: ['A1'], is: { A1: 'beasts' } }],
  ['Teeming Rivers', 'and clear a single blight', { lands: { A1: 'blight' }, say: ['A1'], is: { A1: '' } }],
  ['Teeming Rivers', 'not two', { lands: { A1: '2 blight' }, say: ['A1'], is: { A1: '2 blight' } }],
  ['Tormenting Rotflies', 'bring disease', { say: ['A4', 'option 1'], targets: 'A2 A4 A5 A7', fear: 0, is: { A4: 'disease' } }],
  ['Tormenting Rotflies', 'or frighten', { lands: { A4: 'town, disease, blight' }, say: ['A4', 'option 2'], fear: 4 }],
  ['Tormenting Rotflies', 'each of the three apart', { lands: { A4: 'blight' }, say: ['A4', 'option 2'], fear: 1 }],
  [
    'Twilight Fog Brings Madness',
    'sows strife, pushes a dahan and hurts the others',
    { lands: { A4: 'town, 3 dahan' }, say: ['A4', 'dahan A4 to A1'], is: { A4: 'town!1, 2 dahan-1', A1: 'dahan' } },
  ],
];

test.each(rows)('%s %s', (power, _, row) => {
  play(power, row);
});

test('every minor power of Branch & Claw is in the table', () => {
  expect(withoutRow('minor', rows, 'branch-and-claw')).toEqual([]);
});

test('Call to Trade: the first ravage of the turn becomes a build, and the second is a ravage', () => {
  const position = positionOf('Call to Trade', { lands: { A4: 'dahan', A1: 'town' } })
    .card('ravage', '1-sands')
    .card('ravage', '2-sands')
    .card('explore', '1-jungle')
    .phase('fast', 'slow');
  position.say('use Call to Trade');
  // A town comes, a city is built beside it; then 5 damage destroy the dahan and blight the land.
  position.is({ A4: 'town, city, blight', A1: '' });
});

test('Confounding Mists: who is added there may be pushed at once', () => {
  const position = positionOf('Confounding Mists', { lands: { A4: 'town' } })
    .card('build', '1-sands')
    .card('explore', '2-sands')
    .phase('fast', 'slow');
  position.say('use Confounding Mists', 'A4', 'option 2');
  expect(position.answers()).toContain('stop');
  position.say('city A4 to A5', 'stop').is({ A4: 'explorer, town', A5: 'city, 2 of seat 0' });
});
