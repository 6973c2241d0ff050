import { type Chance, type LogEntry, type Question, show, Session } from '@skerry/engine';
import { playedSession } from '@skerry/engine/laws';
import { languages } from '@skerry/presentation';
import { mustBeSound, mustTellAll } from '@skerry/presentation/laws';
import { expect, test } from 'vitest';
import { scenarios } from '../../content/scenarios.ts';
import { spiritIsland } from '../../index.ts';
import { elementAnswer } from '../../rules/answers.ts';
import type { Entry } from '../../rules/log.ts';
import { BEASTS, DAHAN } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { drawn } from '../../tests/drawn.ts';
import { questionNames } from '../catalogue.ts';
import { tellings } from '../index.ts';

const names = ['Ann', 'Boris'];
const sound = (text: string): void => mustBeSound(text, 'it');
const asked = new Set<string>();
const logged = new Set<string>();
const silent = new Set(['action-over']);

/** At random, but it is not always said at once that all is done, so that powers are used. */
function choose({ answers }: Question, chance: Chance): number {
  const last = answers.length - 1;
  const lingers = answers[last]!.kind === 'done' && last > 0 && chance.below(5) > 0;
  return chance.below(lingers ? last : last + 1);
}

const tables: readonly { readonly players: number; readonly options: Readonly<Record<string, string | number | boolean>> }[] = [
  { players: 1, options: { spirit1: 'river-surges-in-sunlight', progression: true } },
  { players: 2, options: { spirit1: 'a-spread-of-rampant-green', spirit2: 'thunderspeaker', adversary: 'england', level: 6 } },
  { players: 2, options: { spirit1: 'bringer-of-dreams-and-nightmares', spirit2: 'oceans-hungry-grasp', scenario: 'dahan-insurrection' } },
  { players: 3, options: { spirit1: 'lightnings-swift-strike', adversary: 'sweden', level: 6, layout: 'sunrise' } },
  { players: 2, options: { scenario: 'guard-the-isles-heart', adversary: 'brandenburg-prussia', level: 3 } },
  { players: 1, options: { spirit1: 'thunderspeaker', scenario: 'rituals-of-terror' } },
  { players: 4, options: { scenario: 'blitz' } },
  { players: 2, options: { boards: 'thematic', extraBoard: true } },
  { players: 1, options: { layout: 'own', extraBoard: true } },
  { players: 3, options: { archipelago: 'bay' } },
];

test('a rule for this turn says so once', () => {
  const { state } = drawn();
  const rule = (name: 'ravage-damage' | 'defend-coastal', language: 'en' | 'ru' | 'uk'): string => {
    const entry: Entry = { what: 'rule', name, land: null, n: 1 };
    return tellings[language].entry(entry, names, state);
  };
  expect(rule('ravage-damage', 'en')).toBe('Ravages deal 1 more damage in each land this turn.');
  expect(rule('ravage-damage', 'ru').match(/на этом ходу/giu)).toHaveLength(1);
  expect(rule('ravage-damage', 'uk').match(/цього ходу/giu)).toHaveLength(1);
  expect(rule('defend-coastal', 'en')).toBe('This turn each coastal land has defend 1.');
  expect(rule('defend-coastal', 'ru')).toMatch(/^На этом ходу /u);
  expect(rule('defend-coastal', 'uk')).toMatch(/^Цього ходу /u);
});

test.each(tables.map((table, i) => ({ ...table, i })))(
  'everything that happens at table $i is told in every language',
  ({ players, options, i }) => {
    let turns = 0;
    // Every kind of question is heard in full; of the many of the phases, some.
    const hears = ({ name }: Question): boolean => (name !== 'spirit-phase' && name !== 'power') || turns++ % 9 === 0;
    for (let seed = 0; seed < 3; seed++) {
      const told = mustTellAll(spiritIsland, tellings, { players, options, seed: `told ${i} ${seed}` }, { choose, hears, silent });
      told.asked.forEach((name) => asked.add(name));
      told.logged.forEach((what) => logged.add(what));
    }
  },
);

test('in these games what every game asks and logs was asked and logged', () => {
  const common = [
    'take-spirit',
    'take-board',
    'extra-board',
    'lay-board',
    'first-presence',
    'spirit-phase',
    'keep',
    'deck',
    'presence-land',
    'presence-from',
    'power',
    'target',
    'push',
    'damage',
    'cascade',
    'ravage-order',
  ];
  expect(common.filter((name) => !asked.has(name))).toEqual([]);
  expect([...asked].filter((name) => !questionNames.some((known) => known === name))).toEqual([]);
  const lines: readonly Entry['what'][] = [
    'chose',
    'turn',
    'phase',
    'step',
    'action',
    'grew',
    'energy',
    'played',
    'presence',
    'fear',
    'destroyed',
    'added',
    'moved',
    'ravaged',
    'invader-card',
    'blight-card',
    'lost',
  ];
  expect(lines.filter((what) => !logged.has(what))).toEqual([]);
});

