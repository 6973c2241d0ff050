import { readFileSync } from 'node:fs';
import { type LogEntry, Session, show } from '@skerry/engine';
import { playedSession } from '@skerry/engine/laws';
import { languages, type ShownQuestion } from '@skerry/presentation';
import { mustBeSound, mustTellAll } from '@skerry/presentation/laws';
import { expect, test } from 'vitest';
import { actionCards, actions } from '../../content/action-cards.ts';
import { airshipProperties } from '../../content/original.ts';
import { floatingIslands } from '../../index.ts';
import { cardsIn } from '../../rules/cards.ts';
import { yieldOf } from '../../rules/sky.ts';
import type { FloatingIslandsView } from '../../rules/view.ts';
import { tellings, words } from '../index.ts';
import { questionRules } from '../question-rules.ts';

const names = ['Ann', 'Boris', 'Chloe', 'Dan'];
const sound = (text: string): void => mustBeSound(text, 'it');

const asked = new Set<string>();
const logged = new Set<string>();

test.each([2, 3, 4])('everything that happens with %i players is told in every language', (players) => {
  for (let game = 0; game < 3; game++) {
    const options = { airshipProperties: game > 0, maxRounds: 12 };
    const told = mustTellAll(floatingIslands, tellings, { players, options, seed: `told ${players} ${game}` });
    told.asked.forEach((name) => asked.add(name));
    told.logged.forEach((what) => logged.add(what));
  }
});

test('the games above came upon nearly every question and every kind of line', () => {
  const seldom = new Set(['free-island', 'broken-off', 'join-at', 'carry-to', 'capture-target', 'barracks', 'second-drill', 'armour']);
  for (const name of Object.keys(words.en.prompt)) if (!seldom.has(name)) expect(asked).toContain(name);
  expect([...logged]).toEqual(
    expect.arrayContaining([
      'airship-taken',
      'settled',
      'round',
      'drew',
      'kept',
      'played',
      'castled',
      'idled',
      'passed',
      'action',
      'attacked',
      'captured',
      'mined',
      'transported',
      'supported',
      'rotated',
      'strongest',
      'unstable',
      'attracted',
      'carried',
      'faded',
    ]),
  );
});

test('every question that the games ask has a prompt and a hint in every language', () => {
  for (const language of languages) {
    expect(Object.keys(words[language].hint).toSorted()).toEqual(Object.keys(words[language].prompt).toSorted());
    for (const name of asked) expect(words[language].prompt).toHaveProperty(name);
  }
});

const numbers = (text: string): string[] => [...text.matchAll(/^\*\*(F-\d+\.\d+)\*\*/gm)].map(([, number]) => number!);
const digest = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8');

test('the rules that prompts name exist', () => {
  const known = new Set(numbers(digest));
  for (const rule of Object.values(questionRules)) expect(known).toContain(rule);
});

