import { expect, test } from 'vitest';
import { powerNamed, powers } from '../../content/powers.ts';
import { foreseeRavage } from '../../rules/invaders/foreseen-ravage.ts';
import type { State } from '../../rules/state.ts';
import { play, positionOf, type Row, withoutRow } from '../use.ts';

const destroyed =
  (n: number, seat = 0) =>
  (state: State): void =>
    void (state.spirits[seat]!.destroyed = n);

const rows: readonly Row[] = [
  [
    'Accelerated Rot',
    'frightens and deals 4 damage',
    { lands: { A8: '2 city' }, targets: 'A2 A3 A5 A8', say: ['A8', 'city takes 3'], fear: 4, is: { A8: 'city-1' } },
  ],
  [
    'Accelerated Rot',
    'with its elements deals 5 more and heals',
    { lands: { A8: '3 city, blight' }, elements: '2 sun, water, 2 plant', say: ['A8', 'city takes 3'], fear: 2 + 6, is: { A8: '' } },
  ],
  [
    'Blazing Renewal',
    'brings 2 destroyed presence back and burns towns and cities there',
    {
      lands: { A4: 'explorer, town, city' },
      with: destroyed(3),
      say: ['A4'],
      fear: 1,
      is: { A4: 'explorer, city-2, 2 of seat 0' },
      after: ({ state }) => expect(state.spirits[0]!.destroyed).toBe(1),
    },
  ],
  [
    'Blazing Renewal',
    'with its elements deals 4 damage there',
    {
      lands: { A4: '3 explorer, city' },
      with: destroyed(1),
      elements: '2 fire, 2 earth, plant',
      say: ['A4'],
      fear: 2,
      is: { A4: '1 of seat 0' },
    },
  ],
  [
    'Blazing Renewal',
    'within the user’s reach, for the target',
    {
      spirits: ['River', 'Vital'],
      presence: 'A3',
      others: 'B8',
      with: destroyed(2, 1),
      say: ['seat 1', '1: A1'],
      is: { A1: '2 of seat 1' },
    },
  ],
  [
    'Cleansing Floods',
    'deal 4 damage and heal, from a wetland',
    {
      presence: '2 A5, 2 A8',
      lands: { A4: '2 city, blight' },
      targets: 'A1 A4 A5 A6 A7 A8',
      say: ['A4', 'city takes 3'],
      is: { A4: 'city-1' },
    },
  ],
  [
    'Cleansing Floods',
    'with 4 water deal 10 more',
    {
      lands: { A4: '5 city' },
      elements: '3 water',
      say: ['A4', 'city takes 3', 'city takes 3', 'city takes 3', 'city takes 3'],
      fear: 8,
      is: { A4: 'city-2' },
    },
  ],
  [
    'Dissolve the Bonds of Kinship',
    'makes explorers of city, town and dahan and spreads all of them',
    {
      lands: { A7: 'city, town, dahan' },
      say: ['A7', 'explorer A7 to A5', 'explorer A7 to A5', 'explorer A7 to A8'],
      fear: 0,
      is: { A7: '', A5: '2 explorer, 2 of seat 0', A8: '2 explorer' },
    },
  ],
  [
    'Dissolve the Bonds of Kinship',
    'with its elements lets explorers and buildings fight before',
    { lands: { A7: '2 city, dahan' }, elements: 'fire, water, 2 animal', say: ['A7'], fear: 2, is: { A7: '', A5: '2 of seat 0', A8: '' } },
  ],
  [
    'Entwined Power',
    'lets both target from the other’s presence, and both gain of what was drawn',
    {
      spirits: ['River', 'Vital'],
      others: 'B5',
      lands: { B8: 'city' },
      after: (position) => {
        position.say('1: option 1');
        const [kept, given, ...rest] = position.answers(1);
        position.say(`1: ${kept}`, `0: ${given}`);
        const { state } = position;
        expect(state.spirits.map(({ hand, alsoFrom }) => [hand, alsoFrom])).toEqual([
          [[powerNamed(given!)], [1]],
          [[powerNamed(kept!)], [0]],
        ]);
        expect(state.minor.discard.toSorted()).toEqual(rest.map(powerNamed).toSorted());
      },
    },
  ],
  [
    'Entwined Power',
    'with its elements gives both 3 energy and lets each give a card',
    {
      spirits: ['River', 'Vital'],
      others: 'B5',
      lands: { B8: 'city' },
      elements: 'water, 3 plant',
      after: (position) => {
        position.say('1: option 1');
        const [kept, given] = position.answers(1);
        position.say(`1: ${kept}`, `0: ${given}`, `0: ${given}`, `1: ${kept}`);
        expect(position.state.spirits.map(({ hand, energy }) => [hand, energy])).toEqual([
          [[powerNamed(kept!)], 3],
          [[powerNamed(given!)], 3],
        ]);
      },
    },
  ],
  ['Indomitable Claim', 'adds presence and defends', { say: ['A4', 'track 1'], is: { A4: '1 of seat 0' }, defend: { A4: 20 } }],
  ['Indomitable Claim', 'even of Ocean inland', { spirits: ['Ocean'], presence: 'A1', say: ['A4', 'track 1'], is: { A4: '1 of seat 0' } }],
  [
    'Indomitable Claim',
    'with its elements frightens invaders and stops them',
    {
      lands: { A4: 'town' },
      elements: 'sun, 2 earth',
      say: ['A4', 'track 1'],
      fear: 3,
      after: ({ state }) => expect(state.modifiers.some(({ kind }) => kind === 'skip-all')).toBe(true),
    },
  ],
  [
    'Infinite Vitality',
    'makes dahan strong and keeps blight away',
    {
      lands: { A4: 'city, 2 dahan' },
      say: ['A4'],
      after: (position) => expect(foreseeRavage(position.state, position.space('A4'))).toMatchObject({ dealt: 3, blight: 0, dahanLost: 0 }),
    },
  ],
  [
    'Infinite Vitality',
    'with 4 earth makes them safe and heals here or beside',
    {
      lands: { A4: 'city, dahan, blight', A1: 'blight', A6: 'blight' },
      elements: '3 earth',
      say: ['A4'],
      after: (position) => {
        expect(position.answers()).toEqual(['A1', 'A4']);
        position.say('A1').is({ A1: '', A4: 'city, dahan, blight' });
      },
    },
  ],
  [
    'Mists of Oblivion',
    'hurt each invader; fear for each town and city they destroy',
    {
      presence: 'A5',
      lands: { A4: 'explorer, 2 town-1, city-2, city' },
      targets: 'A1 A2 A3 A4 A5 A6 A7 A8',
      say: ['A4'],
      fear: 2 + 2 + 3,
      is: { A4: 'city-1' },
    },
  ],
  ['Mists of Oblivion', 'give no more than 4 fear so', { lands: { A4: '6 town-1' }, say: ['A4'], fear: 6 + 4, is: { A4: '' } }],
  [
    'Mists of Oblivion',
    'with their elements deal 3 damage more',
    { lands: { A4: 'city' }, elements: 'moon, 2 air, water', say: ['A4'], fear: 2 + 1, is: { A4: '' } },
  ],
  [
    'Paralyzing Fright',
    'frightens and stops the invaders',
    {
      targets: 'A1 A4 A5 A6 A7 A8',
      say: ['A4'],
      fear: 4,
      after: ({ state }) => expect(state.modifiers).toMatchObject([{ kind: 'skip-all', land: 3 }]),
    },
  ],
  ['Paralyzing Fright', 'with its elements twice as much', { elements: 'air, 2 earth', say: ['A4'], fear: 8 }],
  [
    'Pillar of Living Flame',
    'burns',
    { lands: { A4: '2 city' }, targets: 'A1 A2 A3 A4 A5 A6 A7 A8', say: ['A4', 'city takes 3'], fear: 3 + 2, is: { A4: 'city-2' } },
  ],
  ['Pillar of Living Flame', 'blights jungle and wetland', { lands: { A8: 'city' }, say: ['A8'], fear: 3 + 2, is: { A8: 'blight' } }],
  [
    'Pillar of Living Flame',
    'with 4 fire burns more',
    { lands: { A4: '3 city' }, elements: '3 fire', say: ['A4', 'city takes 3', 'city-1 takes 1'], fear: 5 + 6, is: { A4: '' } },
  ],
  [
    'Poisoned Land',
    'deals 7 damage, blights and kills all dahan',
    { lands: { A4: '3 city, 3 dahan' }, say: ['A4', 'city takes 3', 'city takes 3'], fear: 1 + 4, is: { A4: 'city-1, blight' } },
  ],
  [
    'Poisoned Land',
    'with its elements more for each blight, the new one included',
    {
      lands: { A4: '5 city, blight' },
      elements: '2 earth, plant, animal',
      say: ['A4', 'city takes 3', 'city takes 3', 'A2'],
      fear: 1 + 2 + 10,
      is: { A4: '2 blight', A2: 'blight' },
    },
  ],
  [
    'Powerstorm',
    'gives 3 energy and lets a power card be repeated at cost',
    {
      lands: { A4: '2 city' },
      with: (state) => void state.spirits[0]!.played.push(powerNamed('Flash Floods')),
      energy: 0,
      after: (position) => {
        position.say('use Flash Floods', 'A4', 'repeat Flash Floods', 'A4', 'city-1 takes 1').is({ A4: 'city, city-2' });
        expect(position.state.spirits[0]!.energy).toBe(1);
        expect(position.asks).toEqual(['0 phase-over']);
      },
    },
  ],
  [
    'Powerstorm',
    'with its elements lets two more be repeated',
    {
      elements: 'sun, fire, 2 air',
      energy: 9,
      lands: { A4: '2 city' },
      with: (state) => void state.spirits[0]!.played.push(powerNamed('Flash Floods')),
      after: (position) => {
        for (const use of ['use', 'repeat', 'repeat', 'repeat']) position.say(`${use} Flash Floods`, 'A6');
        expect(position.state.spirits[0]!.energy).toBe(9 + 3 - 3 * 2);
        expect(position.asks).toEqual(['0 phase-over']);
      },
    },
  ],
  [
    'Talons of Lightning',
    'strike mountain and wetland',
    { lands: { A6: '2 city' }, targets: 'A1 A5 A6', say: ['A6', 'city takes 3'], fear: 3 + 2, is: { A6: 'city-2' } },
  ],
  [
    'Talons of Lightning',
    'with their elements reach further and destroy a town in each adjacent land',
    {
      elements: '2 fire, 2 air',
      presence: 'A8',
      lands: { A2: 'city', A1: '2 town', A4: 'town' },
      targets: 'A1 A2 A5 A6',
      say: ['A2'],
      fear: 3 + 2 + 2,
      is: { A2: '', A1: 'town', A4: '', A3: 'city' },
    },
  ],
  [
    'Terrifying Nightmares',
    'frighten and push up to 4',
    {
      lands: { A4: '5 explorer' },
      say: ['A4', 'explorer A4 to A1', 'explorer A4 to A1', 'explorer A4 to A2', 'explorer A4 to A2'],
      fear: 2,
      is: { A4: 'explorer', A1: '2 explorer', A2: '2 explorer' },
    },
  ],
  ['Terrifying Nightmares', 'with 4 moon frighten much more', { elements: '3 moon', say: ['A4'], fear: 6 }],
  [
    'The Jungle Hungers',
    'for explorers, towns and dahan, from a jungle',
    {
      presence: 'A5, A8',
      lands: { A6: '2 explorer, town, city, 2 dahan' },
      targets: 'A5 A6 A7 A8',
      say: ['A6'],
      fear: 1,
      is: { A6: 'city' },
    },
  ],
  [
    'The Jungle Hungers',
    'with its elements for a city and no dahan',
    {
      presence: 'A8',
      lands: { A6: 'explorer, town, 2 city, 2 dahan' },
      elements: 'moon, 2 plant',
      say: ['A6'],
      fear: 3,
      is: { A6: 'city, 2 dahan' },
    },
  ],
  [
    'The Land Thrashes in Furious Pain',
    'for each blight here and beside',
    {
      lands: { A4: '2 city, blight', A1: 'blight', A6: 'blight' },
      targets: 'A1 A4 A6',
      say: ['A4', 'city-1 takes 1', 'city-2 takes 1'],
      is: { A4: 'city, blight' },
      fear: 2,
    },
  ],
  [
    'The Land Thrashes in Furious Pain',
    'with its elements again in an adjacent land with blight',
    {
      lands: { A4: '2 city, blight', A1: 'city, blight', A5: 'blight', A6: 'town, blight' },
      elements: '2 moon, 2 earth',
      say: ['A4', 'city-1 takes 1', 'city-2 takes 1', 'A1'],
      is: { A4: 'city-1, blight', A1: 'blight' },
      fear: 4,
    },
  ],
  [
    'The Trees and Stones Speak of War',
    'for each dahan damage and defend',
    { lands: { A4: 'city, 2 dahan' }, is: { A4: 'city-2, 2 dahan' }, defend: { A4: 4 } },
  ],
  [
    'The Trees and Stones Speak of War',
    'with its elements sends dahan off with their defend',
    {
      lands: { A4: 'city, 3 dahan' },
      elements: 'sun, earth, plant',
      say: ['dahan A4 to A1', 'dahan A4 to A2'],
      is: { A4: 'dahan', A1: 'dahan', A2: 'dahan' },
      defend: { A4: 2, A1: 2, A2: 2 },
    },
  ],
  [
    'Tsunami',
    'drowns a coast',
    {
      lands: { A2: '3 city, 3 dahan' },
      targets: 'A1 A2 A3',
      say: ['A2', 'city takes 3', 'city takes 3'],
      fear: 2 + 4,
      is: { A2: 'city-2, dahan' },
    },
  ],
  [
    'Tsunami',
    'with its elements all the coast of the board',
    {
      lands: { A2: 'city', A1: 'town, 2 dahan', A3: '2 city' },
      elements: '2 water, earth',
      say: ['A2', 'city takes 3'],
      fear: 2 + 2 + 1 + 1 + 1 + 2,
      is: { A2: '', A1: 'dahan', A3: 'city-1' },
    },
  ],
  [
    'Vengeance of the Dead',
    'strikes after each action that destroyed here',
    {
      lands: { A4: '2 town, city' },
      say: ['A4'],
      fear: 3,
      with: (state) => void state.spirits[0]!.played.push(powerNamed('Talons of Lightning'), powerNamed('Flash Floods')),
      after: (position) => position.say('use Flash Floods', 'A4', 'town takes 1').is({ A4: 'town, town-1, city' }),
    },
  ],
  [
    'Vigor of the Breaking Dawn',
    'deals 2 damage for each dahan',
    { lands: { A4: '2 city, 2 dahan' }, say: ['city takes 3'], fear: 2, is: { A4: 'city-1, 2 dahan' } },
  ],
  [
    'Vigor of the Breaking Dawn',
    'with its elements also where dahan were pushed',
    {
      lands: { A4: '2 dahan', A1: 'city', A2: 'city, dahan' },
      elements: '2 sun, animal',
      targets: 'A2 A4',
      say: ['A4', 'dahan A4 to A1', 'dahan A4 to A2'],
      is: { A4: '', A1: 'city-2, dahan', A2: '2 dahan' },
    },
  ],
  [
    'Winds of Rust and Atrophy',
    'frighten, defend and downgrade',
    { lands: { A2: 'city' }, targets: 'A1 A2 A3 A4 A5 A6 A7 A8', say: ['A2'], fear: 1, is: { A2: 'town' }, defend: { A2: 6 } },
  ],
  [
    'Winds of Rust and Atrophy',
    'with their elements blow again',
    { lands: { A2: 'city' }, elements: '2 air, 2 water, animal', say: ['A2', 'A2'], fear: 2, is: { A2: 'explorer' }, defend: { A2: 12 } },
  ],
  [
    'Wrap in Wings of Sunlight',
    'carries dahan to any land and defends it',
    {
      lands: { A5: '6 dahan' },
      say: ['A3', ...Array<string>(5).fill('dahan A5 to A3')],
      is: { A5: 'dahan, 2 of seat 0', A3: 'city, 5 dahan' },
      defend: { A3: 5, A5: 0 },
    },
  ],
  [
    'Wrap in Wings of Sunlight',
    'may carry them into an ocean that is in play, where they drown',
    {
      spirits: ['River', 'Ocean'],
      others: 'A1',
      lands: { A5: '2 dahan' },
      say: ['A0', 'dahan A5 to A0', 'stop'],
      is: { A5: 'dahan, 2 of seat 0', A0: '' },
    },
  ],
  [
    'Wrap in Wings of Sunlight',
    'with its elements gathers first',
    {
      lands: { A4: '2 dahan' },
      elements: 'sun, air, animal',
      say: ['dahan A4 to A5', 'dahan A4 to A5', 'A2', 'dahan A5 to A2', 'stop'],
      is: { A4: '', A5: 'dahan, 2 of seat 0', A2: 'dahan' },
    },
  ],
];

