import { expect, test } from 'vitest';
import { powerNamed, powers } from '../../content/powers.ts';
import { spirits } from '../../content/spirits.ts';
import { isUsable, play, type Row, withoutRow } from '../use.ts';

const discards = (state: { invaders: { discard: number[] } }): void => void (state.invaders.discard = [0, 1]);
const danger = (state: { minor: { deck: number[] } }): void => void (state.minor.deck = [powerNamed('Delusions of Danger')]);

/** A row for each level; its elements are just enough for it. */
const rows: readonly Row[] = [
  // Stone's Unyielding Defiance
  [
    'Hold the Island Fast with a Bulwark of Will',
    'pays for blight',
    { elements: '2 earth', after: ({ state }) => expect(state.modifiers).toMatchObject([{ kind: 'blight-from-the-box', amount: 2 }]) },
  ],
  [
    'Hold the Island Fast with a Bulwark of Will',
    'for less',
    { elements: '4 earth', after: ({ state }) => expect(state.modifiers).toMatchObject([{ kind: 'blight-from-the-box', amount: 1 }]) },
  ],
  [
    'Hold the Island Fast with a Bulwark of Will',
    'and keeps presence',
    {
      elements: '6 earth, plant',
      after: ({ state }) => expect(state.modifiers.map(({ kind }) => kind)).toEqual(['blight-from-the-box', 'keep-presence']),
    },
  ],
  [
    'Let Them Break Themselves Against the Stone',
    'for 2 damage',
    { elements: '3 earth', after: ({ state }) => expect(state.conditions).toMatchObject([{ kind: 'break-against-the-stone', level: 0 }]) },
  ],
  [
    'Let Them Break Themselves Against the Stone',
    'and for half of theirs',
    { elements: '5 earth', after: ({ state }) => expect(state.conditions).toMatchObject([{ kind: 'break-against-the-stone', level: 1 }]) },
  ],
  [
    'Let Them Break Themselves Against the Stone',
    'in another land, too',
    {
      elements: '2 sun, 7 earth',
      presence: 'A5, A6',
      say: ['A5', 'use Let Them Break Themselves Against the Stone', 'A6'],
      after: ({ state }) => expect(state.conditions).toHaveLength(2),
    },
  ],
  // Volcano Looming High
  [
    'Explosive Eruption',
    'hurls its own presence at a land',
    {
      elements: '2 fire, 2 earth',
      presence: '3 A6',
      lands: { A5: 'town' },
      say: ['option 3', 'A5'],
      fear: 1,
      is: { A5: '', A6: '1 of seat 0' },
    },
  ],
  ['Explosive Eruption', 'frightens', { elements: '3 fire, 3 earth', presence: '5 A6', say: ['option 5', 'A5'], fear: 4 }],
  [
    'Explosive Eruption',
    'burns all around it',
    {
      elements: '4 fire, 2 air, 4 earth',
      presence: '7 A6',
      lands: { A8: 'city' },
      say: ['option 7', 'A5'],
      fear: 6 + 2,
      is: { A8: '', A6: 'blight, 1 of seat 0' },
    },
  ],
  [
    'Explosive Eruption',
    'and far away',
    {
      elements: '5 fire, 3 air, 5 earth',
      presence: '11 A6',
      lands: { A7: 'city' },
      with: (state) => void (state.blight.pool = 20),
      say: ['option 11', 'A5'],
      fear: 10 + 2,
      is: { A6: 'blight, 1 of seat 0', A1: 'blight', A5: 'blight', A8: 'blight', A7: '' },
    },
  ],
  [
    'Explosive Eruption',
    'J-29.1 adds to what it does to the same land, so badlands there count once',
    {
      elements: '5 fire, 3 air, 5 earth',
      presence: '11 A6',
      lands: { A8: '4 city, badlands' },
      with: (state) => void (state.blight.pool = 20),
      // 4 and 1 for the badlands, then 4.
      say: ['option 11', 'A5', 'city takes 3', 'city-1 takes 1', 'city-2 takes 1', 'city takes 3'],
      is: { A8: 'city, blight, badlands' },
    },
  ],
  [
    'Powered by the Furnace of the Earth',
    'brings presence back',
    { elements: '3 earth', presence: 'A6', with: (state) => void (state.spirits[0]!.destroyed = 1), is: { A6: '2 of seat 0' } },
  ],
  [
    'Powered by the Furnace of the Earth',
    'buys a power',
    {
      elements: '3 fire',
      presence: 'A6',
      energy: 2,
      say: ['yes', 'option 1'],
      after: (position) => {
        position.say(position.answers()[0]!);
        expect([position.state.spirits[0]!.energy, position.state.spirits[0]!.hand.length]).toEqual([0, 1]);
      },
    },
  ],
  [
    'Powered by the Furnace of the Earth',
    'draws presence here',
    { elements: '4 fire, 4 earth', presence: 'A6, 2 A1', say: ['A6', 'A1', 'A1'], is: { A6: '3 of seat 0' } },
  ],
  [
    'Powered by the Furnace of the Earth',
    'J-4.11 returns presence to the tracks, not onto their first spaces',
    {
      elements: '5 fire',
      presence: 'A6',
      with: (state) => {
        state.spirits[0]!.destroyed = 2;
        state.spirits[0]!.tracks = [3, 1];
      },
      say: ['track 1', 'track 1'],
      after: ({ state }) => expect([state.spirits[0]!.tracks, state.spirits[0]!.destroyed]).toEqual([[1, 1], 0]),
    },
  ],
  // Lure of the Deep Wilderness
  [
    'Forsake Society to Chase After Dreams',
    'calls an explorer',
    { elements: '2 moon', lands: { A4: 'explorer' }, say: ['explorer A4 to A5'], fear: 0, is: { A5: 'explorer, 2 of seat 0' } },
  ],
  [
    'Forsake Society to Chase After Dreams',
    'empties a town',
    { elements: '2 moon, air', lands: { A4: 'town, city' }, say: ['explorer A4 to A5', 'stop'], fear: 1, is: { A4: 'explorer, city' } },
  ],
  [
    'Forsake Society to Chase After Dreams',
    'empties a city',
    { elements: '3 moon, 2 air, animal', lands: { A4: 'city' }, say: ['stop'], fear: 0, is: { A4: '3 explorer' } },
  ],
  [
    'Forsake Society to Chase After Dreams',
    'but those who were there before do not go',
    {
      elements: '2 moon, air',
      lands: { A4: 'explorer!1, town' },
      say: ['explorer A4 to A5'],
      after: (position) => expect(position.answers()).toEqual(['explorer A4 to A5', 'stop']),
    },
  ],
  [
    'Forsake Society to Chase After Dreams',
    'twice',
    {
      elements: '2 moon, 4 air',
      lands: { A4: '2 town' },
      say: ['stop', 'use Forsake Society to Chase After Dreams', 'stop'],
      fear: 1,
      is: { A4: '4 explorer' },
    },
  ],
  [
    'Never Heard from Again',
    'spoils the land',
    { elements: 'fire, 3 plant', lands: { A5: 'explorer' }, say: ['explorer'], fear: 1, is: { A5: 'badlands, 2 of seat 0' } },
  ],
  [
    'Never Heard from Again',
    'swallows explorers',
    {
      elements: '2 plant',
      lands: { A5: '6 explorer, 3 beasts' },
      say: Array<string>(6).fill('explorer'),
      fear: 2,
      is: { A5: '3 beasts, 2 of seat 0' },
    },
  ],
  ['Never Heard from Again', 'hurts', { elements: '4 plant, animal', lands: { A5: 'town' }, fear: 1, is: { A5: '2 of seat 0' } }],
  [
    'Never Heard from Again',
    'again',
    {
      elements: '6 plant',
      lands: { A5: '2 explorer, beasts' },
      say: ['explorer', 'stop', 'explorer'],
      fear: 2,
      is: { A5: 'beasts, 2 of seat 0' },
    },
  ],
  // Many Minds Move as One
  [
    'The Teeming Host Arrives',
    'J-40.22 from two lands away',
    { elements: '2 air, animal', lands: { A8: 'beasts' }, say: ['A4', 'beasts A8 to A4'], is: { A4: 'beasts', A8: '' } },
  ],
  [
    'The Teeming Host Arrives',
    'as many as there is air',
    {
      elements: '3 air, water, 2 animal',
      lands: { A8: '2 beasts' },
      say: ['A4', 'beasts A8 to A4', 'beasts A8 to A4', 'stop'],
      is: { A4: '2 beasts' },
    },
  ],
  [
    'The Teeming Host Arrives',
    'and flies on',
    { elements: 'fire, 4 air, 2 animal', lands: { A4: 'beasts' }, say: ['A4', 'stop', 'beasts A4 to A8'], is: { A4: '', A8: 'beasts' } },
  ],
  [
    'Beset and Confound the Invaders',
    'with 2 beasts',
    { elements: 'air, 2 animal', lands: { A4: 'town, 2 beasts' }, say: ['A4'], fear: 2, defend: { A4: 2 } },
  ],
  [
    'Beset and Confound the Invaders',
    'with 3',
    { elements: '2 air, 3 animal', lands: { A4: 'town, 3 beasts' }, say: ['A4'], fear: 3, defend: { A4: 4 } },
  ],
  [
    'Beset and Confound the Invaders',
    'with 4',
    { elements: '3 air, 4 animal', lands: { A4: 'town, 4 beasts' }, say: ['A4'], fear: 4, defend: { A4: 7 } },
  ],
  [
    'Beset and Confound the Invaders',
    'with 5',
    { elements: '4 air, earth, 5 animal', lands: { A4: 'town, 5 beasts' }, say: ['A4'], fear: 6, defend: { A4: 10 } },
  ],
  [
    'Beset and Confound the Invaders',
    'with more elements than beasts',
    { elements: '4 air, earth, 5 animal', lands: { A4: 'town, 2 beasts' }, say: ['A4'], fear: 2, defend: { A4: 2 } },
  ],
  // Shifting Memory of Ages
  ["Learn the Invaders' Tactics", 'defends', { elements: '2 earth', lands: { A4: 'town' }, defend: { A4: 2 } }],
  ["Learn the Invaders' Tactics", 'better', { elements: 'air, 2 earth', lands: { A4: 'town' }, defend: { A4: 3 } }],
  [
    "Learn the Invaders' Tactics",
    'by all that it saw',
    { elements: '2 moon, 3 air, 4 earth', lands: { A4: 'town' }, with: discards, defend: { A4: 4 } },
  ],
  [
    'Observe the Ever-Changing World',
    'prepares a marker',
    { elements: 'moon', say: ['A4', 'sun'], after: ({ state }) => expect(state.spirits[0]!.prepared[0]).toBe(1) },
  ],
  [
    'Observe the Ever-Changing World',
    'watches a land',
    {
      elements: '2 moon, air',
      say: ['A4'],
      after: ({ state }) => expect(state.conditions).toMatchObject([{ kind: 'observe', level: 3, land: 3 }]),
    },
  ],
  // Grinning Trickster Stirs Up Trouble
  [
    "Let's See What Happens",
    'does all that a minor power can',
    { elements: 'moon, fire, 2 air', lands: { A4: 'explorer' }, with: danger, say: ['explorer A4 to A1'], fear: 2, is: { A1: 'explorer' } },
  ],
  [
    "Let's See What Happens",
    'and keeps it',
    {
      elements: '2 moon, fire, 2 air',
      lands: { A4: 'explorer' },
      with: (state) => {
        danger(state);
        state.spirits[0]!.hand = [powerNamed('Impersonate Authority')];
      },
      say: ['explorer A4 to A1', 'Impersonate Authority'],
      leaves: [1],
      after: ({ state }) => expect(state.spirits[0]!.hand).toEqual([powerNamed('Delusions of Danger')]),
    },
  ],
  [
    "Why Don't You and Them Fight",
    'also slow',
    { elements: '3 moon, 3 air', phase: 'slow', lands: { A5: 'town' }, is: { A5: 'town!1, 2 of seat 0' } },
  ],
  ["Why Don't You and Them Fight", 'adds strife', { elements: '3 air', lands: { A5: 'town' }, is: { A5: 'town!1, 2 of seat 0' } }],
  [
    "Why Don't You and Them Fight",
    'sets them on each other',
    { elements: '3 sun', lands: { A5: 'town, dahan' }, fear: 1, is: { A5: '2 of seat 0' } },
  ],
  [
    "Why Don't You and Them Fight",
    'by fire, too',
    { elements: '3 fire', lands: { A5: 'town!1, dahan' }, fear: 1, is: { A5: 'dahan, 2 of seat 0' } },
  ],
  [
    "Why Don't You and Them Fight",
    'with beasts',
    { elements: '3 animal', lands: { A5: 'town, beasts' }, fear: 1, is: { A5: 'beasts, 2 of seat 0' } },
  ],
  // Shroud of Silent Mist
  [
    'Suffocating Shroud',
    'hurts',
    { elements: 'moon, 2 air, water', lands: { A5: 'explorer' }, say: ['A5', 'stop'], is: { A5: '2 of seat 0' } },
  ],
  [
    'Suffocating Shroud',
    'from around',
    {
      elements: '2 moon, 3 air, 2 water',
      presence: '2 A5, A4',
      lands: { A5: '2 explorer' },
      say: ['A5', 'stop'],
      is: { A5: '2 of seat 0' },
    },
  ],
  [
    'Suffocating Shroud',
    'more',
    { elements: '4 moon, 4 air, 3 water', lands: { A5: 'city' }, say: ['A5', 'stop'], is: { A5: 'city-2, 2 of seat 0' } },
  ],
  [
    'Suffocating Shroud',
    'everybody',
    {
      elements: '5 moon, 6 air, 4 water',
      lands: { A5: 'city, town' },
      say: ['A5', 'stop', 'city takes 1', 'city-1 takes 1'],
      fear: 2,
      is: { A5: 'town-1, 2 of seat 0' },
    },
  ],
  [
    'Lost in the Swirling Haze',
    'a dahan',
    { elements: 'air, 2 water', lands: { A5: 'dahan' }, say: ['A5', 'stop', 'dahan A5 to A4'], is: { A4: 'dahan' } },
  ],
  [
    'Lost in the Swirling Haze',
    'explorers',
    {
      elements: '2 air, 3 water',
      lands: { A5: 'explorer, dahan' },
      say: ['A5', 'stop', 'stop', 'explorer A5 to A4', 'dahan A5 to A4'],
      is: { A4: 'explorer, dahan' },
    },
  ],
  [
    'Lost in the Swirling Haze',
    'more of them',
    {
      elements: '3 air, 4 water',
      lands: { A5: '3 explorer' },
      say: ['A5', 'stop', ...Array<string>(3).fill('explorer A5 to A4')],
      is: { A4: '3 explorer' },
    },
  ],
  // Vengeance as a Burning Plague
  [
    'Epidemics Run Rampant',
    'among all',
    { elements: 'fire, 3 animal', lands: { A4: 'disease, town, dahan' }, is: { A4: 'town-1, dahan-1, disease' } },
  ],
  [
    'Epidemics Run Rampant',
    'worse',
    { elements: '2 fire, water, 4 animal', lands: { A4: 'disease, town, dahan' }, fear: 1, is: { A4: 'disease' } },
  ],
  [
    'Epidemics Run Rampant',
    'and frightens',
    { elements: '3 fire, 3 water, 5 animal', lands: { A4: '2 disease, city' }, fear: 2 + 2, is: { A4: 'disease' } },
  ],
  ['Savage Revenge', 'far away', { elements: '3 fire, 3 air, animal', lands: { A4: 'town' }, is: { A4: 'town-1' } }],
  ['Savage Revenge', 'hurts', { elements: '3 fire, animal', lands: { A5: 'town' }, is: { A5: 'town-1, 2 of seat 0' } }],
  ['Savage Revenge', 'more', { elements: '4 fire, 2 animal', lands: { A5: 'city' }, fear: 2, is: { A5: '2 of seat 0' } }],
  [
    'Savage Revenge',
    'most',
    { elements: '5 fire, 2 air, 2 animal', lands: { A5: '2 city' }, say: ['city-1 takes 2'], fear: 4, is: { A5: '2 of seat 0' } },
  ],
];

test.each(rows)('%s %s', (power, _, row) => {
  play(power, row);
});

/** Whose innate powers have tests of their own; those of the aspects, which belong to spirits of the base game, do too. */
const elsewhere = [
  'Starlight Seeks Its Form',
  'Fractured Days Split the Sky',
  ...spirits.filter(({ set }) => set === 'base').map(({ name }) => name),
];
const isElsewhere = (power: string): boolean => elsewhere.includes(powers[powerNamed(power)]!.spirit!);

test('every innate power of Jagged Earth is in the table, with a row for each of its levels', () => {
  expect(withoutRow('innate', rows, 'jagged-earth').filter((power) => !isElsewhere(power))).toEqual([]);
  for (const [name] of rows)
    expect([name, rows.filter(([row]) => row === name).length >= powers[powerNamed(name)]!.thresholds.length]).toEqual([name, true]);
});

test('J-9.9 J-40.38 without any level only Explosive Eruption can be used, for its effect without elements', () => {
  for (const [power, , row] of rows) {
    const { elements: _, ...rest } = row;
    expect([power, isUsable(power, rest)]).toEqual([power, power === 'Explosive Eruption']);
  }
});
