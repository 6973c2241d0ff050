import { expect, test } from 'vitest';
import { powerNamed, powers } from '../../content/powers.ts';
import { isUsable, play, type Row, withoutRow } from '../use.ts';

/** A row for each level; its elements are just enough for it. */
const rows: readonly Row[] = [
  // Heart of the Wildfire
  ['Firestorm', 'burns', { elements: '2 fire, plant', lands: { A5: 'blight, explorer' }, is: { A5: 'blight, 2 of seat 0' } }],
  ['Firestorm', 'hotter', { elements: '2 fire, 3 plant', lands: { A5: 'blight, town' }, fear: 1, is: { A5: 'blight, 2 of seat 0' } }],
  [
    'Firestorm',
    'in many lands',
    {
      elements: '4 fire, 2 air, plant',
      presence: '2 A5, A6',
      lands: { A5: 'blight, explorer', A6: 'blight, explorer' },
      say: ['A5', 'A5'],
      is: { A5: 'blight, 2 of seat 0', A6: 'blight, 1 of seat 0' },
    },
  ],
  [
    'Firestorm',
    'all that there is; J-40.5 its own presence stays',
    {
      elements: '7 fire',
      lands: { A5: 'blight, town, dahan' },
      say: ['dahan A5 to A4', 'A4'],
      fear: 1,
      is: { A5: '2 blight, 2 of seat 0', A4: 'dahan, blight' },
    },
  ],
  [
    'The Burned Land Regrows',
    'where blight is deep',
    { elements: '4 fire, plant', lands: { A5: '2 blight' }, is: { A5: 'blight, 2 of seat 0' } },
  ],
  ['The Burned Land Regrows', 'anywhere', { elements: '4 fire, 2 plant', lands: { A5: 'blight' }, is: { A5: '2 of seat 0' } }],
  ['The Burned Land Regrows', 'better', { elements: '5 fire, 2 earth, 2 plant', lands: { A5: '2 blight' }, is: { A5: '2 of seat 0' } }],
  // Serpent Slumbering Beneath the Island
  [
    'Serpent Wakes in Power',
    'with whom it has absorbed',
    {
      spirits: ['Serpent', 'Vital'],
      elements: '2 fire, water, plant',
      with: (state) => void (state.spirits[0]!.absorbed = [0, 1]),
      leaves: [1, 1],
    },
  ],
  ['Serpent Wakes in Power', 'and grows', { elements: '2 water, 3 earth, 2 plant', say: ['A4', 'track 1'], is: { A4: '1 of seat 0' } }],
  [
    'Serpent Wakes in Power',
    'and learns',
    {
      elements: '3 fire, 3 water, 3 earth, 3 plant',
      say: ['A4', 'track 1'],
      after: (position) => {
        position.say(position.answers()[0]!);
        expect(position.state.spirits[0]!.hand.map((card) => powers[card]!.kind)).toEqual(['major']);
      },
    },
  ],
  [
    'Serpent Wakes in Power',
    'whom it has absorbed twice may grow as well, or not',
    {
      spirits: ['Serpent', 'Vital'],
      others: 'A7',
      elements: '2 water, 3 earth, 2 plant',
      with: (state) => void (state.spirits[0]!.absorbed = [0, 2]),
      say: ['A4', 'track 1', '1: no'],
      is: { A4: '1 of seat 0', A7: '1 of seat 1' },
      after: ({ asks }) => expect(asks).not.toContain('1 presence-land'),
    },
  ],
  [
    'Serpent Wakes in Power',
    'within range 1 of its own presence',
    {
      spirits: ['Serpent', 'Vital'],
      others: 'A7',
      elements: '2 water, 3 earth, 2 plant',
      with: (state) => void (state.spirits[0]!.absorbed = [0, 2]),
      say: ['A4', 'track 1', '1: yes', '1: A8', '1: track 1'],
      is: { A8: '1 of seat 1' },
    },
  ],
  [
    'Serpent Wakes in Power',
    'whom it has absorbed three times may learn as well, without forgetting, or not',
    {
      spirits: ['Serpent', 'Vital'],
      others: 'A7',
      elements: '3 fire, 3 water, 3 earth, 3 plant',
      with: (state) => void (state.spirits[0]!.absorbed = [0, 3]),
      say: ['A4', 'track 1', '1: no'],
      after: (position) => {
        position.say(`0: ${position.answers(0)[0]!}`);
        expect(position.asks).toEqual(['1 may']);
        position.say('1: yes');
        position.say(`1: ${position.answers(1)[0]!}`);
        expect(position.state.spirits.map(({ hand }) => hand.map((card) => powers[card]!.kind))).toEqual([['major'], ['major']]);
      },
    },
  ],
  [
    'Serpent Rouses in Anger',
    'for each fire with earth',
    { elements: 'fire, earth', lands: { A5: 'town' }, is: { A5: 'town-1, 2 of seat 0' } },
  ],
  [
    'Serpent Rouses in Anger',
    'and frightens',
    { elements: '2 moon, 2 earth', lands: { A5: 'town' }, say: ['town A5 to A4'], fear: 2, is: { A4: 'town' } },
  ],
  [
    'Serpent Rouses in Anger',
    'and shakes the island for 7 energy',
    {
      elements: '5 moon, 6 fire, 6 earth',
      energy: 7,
      lands: { A5: 'town, city', A4: 'explorer' },
      say: ['yes'],
      fear: 3 + 4,
      leaves: [0],
      is: { A5: '2 of seat 0', A4: '', A3: 'city' },
    },
  ],
  // Downpour Drenches the World
  ['Rain and Mud Suppress Conflict', 'where it is', { elements: 'air, 3 water', defend: { A5: 2, A4: 0 } }],
  ['Rain and Mud Suppress Conflict', 'more', { elements: 'air, 5 water, earth', defend: { A5: 4 } }],
  [
    'Rain and Mud Suppress Conflict',
    'and weaken',
    {
      elements: '3 air, 9 water, 2 earth',
      lands: { A5: 'town-1, city', A4: 'town-1' },
      fear: 2 + 1,
      is: { A5: 'city, 2 of seat 0', A4: 'town-1' },
    },
  ],
  [
    "Water Nourishes Life's Growth",
    'J-40.10 presence for blight',
    { elements: '3 water, 2 plant', lands: { A5: 'blight' }, say: ['yes'], leaves: [1], is: { A5: '1 of seat 0' } },
  ],
  [
    "Water Nourishes Life's Growth",
    'gathers dahan',
    { elements: '5 water, earth, 2 plant', lands: { A4: 'dahan' }, say: ['dahan A4 to A5'], leaves: [2], is: { A5: 'dahan, 2 of seat 0' } },
  ],
  [
    "Water Nourishes Life's Growth",
    'and keeps blight away',
    {
      elements: '7 water, 2 earth, 3 plant',
      after: ({ state }) => expect(state.modifiers).toMatchObject([{ kind: 'no-blight', land: 4 }]),
    },
  ],
];

test.each(rows)('%s %s', (power, _, row) => {
  play(power, row);
});

/** Their powers have tests of their own. */
const elsewhere = ['Finder of Paths Unseen'];
const isElsewhere = (power: string): boolean => elsewhere.includes(powers[powerNamed(power)]!.spirit!);

test('every innate power of Feather & Flame is in the table, with a row for each of its levels', () => {
  expect(withoutRow('innate', rows, 'feather-and-flame').filter((power) => !isElsewhere(power))).toEqual([]);
  for (const [name] of rows)
    expect([name, rows.filter(([row]) => row === name).length >= powers[powerNamed(name)]!.thresholds.length]).toEqual([name, true]);
});

test('J-9.9 without any level that is met an innate power cannot be used', () => {
  for (const [power, , row] of rows) {
    const { elements: _, ...rest } = row;
    expect([power, isUsable(power, rest)]).toEqual([power, false]);
  }
});
