import { expect, test } from 'vitest';
import { powerNamed } from '../../content/powers.ts';
import { elementsOf } from '../../rules/spirits/elements.ts';
import { foreseeRavage } from '../../rules/invaders/foreseen-ravage.ts';
import type { State } from '../../rules/state.ts';
import { isUsable, play, positionOf, type Row, withoutRow } from '../use.ts';

const holds =
  (...cards: string[]) =>
  (state: State): void =>
    void state.spirits[0]!.played.push(...cards.map(powerNamed));
const rulesOf = (state: State): string[] => state.modifiers.map(({ kind }) => kind);

/* Board A as in minor.test.ts; the spirit is in the wetland A5 unless a row says otherwise. */
const rows: readonly Row[] = [
  [
    'Bats Scout for Raids by Darkness',
    'lead the dahan against towns and cities',
    { lands: { A4: '2 explorer, city, 2 dahan' }, say: ['A4', 'option 1'], is: { A4: '2 explorer, city-2, 2 dahan' } },
  ],
  [
    'Bats Scout for Raids by Darkness',
    'or frighten and gather dahan',
    { lands: { A1: 'dahan' }, say: ['A4', 'option 2', 'dahan A1 to A4'], fear: 1, is: { A4: 'dahan', A1: '' } },
  ],
  [
    'Birds Cry Warning',
    'push dahan',
    { lands: { A4: '2 dahan' }, say: ['option 2', 'dahan A4 to A1', 'stop'], is: { A4: 'dahan', A1: 'dahan' } },
  ],
  [
    'Call to Guard',
    'gathers a dahan and defends',
    { lands: { A4: 'dahan', A1: 'dahan' }, say: ['A4', 'dahan A1 to A4', 'option 1'], defend: { A4: 2 } },
  ],
  ['Call to Guard', 'does nothing without dahan', { lands: { A4: 'town' }, say: ['A4'], defend: { A4: 0 }, is: { A4: 'town' } }],
  ['Carapaced Land', 'defends its own land', { defend: { A5: 3 } }],
  [
    'Carapaced Land',
    'and reaches beasts next to it',
    { lands: { A4: 'beasts', A3: 'beasts' }, targets: 'A4 A5', say: ['A4'], defend: { A4: 3 } },
  ],
  ['Carapaced Land', 'with 2 earth twice as well', { elements: 'earth', defend: { A5: 6 } }],
  ['Desiccating Winds', 'make badlands', { lands: { A4: 'city' }, targets: 'A1 A4 A6 A7', say: ['A4'], is: { A4: 'city, badlands' } }],
  [
    'Desiccating Winds',
    'and hurt where there are some',
    { lands: { A4: 'city, badlands' }, say: ['A4'], is: { A4: 'city-2, 2 badlands' } },
  ],
  [
    'Dire Metamorphosis',
    'hurts all and brings one of everything',
    {
      lands: { A4: 'city, dahan' },
      say: ['A4'],
      fear: 1,
      is: { A4: 'city-1!1, dahan-1, blight, beasts, wilds, disease, badlands' },
    },
  ],
  [
    'Domesticated Animals Go Berserk',
    'frighten and defend',
    { lands: { A5: 'town' }, fear: 1, defend: { A5: 5 }, is: { A5: 'town, 2 of seat 0' } },
  ],
  [
    'Domesticated Animals Go Berserk',
    'with 3 moon become beasts',
    { lands: { A5: 'city' }, elements: '2 moon', is: { A5: 'city, beasts, 2 of seat 0' } },
  ],
  [
    'Dry Wood Explodes in Smoldering Splinters',
    'hurts and frightens',
    { presence: '2 A4, 2 A5', lands: { A4: 'town' }, fear: 2, is: { A4: 'town-1, 2 of seat 0' } },
  ],
  [
    'Dry Wood Explodes in Smoldering Splinters',
    'and for 1 energy does so fast',
    {
      use: 'use Dry Wood Explodes in Smoldering Splinters for energy',
      presence: '2 A4',
      lands: { A4: 'town' },
      phase: 'fast',
      energy: 2,
      fear: 2,
      is: { A4: 'town-1, 2 of seat 0' },
      leaves: [1],
    },
  ],
  [
    'Entrap the Forces of Corruption',
    'gathers a blight and isolates',
    {
      lands: { A4: 'blight' },
      say: ['A8'],
      after: ({ state }) => expect(rulesOf(state)).toEqual(['isolate', 'no-cascade']),
    },
  ],
  [
    'Favor of the Sun and Star-Lit Dark',
    'defends and pushes a blight',
    { lands: { A4: 'blight' }, say: ['A4', 'blight A4 to A1'], fear: 0, defend: { A4: 4 }, is: { A4: '', A1: 'blight' } },
  ],
  ['Favor of the Sun and Star-Lit Dark', 'with 2 sun frightens', { elements: 'sun', say: ['A4'], fear: 1 }],
  [
    'Flow Downriver, Blow Downwind',
    'pushes one of these',
    { lands: { A4: 'blight, explorer, town' }, say: ['A4', 'town A4 to A1'], is: { A4: 'explorer, blight', A1: 'town' } },
  ],
  [
    "Gift of Nature's Connection",
    'gives energy, or 2 of an element, and an element to its user',
    {
      spirits: ['River', 'Vital'],
      others: 'B5',
      say: ['seat 1', '1: option 1', '0: moon'],
      leaves: [0, 2],
      after: ({ state }) => expect(elementsOf(state, 0).join('')).toBe('01000000'),
    },
  ],
  [
    "Gift of Nature's Connection",
    'for oneself alone',
    { say: ['option 2', 'plant'], leaves: [0], after: ({ state }) => expect(elementsOf(state, 0).join('')).toBe('00000020') },
  ],
  [
    'Gift of Twinned Days',
    'lets both repeat their cheapest card, at its cost',
    {
      spirits: ['River', 'Vital'],
      others: '2 B5',
      lands: { A5: '4 explorer', B5: '4 explorer' },
      energy: 5,
      with: (state) => {
        for (const seat of [0, 1]) state.spirits[seat]!.played.push(powerNamed('Steam Vents'), powerNamed('Blazing Renewal'));
        state.spirits[0]!.played = state.spirits[0]!.played.filter((card) => card !== powerNamed('Blazing Renewal'));
        state.spirits[1]!.energy = 9;
      },
      say: ['0: use Steam Vents', '1: use Steam Vents', '0: repeat Steam Vents', '1: repeat Steam Vents'],
      leaves: [4, 8],
      is: { A5: '2 explorer, 2 of seat 0', B5: '2 explorer, 2 of seat 1' },
    },
  ],
  ['Haunted by Primal Memories', 'frightens and defends', { lands: { A4: 'town' }, say: ['A4'], fear: 1, defend: { A4: 3 } }],
  ['Haunted by Primal Memories', 'more so with beasts', { lands: { A4: 'town, beasts' }, say: ['A4'], fear: 3 }],
  [
    'Hazards Spread Across the Island',
    'adds a kind that is next to it',
    { lands: { A5: 'wilds', A1: 'badlands', A7: 'beasts' }, say: ['A4', 'option 2'], is: { A4: 'wilds' } },
  ],
  [
    'Hazards Spread Across the Island',
    'disease for 1 energy',
    { lands: { A1: 'disease' }, energy: 1, say: ['A4'], is: { A4: 'disease' }, leaves: [0] },
  ],
  ['Hazards Spread Across the Island', 'or not at all', { lands: { A1: 'disease' }, say: ['A4'], is: { A4: '' }, leaves: [0] }],
  [
    'Hazards Spread Across the Island',
    'strife that invaders have',
    { lands: { A1: 'town!1', A4: 'city' }, say: ['A4'], is: { A4: 'city!1' } },
  ],
  [
    'Like Calls to Like',
    'gathers to each kind that is there one more',
    {
      lands: { A4: 'explorer, dahan, beasts', A1: 'explorer, town, dahan, blight, beasts' },
      say: ['A4', 'explorer A1 to A4', 'stop', 'beasts A1 to A4'],
      is: { A4: '2 explorer, dahan, 2 beasts', A1: 'town, dahan, blight' },
    },
  ],
  [
    'Mesmerized Tranquility',
    'isolates, and the invaders deal less',
    {
      lands: { A5: '2 explorer, 2 town, city' },
      after: (position) => {
        expect(rulesOf(position.state)).toEqual(['isolate', 'invaders-deal-less']);
        expect(foreseeRavage(position.state, position.space('A5')).damage).toBe(2 * 1 + 2);
      },
    },
  ],
  [
    'Renewing Boon',
    'heals a land of both, and brings presence back',
    {
      spirits: ['River', 'Vital'],
      others: 'A5, B8',
      lands: { A5: 'blight', B8: 'blight' },
      with: (state) => void (state.spirits[1]!.destroyed = 2),
      say: ['1: yes'],
      is: { A5: '2 of seat 0, 2 of seat 1', B8: 'blight, 1 of seat 1' },
      after: ({ state }) => expect(state.spirits[1]!.destroyed).toBe(1),
    },
  ],
  [
    'Scream Disease into the Wind',
    'lets another spirit leave disease where it has used a power, once',
    {
      spirits: ['River', 'Vital'],
      others: '2 B5',
      lands: { B5: '3 explorer', B4: 'explorer' },
      with: (state) => void state.spirits[1]!.played.push(powerNamed('Steam Vents'), powerNamed('Drift Down into Slumber')),
      say: ['1: use Steam Vents', '1: B5', '1: yes', '1: use Drift Down into Slumber', '1: B5'],
      is: { B5: '2 explorer, disease, 2 of seat 1' },
    },
  ],
  ['Sear Anger into the Wild Lands', 'makes badlands', { say: ['A4', 'option 1'], is: { A4: 'badlands' } }],
  [
    'Sear Anger into the Wild Lands',
    'or hurts invaders in the wild',
    { lands: { A4: 'town, wilds' }, say: ['A4', 'option 2'], fear: 1, is: { A4: 'town-1, wilds' } },
  ],
  ['Sear Anger into the Wild Lands', 'nobody elsewhere', { lands: { A4: 'town' }, say: ['A4', 'option 2'], fear: 0, is: { A4: 'town' } }],
  [
    'Set Them on an Ever-Twisting Trail',
    'pushes or gathers an explorer, and isolates',
    {
      lands: { A4: 'explorer', A1: 'explorer' },
      say: ['A4', 'option 1'],
      is: { A4: '2 explorer', A1: '' },
      after: ({ state }) => expect(rulesOf(state)).toEqual(['isolate']),
    },
  ],
  [
    'Set Them on an Ever-Twisting Trail',
    'away',
    { lands: { A4: 'explorer' }, say: ['A4', 'option 2', 'explorer A4 to A2'], is: { A4: '', A2: 'explorer' } },
  ],
  [
    'Skies Herald the Season of Return',
    'bring presence of a spirit of the board back, gather dahan and push blight',
    {
      spirits: ['River', 'Vital'],
      others: 'A6, B8',
      lands: { A4: 'blight', A1: 'dahan' },
      with: (state) => {
        for (const spirit of state.spirits) spirit.destroyed = 1;
      },
      say: ['A4', 'seat 1', '1: yes', '0: dahan A1 to A4', '0: blight A4 to A2'],
      is: { A4: 'dahan, 1 of seat 1', A1: '', A2: 'blight' },
    },
  ],
  [
    'Strong and Constant Currents',
    'push along the coast',
    {
      presence: '2 A2',
      lands: { A2: 'explorer, town' },
      say: ['option 1', 'town A2 to A1'],
      is: { A2: 'explorer, 2 of seat 0', A1: 'town' },
    },
  ],
  [
    'Strong and Constant Currents',
    'or carry dahan to a far coast and back',
    {
      spirits: ['River', 'Vital'],
      presence: '2 A2',
      others: 'B5',
      lands: { A2: 'dahan', B1: 'dahan' },
      say: ['option 2', 'B1', 'dahan A2 to B1', 'dahan B1 to A2'],
      is: { A2: 'dahan, 2 of seat 0', B1: 'dahan' },
    },
  ],
  [
    'Strong and Constant Currents',
    'or with 2 water both',
    {
      presence: '2 A2',
      lands: { A2: 'explorer, dahan' },
      elements: 'water',
      say: ['option 3', 'explorer A2 to A1', 'A1', 'dahan A2 to A1', 'stop'],
      is: { A2: '2 of seat 0', A1: 'explorer, dahan' },
    },
  ],
  [
    'Sucking Ooze',
    'isolates, and frightens invaders',
    { lands: { A4: 'explorer' }, say: ['A4'], fear: 2, after: ({ state }) => expect(rulesOf(state)).toEqual(['isolate']) },
  ],
  ['Sucking Ooze', 'but nobody in an empty land', { say: ['A7'], fear: 0 }],
  [
    "Sunset's Fire Flows Across the Land",
    'hurts, and for 1 energy next to it, too',
    {
      lands: { A4: 'town', A1: 'town', A2: 'city' },
      energy: 1,
      say: ['A4', 'yes', 'A2'],
      fear: 1,
      is: { A4: 'town-1', A1: 'town', A2: 'city-1' },
      leaves: [0],
    },
  ],
  [
    "Sunset's Fire Flows Across the Land",
    'if one likes',
    { lands: { A4: 'town', A2: 'city' }, energy: 1, say: ['A4', 'no'], is: { A4: 'town-1', A2: 'city' }, leaves: [1] },
  ],
  [
    'Territorial Strife',
    'hurts explorers and towns',
    { lands: { A4: 'explorer, town, city' }, say: ['option 1'], fear: 1, is: { A4: 'city' } },
  ],
  ['Territorial Strife', 'or sows strife', { lands: { A4: 'town, city' }, say: ['option 2', 'city'], is: { A4: 'town, city!1' } }],
  ['Terror Turns to Madness', 'is fear at level 1', { lands: { A4: 'town' }, say: ['A4'], fear: 3, is: { A4: 'town' } }],
  [
    'Terror Turns to Madness',
    'fear or strife at level 2',
    { lands: { A4: 'town' }, with: (state) => void (state.fear.terror = 2), say: ['A4', 'option 1'], fear: 2, is: { A4: 'town' } },
  ],
  [
    'Terror Turns to Madness',
    'strife at level 3',
    { lands: { A4: 'town' }, with: (state) => void (state.fear.terror = 3), say: ['A4'], fear: 0, is: { A4: 'town!1' } },
  ],
  [
    'The Shore Seethes with Hatred',
    'frightens and grows hostile',
    { presence: '2 A2', say: ['A2'], targets: 'A1 A2 A3', fear: 1, is: { A2: 'wilds, badlands, 2 of seat 0' } },
  ],
  ['Thriving Chokefungus', 'brings disease and badlands', { targets: 'A5 A8', say: ['A8'], is: { A8: 'disease, badlands' } }],
  ['Treacherous Waterways', 'grow wild', { targets: 'A1 A5 A6', say: ['A1', 'option 1'], is: { A1: 'wilds' } }],
  [
    'Treacherous Waterways',
    'or push',
    { lands: { A1: 'explorer' }, say: ['A1', 'option 2', 'explorer A1 to A2'], is: { A1: '', A2: 'explorer' } },
  ],
  ['Unquenchable Flames', 'burn a town or city', { lands: { A4: 'explorer, city' }, say: ['A4'], fear: 1, is: { A4: 'explorer, city-1' } }],
  [
    'Unquenchable Flames',
    'with 2 fire leave badlands',
    { lands: { A4: 'city' }, elements: 'fire', say: ['A4'], is: { A4: 'city-1, badlands' } },
  ],
  [
    'Weep for What Is Lost',
    'frightens each kind and pushes as many as there is blight',
    {
      lands: { A4: '2 explorer, town, 2 blight' },
      say: ['town A4 to A1', 'explorer A4 to A1'],
      fear: 2,
      is: { A4: 'explorer, 2 blight', A1: 'explorer, town' },
    },
  ],
];