test.each(['ru', 'uk'])('the digest in %s has the same rules in the same order, and names the same rules inside them', (language) => {
  const translated = readFileSync(new URL(`../rules.${language}.md`, import.meta.url), 'utf8');
  expect(numbers(translated)).toEqual(numbers(digest));
  const mentioned = (text: string): string[] => [...text.matchAll(/F-\d+\.\d+/g)].map(([number]) => number);
  expect(mentioned(translated)).toEqual(mentioned(digest));
  expect(translated.match(/^## F-\d+ /gm)).toEqual(digest.match(/^## F-\d+ /gm));
});

test('every kind of line has its own text, and it names who is meant', () => {
  const here = { q: 0, r: 0 };
  const entries: (LogEntry & Record<string, unknown>)[] = [
    { what: 'airship-taken', seat: 0, airship: 'second-drill' },
    { what: 'settled', seat: 0, island: 3, hunters: 2, why: 'setup' },
    { what: 'settled', seat: 0, island: 3, hunters: 2, why: 'without-island' },
    { what: 'round', round: 2, first: 0 },
    { what: 'drew', seat: 0, count: 5 },
    { what: 'drew', seat: 0, count: 2, cards: [1, 1] },
    { what: 'kept', seat: 0, count: 4 },
    { what: 'kept', seat: 0, count: 0 },
    { what: 'took-saved', seat: 0, count: 1 },
    { what: 'played', seat: 0, card: 3, turn: 1 },
    { what: 'castled', seat: 0, as: 3, turn: 1 },
    { what: 'castled', seat: 0, as: 3, turn: 1, cards: [1, 4] },
    { what: 'idled', seat: 0 },
    { what: 'idled', seat: 0, card: 5 },
    { what: 'passed', seat: 0, why: 'turns', saved: 0 },
    { what: 'passed', seat: 0, why: 'cards', saved: 0 },
    { what: 'passed', seat: 0, why: 'wish', saved: 0 },
    { what: 'passed', seat: 0, why: 'wish', saved: 2 },
    { what: 'action', seat: 0, action: 'bribery' },
    { what: 'attacked', seat: 0, from: 7, island: 2, hunters: 2, mercenaries: 1 },
    { what: 'captured', seat: 0, island: 2, victim: 1, destroyedHunters: 2, destroyedMercenaries: 0, lostHunters: 1, lostMercenaries: 0 },
    { what: 'spared', seat: 0, island: 2 },
    { what: 'turned-neutral', island: 2, was: 0 },
    { what: 'lost-last-island', seat: 0 },
    { what: 'stays-without', seat: 0 },
    { what: 'mustered', seat: 0, hunters: 3 },
    { what: 'extracted', seat: 0, island: 4 },
    { what: 'mined', seat: 0, island: 4, amount: 2, circuits: 6 },
    { what: 'overcame', seat: 0, island: 4, victim: 1, hunters: 1, mercenaries: 1 },
    {
      what: 'transported',
      seat: 0,
      islands: [1, 2],
      permanent: [0, 3],
      temporary: [0, 0],
      permanentBefore: [3, 0],
      temporaryBefore: [0, 0],
    },
    { what: 'recruited', seat: 0, to: 7 },
    { what: 'converted', seat: 0, island: 4, amount: 2 },
    { what: 'supported', seat: 0, places: [1, 7], hunters: [3, 2], mercenaries: [0, 1], huntersBefore: [2, 3], mercenariesBefore: [0, 1] },
    { what: 'rotated', seat: 0, island: 4, turns: 5 },
    { what: 'bribed', seat: 0, from: 4, to: 7, victim: 1 },
    { what: 'speculated', seat: 0, island: 4, temporary: 2 },
    { what: 'strongest', island: 4, owner: -1, chooser: 0, permanent: 4, temporary: 3, pulls: 2 },
    { what: 'attracted', seat: 0, island: 4, to: 2, side: 3, from: here, space: here, turns: 2 },
    { what: 'joined', seat: 0, island: 4, from: here, space: here },
    { what: 'not-rundor', seat: 0 },
    { what: 'surrounded', seat: 0, island: 5 },
  ];
  for (const language of languages) {
    const lines = entries.map((entry) => tellings[language].entry(entry, names));
    lines.forEach(sound);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => !line.includes('Ann'))).toEqual([]);
    entries.forEach((entry, i) => expect(lines[i]!.includes('Boris')).toBe(entry['victim'] === 1));
  }
});

test('what others must not know is told only to whoever reads it in the entry', () => {
  expect(tellings.en.entry({ what: 'kept', seat: 0, count: 3 } as LogEntry, names)).toBe('Ann keeps 3 cards.');
  expect(tellings.ru.entry({ what: 'kept', seat: 0, count: 3, cards: [0, 0, 4] } as LogEntry, names)).toBe('Ann оставляет: карты 1, 1, 5.');
  expect(tellings.uk.entry({ what: 'idled', seat: 0 } as LogEntry, names)).toBe('Ann скидає карту: «Бездіяльність».');
});

test('each option has a label and an explanation, and they differ', () => {
  for (const language of languages) {
    const told = Object.keys(floatingIslands.options).map((name) => tellings[language].option(name));
    told.forEach(({ label, explanation }) => [label, explanation].forEach(sound));
    expect(new Set(told.map(({ label }) => label)).size).toBe(told.length);
  }
});

