import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Save, Session } from '@skerry/engine';
import { expect, test } from 'vitest';
import { actionCards, actions } from '../content/action-cards.ts';
import { airshipProperties, islandFaces } from '../content/original.ts';
import { floatingIslands } from '../index.ts';
import type { FloatingIslandsEntry } from '../rules/entries.ts';
import type { FloatingIslandsView } from '../rules/view.ts';

const folder = join(import.meta.dirname, 'fixtures');
const fixtures = readdirSync(folder).map((name) => ({ name, save: JSON.parse(readFileSync(join(folder, name), 'utf8')) as Save }));

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
  const session = Session.load(floatingIslands, save);
  expect(session.save()).toEqual(save);
  expect(session.outcome).not.toBeNull();
});

/** Everything that a game can exercise, by name. */
function exercised(save: Save): Set<string> {
  const found = new Set<string>();
  const session = Session.open(floatingIslands, save.players, save.options, save.seed);
  for (const { face } of (session.view(null) as FloatingIslandsView).islands) found.add(`face ${islandFaces[face]!.id}`);
  for (let i = 0; i < save.answers.length; i += 2) {
    const question = session.questionOf(save.answers[i]!)!;
    const answer = question.answers[save.answers[i + 1]!]!;
    found.add(`${question.name}: ${answer.kind}`);
    for (const { rule } of question.more?.blocked?.() ?? []) found.add(`${question.name} blocked by ${rule}`);
    session.answer(question.seat, question.id, save.answers[i + 1]!);
  }
  for (const { entry } of session.log(null)) {
    const told = entry as FloatingIslandsEntry;
    found.add(`log: ${told.what}`);
    if (told.rule !== undefined) found.add(`log: ${told.what} by ${told.rule}`);
    if (told.what === 'played') found.add(`card ${told.card + 1}`);
    if (told.what === 'castled') found.add(`castled as ${told.as + 1}`);
    if (told.what === 'action') found.add(`action ${told.action}`);
    if (told.what === 'airship-taken') found.add(`airship ${airshipProperties[told.airship]!.id}`);
    if (told.what === 'mined') found.add(`mined ${told.amount}`);
    if (told.what === 'strongest') found.add(`pulls ${told.pulls}`);
  }
  found.add(`end by ${(session.outcome!.about as { by: string }).by}`);
  return found;
}

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
  const found = new Set(fixtures.flatMap(({ save }) => [...exercised(save)]));
  expect(everything.filter((name) => !found.has(name))).toEqual([]);
});

test('what a game does not exercise is noticed', () => {
  const found = exercised(fixtures.find(({ name }) => name === '2-players-plain-a.json')!.save);
  expect(everything.filter((name) => !found.has(name))).toEqual(
    expect.arrayContaining(['airship armour', 'log: airship-taken', 'log: spared']),
  );
});
