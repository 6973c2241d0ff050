import { type Answer, type Chance, type Question, Session } from '@skerry/engine';
import { languages } from '@skerry/presentation';
import { mustBeSound, mustTellAll } from '@skerry/presentation/laws';
import { expect, test } from 'vitest';
import { buildings, townNamed, towns } from '../../content/original.ts';
import { islebound } from '../../index.ts';
import type { Entry } from '../../rules/log.ts';
import type { IsleboundView } from '../../rules/view.ts';
import { type OptionName, questionNames } from '../catalogue.ts';
import { tellings, words } from '../index.ts';
import { abilitiesInWords } from '../phrases.ts';

const names = ['Ann', 'Boris', 'Chloe', 'Dan'];

/** At random, but eager to build and talk, so that everything comes up. Who were eager to attack would never have two cards to choose from. */
function choose({ answers }: Question, chance: Chance): number {
  const eager = answers.flatMap(({ kind }, index) =>
    ['diplomacy', 'buy', 'event', 'trade', 'board', 'reroll', 'hire', 'building'].includes(kind) ? [index] : [],
  );
  return eager.length > 0 && chance.below(3) > 0 ? chance.pick(eager) : chance.below(answers.length);
}

test('answers call the others by name, and by number where no name is known', () => {
  const answer: Answer & { with: number } = { kind: 'trade', with: 1 };
  const question = { seat: 0, id: 1, name: 'act', answers: [answer], blocked: [] };
  const view = Session.open(islebound, 2, { trade: true }, 'names').view(0) as IsleboundView;
  expect(tellings.en.answer(answer, question, view, names)).toBe('Offer Boris a trade');
  expect(tellings.en.answer(answer, question, view)).toBe('Offer Player 2 a trade');
  expect(tellings.en.answer({ ...answer, kind: 'board' }, question, view, names)).toBe('Board Boris’s ship (0 dice against 0)');
});

test('a town that was won names the rule by which it may be visited: of war, or of diplomacy', () => {
  const view = Session.open(islebound, 2, {}, 'names').view(0) as IsleboundView;
  const won = (town: string): string =>
    tellings.en.prompt({ seat: 0, id: 1, name: 'visit-taken', answers: [], blocked: [], about: { town: townNamed(town) } }, view);
  expect(won('Ratnest')).toContain('(I-6.9)');
  expect(won('Farvold')).toContain('(I-7.5)');
});

test('I-22.6 the Triumphal Arch speaks of red towns, for a home port that was never won counts too', () => {
  const arch = buildings.findIndex(({ name }) => name === 'Triumphal Arch');
  const said = languages.map((language) => abilitiesInWords(words[language], arch));
  expect(said.map((text) => /red town|красный город|червоне місто/.test(text))).toEqual(languages.map(() => true));
});

const asked = new Set<string>();
const logged = new Set<string>();
const all = Object.keys(islebound.options) as OptionName[];
const tables: readonly { readonly players: number; readonly on: readonly OptionName[] }[] = [
  { players: 2, on: [] },
  { players: 3, on: [] },
  { players: 4, on: ['advanced', 'trade', 'boarding'] },
  { players: 2, on: all },
  { players: 3, on: ['architect', 'metropolis'] },
  { players: 4, on: ['sixBuildings', 'metropolis', 'trade', 'boarding'] },
];

test.each(tables)('everything that happens with $players players and $on is told in every language', ({ players, on }) => {
  let heard = 0;
  const options = Object.fromEntries(on.map((option) => [option, true]));
  // Every kind of question is heard; of the common ones, some.
  const hears = ({ name }: Question): boolean => (name !== 'act' && name !== 'sail') || heard++ % 9 === 0;
  const told = mustTellAll(
    islebound,
    tellings,
    { players, options, seed: `told ${players} ${on.join()}` },
    { choose, hears, silent: new Set(['moved']) },
  );
  told.asked.forEach((name) => asked.add(name));
  told.logged.forEach((what) => logged.add(what));
});

test('in these games nearly everything was asked and logged at least once', () => {
  expect(questionNames.filter((name) => !asked.has(name) && name !== 'skip-space')).toEqual([]);
  const common: readonly Entry['what'][] = [
    'began',
    'chose-port',
    'was-dealt',
    'drafted',
    'round',
    'sailed',
    'tired',
    'paid-fee',
    'visited',
    'rested',
    'gained',
    'exchanged',
    'hired',
    'placed-cube',
    'attacked',
    'rolled',
    'rerolled',
    'wounded',
    'retreated',
    'took-town',
    'used-cube',
    'hunted-treasure',
    'did-event',
    'event-came',
    'bought',
    'showed-reputation',
    'took-token',
    'threw-overboard',
    'drew',
    'discarded-card',
    'offered',
    'traded',
    'declined',
    'boarded',
    'end-near',
    'scored',
    'ended',
  ];
  expect(common.filter((what) => !logged.has(what))).toEqual([]);
});

