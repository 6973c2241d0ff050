import { expect, test } from 'vitest';
import { powerNamed, powers } from '../../content/powers.ts';
import { elementsOf } from '../../rules/spirits/elements.ts';
import { foreseeRavage } from '../../rules/invaders/foreseen-ravage.ts';
import type { State } from '../../rules/state.ts';
import { play, type Row, withoutRow } from '../use.ts';

const kinds = (state: State): string[] => state.modifiers.map(({ kind }) => kind);
const minors = (state: State, name: string): void => void (state.minor.deck = [powerNamed(name)]);

const rows: readonly Row[] = [
  // Stone's Unyielding Defiance
  [
    'Jagged Shards Push from the Earth',
    'spoil the land',
    { lands: { A4: 'dahan' }, say: ['A4', 'dahan A4 to A1'], is: { A4: 'badlands', A1: 'dahan' } },
  ],
  [
    'Plows Shatter on Rocky Ground',
    'hurt all buildings',
    { lands: { A4: 'town, city' }, say: ['A4', 'option 1', 'town-1 A4 to A1'], is: { A4: 'city-1', A1: 'town-1' } },
  ],
  [
    'Plows Shatter on Rocky Ground',
    'or destroy one',
    { lands: { A4: 'town, city' }, say: ['A4', 'option 2'], fear: 1, is: { A4: 'city' } },
  ],
  [
    'Scarred and Stony Land',
    'takes blight out of the game',
    {
      lands: { A4: 'blight, city' },
      say: [],
      is: { A4: 'city-2, badlands' },
      after: ({ state }) => expect([state.blight.pool, state.blight.box]).toEqual([3, -1]),
    },
  ],
  [
    'Stubborn Solidity',
    'holds the dahan',
    { lands: { A4: '2 dahan' }, say: ['A4'], defend: { A4: 2 }, after: ({ state }) => expect(kinds(state)).toContain('dahan-unchanged') },
  ],
  // Volcano Looming High
  [
    'Exaltation of Molten Stone',
    'shares energy; J-1.4 the odd one goes where its user says',
    { spirits: ['Volcano', 'Vital'], elements: '2 fire', say: ['option 2'], leaves: [2, 1] },
  ],
  ['Exaltation of Molten Stone', 'alone all of it is its own', { elements: '2 fire', leaves: [3] }],
  ['Lava Flows', 'spoil the land', { say: ['A4', 'option 1'], is: { A4: 'wilds, badlands' } }],
  ['Lava Flows', 'or burn', { lands: { A4: 'explorer' }, say: ['A4', 'option 2'], is: { A4: '' } }],
  [
    'Pyroclastic Bombardment',
    'J-41.6 hits invaders and dahan apart, each with the badlands',
    { lands: { A4: 'city, 2 dahan, badlands' }, say: ['A4'], fear: 2, is: { A4: 'badlands' } },
  ],
  [
    'Rain of Ash',
    'drives all away from it',
    {
      presence: 'A5, A1',
      lands: { A4: 'explorer, dahan' },
      say: ['A4', 'dahan A4 to A2'],
      fear: 2,
      after: (position) => expect(position.answers()).toEqual(['explorer A4 to A2', 'explorer A4 to A3']),
    },
  ],
  // Lure of the Deep Wilderness
  ['Gift of the Untamed Wild', 'brings wilds', { say: ['option 1'], is: { A5: 'wilds, 2 of seat 0' } }],
  [
    'Gift of the Untamed Wild',
    'or disease for presence',
    { say: ['option 2'], is: { A5: 'disease, 1 of seat 0' }, after: ({ state }) => expect(state.spirits[0]!.destroyed).toBe(1) },
  ],
  [
    'Perils of the Deepest Island',
    'of all kinds',
    { lands: { A5: 'dahan' }, say: ['A4', 'dahan A5 to A6'], fear: 1, is: { A5: 'badlands, 2 of seat 0', A4: 'beasts', A6: 'dahan' } },
  ],
  [
    'Softly Beckon Ever Inward',
    'draws them in',
    {
      lands: { A4: 'explorer, town, beasts, dahan' },
      say: ['explorer A4 to A5', 'town A4 to A5', 'beasts A4 to A5', 'dahan A4 to A5'],
      is: { A5: 'explorer, town, dahan, beasts, 2 of seat 0' },
    },
  ],
  [
    'Swallowed by the Wilderness',
    'by all its dangers',
    { lands: { A5: 'beasts, wilds, disease, city' }, fear: 2 + 2, is: { A5: 'beasts, wilds, disease, 2 of seat 0' } },
  ],
  // Many Minds Move as One
  [
    'A Dreadful Tide of Scurrying Flesh',
    'costs beasts',
    {
      lands: { A4: '2 beasts' },
      say: ['beasts'],
      fear: 2,
      is: { A4: 'beasts' },
      after: ({ state }) => expect(kinds(state)).toEqual(['skip-one']),
    },
  ],
  [
    'Boon of Swarming Bedevilment',
    'defends another',
    { spirits: ['Many', 'Thunder'], others: '2 B5, B6', say: ['1: stop'], defend: { B5: 2, B6: 1 } },
  ],
  [
    'Boon of Swarming Bedevilment',
    'moves it',
    { spirits: ['Many', 'Thunder'], others: '2 B5, B6', say: ['1: B6', '1: B5'], defend: { B5: 3 } },
  ],
  ['Ever-Multiplying Swarm', 'grows', { is: { A5: '2 beasts, 2 of seat 0' } }],
  [
    'Guide the Way on Feathered Wings',
    'two lands far, with dahan',
    {
      presence: 'A5',
      lands: { A5: 'beasts, 2 dahan' },
      say: ['A5', 'A4', 'dahan A5 to A4', 'stop', 'A3', 'dahan A4 to A3'],
      is: { A3: 'city, dahan, beasts', A5: 'dahan, 1 of seat 0' },
    },
  ],
  [
    'Guide the Way on Feathered Wings',
    'dahan who wait half-way may go the rest of it, two at the most',
    {
      presence: 'A5',
      lands: { A5: 'beasts, dahan', A4: '3 dahan' },
      say: ['A5', 'A4', 'stop', 'A3', 'dahan A4 to A3', 'dahan A4 to A3'],
      is: { A3: 'city, 2 dahan, beasts', A4: 'dahan', A5: 'dahan, 1 of seat 0' },
    },
  ],
  [
    'Guide the Way on Feathered Wings',
    'two dahan in all, and nobody else half-way',
    {
      presence: 'A5',
      lands: { A5: 'beasts, 2 dahan', A4: 'dahan-1' },
      say: ['A5', 'A4', 'dahan A5 to A4', 'dahan A5 to A4', 'A3'],
      after: (position) => expect(position.answers()).toEqual(['dahan A4 to A3', 'stop']),
    },
  ],
  [
    'Pursue with Scratches, Pecks, and Stings',
    'for each beasts past the first',
    {
      presence: 'A5',
      lands: { A4: '3 beasts, 2 explorer' },
      say: ['explorer A4 to A1', 'explorer A4 to A1'],
      fear: 1,
      is: { A1: '2 explorer' },
    },
  ],
  // Shifting Memory of Ages
  [
    'Boon of Ancient Memories',
    'teaches its own spirit a minor power, without a choice of the deck',
    {
      after: (position) => {
        const drawn = position.answers();
        expect(drawn.map((card) => powers[powerNamed(card)]!.kind)).toEqual(['minor', 'minor', 'minor', 'minor']);
        const { minor, spirits } = position.say(drawn[0]!).state;
        expect([spirits[0]!.hand, minor.discard]).toEqual([[powerNamed(drawn[0]!)], drawn.slice(1).map(powerNamed)]);
      },
    },
  ],
  [
    'Boon of Ancient Memories',
    'lets another learn a minor, for which nothing is paid',
    {
      spirits: ['Shifting', 'Vital'],
      say: ['seat 1', '1: option 1'],
      with: (state) => void (state.spirits[1]!.energy = 2),
      after: (position) => {
        const [card] = position.answers(1);
        const [, other] = position.say(`1: ${card!}`).state.spirits;
        expect([other!.hand, other!.energy]).toEqual([[powerNamed(card!)], 2]);
      },
    },
  ],
  [
    'Boon of Ancient Memories',
    'without the energy a card is forgotten for a major',
    {
      spirits: ['Shifting', 'Vital'],
      say: ['seat 1', '1: option 2'],
      with: (state) => {
        state.spirits[1]!.energy = 1;
        state.spirits[1]!.hand = [powerNamed('Drought')];
      },
      after: (position) => {
        const [card] = position.answers(1);
        const [, other] = position.say(`1: ${card!}`, '1: Drought').state.spirits;
        expect([other!.hand, other!.energy]).toEqual([[powerNamed(card!)], 1]);
      },
    },
  ],
  [
    'Boon of Ancient Memories',
    'lets another pay for a major',
    {
      spirits: ['Shifting', 'Vital'],
      say: ['seat 1', '1: option 2'],
      with: (state) => {
        state.spirits[1]!.energy = 2;
        state.spirits[1]!.hand = [powerNamed('Drought')];
      },
      after: (position) => {
        const [card] = position.answers(1);
        const [, other] = position.say(`1: ${card!}`, '1: yes').state.spirits;
        expect([other!.hand, other!.energy, powers[powerNamed(card!)]!.kind]).toEqual([
          [powerNamed('Drought'), powerNamed(card!)],
          0,
          'major',
        ]);
      },
    },
  ],
  [
    'Elemental Teachings',
    'give what was prepared',
    { say: ['fire', 'fire', 'moon', 'stop'], after: ({ state }) => expect(elementsOf(state, 0).slice(1, 3)).toEqual([2, 1]) },
  ],
  [
    'Share Secrets of Survival',
    'gathers dahan',
    { lands: { A4: 'dahan' }, say: ['A5', 'option 2', 'dahan A4 to A5'], is: { A5: 'dahan, 2 of seat 0' } },
  ],
  [
    'Share Secrets of Survival',
    'spares 2 each time',
    {
      lands: { A4: '3 dahan, 2 city' },
      say: ['A4', 'option 1'],
      after: (position) => expect(foreseeRavage(position.state, position.space('A4')).dahanLost).toBe(1),
    },
  ],
  [
    'Share Secrets of Survival',
    'both with air',
    {
      elements: '2 air',
      lands: { A4: 'dahan' },
      say: ['A5', 'dahan A4 to A5'],
      after: ({ state }) => expect(kinds(state)).toEqual(['spare-dahan']),
    },
  ],
  [
    "Study the Invaders' Fears",
    'shows the next of them',
    { lands: { A5: 'town' }, fear: 2, after: ({ state }) => expect(state.fear.faceUp).toMatchObject([{ place: 0 }]) },
  ],
  // Grinning Trickster Stirs Up Trouble
  ['Impersonate Authority', 'adds strife', { lands: { A4: 'town' }, say: ['A4'], is: { A4: 'town!1' } }],
  ['Incite the Mob', 'against its own', { lands: { A4: 'town!1, 2 explorer' }, fear: 2, is: { A4: 'town!1' } }],
  [
    'Overenthusiastic Arson',
    'may spread',
    { lands: { A4: 'town, 2 explorer' }, with: (state) => minors(state, 'Purifying Flame'), say: ['A4'], fear: 2, is: { A4: 'blight' } },
  ],
  [
    'Overenthusiastic Arson',
    'or not',
    {
      lands: { A4: 'town, explorer' },
      with: (state) => minors(state, 'Delusions of Danger'),
      say: ['A4'],
      fear: 1,
      is: { A4: 'explorer' },
    },
  ],
  [
    'Unexpected Tigers',
    'come',
    { lands: { A4: 'explorer', A1: 'beasts' }, say: ['A4', 'explorer A4 to A2'], fear: 1, is: { A4: 'beasts', A2: 'explorer' } },
  ],
  ['Unexpected Tigers', 'or are there', { say: ['A4'], fear: 0, is: { A4: 'beasts' } }],
  // Shroud of Silent Mist
  [
    'Dissolving Vapors',
    'hurt everybody',
    { lands: { A5: 'explorer, town, dahan' }, say: ['A5', 'stop'], fear: 1, is: { A5: 'town-1, dahan-1, 2 of seat 0' } },
  ],
  [
    'Flowing and Silent Forms Dart By',
    'carry presence of another that agrees',
    {
      spirits: ['Shroud', 'Vital'],
      others: '2 A4',
      lands: { A5: 'town' },
      say: ['A5', 'stop', 'seat 1 A4 to A5', '1: option 3'],
      fear: 2,
      is: { A5: 'town, 2 of seat 0, 2 of seat 1' },
    },
  ],
  [
    'The Fog Closes In',
    'from around',
    { presence: 'A5, A4', lands: { A5: '2 explorer, dahan' }, say: ['A5', 'stop', 'dahan A5 to A6'], is: { A5: 'explorer, 1 of seat 0' } },
  ],
  [
    'Unnerving Pall',
    'lets the wounded sit out',
    {
      lands: { A5: 'city-1, explorer' },
      say: ['stop', 'option 1'],
      fear: 1,
      after: (position) => expect(foreseeRavage(position.state, position.space('A5')).damage).toBe(1),
    },
  ],
  ['Unnerving Pall', 'or defends', { lands: { A5: 'town' }, say: ['stop', 'option 2'], fear: 1, defend: { A5: 2 } }],
  // Vengeance as a Burning Plague
  ['Fetid Breath Spreads Infection', 'brings disease', { lands: { A4: 'town' }, fear: 1, is: { A4: 'town, disease' } }],
  [
    'Fiery Vengeance',
    'costs destroyed presence; J-40.36 blight is badlands to it',
    {
      lands: { A5: 'town, blight' },
      with: (state) => void (state.spirits[0]!.destroyed = 1),
      fear: 2,
      is: { A5: 'blight, 2 of seat 0' },
      after: ({ state }) => expect([state.spirits[0]!.destroyed, state.spirits[0]!.gone]).toEqual([0, 1]),
    },
  ],
  [
    'Fiery Vengeance',
    'J-1.4 in a land of the target that its user chooses, and divided by it',
    {
      spirits: ['Vengeance', 'Vital'],
      presence: 'A5',
      others: 'A4, A7',
      lands: { A4: 'explorer, town, blight', A7: 'town' },
      with: (state) => void (state.spirits[1]!.destroyed = 1),
      say: ['seat 1', '0: A4', '0: town takes 2'],
      fear: 2,
      is: { A4: 'explorer, blight, 1 of seat 1', A7: 'town, 1 of seat 1' },
      after: ({ state }) => expect([state.spirits[1]!.destroyed, state.spirits[1]!.gone]).toEqual([0, 1]),
    },
  ],
  [
    'Fiery Vengeance',
    'J-32.5 does nothing without it',
    { lands: { A5: 'town' }, with: (state) => void (state.spirits[0]!.destroyed = 0), fear: 0, is: { A5: 'town, 2 of seat 0' } },
  ],
  [
    'Plaguebearers',
    'carry disease along',
    {
      lands: { A4: 'disease, explorer, dahan' },
      say: ['explorer A4 to A1', 'yes', 'dahan A4 to A2'],
      fear: 1,
      is: { A4: '', A1: 'explorer, disease', A2: 'dahan' },
    },
  ],
  [
    'Strike Low with Sudden Fevers',
    'stops ravages',
    { lands: { A4: 'disease, town' }, fear: 1, after: ({ state }) => expect(kinds(state)).toEqual(['skip-ravage']) },
  ],
];

test.each(rows)('%s %s', (power, _, row) => {
  play(power, row);
});

/** Their powers have tests of their own. */
const elsewhere = ['Starlight Seeks Its Form', 'Fractured Days Split the Sky'];
const isElsewhere = (power: string): boolean => elsewhere.includes(powers[powerNamed(power)]!.spirit!);

test('every unique power of Jagged Earth is in the table', () => {
  expect(withoutRow('unique', rows, 'jagged-earth').filter((power) => !isElsewhere(power))).toEqual([]);
});

test('J-41.6 Pyroclastic Bombardment uses badlands for invaders and for dahan', () => {
  play('Pyroclastic Bombardment', { lands: { A4: 'city, 2 dahan, badlands' }, say: ['A4'], is: { A4: 'badlands' } });
});