test('every question has a prompt in every language; they differ, begin with a capital and mostly name their rule', () => {
  const view = drawn({ spirits: ['River', 'Shadows'] }).state;
  view.fear.discard.push(0);
  const about = { power: 0, land: 1, from: 2, to: 1, ocean: 17, left: 2, action: 'build', card: 1, piece: 3, other: 4, cost: 2 };
  for (const language of languages) {
    const prompts = questionNames.map((name) =>
      tellings[language].prompt({ seat: 0, id: 0, name, answers: [], blocked: [], about }, view, names),
    );
    prompts.forEach(sound);
    expect(new Set(prompts).size).toBe(prompts.length);
    expect(prompts.filter((text) => text.charAt(0) !== text.charAt(0).toUpperCase())).toEqual([]);
    expect(prompts.filter((text) => !/[.?)]$/.test(text))).toEqual([]);
    expect(prompts.filter((text) => !/J-\d+\.\d+/.test(text)).length).toBeLessThan(10);
  }
});

test('who may go along is told with what: dahan or beasts', () => {
  const view = drawn({ spirits: ['River', 'Shadows'] }).state;
  const told = (piece: number): string =>
    tellings.en.prompt({ seat: 0, id: 0, name: 'go-along', answers: [], blocked: [], about: { from: 2, to: 1, piece } }, view, names);
  expect(told(DAHAN)).toMatch(/^Dahan: /);
  expect(told(BEASTS)).toMatch(/^Beasts: /);
});

const entries: readonly Entry[] = [
  { what: 'chose', seat: 0, spirit: 1, board: 'A' },
  { what: 'action', kind: 'spirit', seat: 0, power: 0, land: 4 },
  { what: 'action', kind: 'spirit', seat: 0, power: 10, land: null },
  { what: 'action', kind: 'scenario', seat: 0, power: null, land: 4, name: 'ritual' },
  { what: 'grew', seat: 0, group: 0, option: 1 },
  { what: 'energy', seat: 0, n: 1, from: 'growth' },
  { what: 'energy', seat: 0, n: 1, from: 'track' },
  { what: 'energy', seat: 0, n: 1, from: 'effect' },
  { what: 'energy', seat: 0, n: 1, from: 'drowned' },
  { what: 'paid', seat: 0, n: 2 },
  { what: 'reclaimed', seat: 0, cards: [3, 4] },
  { what: 'drew', seat: 0, cards: [3, 4], deck: 'minor' },
  { what: 'drew', seat: 0, cards: [], deck: 'major' },
  { what: 'gained', seat: 0, card: 3 },
  { what: 'forgot', seat: 0, card: 3 },
  { what: 'gave', seat: 0, to: 1, card: 3 },
  { what: 'played', seat: 0, card: 3, cost: 1 },
  { what: 'gained-element', seat: 0, elements: [0, 5] },
  { what: 'done', seat: 0 },
  { what: 'presence', seat: 0, land: 4, from: 'track', track: 0, at: 2 },
  { what: 'presence', seat: 0, land: 4, from: 'destroyed' },
  { what: 'presence', seat: 0, land: 4, from: 'land' },
  { what: 'moved-presence', seat: 0, from: 4, to: 5, n: 1 },
  { what: 'lost-presence', seat: 0, land: 4, n: 2 },
  { what: 'bargain', seat: 0, land: 4 },
];

test('lines about somebody name them, and differ', () => {
  const { state } = drawn({ spirits: ['River', 'Shadows'] });
  for (const language of languages) {
    const lines = entries.map((entry) => tellings[language].entry(entry, names, state));
    lines.forEach(sound);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => !line.includes('Ann'))).toEqual([]);
    entries.forEach((entry, i) => expect(lines[i]!.includes('Boris')).toBe('to' in entry && entry.what === 'gave'));
  }
});

test('a line names lands as the boards show them; without the table, by the place of the board', () => {
  const { state } = drawn({ spirits: ['River', 'Shadows'], boards: ['D', 'B'] });
  const line: LogEntry & Entry = { what: 'moved', from: 4, to: 8, piece: 3, n: 2 };
  expect(tellings.en.entry(line, names, state)).toBe('2 dahan from D5 to B1.');
  expect(tellings.ru.entry(line, names, state)).toBe('2 дахана: D5 → B1.');
  expect(tellings.uk.entry(line, names, state)).toBe('2 дахани: D5 → B1.');
  const drowned: Entry = { what: 'drowned', seat: 0, land: 16, piece: 0, n: 2 };
  expect(tellings.en.entry(drowned, names, state)).toBe('The ocean of D: 2 explorers drowned.');
  expect(tellings.uk.entry(drowned, names, state)).toBe('Океан D, утоплено: 2 розвідники.');
  expect(tellings.en.entry(line, names)).toBe('2 dahan from land 5 of board 1 to land 1 of board 2.');
});

