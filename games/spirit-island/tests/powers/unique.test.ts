import { expect, test } from 'vitest';
import { powerNamed, powers } from '../../content/powers.ts';
import { foreseeRavage } from '../../rules/invaders/foreseen-ravage.ts';
import { play, type Row, withoutRow } from '../use.ts';

const green = ['A Spread', 'Vital'];
const ocean = ['Ocean', 'Vital'];

const rows: readonly Row[] = [
  // A Spread of Rampant Green
  [
    'Fields Choked with Growth',
    'push a town',
    { lands: { A4: '2 town, dahan' }, say: ['A4', 'option 1', 'town A4 to A1'], is: { A4: 'town, dahan', A1: 'town' } },
  ],
  [
    'Fields Choked with Growth',
    'or 3 dahan, no fewer',
    {
      lands: { A4: 'town, 4 dahan' },
      say: ['A4', 'option 2'],
      after: (position) => {
        expect(position.answers()).not.toContain('stop');
        position.say('dahan A4 to A1', 'dahan A4 to A1', 'dahan A4 to A2').is({ A4: 'town, dahan', A1: '2 dahan', A2: 'dahan' });
      },
    },
  ],
  [
    'Gift of Proliferation',
    'lets another add presence beside its own',
    {
      spirits: green,
      others: 'A6',
      after: (position) => {
        expect(position.asks).toEqual(['1 presence-land']);
        expect(position.answers(1).filter((land) => land.startsWith('A'))).toEqual(['A1', 'A5', 'A6', 'A8']);
        position.say('1: A8', '1: track 2').is({ A8: '1 of seat 1' });
      },
    },
  ],
  ['Overgrow in a Night', 'adds presence', { say: ['A4', 'option 1', 'track 2'], fear: 0, is: { A4: '1 of seat 0' } }],
  ['Overgrow in a Night', 'or frightens invaders among its presence', { lands: { A5: 'town' }, say: ['A5', 'option 2'], fear: 3 }],
  ['Overgrow in a Night', 'but not those beside it', { lands: { A4: 'town' }, say: ['A4', 'option 2'], fear: 0 }],
  [
    'Stem the Flow of Fresh Water',
    'hurts each town and city in mountain and sands',
    { lands: { A4: 'explorer, 2 town, city' }, say: ['A4'], is: { A4: 'explorer, 2 town-1, city-1' } },
  ],
  ['Stem the Flow of Fresh Water', 'one elsewhere', { lands: { A8: '2 town, city' }, say: ['A8', 'city'], is: { A8: '2 town, city-1' } }],
  // Bringer of Dreams and Nightmares
  [
    "Call on Midnight's Dream",
    'brings a major power where dahan are',
    {
      lands: { A5: '2 dahan' },
      say: ['option 1'],
      after: (position) => {
        const [card] = position.answers();
        position.say(card!);
        expect(position.answers()).toEqual([card, "Call on Midnight's Dream"]);
        position.say(card!);
        expect([position.state.spirits[0]!.energy, position.state.spirits[0]!.played]).toEqual([
          0,
          [powerNamed("Call on Midnight's Dream")],
        ]);
      },
    },
  ],
  [
    "Call on Midnight's Dream",
    'forgotten for it gives energy for each dahan and plays the major at once, at cost',
    {
      lands: { A5: '2 dahan' },
      energy: 6,
      say: ['option 1'],
      after: (position) => {
        const [card] = position.answers();
        position.say(card!, "Call on Midnight's Dream", 'yes');
        const { energy, played, hand } = position.state.spirits[0]!;
        expect([energy, played, hand]).toEqual([8 - powers[powerNamed(card!)]!.cost, [powerNamed(card!)], []]);
      },
    },
  ],
  ["Call on Midnight's Dream", 'or frightens invaders', { lands: { A5: 'explorer' }, say: ['option 2'], fear: 2 }],
  ['Dread Apparitions', 'make fear into defend', { lands: { A4: 'town' }, say: [], fear: 1, defend: { A4: 1 } }],
  [
    'Dread Apparitions',
    'J-16.4 each use of it adds up',
    {
      lands: { A4: 'town' },
      with: (state) => void state.spirits[0]!.repeats.push({ upTo: 6, atCost: false, count: 1 }),
      say: ['repeat Dread Apparitions'],
      fear: 2,
      defend: { A4: 1 + 2 },
    },
  ],
  [
    'Dread Apparitions',
    'also the fear of deaths that were dreamt',
    {
      lands: { A5: 'town' },
      elements: '2 earth',
      with: (state) => void state.spirits[0]!.played.push(powerNamed('Steam Vents')),
      say: ['use Steam Vents', 'option 2', 'town A5 to A1'],
      fear: 1 + 2,
      defend: { A5: 3 },
    },
  ],
  [
    'Dreams of the Dahan',
    'gather up to 2 dahan',
    { lands: { A4: '3 dahan' }, say: ['A1', 'option 1', 'dahan A4 to A1', 'dahan A4 to A1'], is: { A4: 'dahan', A1: '2 dahan' } },
  ],
  [
    'Dreams of the Dahan',
    'or frighten towns and cities, for each dahan up to 3',
    { lands: { A4: 'town, 4 dahan' }, say: ['A4', 'option 2'], fear: 3 },
  ],
  ['Dreams of the Dahan', 'but no explorers', { lands: { A4: 'explorer, 2 dahan' }, say: ['A4', 'option 2'], fear: 0 }],
  [
    'Predatory Nightmares',
    'deal 2 damage in a dream and push up to 2 dahan',
    {
      lands: { A4: 'town, 3 dahan' },
      say: ['town A4 to A1', 'dahan A4 to A2', 'stop'],
      fear: 2,
      is: { A4: '2 dahan', A1: 'town', A2: 'dahan' },
    },
  ],
  // Lightning's Swift Strike
  [
    'Harbingers of the Lightning',
    'push dahan; once 1 fear where towns and cities are',
    {
      lands: { A4: '3 dahan', A1: 'town', A2: 'city' },
      say: ['A4', 'dahan A4 to A1', 'dahan A4 to A2'],
      fear: 1,
      is: { A4: 'dahan', A1: 'town, dahan', A2: 'city, dahan' },
    },
  ],
  ['Harbingers of the Lightning', 'none elsewhere', { lands: { A4: 'dahan', A1: 'explorer' }, say: ['A4', 'dahan A4 to A1'], fear: 0 }],
  [
    "Lightning's Boon",
    'makes two slow powers of its target fast',
    {
      spirits: ['Lightning', 'River'],
      others: 'A8',
      lands: { A4: 'town' },
      say: ['seat 1'],
      after: ({ state }) => expect(state.spirits.map(({ quickened }) => quickened)).toEqual([0, 2]),
    },
  ],
  [
    'Raging Storm',
    'hurts each invader',
    { lands: { A4: '2 explorer, town, city, dahan' }, say: ['A4'], fear: 0, is: { A4: 'town-1, city-1, dahan' } },
  ],
  [
    'Shatter Homesteads',
    'destroys a town',
    { lands: { A2: '2 town' }, targets: 'A1 A2 A3 A4 A5 A6 A7 A8', say: ['A2'], fear: 2, is: { A2: 'town' } },
  ],
  // Ocean's Hungry Grasp
  [
    'Call of the Deeps',
    'gathers an explorer to the coast',
    { presence: 'A1', lands: { A2: '2 explorer' }, say: [], is: { A1: 'explorer, 1 of seat 0', A2: 'explorer' } },
  ],
  [
    'Call of the Deeps',
    'into the ocean two, who drown',
    {
      presence: 'A0',
      lands: { A2: '3 explorer' },
      say: ['explorer A2 to A0'],
      is: { A0: '1 of seat 0', A2: 'explorer' },
      after: ({ state }) => expect(state.spirits[0]!.drowned).toBe(2),
    },
  ],
  ['Grasping Tide', 'frightens and defends the coast', { presence: 'A1', targets: 'A1 A2 A0', say: ['A2'], fear: 2, defend: { A2: 4 } }],
  [
    'Swallow the Land-Dwellers',
    'drowns an explorer, a town and a dahan',
    {
      presence: 'A1',
      lands: { A1: '2 explorer, 2 town, city, 2 dahan' },
      fear: 1,
      is: { A1: 'explorer, town, city, dahan, 1 of seat 0' },
      after: ({ state }) => expect(state.spirits[0]!.drowned).toBe(3),
    },
  ],
  [
    'Tidal Boon',
    'gives 2 energy and lets the target push a town and dahan',
    {
      spirits: ocean,
      presence: 'A1',
      others: 'A2',
      lands: { A2: 'town, 2 dahan' },
      say: ['1: A2', '1: town A2 to A4', '1: dahan A2 to A4', '1: stop'],
      leaves: [0, 2],
      is: { A2: 'dahan, 1 of seat 1', A4: 'town, dahan' },
    },
  ],
  [
    'Tidal Boon',
    'carries dahan from the ocean ashore rather than drown them',
    {
      spirits: ocean,
      presence: 'A1',
      others: 'A2',
      lands: { A2: 'town, 2 dahan' },
      fear: 1,
      say: ['1: A2', '1: town A2 to A0', '1: dahan A2 to A0', '1: dahan A2 to A0', 'A3', 'stop'],
      is: { A2: '1 of seat 1', A0: '', A3: 'city, dahan' },
    },
  ],
  // River Surges in Sunlight
  ['Boon of Vigor', 'gives oneself 1', { leaves: [1] }],
  [
    'Boon of Vigor',
    'gives another 1 for each card it played',
    {
      spirits: ['River', 'Vital'],
      others: 'B5',
      with: (state) => void state.spirits[1]!.played.push(powerNamed('Drought'), powerNamed('Tsunami')),
      say: ['seat 1'],
      leaves: [0, 2],
    },
  ],
  ['Flash Floods', 'deal 1 damage', { lands: { A4: 'city' }, say: ['A4'], is: { A4: 'city-1' } }],
  ['Flash Floods', 'at the coast 2', { lands: { A1: 'city' }, say: ['A1'], is: { A1: 'city-2' } }],
  [
    "River's Bounty",
    'gathers dahan, and where two are one more comes, with 1 energy',
    { lands: { A4: '2 dahan' }, say: ['dahan A4 to A5', 'dahan A4 to A5'], is: { A5: '3 dahan, 2 of seat 0' }, leaves: [1] },
  ],
  [
    "River's Bounty",
    'not where one is',
    { lands: { A4: 'dahan' }, say: ['dahan A4 to A5'], is: { A5: 'dahan, 2 of seat 0' }, leaves: [0] },
  ],
  [
    'Wash Away',
    'pushes up to 3 explorers and towns',
    {
      lands: { A4: '2 explorer, 2 town' },
      say: ['A4', 'town A4 to A1', 'explorer A4 to A1', 'town A4 to A2'],
      is: { A4: 'explorer', A1: 'explorer, town', A2: 'town' },
    },
  ],
  // Shadows Flicker Like Flame
  [
    'Concealing Shadows',
    'hide the dahan from ravaging invaders',
    {
      lands: { A5: 'city, 2 dahan' },
      fear: 1,
      after: (position) =>
        expect(foreseeRavage(position.state, position.space('A5'))).toMatchObject({ dealt: 3, blight: 1, dahanLost: 0, counter: 4 }),
    },
  ],
  [
    'Crops Wither and Fade',
    'frighten and downgrade',
    { lands: { A5: 'town, city' }, say: ['city'], fear: 2, is: { A5: '2 town, 2 of seat 0' } },
  ],
  [
    'Favors Called Due',
    'gather dahan, and frighten invaders whom they outnumber',
    {
      lands: { A4: '2 town', A1: '4 dahan' },
      say: ['A4', ...Array<string>(3).fill('dahan A1 to A4'), 'stop'],
      fear: 3,
      is: { A1: 'dahan', A4: '2 town, 3 dahan' },
    },
  ],
  [
    'Favors Called Due',
    'not as many as they',
    { lands: { A4: '2 town', A1: '2 dahan' }, say: ['A4', 'dahan A1 to A4', 'dahan A1 to A4'], fear: 0 },
  ],
  ['Favors Called Due', 'nor nobody', { lands: { A1: '2 dahan' }, say: ['A4', 'dahan A1 to A4', 'dahan A1 to A4'], fear: 0 }],
  [
    'Mantle of Dread',
    'lets the target push an explorer and a town from one of its lands',
    {
      spirits: ['Shadows', 'Vital'],
      others: 'A8, A6',
      lands: { A8: 'explorer, town', A6: '2 town' },
      say: ['seat 1', '1: A8', '1: explorer A8 to A5', '1: town A8 to A5'],
      fear: 2,
      is: { A8: '1 of seat 1', A5: 'explorer, town, 2 of seat 0' },
    },
  ],
  // Thunderspeaker
  [
    'Manifestation of Power and Glory',
    'lets each dahan deal 1 damage for each presence',
    { lands: { A5: '2 city, 2 dahan' }, say: ['city takes 3'], fear: 1 + 2, is: { A5: 'city-1, 2 dahan, 2 of seat 0' } },
  ],
  [
    'Sudden Ambush',
    'gathers a dahan, and each destroys an explorer',
    { lands: { A4: '3 explorer, dahan', A1: 'dahan' }, say: ['A4', 'dahan A1 to A4'], is: { A4: 'explorer, 2 dahan', A1: '' } },
  ],
  [
    'Voice of Thunder',
    'pushes up to 4 dahan',
    { lands: { A4: '5 dahan' }, say: ['A4', 'option 1', ...Array<string>(4).fill('dahan A4 to A1')], is: { A4: 'dahan', A1: '4 dahan' } },
  ],
  ['Voice of Thunder', 'or frightens invaders', { lands: { A4: 'explorer' }, say: ['A4', 'option 2'], fear: 2 }],
  [
    'Words of Warning',
    'defend, and let the dahan strike with the invaders',
    {
      lands: { A4: '3 city, 2 dahan' },
      defend: { A4: 3 },
      after: (position) =>
        expect(foreseeRavage(position.state, position.space('A4'))).toMatchObject({ dealt: 6, dahanLost: 2, counter: 4 }),
    },
  ],
  // Vital Strength of the Earth
  [
    'A Year of Perfect Stillness',
    'stops all actions of the invaders',
    { say: ['A4'], after: ({ state }) => expect(state.modifiers).toMatchObject([{ kind: 'skip-all', land: 3 }]) },
  ],
  [
    'Draw of the Fruitful Earth',
    'gathers up to 2 explorers and up to 2 dahan',
    {
      lands: { A1: '3 explorer, 3 dahan' },
      say: ['A4', 'explorer A1 to A4', 'explorer A1 to A4', 'dahan A1 to A4', 'dahan A1 to A4'],
      is: { A1: 'explorer, dahan', A4: '2 explorer, 2 dahan' },
    },
  ],
  ['Guard the Healing Land', 'heals and defends', { lands: { A4: '2 blight' }, say: ['A4'], is: { A4: 'blight' }, defend: { A4: 4 } }],
  ['Rituals of Destruction', 'deal 2 damage', { lands: { A4: 'city, 2 dahan' }, fear: 0, is: { A4: 'city-2, 2 dahan' } }],
  [
    'Rituals of Destruction',
    'with 3 dahan 5, and fear',
    { lands: { A4: '2 city, 3 dahan' }, say: ['city-1 takes 1', 'city-2 takes 1'], fear: 2 + 2, is: { A4: 'city-2, 3 dahan' } },
  ],
];

test.each(rows)('%s %s', (power, _, row) => {
  play(power, row);
});

test('every unique power is in the table', () => {
  expect(withoutRow('unique', rows)).toEqual([]);
});
