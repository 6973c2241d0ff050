import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Save, Session } from '@skerry/engine';
import { expect, test } from 'vitest';
import { transports } from '../content/transport.ts';
import { factions } from '../content/factions.ts';
import { fiftyFirstState } from '../index.ts';
import { turnKinds } from '../rules/answers.ts';
import type { Entry } from '../rules/log.ts';
import { tables } from './random-play.ts';

const folder = join(import.meta.dirname, 'fixtures');
const fixtures = readdirSync(folder).map((name) => ({ name, save: JSON.parse(readFileSync(join(folder, name), 'utf8')) as Save }));

test('there are fixtures for each player count with each deck', () => {
  for (const { players, expansion } of tables) {
    expect(fixtures.some(({ save }) => save.players === players && save.options['expansion'] === expansion)).toBe(true);
  }
});

test.each(fixtures)('$name replays byte for byte to its end', ({ save }) => {
  const session = Session.load(fiftyFirstState, save);
  expect(session.save()).toEqual(save);
  expect(session.outcome).not.toBeNull();
});

/** Everything that a game exercises, by name. */
function exercised(save: Save): Set<string> {
  const found = new Set<string>();
  const session = Session.open(fiftyFirstState, save.players, save.options, save.seed);
  for (let i = 0; i < save.answers.length; i += 2) {
    const question = session.questionOf(save.answers[i]!)!;
    const { kind } = question.answers[save.answers[i + 1]!]!;
    found.add(`${question.name}: ${kind}`);
    for (const { rule } of question.more?.blocked?.() ?? []) found.add(`blocked by ${rule}`);
    session.answer(question.seat, question.id, save.answers[i + 1]!);
  }
  for (const { entry } of session.log(null)) {
    const told = entry as Entry;
    found.add(`log: ${told.what}`);
    if (told.what === 'chose-faction') found.add(`faction ${factions[told.faction]!.name}`);
    if (told.what === 'played-transport') found.add(`transport ${transports[told.card]!.name}`);
    if (told.what === 'used-board') found.add(`board ${told.does}`);
    if (told.what === 'hegemony-attacked') found.add(`attack ${told.result}`);
    if (told.what === 'ended') found.add(`end: ${told.rule}`);
  }
  return found;
}

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
  const found = new Set(fixtures.flatMap(({ save }) => [...exercised(save)]));
  expect(everything.filter((name) => !found.has(name))).toEqual([]);
});

test('what a game does not exercise is noticed', () => {
  const { save } = fixtures.find(({ name }) => name === '1-players-base-1.json')!;
  const found = exercised(save);
  expect(everything.filter((name) => !found.has(name))).toEqual(expect.arrayContaining(['end: T-13.1', 'log: took-off']));
});
