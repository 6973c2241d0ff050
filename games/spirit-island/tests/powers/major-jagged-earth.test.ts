import { expect, test } from 'vitest';
import { powerNamed, powers } from '../../content/powers.ts';
import { invadersDo } from '../../content/step.ts';
import { foreseeRavage } from '../../rules/invaders/foreseen-ravage.ts';
import type { State } from '../../rules/state.ts';
import { carryOut } from '../doing.ts';
import { type Drawn, drawn } from '../drawn.ts';
import { play, positionOf, type Row, withoutRow } from '../use.ts';

const rulesOf = (state: State): string[] => state.modifiers.map(({ kind }) => kind);

const rows: readonly Row[] = [
  ['Angry Bears', 'come', { lands: { A5: 'city' }, fear: 2, is: { A5: 'city-2, beasts, 2 of seat 0' } }],
  [
    'Angry Bears',
    'strike harder where beasts are, and one may go on',
    {
      lands: { A5: '2 city, beasts' },
      say: ['city takes 1', 'city-1 takes 2', 'beasts A5 to A4'],
      fear: 2 + 2,
      is: { A5: 'city-1, 2 of seat 0', A4: 'beasts' },
    },
  ],
  [
    'Angry Bears',
    'with their elements also in a land with beasts beside it',
    {
      lands: { A4: 'explorer, town, beasts', A1: 'beasts' },
      elements: 'fire, 2 animal',
      say: ['A4', 'town'],
      fear: 2 + 1 + 1,
      is: { A4: 'explorer, beasts', A5: 'beasts, 2 of seat 0' },
    },
  ],
  [
    'Draw Towards a Consuming Void',
    'draws one of each from around, and devours',
    {
      lands: { A4: '2 explorer, town', A1: 'city, dahan, beasts', A6: 'dahan, beasts, beasts' },
      presence: '2 A5, 2 A4',
      with: (state) => void state.spirits[0]!.played.push(powerNamed('Drought')),
      say: ['A5'],
      fear: 4 + 1 + 2,
      is: { A4: 'explorer, 1 of seat 0', A1: '', A6: 'beasts', A5: '2 of seat 0' },
    },
  ],
  [
    'Draw Towards a Consuming Void',
    'as the only card once more for three that are forgotten',
    {
      lands: { A4: '2 explorer' },
      presence: '4 A5',
      with: (state) => void state.spirits[0]!.hand.push(powerNamed('Drought'), powerNamed('Flash Floods')),
      say: ['yes'],
      fear: 8,
      is: { A4: '', A5: '2 of seat 0' },
      after: ({ state }) => expect([state.spirits[0]!.hand, state.spirits[0]!.played]).toEqual([[], []]),
    },
  ],
  [
    "Focus the Land's Anguish",
    'gathers blight and strikes for it, with fear for a fallen town',
    {
      lands: { A4: 'town, blight', A1: '2 blight' },
      say: ['A4', 'blight A1 to A4', 'stop'],
      fear: 1 + 5,
      is: { A4: '2 blight', A1: 'blight' },
    },
  ],
  [
    "Focus the Land's Anguish",
    'without it nobody is frightened',
    { lands: { A4: 'city, blight' }, say: ['A4'], fear: 0, is: { A4: 'city-1, blight' } },
  ],
  [
    "Focus the Land's Anguish",
    'with 3 sun strikes twice as hard',
    { lands: { A4: 'town, blight' }, elements: '2 sun', say: ['A4'], fear: 6, is: { A4: 'blight' } },
  ],
  [
    'Forests of Living Obsidian',
    'push the dahan and cut all others, from a sacred site deeper',
    {
      presence: '2 A7',
      lands: { A7: 'town, city, dahan' },
      say: ['dahan A7 to A8'],
      fear: 1 + 2,
      is: { A7: 'badlands, 2 of seat 0', A8: 'dahan' },
    },
  ],
  [
    'Forests of Living Obsidian',
    'less deep elsewhere',
    { presence: 'A7', lands: { A7: '2 city' }, fear: 0, is: { A7: 'city-1, city-2, badlands, 1 of seat 0' } },
  ],
  [
    'Forests of Living Obsidian',
    'with their elements twice',
    { presence: 'A7', elements: 'sun, 2 fire, 2 earth', is: { A7: '2 badlands, 1 of seat 0' } },
  ],
  [
    'Infestation of Venomous Spiders',
    'frighten, and the invaders skip as many actions as there are beasts',
    {
      lands: { A4: 'town', A1: 'beasts' },
      say: ['A4', 'beasts A1 to A4'],
      fear: 2,
      is: { A4: 'town, 2 beasts', A1: '' },
      after: ({ state }) => expect(rulesOf(state)).toEqual(['skip-one', 'skip-one']),
    },
  ],
  [
    'Irresistible Call',
    'gathers all that can come',
    {
      lands: { A4: '', A1: '3 town, 2 explorer, city', A2: '3 town, dahan', A5: 'beasts' },
      targets: 'A4 A5 A6 A7 A8',
      say: ['A4', 'town A1 to A4', 'town A1 to A4', 'town A2 to A4', 'town A2 to A4', 'town A2 to A4'],
      is: { A4: '2 explorer, 5 town, dahan, beasts', A1: 'town, city', A2: '' },
    },
  ],
  [
    'Irresistible Call',
    'with its elements all stay there',
    { elements: 'sun, 2 air, plant', say: ['A8'], after: ({ state }) => expect(rulesOf(state)).toEqual(['skip-all', 'isolate']) },
  ],
  [
    'Sleep and Never Waken',
    'stops all, and who sleeps is gone',
    {
      presence: 'A4',
      lands: { A5: '3 explorer' },
      say: ['A5', 'explorer', 'explorer'],
      fear: 1,
      is: { A5: 'explorer' },
      after: ({ state }) => expect(rulesOf(state)).toEqual(['skip-all']),
    },
  ],
  [
    'Sleep and Never Waken',
    'with its elements up to 6 more in your lands',
    {
      presence: 'A4, A8',
      lands: { A5: '3 explorer', A4: '2 explorer', A8: '2 explorer' },
      elements: '2 moon, air, animal',
      say: ['A5', 'explorer', 'explorer', 'A4', 'A8', 'A8', 'stop'],
      fear: 2,
      is: { A5: 'explorer', A4: 'explorer, 1 of seat 0', A8: '1 of seat 0' },
    },
  ],
  [
    'Spill Bitterness into the Earth',
    'strikes and poisons here and where blight is beside it',
    {
      lands: { A5: '3 city', A1: 'town, blight', A4: 'blight', A6: 'town' },
      say: ['city takes 3', 'city takes 3', 'option 1', 'option 2', 'A1', 'option 2', 'A4'],
      is: { A5: 'city!1, blight, badlands, 1 of seat 0', A1: 'town!1, blight', A4: 'blight, badlands', A6: 'town' },
    },
  ],
  [
    'Spill Bitterness into the Earth',
    'with its elements hurts all in up to 3 lands around',
    {
      lands: { A1: '2 town', A4: 'explorer' },
      elements: '2 fire, 2 water',
      say: ['A1', 'stop'],
      is: { A5: 'blight, 2 badlands, 1 of seat 0', A1: '2 town-1', A4: 'explorer' },
    },
  ],
  [
    'Storm-Swath',
    'hurts each invader here and where it came from',
    { lands: { A4: '2 town', A5: 'explorer, town' }, say: ['A4'], fear: 2, is: { A4: '2 town-1', A5: 'town-1, 2 of seat 0' } },
  ],
  ['Storm-Swath', 'once where both are the same', { lands: { A5: 'town' }, say: ['A5'], fear: 2, is: { A5: 'town-1, 2 of seat 0' } }],
  [
    'Storm-Swath',
    'with its elements reaches farther, and a land beside both; a town falls in each',
    {
      lands: { A2: '2 town', A4: 'town', A1: 'explorer' },
      elements: 'fire, 2 air, water',
      targets: 'A1 A2 A3 A4 A5 A6 A7 A8',
      say: ['A2', 'A4'],
      fear: 2 + 1 + 2,
      is: { A2: 'town-1', A4: '', A1: 'explorer' },
    },
  ],
  [
    'The Wounded Wild Turns on Its Assailants',
    'strikes for blight, beasts and wilds',
    {
      lands: { A4: '2 city, blight, wilds', A1: 'beasts' },
      say: ['beasts A1 to A4', 'city takes 3'],
      fear: 2,
      is: { A4: 'city-2, blight, beasts, wilds, 2 badlands' },
    },
  ],
  [
    'The Wounded Wild Turns on Its Assailants',
    'with its elements frightens for each that falls',
    { lands: { A4: '2 explorer, blight' }, elements: 'fire, 2 plant, animal', fear: 4, is: { A4: 'blight, 2 badlands' } },
  ],
  [
    'Thickets Erupt with Every Touch of Breeze',
    'hurts and grows wild',
    { lands: { A4: 'city' }, say: ['A4', 'option 1'], fear: 0, is: { A4: 'city-2, 3 wilds' } },
  ],
  ['Thickets Erupt with Every Touch of Breeze', 'or heals', { lands: { A4: 'blight' }, say: ['A4', 'option 2'], is: { A4: '' } }],
  [
    'Thickets Erupt with Every Touch of Breeze',
    'with 3 plant hurts more',
    { lands: { A4: '2 town, blight' }, elements: '2 plant', say: ['A4', 'town takes 2', 'option 2'], fear: 1 + 2, is: { A4: '' } },
  ],
  [
    'Transform to a Murderous Darkness',
    'a sacred site of the target becomes badlands, which may go, and destroys',
    {
      spirits: ['River', 'Vital'],
      others: '2 B5, B8',
      lands: { B5: '2 city, town' },
      say: ['seat 1', '1: B5', '0: badlands B5 to B4', '0: stop'],
      is: { B4: 'badlands' },
      after: (position) => {
        expect([position.fear, position.state.spirits[1]!.gone, position.state.spirits[1]!.destroyed]).toEqual([3, 2, 0]);
        // 6 damage, and 1 for the badlands that stay.
        position.say('0: city takes 3', '0: city takes 3').is({ B5: 'town-1, badlands' });
      },
    },
  ],
  ['Transform to a Murderous Darkness', 'if it likes', { say: ['stop'], fear: 0, is: { A5: '2 of seat 0' } }],
  [
    'Transform to a Murderous Darkness',
    'with its elements strikes twice beside it',
    {
      presence: '2 A5, A8',
      lands: { A4: 'town', A1: 'town' },
      elements: '2 moon, fire, air',
      say: ['A5', 'stop', 'A4', 'A4'],
      fear: 3 + 1,
      is: { A5: '2 badlands', A4: '', A1: 'town' },
    },
  ],
  [
    'Trees Radiate Celestial Brilliance',
    'frighten and defend',
    { lands: { A8: 'blight', A7: 'blight' }, targets: 'A1 A4 A5 A6 A8', say: ['A8'], fear: 3, defend: { A8: 6 } },
  ],
  [
    'Trees Radiate Celestial Brilliance',
    'with their elements burn by the sun',
    { lands: { A8: 'city' }, elements: '3 sun, moon, plant', say: ['A8'], fear: 3 + 2, is: { A8: '' } },
  ],
  [
    "Unleash a Torrent of the Self's Own Essence",
    'brings energy, and more for a forgotten power',
    {
      with: (state) => void state.spirits[0]!.hand.push(powerNamed('Drought')),
      say: ['option 1', 'yes', 'Drought'],
      leaves: [8],
      after: ({ state }) => expect(state.spirits[0]!.hand).toEqual([]),
    },
  ],
  [
    "Unleash a Torrent of the Self's Own Essence",
    'or turns it into damage',
    { lands: { A5: '2 city' }, energy: 5, say: ['option 2', 'option 5', 'city takes 3'], is: { A5: 'city-1, 2 of seat 0' }, leaves: [1] },
  ],
  [
    "Unleash a Torrent of the Self's Own Essence",
    'or with its elements both',
    {
      lands: { A5: 'city' },
      elements: 'sun, 2 fire',
      say: ['option 3', 'no', 'option 4'],
      fear: 2,
      is: { A5: '2 of seat 0' },
      leaves: [1],
    },
  ],
  [
    'Utter a Curse of Dread and Bone',
    'brings a token for each blight around',
    {
      lands: { A4: 'city, blight', A1: 'blight', A8: 'blight' },
      say: ['A4', 'option 1', 'option 3'],
      fear: 2,
      is: { A4: 'city-2!1, blight, badlands' },
    },
  ],
  [
    'Utter a Curse of Dread and Bone',
    'with its elements one more of each kind nearby, and hurts beside it',
    {
      lands: { A4: 'blight', A1: 'town' },
      elements: '2 moon, animal',
      say: ['A4', 'option 2', 'A1', 'A1'],
      is: { A4: 'blight, disease', A1: 'town-1, disease' },
    },
  ],
  [
    'Vanish Softly Away, Forgotten by All',
    'takes one away and an explorer or town',
    { lands: { A4: 'explorer, town, city' }, say: ['A4', 'option 1', 'city', 'town'], fear: 0, is: { A4: 'explorer' } },
  ],
  [
    'Vanish Softly Away, Forgotten by All',
    'or all who are wounded',
    { lands: { A4: 'town, town-1, city-2, dahan-1' }, say: ['A4', 'option 2'], is: { A4: 'town, dahan-1' } },
  ],
  [
    'Vanish Softly Away, Forgotten by All',
    'with its elements one from each of two crowded lands',
    {
      lands: { A4: '', A8: '3 explorer, city', A6: '5 explorer', A7: '3 town' },
      elements: '2 moon, 2 air',
      say: ['A4', 'option 1', 'A8', 'city'],
      is: { A8: '3 explorer', A6: '4 explorer', A7: '3 town' },
    },
  ],
  [
    'Voice of Command',
    'turns dahan and explorers against towns and cities',
    {
      lands: { A4: '2 explorer, town, city, dahan' },
      say: ['town takes 2'],
      fear: 1,
      is: { A4: '2 explorer, city-1, dahan' },
      defend: { A4: 2 },
    },
  ],
  [
    'Voice of Command',
    'with its elements calls some first',
    {
      lands: { A4: 'dahan, city', A1: '2 explorer' },
      elements: '2 sun, air',
      say: ['explorer A1 to A4', 'explorer A1 to A4'],
      fear: 2,
      is: { A4: '2 explorer, dahan', A1: '' },
    },
  ],
  [
    'Walls of Rock and Thorn',
    'hurt, defend and close a land',
    {
      lands: { A8: 'city' },
      targets: 'A1 A3 A6 A8',
      say: ['A8'],
      defend: { A8: 8 },
      is: { A8: 'city-2, wilds' },
      after: ({ state }) => expect(rulesOf(state)).toContain('isolate'),
    },
  ],
  [
    'Walls of Rock and Thorn',
    'with their elements more of it',
    {
      lands: { A8: '2 city' },
      elements: 'earth, plant',
      say: ['A8', 'city takes 1', 'city-1 takes 2'],
      defend: { A8: 10 },
      is: { A8: 'city-1, wilds, badlands' },
    },
  ],
];

