import { expect, test } from 'vitest';
import { powerNamed, powers } from '../content/powers.ts';
import { elementsOf } from '../rules/elements.ts';
import { foreseeRavage } from '../rules/ravage.ts';
import type { State } from '../rules/state.ts';
import { isUsable, play, type Row, withoutRow } from './use.ts';

const kinds = (state: State): string[] => state.modifiers.map(({ kind }) => kind);
const minors = (state: State, name: string): void => void (state.minor.deck = [powerNamed(name)]);

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
  // Heart of the Wildfire
  ['Asphyxiating Smoke', 'takes a town', { lands: { A4: 'town, dahan' }, say: ['A4', 'dahan A4 to A1'], fear: 2, is: { A4: '' } }],
  [
    "Flame's Fury",
    'gives energy and strength',
    { leaves: [1], after: ({ state }) => expect(state.modifiers).toMatchObject([{ kind: 'powers-deal-more', seat: 0 }]) },
  ],
  ['Flash-Fires', 'burn', { lands: { A4: 'explorer' }, say: ['A4'], fear: 1, is: { A4: '' } }],
  [
    'Flash-Fires',
    "1 more by Flame's Fury",
    {
      lands: { A4: 'town' },
      with: (state) => void state.modifiers.push({ kind: 'powers-deal-more', land: null, amount: 1, seat: 0, until: 'turn' }),
      say: ['A4'],
      fear: 2,
      is: { A4: '' },
    },
  ],
  ['Flash-Fires', 'fast with air', { elements: 'air', phase: 'fast', lands: { A4: 'explorer' }, say: ['A4'], fear: 1 }],
  [
    'Threatening Flames',
    'drive them off',
    { lands: { A5: 'blight, explorer, town' }, say: ['explorer A5 to A4'], fear: 2, is: { A4: 'explorer' } },
  ],
  [
    'Threatening Flames',
    'or burn higher where it is all around',
    { presence: 'A5, A1, A4, A6, A7, A8', lands: { A5: 'blight, explorer' }, fear: 4 },
  ],
  // Serpent Slumbering Beneath the Island
  [
    'Absorb Essence',
    'J-40.7 of another',
    {
      spirits: ['Serpent', 'Vital'],
      others: '2 B5',
      say: ['1: sun'],
      leaves: [3, 1],
      is: { B5: '1 of seat 1' },
      after: ({ state }) =>
        expect([state.spirits[0]!.absorbed, state.spirits[1]!.gone, state.spirits[1]!.gained[0]]).toEqual([[0, 1], 1, 1]),
    },
  ],
  ['Elemental Aegis', 'here and around', { with: (state) => void (state.spirits[0]!.absorbed = [2]), defend: { A5: 4, A4: 4, A3: 0 } }],
  [
    'Gift of Flowing Power',
    'gives elements',
    {
      spirits: ['Serpent', 'Vital'],
      say: ['1: option 2'],
      leaves: [0, 1],
      after: ({ state }) => expect(state.spirits[1]!.gained.slice(2, 5)).toEqual([1, 0, 1]),
    },
  ],
  [
    'Gift of Flowing Power',
    'or a play',
    {
      spirits: ['Serpent', 'Vital'],
      with: (state) => void (state.spirits[1]!.hand = [powerNamed('Draw of the Fruitful Earth')]),
      say: ['1: option 1', '1: Draw of the Fruitful Earth'],
      leaves: [0, 0],
      after: ({ state }) => expect(state.spirits[1]!.played).toEqual([powerNamed('Draw of the Fruitful Earth')]),
    },
  ],
  [
    'Gift of the Primordial Deeps',
    'gives a power, and elements',
    {
      spirits: ['Serpent', 'Vital'],
      after: (position) => {
        const card = position.answers(1)[0]!;
        position.say(`1: ${card}`);
        if (position.asks[0] === '1 play-now') position.say('1: no');
        expect(position.state.spirits[1]!.gained.join('')).toBe('01000100');
      },
    },
  ],
  // Downpour Drenches the World
  [
    'Dark Skies Loose a Stinging Rain',
    'isolate a land',
    {
      lands: { A4: 'explorer, dahan' },
      say: ['A4', 'explorer A4 to A1', 'dahan A4 to A1'],
      is: { A4: '', A1: 'explorer, dahan' },
      after: ({ state }) => expect(kinds(state)).toEqual(['isolate']),
    },
  ],
  ['Foundations Sink into Mud', 'towns', { presence: 'A7', lands: { A7: 'town, city' }, fear: 1, is: { A7: 'city, 1 of seat 0' } }],
  [
    'Foundations Sink into Mud',
    'all buildings in a wetland',
    { lands: { A5: 'town, city' }, say: ['option 2'], is: { A5: 'town-1, city-1, 2 of seat 0' } },
  ],
  [
    'Gift of Abundance',
    'gives energy and brings presence back',
    {
      spirits: ['Downpour', 'Vital'],
      with: (state) => void (state.spirits[1]!.destroyed = 1),
      say: ['1: option 1', 'seat 1'],
      leaves: [0, 2],
      is: { A5: '2 of seat 0, 1 of seat 1' },
    },
  ],
  [
    'Unbearable Deluge',
    'drives all away',
    {
      lands: { A5: '2 dahan' },
      say: ['dahan A5 to A4', 'dahan A5 to A4'],
      fear: 1,
      defend: { A5: 3 },
      after: ({ state }) => expect(kinds(state)).toContain('isolate'),
    },
  ],
];

test.each(rows)('%s %s', (power, _, row) => {
  play(power, row);
});

const elsewhere = ['Starlight Seeks Its Form', 'Fractured Days Split the Sky', 'Finder of Paths Unseen'];

test('every unique power of the later spirits is in the table', () => {
  expect(
    ['branch-and-claw', 'jagged-earth', 'feather-and-flame']
      .flatMap((set) => withoutRow('unique', rows, set))
      .filter((name) => !elsewhere.includes(powers[powerNamed(name)]!.spirit!)),
  ).toEqual([]);
});

test('Threatening Flames and Pursue want all that they name', () => {
  expect(isUsable('Threatening Flames', { lands: { A5: 'blight' } })).toBe(false);
  expect(isUsable('Threatening Flames', { lands: { A5: 'blight, explorer' } })).toBe(true);
});
