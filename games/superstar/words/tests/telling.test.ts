import { Chance, type LogEntry, type Question, Session } from '@skerry/engine';
import { languages, type ShownQuestion } from '@skerry/presentation';
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
const cyrillic = /[а-яёіїєґ]/i;

function shown(question: Question): ShownQuestion {
  const { seat, id, name, answers, more } = question;
  return { seat, id, name, answers, blocked: more?.blocked?.() ?? [], ...(more?.about === undefined ? {} : { about: more.about }) };
}

/** Plays a game at random and shows every position on the way. */
function play(
  players: number,
  options: Readonly<Record<string, boolean>>,
  seed: string,
  look: (session: Session, question: Question) => void,
): Session {
  const session = Session.open(superstar, players, options, seed);
  const chance = Chance.fromSeed(`answers ${seed}`);
  while (session.outcome === null) {
    const question = session.questions[0]!;
    look(session, question);
    session.answer(question.seat, question.id, chance.below(question.answers.length));
  }
  return session;
}

const sound = (text: string): void => {
  expect(text.trim()).not.toBe('');
  expect(text).not.toMatch(/undefined|NaN|\[object|null/);
};

test.each([2, 3, 4, 5, 6])('everything that happens with %i players is told in every language', (players) => {
  const asked = new Set<string>();
  const logged = new Set<string>();
  for (let game = 0; game < 2; game++) {
    const options = { ...allOptions, expertEnd: game % 2 === 1 };
    const session = play(players, options, `told ${players} ${game}`, (running, question) => {
      const view = running.view(question.seat) as SuperstarView;
      const open = shown(question);
      asked.add(question.name);
      for (const language of languages) {
        const telling = tellings[language];
        sound(telling.prompt(open, view));
        const said = [...open.answers, ...open.blocked.map(({ answer }) => answer)].map((answer) => telling.answer(answer, open, view));
        said.forEach(sound);
        expect(new Set(said).size).toBe(said.length);
        sound(telling.hint(question.name) ?? '');
        if (language !== 'en') expect(said.every((text) => cyrillic.test(text))).toBe(true);
      }
    });
    for (const seat of [null, 0, 1]) {
      for (const { entry } of session.log(seat)) {
        logged.add(entry.what);
        for (const language of languages) {
          const line = tellings[language].entry(entry, names);
          if (silent.has(entry.what)) expect(line).toBe('');
          else sound(line);
        }
      }
    }
    for (const language of languages) sound(tellings[language].outcome(session.outcome!, names.slice(0, players)));
  }
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