test('the answers of a choice are read from what stands on the card', () => {
  const position = drawn()
    .clear()
    .land('A4', '2 dahan, explorer')
    .land('A7', 'city')
    .presence('A4')
    .phase('slow')
    .played('Call to Bloodshed');
  position.say('use Call to Bloodshed');
  const question = show(position.run.anyQuestion!);
  const said = (language: 'en' | 'ru' | 'uk'): string[] =>
    question.answers.map((answer) => tellings[language].answer(answer, question, position.state));
  expect(tellings.en.prompt(question, position.state)).toBe('Call to Bloodshed: choose one of the effects (J-11.3).');
  expect(said('en')).toEqual(['Deal 1 damage for each dahan here', 'Gather up to 3 dahan']);
  expect(said('ru')).toEqual(['Нанести 1 урон за каждого дахана здесь', 'Привлечь до 3 даханов']);
  expect(said('uk')).toEqual(['Завдати 1 шкоди за кожного дахана тут', 'Притягнути до 3 даханів']);
});

test('damage says whom it destroys', () => {
  const position = drawn()
    .clear()
    .land('A4', '2 dahan, town, city-1')
    .land('A7', 'city')
    .presence('A4')
    .phase('slow')
    .played('Call to Bloodshed');
  position.say('use Call to Bloodshed', 'option 1');
  const question = show(position.run.anyQuestion!);
  expect(question.answers.map((answer) => tellings.en.answer(answer, question, position.state))).toEqual([
    'Destroy (2 damage): town',
    '1 damage to: town',
    'Destroy (2 damage): city (1 damage)',
    '1 damage to: city (1 damage)',
  ]);
});

test('J-40.26 a marker is spent, not gained', () => {
  const question = { seat: 0, id: 1, name: 'spend-marker', answers: [], blocked: [] };
  const moon = elementAnswer(1);
  const said = languages.map((language) => tellings[language].answer(moon, question, drawn().state));
  expect(said).toEqual(['Spend the marker: moon', 'Потратить жетон: луна', 'Витратити жетон: місяць']);
});

test('whoever is done with powers left that would do something reads which', () => {
  const position = drawn().clear().presence('2 A5').land('A5', 'town').phase('slow').played('Wash Away', 'Gnawing Rootbiters');
  const said = (language: 'en' | 'ru' | 'uk'): string => {
    const question = show(position.run.anyQuestion!);
    return tellings[language].answer(question.answers.at(-1)!, question, position.state);
  };
  expect(said('en')).toBe('Done; unused: “Wash Away”, “Gnawing Rootbiters”');
  expect(said('ru')).toBe('Готово; не использовано: «Смыть прочь», «Грызуны-корнееды»');
  position.state.spaces[position.space('A5')]!.groups = [];
  expect(said('en')).toBe('Done');
});

test('whoever is done although cards could still be played reads how many', () => {
  const position = drawn().phase('spirit').energy(9).hand('Wash Away', 'Flash Floods').say('grow 1.2', 'A6', 'track 2', 'A6', 'track 2');
  const question = show(position.run.anyQuestion!);
  const said = (language: 'en' | 'uk'): string => tellings[language].answer(question.answers.at(-1)!, question, position.state);
  expect(said('en')).toBe('Done; cards that could still be played: 2');
  expect(said('uk')).toBe('Готово; можна зіграти ще карт: 2');
});

test('a refused table says why', () => {
  for (const language of languages) {
    const { refusal } = tellings[language];
    const said = [
      refusal!('twice', { what: 'spirit' }),
      refusal!('twice', { what: 'board' }),
      refusal!('level-without-adversary', {}),
      refusal!('layout', { layout: 'star', boards: 2 }),
      refusal!('archipelago', { archipelago: 'bay', boards: 2 }),
      refusal!('no-extra-board', {}),
      refusal!('extra-board-off', {}),
      refusal!('thematic-places', {}),
      refusal!('thematic-letters', {}),
      refusal!('thematic-corners', {}),
      refusal!('archipelago-layout', {}),
      refusal!('supporting-alone', {}),
      refusal!('same-adversary', {}),
      refusal!('france-without-events', {}),
      refusal!('russia-without-beasts', {}),
      refusal!('too-few-spirits', {}),
    ];
    said.forEach((text) => sound(text!));
    expect(new Set(said).size).toBe(said.length);
    expect(refusal!('another', {})).toBeUndefined();
  }
});