const ownTests = ['Blood Draws Predators'];

test.each(rows)('%s %s', (power, _, row) => {
  play(power, row);
});

test('every minor power of Jagged Earth is in the table, or has a test of its own', () => {
  expect(withoutRow('minor', rows, 'jagged-earth')).toEqual(ownTests);
});

test('Birds Cry Warning: of the dahan that would be destroyed next, 2 are spared', () => {
  const position = positionOf('Birds Cry Warning', { lands: { A4: '2 city, 4 dahan' } })
    .card('ravage', '1-sands')
    .card('explore', '1-jungle')
    .phase('fast', 'slow');
  // 6 damage would destroy three: one falls, two are spared, and all three strike back.
  position.say('use Birds Cry Warning', 'option 1').is({ A4: '3 dahan, blight' });
});

test('Blood Draws Predators: after the next action that destroys invaders beasts come and bite, once', () => {
  const position = positionOf('Blood Draws Predators', {
    lands: { A4: '3 explorer, city, 3 beasts' },
    presence: '2 A4',
    with: holds('Steam Vents', "Quicken the Earth's Struggles"),
  });
  position.say('use Blood Draws Predators', 'A4', 'use Steam Vents');
  // 4 beasts, of whom 3 bite: the city falls. The condition is used up.
  position.say('city takes 3').is({ A4: '2 explorer, 4 beasts, 2 of seat 0' });
  expect(position.state.conditions).toEqual([]);
});