const ownTests = [
  'Bargains of Power and Protection',
  'Dream of the Untouched Land',
  'Melt Earth into Quicksand',
  'Settle into Hunting-Grounds',
  'Weave Together the Fabric of Place',
];

test.each(rows)('%s %s', (power, _, row) => {
  play(power, row);
});

test('every major power of Jagged Earth is in the table, or is proven elsewhere', () => {
  const bare = withoutRow('major', rows, 'jagged-earth');
  expect(bare.filter((name) => !ownTests.includes(name))).toEqual([]);
});

test('every level of them is met by some row, or by a test of its own', () => {
  const bare = powers.flatMap(({ name, kind, set, thresholds }) =>
    kind === 'major' &&
    set === 'jagged-earth' &&
    thresholds.length > 0 &&
    !rows.some(([row, , { elements }]) => row === name && elements !== undefined)
      ? [name]
      : [],
  );
  expect(bare.filter((name) => !ownTests.includes(name))).toEqual(['Infestation of Venomous Spiders']);
});

test('Infestation of Venomous Spiders with its elements: after each action skipped because of it 4 damage', () => {
  const position = positionOf('Infestation of Venomous Spiders', { lands: { A4: '2 city, town' }, elements: 'air, earth, 2 animal' })
    .card('ravage', '1-sands')
    .card('explore', '1-jungle')
    .phase('fast', 'slow');
  position.say('use Infestation of Venomous Spiders', 'A4', 'yes', 'city takes 3', 'city takes 1').is({ A4: 'town, city-1, beasts' });
});

