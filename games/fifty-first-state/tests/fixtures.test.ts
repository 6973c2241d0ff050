import { join } from 'node:path';
import type { Save } from '@skerry/engine';
import { exercised, fixturesIn, mustReplay, unexercised } from '@skerry/engine/fixtures';
import { expect, test } from 'vitest';
import { transports } from '../content/transport.ts';
import { factions } from '../content/factions.ts';
import { fiftyFirstState } from '../index.ts';
import { turnKinds } from '../rules/answers.ts';
import type { Entry } from '../rules/log.ts';
import type { FiftyFirstStateView } from '../rules/view.ts';
import { tables } from './random-play.ts';

const fixtures = fixturesIn(join(import.meta.dirname, 'fixtures'));

test('there are fixtures for each player count with each deck', () => {
  for (const { players, expansion } of tables) {
    expect(fixtures.some(({ save }) => save.players === players && save.options['expansion'] === expansion)).toBe(true);
  }
});

test.each(fixtures)('$name replays byte for byte to its end', ({ save }) => {
  expect(() => mustReplay(fiftyFirstState, save)).not.toThrow();
});

const found = (save: Save): Set<string> =>
  exercised<FiftyFirstStateView, Entry>(fiftyFirstState, save, {
    entry: (told) => {
      switch (told.what) {
        case 'chose-faction':
          return [`faction ${factions[told.faction]!.name}`];
        case 'played-transport':
          return [`transport ${transports[told.card]!.name}`];
        case 'used-board':
          return [`board ${told.does}`];
        case 'hegemony-attacked':
          return [`attack ${told.result}`];
        case 'ended':
          return [`end: ${told.rule}`];
        default:
          return [];
      }
    },
  });

/** A record, so that the type check finds a kind of line that is missing here. */
const whats: Readonly<Record<Entry['what'], true>> = {
  began: true,
  'chose-faction': true,
  'was-dealt': true,
  kept: true,
  round: true,
  'transport-shown': true,
  row: true,
  picked: true,
  'row-discarded': true,
  reshuffled: true,
  returned: true,
  produced: true,
  drew: true,
  short: true,
  incorporated: true,
  built: true,
  bonus: true,
  'made-deal': true,
  'razed-from-hand': true,
  razed: true,
  feature: true,
  used: true,
  'used-board': true,
  'gave-card': true,
  'gave-transport': true,
  'gave-deal': true,
  stole: true,
  'took-off': true,
  'used-deal': true,
  'sent-worker': true,
  'took-transport': true,
  'played-transport': true,
  defended: true,
  closed: true,
  stored: true,
  discarded: true,
  'transport-discarded': true,
  'hegemony-gained': true,
  'hegemony-took': true,
  'hegemony-attacked': true,
  'end-reached': true,
  scored: true,
  ended: true,
};

const everything: readonly string[] = [
  ...turnKinds.map((kind) => `turn: ${kind}`),
  'payment: pay',
  'use-again: again',
  'use-again: enough',
  'trade-again: board',
  'trade-again: enough',
  'store: goods',
  'product: goods',
  'build-on: location',
  'defend: defend',
  'defend: enough',
  ...factions.map(({ name }) => `faction ${name}`),
  ...transports.map(({ name }) => `transport ${name}`),
  ...factions[0]!.actions.map(({ does }) => `board ${does}`),
  ...['failed', 'razed'].map((result) => `attack ${result}`),
  'end: T-13.1',
  'end: T-14.20',
  ...[
    'T-3.3',
    'T-6.2',
    'T-6.4',
    'T-7.1',
    'T-7.7',
    'T-8.1',
    'T-9.1',
    'T-9.2',
    'T-9.4',
    'T-9.7',
    'T-10.1',
    'T-10.2',
    'T-10.7',
    'T-10.8',
    'T-11.1',
    'T-11.2',
  ].map((rule) => `blocked by ${rule}`),
  // A short supply is too rare in random games; production.test.ts has it.
  ...Object.keys(whats)
    .filter((what) => what !== 'short')
    .map((what) => `log: ${what}`),
];

test('the fixtures exercise every action, question, faction, transport card, attack and end', () => {
  expect(
    unexercised(
      everything,
      fixtures.map(({ save }) => found(save)),
    ),
  ).toEqual([]);
});

test('what a game does not exercise is noticed', () => {
  const { save } = fixtures.find(({ name }) => name === '1-players-base-1.json')!;
  expect(unexercised(everything, [found(save)])).toEqual(expect.arrayContaining(['end: T-13.1', 'log: took-off']));
});
