import { join } from 'node:path';
import type { Save } from '@skerry/engine';
import { exercised, fixturesIn, mustReplay, unexercised } from '@skerry/engine/fixtures';
import { expect, test } from 'vitest';
import { buildings, events, renownTokens, reputations, towns } from '../content/original.ts';
import { islebound } from '../index.ts';
import type { BuildingAnswer, ReputationAnswer } from '../rules/answers.ts';
import type { Entry } from '../rules/log.ts';
import type { IsleboundView } from '../rules/view.ts';
import { tables } from './random-play.ts';

const fixtures = fixturesIn(join(import.meta.dirname, 'fixtures'));

test('there are fixtures for each player count with each variant', () => {
  for (const { players, options } of tables) {
    const same = (save: Save): boolean =>
      save.players === players && Object.entries(save.options).every(([name, value]) => value === (options[name] ?? false));
    expect(fixtures.filter(({ save }) => same(save)).length).toBeGreaterThan(1);
  }
});

test.each(fixtures)('$name replays byte for byte to its end', ({ save }) => {
  expect(() => mustReplay(islebound, save)).not.toThrow();
});

const side = (save: Save): string => (save.options['advanced'] === true ? 'advanced' : 'basic');

const found = (save: Save): Set<string> =>
  exercised<IsleboundView, Entry>(islebound, save, {
    answer: ({ name }, answer) => {
      if (name === 'draft') return [`drafted ${buildings[(answer as BuildingAnswer).building]!.name}`];
      return name === 'reputation' ? [`reputation ${reputations[(answer as ReputationAnswer).card]!.counts}`] : [];
    },
    entry: (told) => {
      switch (told.what) {
        case 'visited':
          return [`${side(save)} ${towns[told.town]!.name}`];
        case 'took-town':
          return [`took ${towns[told.town]!.name}`];
        case 'bought':
        case 'built':
          return [`building ${buildings[told.building]!.name}`];
        case 'gained':
          return told.source.from === 'building' ? [`ability ${buildings[told.source.building]!.name}`] : [];
        case 'did-event':
          return [`event ${told.card}`];
        case 'took-token':
          return [`token ${told.token}`];
        case 'end-near':
          return [`end by ${told.why}`];
        case 'boarded':
          return [`boarding won by ${told.winner < 0 ? 'nobody' : told.winner === told.seat ? 'attacker' : 'other'}`];
        default:
          return [];
      }
    },
  });

/** A record, so that the type check finds a kind of line that is missing here. */
const whats: Readonly<Record<Entry['what'], true>> = {
  began: true,
  'chose-port': true,
  'was-dealt': true,
  drafted: true,
  round: true,
  moved: true,
  sailed: true,
  tired: true,
  'paid-fee': true,
  visited: true,
  rested: true,
  gained: true,
  exchanged: true,
  hired: true,
  'crew-came': true,
  'got-ichor': true,
  'lost-ichor': true,
  'placed-cube': true,
  attacked: true,
  rolled: true,
  rerolled: true,
  'laid-lower': true,
  wounded: true,
  retreated: true,
  'took-town': true,
  'used-cube': true,
  'hunted-treasure': true,
  'did-event': true,
  'event-came': true,
  'events-shuffled': true,
  bought: true,
  built: true,
  'building-came': true,
  'showed-reputation': true,
  'scored-reputation': true,
  'reputation-came': true,
  'took-token': true,
  'token-came': true,
  'threw-overboard': true,
  drew: true,
  'discarded-card': true,
  'deck-shuffled': true,
  offered: true,
  traded: true,
  declined: true,
  boarded: true,
  'end-near': true,
  scored: true,
  ended: true,
};

const questions: readonly string[] = [
  'home-port: port',
  'draft: building',
  'sail: sail',
  ...['visit', 'attack', 'diplomacy', 'treasure', 'event', 'buy', 'board', 'trade', 'end-turn'].map((kind) => `act: ${kind}`),
  'tire: crew',
  'force: force',
  'fight-crew: crew',
  'fight-crew: enough',
  ...['reroll', 'wound', 'retreat'].map((kind) => `battle: ${kind}`),
  'wound: crew',
  'lose-raider: raider',
  'influence: cube',
  'influence: crew',
  'visit-taken: visit',
  'visit-taken: enough',
  'exchange: count',
  'exchange-again: pay',
  'exchange-again: enough',
  'either: goods',
  'hire: hire',
  'hire: enough',
  'reputation: reputation',
  'build: building',
  'build: enough',
  ...['place', 'place-further', 'enough'].map((kind) => `place-cube: ${kind}`),
  'skip-space: place',
  'skip-space: place-further',
  'draw-from: deck',
  'keep-goods: keep',
  'card-to-discard: building',
  ...['trade-give', 'trade-get'].flatMap((name) => [`${name}: add`, `${name}: enough`]),
  'trade-answer: accept',
  'trade-answer: decline',
];

/** What is too rare in games like these has a test of its own: events.test.ts, buildings.test.ts. */
const rare = new Set(['log: events-shuffled', 'ability Masons Lodge', 'ability Trading House']);

const everything: readonly string[] = [
  ...questions,
  ...Object.keys(whats).map((what) => `log: ${what}`),
  ...towns.flatMap(({ name, isPort }) => [`took ${name}`, `basic ${name}`, ...(isPort ? [] : [`advanced ${name}`])]),
  ...buildings.map(({ name }) => `building ${name}`),
  ...buildings.flatMap(({ name, abilities }) => (abilities.some(({ kind }) => kind === 'when') ? [`ability ${name}`] : [])),
  ...events.map((_, card) => `event ${card}`),
  ...reputations.map(({ counts }) => `reputation ${counts}`),
  ...renownTokens.map((_, token) => `token ${token}`),
  // The last token is rarely taken before the last building; renown.test.ts has that end.
  'end by buildings',
  ...['attacker', 'other', 'nobody'].map((who) => `boarding won by ${who}`),
  ...['I-2.4', 'I-4.2', 'I-4.3', 'I-4.4', 'I-5.1', 'I-5.2', 'I-6.1', 'I-6.2', 'I-6.6', 'I-7.1', 'I-7.2', 'I-9.1', 'I-9.2'].map(
    (rule) => `blocked by ${rule}`,
  ),
  ...['I-3.8', 'I-10.1', 'I-10.2', 'I-10.6', 'I-16.1', 'I-16.2', 'I-16.4', 'I-17.1', 'I-17.2', 'I-21.2'].map(
    (rule) => `blocked by ${rule}`,
  ),
].filter((name) => !rare.has(name));

test('the fixtures exercise every question, town, building, ability, event, reputation card, token and end', () => {
  expect(
    unexercised(
      everything,
      fixtures.map(({ save }) => found(save)),
    ),
  ).toEqual([]);
});

test('what a game does not exercise is noticed', () => {
  const { save } = fixtures.find(({ name }) => name.startsWith('2-players-no-option'))!;
  expect(unexercised(everything, [found(save)])).toEqual(expect.arrayContaining(['act: board', 'draft: building', 'building Mint']));
});
