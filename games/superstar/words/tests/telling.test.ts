import { type Answer, type LogEntry, Session } from '@skerry/engine';
import { languages, type ShownQuestion } from '@skerry/presentation';
import { mustBeSound, mustTellAll } from '@skerry/presentation/laws';
import { expect, test } from 'vitest';
import { superstar } from '../../index.ts';
import { planetOf } from '../../rules/planet.ts';
import type { SuperstarView } from '../../rules/view.ts';
import { cardFaces } from '../../content/cards.ts';
import { tellings, words } from '../index.ts';
import { drawPlanet, spaceName } from '../picture.ts';

const names = ['Ann', 'Boris', 'Chloe', 'Dan', 'Eve', 'Fynn'];
const allOptions = { turnTileCard: true, doubleJumpCard: true, teleportCard: true };

/** Entries that are only motion and so have no line. */
const silent = new Set(['step', 'teleported']);
const sound = (text: string): void => mustBeSound(text, 'it');

test.each([2, 3, 4, 5, 6])('everything that happens with %i players is told in every language', (players) => {
  const games = [false, true].map((expertEnd, game) =>
    mustTellAll(superstar, tellings, { players, options: { ...allOptions, expertEnd }, seed: `told ${players} ${game}` }, { silent }),
  );
  const asked = new Set(games.flatMap((game) => [...game.asked]));
  const logged = new Set(games.flatMap((game) => [...game.logged]));
  for (const name of asked) for (const language of languages) sound(tellings[language].hint(name) ?? '');
  expect([...asked].toSorted()).toEqual(['card', 'first-jump', 'loot', 'second-jump', 'tile-turn', 'token', 'way']);
  expect([...logged]).toEqual(
    expect.arrayContaining([
      'turn',
      'came-in',
      'played',
      'put-face-down',
      'took-cards',
      'took-star',
      'took-anomaly',
      'ejected',
      'robbed',
      'ended',
    ]),
  );
});

test('every kind of log entry has its own line, and it names who is meant', () => {
  const entries: (LogEntry & Record<string, unknown>)[] = [
    { what: 'turn', seat: 0 },
    { what: 'came-in', seat: 0, space: 3, up: 1 },
    { what: 'played', seat: 0, card: 'turn', as: 'turn' },
    { what: 'played', seat: 0, card: 'universal', as: 'turn' },
    { what: 'put-face-down', seat: 0 },
    { what: 'put-face-down', seat: 0, card: 'fall' },
    { what: 'took-cards', seat: 0, why: 'action' },
    { what: 'took-cards', seat: 0, why: 'last-card' },
    { what: 'took-cards', seat: 0, why: 'ejected' },
    { what: 'turned', seat: 0, quarters: 3 },
    { what: 'took-star', seat: 0, space: 1, colour: 4 },
    { what: 'took-anomaly', seat: 0, space: 1 },
    { what: 'ejected', seat: 0, victim: 1, space: 1 },
    { what: 'robbed', seat: 0, victim: 1, loot: 2 },
    { what: 'robbed', seat: 0, victim: 1, loot: 'anomaly' },
    { what: 'spent-token', seat: 0 },
    { what: 'played-bonus', seat: 0, card: 'teleport', to: 1 },
    { what: 'tile-turned', seat: 0, tile: 1, quarters: 2 },
    { what: 'end-reached', seat: 0, points: 18 },
  ];
  for (const language of languages) {
    const lines = entries.map((entry) => tellings[language].entry(entry, names));
    lines.forEach(sound);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => !line.includes('Ann'))).toEqual([]);
    entries.forEach((entry, i) => expect(lines[i]!.includes('Boris')).toBe('victim' in entry || 'to' in entry));
    expect(tellings[language].entry({ what: 'door-moved' }, names)).not.toBe('');
  }
});

test('the face of a card put face down is told only to whoever reads it in the entry', () => {
  expect(tellings.en.entry({ what: 'put-face-down', seat: 0 } as LogEntry, names)).toBe('Ann puts a card face down for a simple move.');
  expect(tellings.ru.entry({ what: 'put-face-down', seat: 0, card: 'fall' } as LogEntry, names)).toBe(
    'Ann кладёт карту «Падение» рубашкой вверх ради простого хода.',
  );
});

test('each option has a label and an explanation, and they differ', () => {
  for (const language of languages) {
    const told = Object.keys(superstar.options).map((name) => tellings[language].option(name));
    told.forEach(({ label, explanation }) => [label, explanation].forEach(sound));
    expect(new Set(told.map(({ label }) => label)).size).toBe(told.length);
  }
});