test('every option and every value of it has words', () => {
  for (const language of languages) {
    for (const [name, option] of Object.entries(spiritIsland.options)) {
      const { label, explanation } = tellings[language].option(name);
      [label, explanation].forEach(sound);
      if (option.kind !== 'choice') continue;
      const values = option.values.map((value) => tellings[language].optionValue(name, value));
      values.forEach(sound);
      expect(new Set(values).size).toBe(values.length);
      expect(values.filter((value) => option.values.includes(value) && value.length > 1)).toEqual([]);
    }
  }
});

test('the end says how it came, and the parts of the score make the score', () => {
  const about = { terror: 3, turn: 6, why: null, sacrifice: false, difficulty: 4, scenario: -1 };
  const won = { scores: [38], winners: [0], about };
  const lost = { scores: [9], winners: [], about: { ...about, why: 'blight' } };
  expect(tellings.en.outcome(won, names)).toBe('The spirits win: no cities are left (terror level III). Score: 38. Difficulty: 4.');
  expect(tellings.en.outcome({ ...lost, scores: [-1] }, names)).toMatch(/ Score: −1\. /);
  expect(tellings.en.ending!({ ...won, about: { ...about, sacrifice: true } }, names, {} as View)).toMatch(
    /by sacrifice\. The game took 6 turns\.$/,
  );
  const insurrection = scenarios.findIndex(({ id }) => id === 'dahan-insurrection');
  expect(tellings.en.outcome({ ...won, about: { ...about, terror: 2, scenario: insurrection } }, names)).toMatch(
    /^The spirits win: towns and cities outnumber the dahan nowhere\./,
  );
  expect(tellings.ru.ending!(lost, names, {} as View)).toBe(
    'Победили захватчики: на карте не осталось скверны, остров не спасти. Партия длилась 6 ходов.',
  );
  for (const seed of ['one', 'two', 'three']) {
    const session = playedSession(spiritIsland, { players: 2, options: { adversary: 'sweden', level: 2 } }, seed);
    const text = tellings.en.result!(session.outcome!, 0, session.view(0) as View)!;
    const sum = text
      .split('. ')[0]!
      .split(/ (?=[+−] )/)
      .reduce((all, part) => all + Number(part.replace('−', '-').replace(/[^-\d]/g, '')), 0);
    expect(sum).toBe(session.outcome!.scores[0]);
  }
});

test('the position is described with the own cards read out, and those of others by name', () => {
  const session = Session.open(
    spiritIsland,
    2,
    { spirit1: 'river-surges-in-sunlight', spirit2: 'thunderspeaker', board1: 'A', board2: 'B' },
    'seen',
  );
  while (session.questions[0]!.name !== 'spirit-phase') {
    const { seat, id } = session.questions[0]!;
    session.answer(seat, id, 0);
  }
  const text = tellings.en.describe(session.view(0) as View, 0, names);
  expect(text).toContain('Flash Floods (2 energy; fast; range 1; sun, water): Deal 1 damage. If the land is coastal: deal 1 damage.');
  expect(text).toContain('Words of Warning');
  expect(text).not.toContain('the dahan deal their damage at the same time');
});

test('before the island is laid, the description says how the free spirits play', () => {
  const session = Session.open(spiritIsland, 2, { spirit1: 'thunderspeaker', board1: 'A' }, 'choosing');
  const text = tellings.en.describe(session.view(1) as View, 1, names);
  expect(text).toContain('Ann is Thunderspeaker and begins on board A.');
  expect(text).toContain('River Surges in Sunlight: Pushes invaders about with water');
  expect(text).not.toContain('Leads the dahan into battle');
});

test('J-39.3 who lives beyond an ocean is offered with what that costs', () => {
  const position = drawn({ spirits: ['River', 'Vital'], options: { archipelago: 'two-islands' } })
    .clear()
    .phase('fast')
    .played('Gift of Living Energy')
    .presence('A5')
    .presence('B5', 1)
    .energy(1)
    .say('use Gift of Living Energy');
  const question = show(position.run.questionOf(0)!);
  const said = question.answers.map((answer) => tellings.en.answer(answer, question, position.state));
  expect(said[1]).toBe('Vital Strength of the Earth (1 energy)');
  expect(said[0]).not.toContain('energy');
});

test('dahan who make room while the island is set up are asked about as such', () => {
  const session = Session.open(spiritIsland, 1, { spirit1: 'volcano-looming-high', board1: 'D', sets: 'jagged-earth' }, 'room');
  while (session.questions[0]!.name !== 'scatter') {
    const { seat, id } = session.questions[0]!;
    session.answer(seat, id, 0);
  }
  const question = show(session.questions[0]!);
  for (const language of languages)
    expect(tellings[language].prompt(question, session.view(0) as View)).toMatch(/^(Setup|Подготовка|Підготовка)/);
});