test('Call to Guard: invaders who come take 1 damage each', () => {
  const position = positionOf('Call to Guard', { lands: { A4: 'town, dahan' } })
    .card('build', '1-sands')
    .card('explore', '2-sands')
    .phase('fast', 'slow');
  position.say('use Call to Guard', 'A4', 'option 2').is({ A4: 'town, city-1, dahan' });
});

test('Entrap the Forces of Corruption: blight that is added there does not cascade', () => {
  const position = positionOf('Entrap the Forces of Corruption', { lands: { A4: 'city, blight', A1: 'blight' } })
    .card('ravage', '1-sands')
    .card('explore', '1-jungle')
    .phase('fast', 'slow');
  position.say('use Entrap the Forces of Corruption', 'A4', 'blight A1 to A4').is({ A4: 'city, 3 blight', A1: '' });
});

test('Unquenchable Flames: who was hurt there does not heal when time passes', () => {
  const position = positionOf('Unquenchable Flames', { lands: { A4: 'city', A8: 'city-2, dahan-1' } }).phase('slow', 'time-passes');
  position.land('A4', 'dahan-1').say('use Unquenchable Flames', 'A4').is({ A4: 'city-1, dahan', A8: 'city, dahan' });
});

test('Dry Wood is not fast without energy, nor on wetland', () => {
  expect(isUsable('Dry Wood Explodes in Smoldering Splinters', { presence: '2 A4', phase: 'fast' })).toBe(false);
  expect(isUsable('Dry Wood Explodes in Smoldering Splinters', { energy: 3 })).toBe(false);
});
