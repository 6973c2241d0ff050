import { expect, test } from 'vitest';
import { powers } from '../../content/powers.ts';
import { play, positionOf, type Row, withoutRow } from '../use.ts';

const rows: readonly Row[] = [
  [
    'Bloodwrack Plague',
    'brings disease, which defends here and around',
    { lands: { A4: 'disease' }, say: ['A4'], fear: 0, is: { A4: '3 disease' }, defend: { A4: 3, A1: 3, A2: 3, A5: 3, A8: 0 } },
  ],
  [
    'Bloodwrack Plague',
    'with its elements frightens and hurts here or around, point by point',
    {
      lands: { A4: 'city', A1: 'town' },
      elements: 'earth, 3 animal',
      say: ['A4', 'A1', 'A4'],
      fear: 2,
      is: { A4: 'city-1, 2 disease', A1: 'town-1' },
    },
  ],
  [
    'Death Falls Gently from Open Blossoms',
    'deals 4 damage, and who is left gets disease',
    { lands: { A8: '2 city' }, targets: 'A3 A4 A7 A8', say: ['A8', 'city takes 3'], fear: 2, is: { A8: 'city-1, disease' } },
  ],
  ['Death Falls Gently from Open Blossoms', 'if anybody is left', { lands: { A8: 'city' }, say: ['A8'], fear: 2, is: { A8: '' } }],
  [
    'Death Falls Gently from Open Blossoms',
    'with its elements frightens and reaches two lands beside it',
    {
      lands: { A4: '', A1: 'town', A2: 'explorer', A5: 'explorer' },
      elements: '2 air, 2 plant',
      say: ['A4', 'A1', 'A5'],
      fear: 3,
      is: { A1: 'town, disease', A2: 'explorer', A5: 'explorer, disease, 2 of seat 0' },
    },
  ],
  [
    'Fire and Flood',
    'deals 4 damage in two lands, near and farther away from one sacred site',
    {
      lands: { A4: '2 city', A2: '2 city' },
      say: ['A4', 'A2', 'city takes 3', 'city takes 3'],
      is: { A4: 'city-1', A2: 'city-1' },
      fear: 4,
    },
  ],
  [
    'Fire and Flood',
    'with 3 fire and 3 water 4 more, each in one of them',
    {
      lands: { A4: '3 city', A2: '3 city' },
      elements: '2 fire, 2 water',
      say: ['A4', 'A2', 'city takes 3', 'city takes 3', 'A2', 'city-1 takes 2', 'A2'],
      is: { A4: 'city, city-1', A2: '' },
    },
  ],
  [
    'Flow Like Water, Reach Like Air',
    'lengthens the range of the target, and lets a presence take others along',
    {
      spirits: ['River', 'Vital'],
      others: 'B5',
      lands: { B5: '2 explorer, town, city, dahan' },
      say: ['seat 1', '1: B5', '1: B4', '1: explorer B5 to B4', '1: stop', '1: town B5 to B4', '1: stop'],
      is: { B5: 'explorer, city, dahan', B4: 'explorer, town, 1 of seat 1' },
      after: ({ state }) => expect(state.spirits.map(({ range }) => range)).toEqual([0, 2]),
    },
  ],
  [
    'Flow Like Water, Reach Like Air',
    'with its elements cities and blight as well',
    {
      lands: { A5: 'city, 3 blight' },
      presence: 'A5',
      elements: 'air, water',
      say: ['A5', 'A4', 'city A5 to A4', 'blight A5 to A4', 'blight A5 to A4'],
      is: { A5: 'blight', A4: 'city, 2 blight, 1 of seat 0' },
    },
  ],
  [
    'Grant Hatred a Ravenous Form',
    'strikes for strife and blight, and a beast is left where all are destroyed',
    { lands: { A4: 'city!1, blight' }, say: ['A4'], fear: 2 + 2, is: { A4: 'blight, beasts' } },
  ],
  [
    'Grant Hatred a Ravenous Form',
    'not where some are left',
    { lands: { A4: '2 city, blight' }, say: ['A4', 'city takes 1'], fear: 1, is: { A4: '2 city-1, blight' } },
  ],
  [
    'Grant Hatred a Ravenous Form',
    'with its elements sows strife around',
    {
      lands: { A4: '', A1: 'town', A2: 'explorer' },
      elements: '3 moon, fire',
      say: ['A4', 'A1', 'stop'],
      is: { A1: 'town!1', A2: 'explorer' },
    },
  ],
  [
    'Insatiable Hunger of the Swarm',
    'blights, gathers beasts, and they eat all',
    {
      lands: { A4: '2 city, 2 dahan', A1: '2 beasts' },
      say: ['A4', 'beasts A1 to A4', 'stop'],
      fear: 3 + 4,
      is: { A4: 'blight, 2 beasts', A1: 'beasts' },
    },
  ],
  [
    'Insatiable Hunger of the Swarm',
    'with its elements goes on beside it',
    {
      lands: { A8: 'town' },
      elements: 'air, 3 animal',
      say: ['A7', 'A8', 'stop'],
      is: { A7: 'blight, beasts', A8: 'blight, beasts' },
    },
  ],
  [
    'Instruments of Their Own Ruin',
    'who has strife strikes the others',
    { lands: { A4: 'town, city' }, say: ['A4', 'city'], fear: 1, is: { A4: 'city!1' } },
  ],
  [
    'Instruments of Their Own Ruin',
    'both of them, and nobody himself',
    { lands: { A4: 'town!1, city' }, say: ['A4', 'city'], fear: 1, is: { A4: 'city-2!1' } },
  ],
  [
    'Manifest Incarnation',
    'frightens for all that is there, removes one of each, and they ravage',
    {
      lands: { A5: '2 explorer, town, 2 city' },
      fear: 6 + 3 + 2,
      is: { A5: 'explorer, city, blight, 1 of seat 0' },
    },
  ],
  [
    'Manifest Incarnation',
    'with its elements frightens more, and the ravage deals 6 less',
    {
      lands: { A5: 'explorer, town, 2 city' },
      elements: '2 sun, 2 moon',
      fear: 3 + 6 + 3 + 2,
      is: { A5: 'city, 2 of seat 0' },
    },
  ],
  [
    'Pyroclastic Flow',
    'hurts, destroys explorers, and blights jungle and wetland',
    {
      presence: '2 A6, 2 A4',
      lands: { A8: '3 explorer, city' },
      targets: 'A1 A5 A6 A8',
      say: ['A8', 'city takes 1', 'city-1 takes 1'],
      is: { A8: 'city-2, blight' },
    },
  ],
  [
    'Pyroclastic Flow',
    'with its elements hurts more and grows wild',
    {
      presence: '2 A6',
      lands: { A6: '2 city' },
      elements: 'fire, 2 air, earth',
      say: ['A6', 'city takes 1'],
      is: { A6: 'wilds, 2 of seat 0' },
    },
  ],
  [
    'Savage Transformation',
    'makes a beast of an explorer',
    { lands: { A4: '2 explorer' }, say: ['A4'], fear: 2, is: { A4: 'explorer, beasts' } },
  ],
  [
    'Savage Transformation',
    'with its elements of another, here or beside it',
    {
      lands: { A4: 'explorer', A1: 'explorer', A2: 'explorer' },
      elements: 'moon, 2 animal',
      say: ['A4', 'A2'],
      is: { A4: 'beasts', A1: 'explorer', A2: 'beasts' },
    },
  ],
  [
    'Sea Monsters',
    'come, frighten and devour',
    {
      presence: '2 A2',
      lands: { A2: '2 city, blight' },
      targets: 'A1 A2 A3',
      say: ['A2', 'city takes 3'],
      fear: 2 + 2,
      is: { A2: 'city-1, blight, beasts, 2 of seat 0' },
    },
  ],
  [
    'Sea Monsters',
    'with its elements again',
    { presence: '2 A2', elements: '2 water, 2 animal', say: ['A2', 'A2'], is: { A2: '2 beasts, 2 of seat 0' } },
  ],
  [
    'Smothering Infestation',
    'brings disease',
    { presence: '2 A4', lands: { A4: 'town' }, fear: 0, is: { A4: 'town, disease, 2 of seat 0' } },
  ],
  [
    'Smothering Infestation',
    'and strikes in jungle and wetland',
    { lands: { A5: 'city' }, fear: 2 + 2, is: { A5: 'disease, 2 of seat 0' } },
  ],
  [
    'Smothering Infestation',
    'with its elements hurts each invader',
    { presence: '2 A4', lands: { A4: '2 explorer, town' }, elements: 'water, plant', is: { A4: 'town-1, disease, 2 of seat 0' } },
  ],
  [
    'Strangling Firevine',
    'destroys explorers, grows wild here and where it came from, and all wilds strike',
    {
      presence: '2 A4, A7, 2 A5',
      lands: { A5: '2 explorer, city', A1: 'wilds' },
      targets: 'A1 A2 A3 A4 A5 A7 A8',
      say: ['A5', 'A7'],
      fear: 2,
      is: { A5: 'wilds, 2 of seat 0', A7: 'wilds, 1 of seat 0', A1: 'wilds' },
    },
  ],
  [
    'Strangling Firevine',
    'with its elements twice',
    {
      presence: 'A4',
      lands: { A4: '2 city' },
      elements: 'fire, 2 plant',
      say: ['A4', 'city takes 1', 'city-1 takes 2'],
      is: { A4: 'city-1, 2 wilds, 1 of seat 0' },
    },
  ],
  [
    'Sweep into the Sea',
    'pushes explorers and towns towards the ocean',
    {
      lands: { A5: 'explorer, town, city' },
      // A1 is a coast; A4, A6, A7 and A8 are no nearer to it.
      say: ['A5', 'option 1', 'explorer A5 to A1'],
      is: { A5: 'city, 2 of seat 0', A1: 'explorer, town' },
    },
  ],
  [
    'Sweep into the Sea',
    'or destroys them on the coast',
    { lands: { A2: '2 explorer, town, city' }, say: ['A2', 'option 2'], fear: 1, is: { A2: 'city' } },
  ],
  [
    'Sweep into the Sea',
    'with its elements again beside it',
    { lands: { A2: 'explorer', A1: 'town' }, elements: '2 sun, water', say: ['A2', 'option 2', 'A1', 'option 2'], is: { A2: '', A1: '' } },
  ],
  [
    'Tigers Hunting',
    'come from the jungle, gather, hunt and go',
    {
      presence: 'A8',
      lands: { A7: 'city', A5: 'beasts' },
      targets: 'A5 A6 A7 A8',
      say: ['A7', 'beasts A5 to A7', 'beasts A7 to A8', 'stop'],
      fear: 2,
      is: { A7: 'city-2, beasts', A8: 'beasts, 1 of seat 0', A5: '' },
    },
  ],
  [
    'Tigers Hunting',
    'with its elements also in a land beside it',
    {
      presence: 'A8',
      lands: { A7: '', A5: 'city, beasts' },
      elements: 'sun, moon, 2 animal',
      say: ['A7', 'stop', 'stop'],
      is: { A7: 'beasts', A5: 'city-2, beasts' },
    },
  ],
  [
    'Twisted Flowers Murmur Ultimatums',
    'frighten and sow strife',
    { lands: { A4: 'town, city' }, say: ['city'], fear: 4, is: { A4: 'town, city!1' } },
  ],
  [
    'Twisted Flowers Murmur Ultimatums',
    'from terror level 2 on two invaders go',
    {
      lands: { A4: 'explorer, town, city' },
      with: (state) => void (state.fear.terror = 2),
      say: ['explorer', 'city', 'town'],
      is: { A4: 'explorer!1' },
    },
  ],
  [
    'Twisted Flowers Murmur Ultimatums',
    'with their elements frighten before, and hurt',
    {
      lands: { A4: 'explorer, city' },
      elements: '2 moon, air, 2 plant',
      with: (state) => {
        // One more card raises the terror level: 7 fear are enough for it, 4 would not be.
        state.fear.pool = 6;
        state.fear.left = [1, 3, 3];
      },
      say: ['city', 'explorer'],
      fear: 7,
      is: { A4: '' },
    },
  ],
  [
    'Unrelenting Growth',
    'the target adds 2 presence and wilds',
    {
      spirits: ['River', 'Vital'],
      others: 'B5',
      say: ['seat 1', '1: B4', '1: track 1', '1: track 2'],
      is: { B4: 'wilds, 2 of seat 1', B5: '1 of seat 1' },
    },
  ],
  [
    'Unrelenting Growth',
    'with its elements more wilds, healing and a power card',
    {
      presence: 'A4',
      lands: { A4: 'blight' },
      elements: '2 sun, 2 plant',
      say: ['A4', 'track 1', 'track 1', 'option 1'],
      is: { A4: '2 wilds, 3 of seat 0' },
      after: (position) => {
        const [card] = position.answers();
        position.say(card!);
        expect(position.state.spirits[0]!.hand).toHaveLength(1);
      },
    },
  ],
  [
    'Volcanic Eruption',
    'destroys nearly everything',
    { presence: 'A6', lands: { A5: '2 explorer, 5 city, 2 dahan, beasts' }, say: ['A5'], fear: 6 + 10, is: { A5: 'blight' } },
  ],
  [
    'Volcanic Eruption',
    'with its elements all, and much around',
    {
      presence: 'A6, A4',
      lands: { A6: '9 city', A5: '4 city, dahan, beasts, blight', A1: 'explorer' },
      elements: '3 fire, 2 earth',
      say: ['A6', ...Array.from({ length: 6 }, () => 'city takes 3'), 'city takes 1', 'city takes 3', 'city takes 3', 'city takes 3'],
      is: { A6: 'blight, wilds', A5: 'city-1, blight', A1: 'blight', A8: 'blight' },
    },
  ],
];

