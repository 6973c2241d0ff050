import { join } from 'node:path';
import type { Save } from '@skerry/engine';
import { exercised, fixturesIn, mustReplay, unexercised } from '@skerry/engine/fixtures';
import { expect, test } from 'vitest';
import { actionCards, actions } from '../content/action-cards.ts';
import { airshipProperties, islandFaces } from '../content/original.ts';
import { floatingIslands } from '../index.ts';
import type { FloatingIslandsEntry } from '../rules/entries.ts';
import type { FloatingIslandsView } from '../rules/view.ts';

const fixtures = fixturesIn(join(import.meta.dirname, 'fixtures'));

test('there is a fixture for each player count, with and without each option', () => {
  for (const players of [2, 3, 4]) {
    const own = fixtures.filter(({ save }) => save.players === players).map(({ save }) => save.options);
    for (const on of [true, false]) {
      expect(own.some(({ airshipProperties }) => airshipProperties === on)).toBe(true);
      expect(own.some(({ maxRounds }) => (maxRounds === 0) === on)).toBe(true);
    }
  }
});

test.each(fixtures)('$name replays byte for byte to its end', ({ save }) => {
  expect(() => mustReplay(floatingIslands, save)).not.toThrow();
});

const found = (save: Save): Set<string> =>
  exercised<FloatingIslandsView, FloatingIslandsEntry>(floatingIslands, save, {
    view: ({ islands }) => islands.map(({ face }) => `face ${islandFaces[face]!.id}`),
    entry: (told) => {
      switch (told.what) {
        case 'played':
          return [`card ${told.card + 1}`];
        case 'castled':
          return [`castled as ${told.as + 1}`];
        case 'action':
          return [`action ${told.action}`];
        case 'airship-taken':
          return [`airship ${told.airship}`];
        case 'mined':
          return [`mined ${told.amount}`];
        case 'strongest':
          return [`pulls ${told.pulls}`];
        default:
          return [];
      }
    },
    outcome: ({ about }) => [`end by ${(about as { readonly by: string }).by}`],
  });

/** A record, so that the type check finds a kind of line that is missing here. */
const whats: Readonly<Record<Exclude<FloatingIslandsEntry['what'], 'stays-without'>, true>> = {
  'airship-taken': true,
  settled: true,
  'mercenaries-placed': true,
  round: true,
  drew: true,
  kept: true,
  'took-saved': true,
  played: true,
  castled: true,
  idled: true,
  passed: true,
  action: true,
  attacked: true,
  captured: true,
  spared: true,
  'turned-neutral': true,
  'lost-last-island': true,
  mustered: true,
  extracted: true,
  mined: true,
  overcame: true,
  transported: true,
  recruited: true,
  converted: true,
  supported: true,
  rotated: true,
  bribed: true,
  speculated: true,
  strongest: true,
  'no-strongest': true,
  unstable: true,
  attracted: true,
  'broke-off': true,
  joined: true,
  carried: true,
  'not-rundor': true,
  surrounded: true,
  faded: true,
  'rounds-over': true,
};

const everything: readonly string[] = [
  ...islandFaces.map(({ id }) => `face ${id}`),
  ...airshipProperties.map(({ id }) => `airship ${id}`),
  ...actionCards.flatMap(({ number }) => [`card ${number}`, `castled as ${number}`]),
  ...Object.keys(actions).map((action) => `action ${action}`),
  ...Object.keys(whats).map((what) => `log: ${what}`),
  'log: recruited by F-10.5',
  'log: extracted by F-10.6',
  'log: rotated by F-10.7',
  'log: no-strongest by F-5.2',
  'log: no-strongest by F-5.3',
  'mined 1',
  'mined 2',
  'pulls 1',
  'pulls 2',
  'pulls 3',
  'end by surrounding',
  'end by rounds',
  'station-hunters: keep-rest',
  'station-mercenaries: keep-rest',
  'lay-permanent: keep-rest',
  'armour: use',
  'armour: decline',
  'barracks: decline',
  'unstable: island',
  'attract-to: side',
  'attract-turned: turn',
  'carry-to: island',
  'free-island: island',
  'destroy-hunters: amount',
  'move: card',
  'move: castling',
  'move: inaction',
  'move: pass',
  'second-action: end-turn',
  'second-action: action',
];

test('the fixtures exercise every face, card, action, property, log line and end', () => {
  expect(
    unexercised(
      everything,
      fixtures.map(({ save }) => found(save)),
    ),
  ).toEqual([]);
});

test('what a game does not exercise is noticed', () => {
  const { save } = fixtures.find(({ name }) => name === '2-players-plain-a.json')!;
  expect(unexercised(everything, [found(save)])).toEqual(expect.arrayContaining(['airship armour', 'log: airship-taken', 'log: spared']));
});