test('cards are told by number, and one alone also by its actions', () => {
  const game = playedSession(floatingIslands, { players: 2, options: { maxRounds: 1 } }, 'cards');
  let kept = 0;
  Session.load(floatingIslands, game.save(), (running) => {
    const [question] = running.questions;
    if (question?.name !== 'keep') return;
    kept++;
    const view = running.view(question.seat) as FloatingIslandsView;
    const hand = cardsIn(view.corporations[question.seat]!.own!.hand);
    for (const answer of question.answers) {
      const { cards } = answer as unknown as { readonly cards: readonly number[] };
      const said = tellings.en.answer(answer, show(question), view);
      if (cards.length === 4) {
        const number = Number(/^Keep all but card (\d) \(/.exec(said)![1]);
        expect([...cards, number - 1].toSorted()).toEqual(hand.toSorted());
      } else if (cards.length === 1) expect(said).toMatch(/^Keep card \d \(.+, .+\)$/);
      else if (cards.length > 0) expect(said).toBe(`Keep cards ${cards.map((card) => card + 1).join(', ')}`);
    }
  });
  expect(kept).toBeGreaterThan(0);
});

test('a player without an island is told why to capture one', () => {
  const question: ShownQuestion = {
    seat: 0,
    id: 0,
    name: 'capture-target',
    answers: [],
    blocked: [],
    about: { from: 7, why: 'without-island' },
  };
  const view = Session.open(floatingIslands, 2, {}, 'without').view(0) as FloatingIslandsView;
  expect(tellings.en.prompt(question, view)).toBe(
    'You have lost your last island and none is free: choose the island to capture from the airship (F-9.3).',
  );
  expect(tellings.en.prompt({ ...question, about: { from: 3 } }, view)).toBe('Choose the island to capture from island 3 (F-8.3).');
});

test('the outcome names the winner and how, and a shared win', () => {
  const surrounded = { scores: [2, 5], winners: [0], about: { by: 'surrounding', island: 3 } };
  expect(tellings.en.outcome(surrounded, names)).toBe(
    'Ann wins: island 3 is surrounded by all the others. Permanent gravity, which did not decide: Boris 5, Ann 2.',
  );
  expect(tellings.en.outcome({ ...surrounded, scores: [5, 2] }, names)).toMatch(/Permanent gravity: Ann 5, Boris 2\.$/);
  expect(tellings.ru.outcome(surrounded, names)).toMatch(/^Побеждает Ann: остров 3 окружён/);
  expect(tellings.uk.outcome({ scores: [7, 7, 1], winners: [0, 1], about: { by: 'rounds', rounds: 21 } }, names)).toMatch(
    /^Перемогу ділять Ann і Boris: .* після 21 раунду\./,
  );
  expect(tellings.en.outcome({ scores: [1, 4], winners: [1], about: { by: 'rounds', rounds: 1 } }, names)).toMatch(
    /^Boris has the most permanent gravity after 1 round and wins\./,
  );
});

test('a position in words holds every island with its yield, every player, and what would be attracted', () => {
  const session = Session.open(floatingIslands, 3, { airshipProperties: true }, 'words');
  const view = session.view(0) as FloatingIslandsView;
  for (const language of languages) {
    const text = tellings[language].describe(view, 0, names);
    sound(text);
    for (const name of names.slice(0, 3)) expect(text).toContain(name);
    view.islands.forEach((_, island) => {
      const name = words[language].island(island).nom;
      expect(text).toContain(`${name.charAt(0).toUpperCase()}${name.slice(1)}:`);
      if (island > 0 && yieldOf(view, island) > 0)
        expect(text).toContain(words[language].describe.yields(yieldOf(view, island), '').slice(0, -3));
    });
    expect(text).toContain(words[language].describe.noOutlook);
    const strong = { ...view, islands: view.islands.map((island, i) => (i === 2 ? { ...island, permanent: 7 } : island)) };
    expect(tellings[language].describe(strong, 0, names)).toContain(
      words[language].describe.outlook(words[language].island(2), words[language].countIslands(2)),
    );
  }
});

test('a description names the cards in the hand of the seat that looks, and of no other', () => {
  const session = Session.open(floatingIslands, 2, {}, 'hidden');
  while (session.questions[0]!.name !== 'keep') session.answer(session.questions[0]!.seat, session.questions[0]!.id, 0);
  for (const language of languages) {
    const named = (seat: number | null): number =>
      actionCards.filter(({ actions: [first, second] }) =>
        tellings[language]
          .describe(session.view(seat) as FloatingIslandsView, seat, names)
          .includes(`${words[language].action[first]} / ${words[language].action[second]}`),
      ).length;
    expect(named(0)).toBeGreaterThan(2);
    expect(named(null)).toBe(0);
  }
});

test('every action and every property has a name and a sentence of its own', () => {
  for (const language of languages) {
    const { action, effect, property } = words[language];
    const all = Object.keys(actions) as (keyof typeof actions)[];
    expect(new Set(all.flatMap((one) => [action[one], effect[one]])).size).toBe(2 * all.length);
    for (const { id } of airshipProperties) [property[id].name, property[id].text].forEach(sound);
  }
});