test.each(rows)('%s %s', (power, _, row) => {
  play(power, row);
});

test('every major power is in the table', () => {
  expect(withoutRow('major', rows)).toEqual([]);
});

test('J-25.5 Blazing Renewal without destroyed presence burns nothing, with its elements neither', () => {
  play('Blazing Renewal', { lands: { A4: 'town' }, say: ['A4'], fear: 0, is: { A4: 'town' } });
  play('Blazing Renewal', { lands: { A4: 'town' }, elements: '2 fire, 2 earth, plant', say: ['A4'], fear: 0, is: { A4: 'town' } });
});

test('J-24.11 J-14.10 Vengeance of the Dead never happens because of itself', () => {
  const position = positionOf('Vengeance of the Dead', {
    lands: { A4: '2 explorer, 2 town, dahan' },
    with: (state) => void state.spirits[0]!.played.push(powerNamed('Flash Floods')),
  }).land('A4', 'town-1');
  // Flash Floods destroys a town, vengeance deals 1 damage to the other wounded one: that is all.
  position.land('A4', 'town-1').say('use Vengeance of the Dead', 'A4', 'use Flash Floods', 'A4', 'town-1 takes 1', 'town-1 takes 1');
  position.is({ A4: '2 explorer, 2 town, dahan' });
  expect(position.asks).toEqual(['0 phase-over']);
});

test('Vengeance of the Dead with 3 animal may strike beside its land', () => {
  const position = positionOf('Vengeance of the Dead', {
    lands: { A4: 'town-1', A1: 'city' },
    elements: '2 animal',
    with: (state) => void state.spirits[0]!.played.push(powerNamed('Flash Floods')),
  }).say('use Vengeance of the Dead', 'A4', 'use Flash Floods', 'A4');
  expect(position.answers()).toEqual(['A1', 'A3']);
  position.say('A1').is({ A1: 'city-1', A4: '' });
});

test('every level of every major power is met by some row', () => {
  for (const { name, kind, set, thresholds } of powers)
    if (kind === 'major' && set === 'base' && thresholds.length > 0 && name !== 'Vengeance of the Dead')
      expect([name, rows.some(([row, , { elements }]) => row === name && elements !== undefined)]).toEqual([name, true]);
});
