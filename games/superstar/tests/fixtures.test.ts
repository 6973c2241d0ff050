import { join } from 'node:path';
import type { Save } from '@skerry/engine';
import { exercised, fixturesIn, mustReplay, unexercised } from '@skerry/engine/fixtures';
import { expect, test } from 'vitest';
import { tileSides } from '../content/tile-sides.ts';
import { superstar } from '../index.ts';
import { bonusCards, starColours, type SuperstarEntry } from '../rules/state.ts';
import type { SuperstarView } from '../rules/view.ts';

const fixtures = fixturesIn(join(import.meta.dirname, 'fixtures'));

test('there is a fixture for each player count, with and without each option', () => {
  const tables = fixtures.map(
    ({ save }) =>
      `${save.players} ${Object.entries(save.options)
        .map(([option, value]) => `${option}=${value}`)
        .join(' ')}`,
  );
  for (const players of [2, 3, 4, 5, 6]) {
    for (const option of Object.keys(superstar.options)) {
      for (const value of [true, false])
        expect(tables.some((table) => table.startsWith(`${players} `) && table.includes(`${option}=${value}`))).toBe(true);
    }
  }
});

test.each(fixtures)('$name replays byte for byte to its end', ({ save }) => {
  expect(() => mustReplay(superstar, save)).not.toThrow();
});

const found = (save: Save): Set<string> =>
  exercised<SuperstarView, SuperstarEntry>(superstar, save, {
    view: ({ planet }) => planet.tiles.flatMap(({ side, turns }) => [`tile side ${tileSides[side]!.id}`, `tile turned by ${turns}`]),
    answer: ({ name, more }, answer) => {
      const card = (more?.about as { readonly card?: string } | undefined)?.card;
      return [`${name}: ${card === undefined ? '' : `${card} `}${Object.values(answer).join(' ')}`];
    },
    entry: (told) => {
      if (told.what === 'took-cards') return [`cards back: ${told.why}`];
      if (told.what === 'ended') return [`end: ${told.rule}`];
      return told.what === 'took-star' ? [`star: ${told.colour}`] : [];
    },
  });

const sides = ['left', 'right'];
const simple = sides.map((side) => `simple ${side}`);
const special: Readonly<Record<string, readonly string[]>> = {
  'long-jump': sides.map((side) => `long-jump ${side}`),
  'high-jump': sides.map((side) => `high-jump ${side}`),
  fall: ['fall'],
  turn: ['turn 1', 'turn 2', 'turn 3'],
};
/** A record, so that the type check finds a kind of line that is missing here. */
const whats: Readonly<Record<SuperstarEntry['what'], true>> = {
  turn: true,
  'came-in': true,
  played: true,
  'put-face-down': true,
  'took-cards': true,
  step: true,
  turned: true,
  'took-star': true,
  'took-anomaly': true,
  ejected: true,
  robbed: true,
  'door-moved': true,
  'spent-token': true,
  'played-bonus': true,
  'tile-turned': true,
  teleported: true,
  'end-reached': true,
  ended: true,
};

const everything: readonly string[] = [
  ...tileSides.map(({ id }) => `tile side ${id}`),
  ...[0, 1, 2, 3].map((turns) => `tile turned by ${turns}`),
  ...Object.entries(special).flatMap(([card, ways]) => [...simple, ...ways].map((way) => `way: ${card} ${way}`)),
  ...[...simple, ...Object.values(special).flat()].map((way) => `way: universal ${way}`),
  'card: take-cards',
  ...bonusCards.map((card) => `card: bonus ${card}`),
  ...[1, 2, 3].map((quarters) => `tile-turn: turn-tile ${quarters}`),
  ...simple.flatMap((way) => [`first-jump: ${way}`, `second-jump: ${way}`]),
  ...starColours.flatMap((_, colour) => [`loot: star ${colour}`, `star: ${colour}`]),
  'loot: anomaly',
  'token: spend-token',
  'token: end-turn',
  ...['action', 'last-card', 'ejected'].map((why) => `cards back: ${why}`),
  'end: S-9.1',
  'end: S-9.4',
  ...['S-4.3', 'S-4.4', 'S-4.11', 'S-10.7'].map((rule) => `blocked by ${rule}`),
  ...Object.keys(whats).map((what) => `log: ${what}`),
];

test('the fixtures exercise every tile side, card, way, bonus card and end', () => {
  expect(
    unexercised(
      everything,
      fixtures.map(({ save }) => found(save)),
    ),
  ).toEqual([]);
});

test('what a game does not exercise is noticed', () => {
  const { save } = fixtures.find(({ name }) => name === '2-players-plain.json')!;
  expect(unexercised(everything, [found(save)])).toEqual(
    expect.arrayContaining(['card: bonus teleport', 'end: S-9.4', 'log: tile-turned']),
  );
});