const ownTests = ['Cast Down into the Briny Deep', 'Pent-Up Calamity', 'Unlock the Gates of Deepest Power'];

test.each(rows)('%s %s', (power, _, row) => {
  play(power, row);
});

test('every major power of Branch & Claw is in the table, or is proven elsewhere', () => {
  expect(withoutRow('major', rows, 'branch-and-claw')).toEqual(ownTests);
});

test('every level of them is met by some row, or by a test of its own', () => {
  const bare = powers.flatMap(({ name, kind, set, thresholds }) =>
    kind === 'major' &&
    set === 'branch-and-claw' &&
    thresholds.length > 0 &&
    !rows.some(([row, , { elements }]) => row === name && elements !== undefined)
      ? [name]
      : [],
  );
  expect(bare).toEqual([...ownTests.slice(0, 1), 'Instruments of Their Own Ruin', ...ownTests.slice(1)]);
});

test('Instruments of Their Own Ruin with its elements: a ravage strikes the invaders beside, and nobody strikes back', () => {
  const position = positionOf('Instruments of Their Own Ruin', {
    lands: { A4: 'city, 2 dahan', A1: 'town', A2: 'explorer' },
    elements: '3 sun, fire, animal',
  })
    .card('ravage', '1-sands')
    .card('explore', '1-jungle')
    .phase('fast', 'slow');
  position.say('use Instruments of Their Own Ruin', 'A4');
  expect(position.answers()).toEqual(['A1', 'A2', 'A3']);
  position.say('A1', 'A1', 'A2').is({ A4: 'city, 2 dahan', A1: '', A2: '' });
});
