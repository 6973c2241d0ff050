import { expect, test } from 'vitest';
import { powerNamed, powers } from '../../content/powers.ts';
import type { State } from '../../rules/state.ts';
import { isUsable, play, type Row, withoutRow } from '../use.ts';

const kinds = (state: State): string[] => state.modifiers.map(({ kind }) => kind);

const rows: readonly Row[] = [
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
  [
    'Absorb Essence',
    'J-40.7 no more than 6: its track has room for no other',
    {
      spirits: ['Serpent', 'Vital'],
      others: '2 B5',
      with: (state) => void (state.spirits[0]!.absorbed = [0, 6]),
      say: ['1: sun'],
      leaves: [3, 1],
      is: { B5: '2 of seat 1' },
      after: ({ state }) => expect(state.spirits[0]!.absorbed).toEqual([0, 6]),
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

/** Their powers have tests of their own. */
const elsewhere = ['Finder of Paths Unseen'];
const isElsewhere = (power: string): boolean => elsewhere.includes(powers[powerNamed(power)]!.spirit!);

test('every unique power of Feather & Flame is in the table', () => {
  expect(withoutRow('unique', rows, 'feather-and-flame').filter((power) => !isElsewhere(power))).toEqual([]);
});

test('Threatening Flames and Pursue want all that they name', () => {
  expect(isUsable('Threatening Flames', { lands: { A5: 'blight' } })).toBe(false);
  expect(isUsable('Threatening Flames', { lands: { A5: 'blight, explorer' } })).toBe(true);
});