test('every question has a prompt that names its rule, in every language', () => {
  const about = {
    town: 3,
    reason: 'fee',
    skill: 1,
    needed: 5,
    strength: 4,
    left: 1,
    missing: 2,
    count: 2,
    with: 1,
    of: 1,
    bundle: [],
    gives: [1, 1],
    gets: [2, 1],
    pays: [1, 1],
    gains: [4, 1],
  };
  for (const language of languages) {
    const prompts = questionNames.map((name) =>
      tellings[language].prompt({ seat: 0, id: 0, name, answers: [], blocked: [], about }, {} as IsleboundView, names),
    );
    prompts.forEach((text) => mustBeSound(text, 'it'));
    expect(prompts.filter((text) => !/I-\d+\.\d+/.test(text))).toEqual([]);
    expect(new Set(prompts).size).toBe(prompts.length);
  }
});

test('the names stand in the order of the content', () => {
  expect(words.en.towns).toEqual(towns.map(({ name }) => name));
  expect(words.en.buildings).toEqual(buildings.map(({ name }) => name));
  for (const language of languages) expect(new Set(words[language].buildings).size).toBe(buildings.length);
});

test('two buildings that say the same do the same', () => {
  const said = new Map<string, string>();
  buildings.forEach(({ abilities, name }, building) => {
    const text = abilitiesInWords(words.en, building);
    const declared = JSON.stringify(abilities);
    expect(said.get(text) ?? declared, name).toBe(declared);
    said.set(text, declared);
  });
});

test('where the Russian rulebook names a town, it keeps that name', () => {
  expect(words.ru.towns.toSorted()).toEqual(
    [
      'Боршэм',
      'Фарволд',
      'Фелз Гарден',
      'Грениль',
      'Морлим',
      'Рэтнест',
      'Рокслайд',
      'Стратик',
      'Санс Рест',
      'Зэ Гротто',
      'Андерваль',
      'Жиллиам',
      'Кримсика',
      'Кражск',
      'Мархэвен',
      'Тандрейк',
    ].toSorted(),
  );
});

test('the options are explained, and the small world says whom it is for', () => {
  for (const language of languages) {
    for (const option of all) {
      const { label, explanation } = tellings[language].option(option);
      [label, explanation].forEach((text) => mustBeSound(text, option));
      expect(label).not.toBe(option);
    }
    expect(tellings[language].refusal!('small-world', { players: 4 })).toContain('4');
  }
});

test('I-14.4 I-14.5 the outcome names the winner, a shared win and a broken tie, and how each total came about', () => {
  const score = { coins: 4, buildings: 20, abilities: 2, metropolis: 0, track: 3, tokens: 7, total: 36 };
  const about = { scores: [score, { ...score, coins: 3, total: 35 }] };
  expect(tellings.en.outcome({ scores: [36, 35], winners: [0], about }, names)).toBe(
    'Ann wins with 36 renown. Renown: Ann 36 (4 coins, 20 for buildings, 2 for abilities, 3 on the track, 7 for tokens), Boris 35 (3 coins, 20 for buildings, 2 for abilities, 3 on the track, 7 for tokens).',
  );
  const level = { scores: [36, 36], winners: [1], about };
  for (const language of languages) expect(tellings[language].outcome(level, names)).toContain('I-14.5');
  expect(tellings.en.outcome({ ...level, winners: [0, 1] }, names)).toMatch(/^Ann and Boris share the victory/);
  expect(tellings.ru.ending!({ scores: [36, 35], winners: [0], about }, names, { round: 12 } as IsleboundView)).toBe(
    'Побеждает Ann: 36 славы. Партия длилась 12 раундов.',
  );
  expect(tellings.uk.result!(level, 0, {} as IsleboundView)).toBe('4 монети, 20 за споруди, 2 за властивості, 3 на треку, 7 за жетони');
});

test('what is rare is told, too', () => {
  const entries: readonly Entry[] = [
    { what: 'built', seat: 0, building: 3, paid: [1, 2, 2, 2] },
    { what: 'got-ichor', seat: 0 },
    { what: 'lost-ichor', seat: 0 },
    { what: 'gained', seat: 0, goods: [0, 1], source: { from: 'slot' } },
    { what: 'gained', seat: 0, goods: [1, 2], source: { from: 'token', token: 2 } },
    { what: 'gained', seat: 0, goods: [5, 1], source: { from: 'building', building: 9 } },
    { what: 'took-town', seat: 0, town: 3, by: 'attack', owner: 1, loot: 8 },
    { what: 'took-town', seat: 0, town: 5, by: 'diplomacy', owner: -1, loot: 8 },
    { what: 'retreated', seat: 0, town: 3, lost: 'ichor' },
    { what: 'end-near', seat: 0, why: 'tokens', lastRound: 9 },
  ];
  for (const language of languages) {
    const lines = entries.map((entry) => tellings[language].entry(entry, names));
    lines.forEach((line) => mustBeSound(line, 'it'));
    expect(lines.filter((line) => !line.includes('Ann'))).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
    for (const what of ['events-shuffled', 'ended'] as const) mustBeSound(tellings[language].entry({ what }, names), what);
    for (const deck of ['regular', 'metropolis'] as const)
      mustBeSound(tellings[language].entry({ what: 'deck-shuffled', deck } as Entry, names), deck);
  }
  expect(tellings.ru.entry(entries[0]!, names)).toBe('Ann строит «Боевая арена», цена: 2 дерева и 2 рыбы.');
  expect(tellings.en.entry(entries[6]!, names)).toBe('Ann takes Ratnest from Boris by force and loots 8 coins.');
});