test('Trees Radiate Celestial Brilliance: the next build there is skipped, and no other', () => {
  const position = positionOf('Trees Radiate Celestial Brilliance', { lands: { A8: 'town' } })
    .card('build', '1-jungle')
    .card('build', '2-jungle')
    .card('explore', '1-mountain')
    .phase('fast', 'slow');
  position.say('use Trees Radiate Celestial Brilliance', 'A8').is({ A8: 'town, city' });
});

test('Voice of Command: in a ravage explorers stand with the dahan', () => {
  const position = positionOf('Voice of Command', { lands: { A4: '3 explorer, 2 city, dahan' } });
  position.say('use Voice of Command', 'city takes 3');
  // 3 of the city left, less 2: the explorers deal nothing, and strike with the dahan.
  expect(foreseeRavage(position.state, position.space('A4'))).toMatchObject({ damage: 3, dealt: 1, dahanLost: 0 });
});

test('Voice of Command: with dahan who strike first they strike first, and lose no strife for it', () => {
  const fight = (rule: 'dahan-strike-first' | null): Drawn =>
    carryOut(
      drawn()
        .clear()
        .presence('A6')
        .land('A3', 'city')
        .land('A4', 'explorer, explorer!1, 2 town, dahan')
        .with(({ modifiers }) => {
          const more = { land: 3, amount: 1, seat: null, until: 'turn' } as const;
          modifiers.push({ kind: 'explorers-fight-beside-dahan', ...more }, { kind: 'defend', ...more, amount: 3 });
          if (rule !== null) modifiers.push({ kind: rule, ...more });
        }),
      'A4',
      [invadersDo('ravage')],
      null,
    );
  // 1 of the dahan and 2 of the explorers fell a town; what the other deals is held off.
  const first = fight('dahan-strike-first');
  expect(first.answers()).toEqual(['town takes 2', 'town takes 1']);
  first.say('town takes 2').is({ A4: 'explorer, explorer!1, town-1, dahan' });
  // Else 4 damage are dealt, less 3: an explorer falls, and the others strike back.
  expect(fight(null).at('A4')).toContain('explorer!1');
});

test('Voice of Command: they take the damage with the dahan, and strike back', () => {
  const position = positionOf('Voice of Command', { lands: { A4: '2 explorer, 2 city, dahan' } })
    .card('ravage', '1-sands')
    .card('explore', '1-jungle')
    .phase('fast', 'slow');
  // 3 damage first: one city left, which deals 3 - 2 = 1: an explorer falls; the other and the dahan deal 1 + 2 to it.
  position.say('use Voice of Command', 'city takes 3').is({ A4: 'explorer, dahan' });
});