test('the outcome names the winner, a shared win, and a broken tie', () => {
  expect(tellings.en.outcome({ scores: [22, 11], winners: [0] }, names)).toBe('Ann wins with 22 points. Points: Ann 22, Boris 11.');
  expect(tellings.en.outcome({ scores: [9, 9], winners: [0, 1] }, names)).toMatch(/^Ann and Boris share the victory with 9 points each\./);
  expect(tellings.en.outcome({ scores: [22, 11, 7, 22], winners: [3] }, names)).toMatch(/^Dan wins with 22 points\. The tie is broken/);
  expect(tellings.ru.outcome({ scores: [1, 0], winners: [0] }, names)).toMatch(/^Побеждает Ann: 1 очко\./);
  expect(tellings.uk.outcome({ scores: [3, 24], winners: [1] }, names)).toMatch(/^Перемагає Boris: 24 бали\./);
});

test('the planet is drawn with its stars, doors, pawns and platforms', () => {
  const planet = planetOf(2, [
    { side: 0, turns: 0 },
    { side: 1, turns: 1 },
  ]);
  planet.stars = planet.symbols.map((symbol, space) => (symbol === 0 ? -1 : space % 6));
  planet.pawns = [
    { space: 0, up: 0 },
    { space: 13, up: 3 },
  ];
  const drawn = drawPlanet(planet, ['B', 'Y', 'P', 'G', 'O', 'W'], ['d', 'D']).split('\n');
  // Side 1A, from its picture: a wall after the fourth space of the first row, floors under the first three, an anomaly in A2.
  expect(drawn.slice(0, 5).map((line) => line.slice(0, 21))).toEqual([
    '    A  B  C  D  E  F ',
    '   +  +  +  +  +  +  ',
    ' 1  1^ .  .  G |.  . ',
    '   +--+--+--+  +  +  ',
    ' 2 |B@ 2< P  D^|O  . ',
  ]);
  expect(drawn).toHaveLength(2 * planet.height + 2);
  expect(spaceName(planet.width, 13)).toBe('B2');
});

test('a position in words holds every player, the stars left and the tiles', () => {
  const session = Session.open(superstar, 3, allOptions, 'words');
  for (const language of languages) {
    const text = tellings[language].describe(session.view(0) as SuperstarView, 0, names);
    sound(text);
    for (const name of names.slice(0, 3)) expect(text).toContain(name);
    expect(text).toMatch(/48/);
    expect(text).toMatch(/[1-6][AB], [1-6][AB]/);
  }
});

test('a description names the cards in the hand of the seat that looks, and in no other', () => {
  const session = Session.open(superstar, 2, {}, 'hidden');
  for (const language of languages) {
    const named = (seat: number | null): number =>
      tellings[language].describe(session.view(seat) as SuperstarView, seat, names).split(words[language].card['high-jump']).length - 1;
    expect(named(0)).toBe(1);
    expect(named(null)).toBe(0);
  }
});

test('every card has a face with a sentence for all that it shows', () => {
  for (const language of languages) {
    for (const [card, face] of Object.entries(cardFaces)) {
      sound(words[language].card[card as keyof typeof cardFaces]);
      expect(face.shows.length).toBeGreaterThan(0);
      face.shows.forEach((effect) => sound(words[language].effect[effect]));
    }
  }
});

test('S-6.5 who steals is told from whom, where the names are known', () => {
  const open: ShownQuestion = { seat: 0, id: 0, name: 'loot', answers: [{ kind: 'anomaly' }], blocked: [], about: { victim: 1 } };
  const view = Session.open(superstar, 2, {}, 'loot').view(0) as SuperstarView;
  for (const language of languages) {
    expect(tellings[language].prompt(open, view, names)).toContain('Boris');
    sound(tellings[language].prompt(open, view));
  }
});

// ── Canaries: words that do not hold are found out ──

test.each([
  ['a hole in a line', { en: { ...tellings.en, entry: () => 'Ann moves undefined.' } }, /the line/],
  ['a line for what is silent', { uk: { ...tellings.uk, entry: () => 'Крок.' } }, /silent line/],
  ['a question without a word', { ru: { ...tellings.ru, prompt: () => ' ' } }, /ru: the question/],
  ['answers that sound alike', { uk: { ...tellings.uk, answer: () => 'Так' } }, /sound alike/],
  ['answers in another language', { ru: { ...tellings.ru, answer: (answer: Answer) => JSON.stringify(answer) } }, /another language/],
  ['an end without words', { en: { ...tellings.en, ending: () => '' } }, /the ending/],
])('%s', (_, broken, message) => {
  const options = { ...allOptions, expertEnd: false };
  expect(() => mustTellAll(superstar, { ...tellings, ...broken }, { players: 2, options, seed: 'broken' }, { silent })).toThrow(message);
});
