import { languages } from '@skerry/presentation';
import { expect, test } from 'vitest';
import { blightCards } from '../../content/blight-cards.ts';
import { titlesOf } from '../../content/event.ts';
import { eventCards } from '../../content/events/index.ts';
import { fearCards } from '../../content/fear-cards.ts';
import { powers } from '../../content/powers.ts';
import { blightLines, eventLines, fearLines } from '../card-text.ts';
import { powerText } from '../describing.ts';
import { words } from '../index.ts';

type Language = (typeof languages)[number];

/** What the branch of an event with this title says. */
const event = (language: Language, title: string): string => {
  const card = eventCards.findIndex((one) => titlesOf(one).includes(title));
  return eventLines(words[language], card).find(({ name }) => name === title)!.text;
};
const fear = (language: Language, name: string, terror: number): string =>
  fearLines(
    words[language],
    fearCards.findIndex((card) => card.name === name),
    terror,
  ).join(' ');

test('no card says the same words twice in a row', () => {
  for (const language of languages) {
    const said = [
      ...powers.map((power) => powerText(words[language], power)),
      ...fearCards.flatMap((_, card) => [1, 2, 3].flatMap((terror) => fearLines(words[language], card, terror))),
      ...blightCards.flatMap((_, card) => blightLines(words[language], card)),
      ...eventCards.flatMap((_, card) => eventLines(words[language], card).map(({ text }) => text)),
    ];
    const twice = said.filter((text) => /(?<!\p{L})(\p{L}{2,}(?: \p{L}+)*) \1(?!\p{L})/iu.test(text));
    const within = said.filter((text) => text.split(/[.;:] /).some((part) => part.split(/this turn|на этом ходу|цього ходу/i).length > 2));
    expect([twice, within]).toEqual([[], []]);
  }
});

test('what holds in some lands is said of those lands', () => {
  expect(event('en', 'Destroy the Unnatural!')).toBe('In each land with presence: ravages here deal 3 more damage this turn.');
  expect(event('ru', 'Fearful Mobs')).toBe(
    'В каждом регионе, где не меньше 3 захватчиков: на этом ходу разорение здесь наносит на 3 урона больше.',
  );
  expect(event('uk', 'Cooperation Among Towns')).toBe(
    'У кожному регіоні з поселеннями/містами і без жетонів чвар: цього ходу спустошення тут завдає на 1 шкоди більше.',
  );
  expect(event('en', 'Increasing Aggression')).toBe('Ravages deal 1 more damage in each land this turn.');
});

test('what is so of the whole island is no property of a board', () => {
  expect(event('en', 'Harvest Bounty, Harvest Dust')).toBe(
    'If the island is blighted: on each board: in a land with 2 or more towns/cities: push 1 town, only to lands without towns/cities. If the island is healthy: on each board: in a land with towns/cities: the invaders ravage there.',
  );
  expect(event('ru', 'Harvest Bounty, Harvest Dust')).toMatch(
    /^Если остров осквернён: на каждом поле острова: .* Если остров первозданный: /,
  );
  expect(event('uk', 'Harvest Bounty, Harvest Dust')).toMatch(
    /^Якщо острів осквернений: на кожному полі острова: .* Якщо острів незайманий: /,
  );
  expect(event('en', 'Foreign Dignitaries Visit')).toMatch(/^If the island is healthy: this turn a ravage card deals 2 more damage /);
});

test('what waits says for which step it waits', () => {
  expect(event('en', 'Teach the Invaders')).toContain(
    'In the next normal ravage step the invaders build with the same cards instead of ravaging.',
  );
  expect(event('ru', 'Heavy Farming')).toBe(
    'На следующем обычном этапе разорения каждое поселение наносит при разорении на 1 урон больше.',
  );
  expect(event('uk', 'Urban Development')).toBe(
    'На наступному звичайному етапі спустошення кожне місто завдає під час спустошення на 2 шкоди більше.',
  );
  expect(event('ru', 'Ransack and Run')).toMatch(/^После этапа разорения на каждом поле острова: /);
  expect(event('en', 'Ransack and Run')).toMatch(/^After the ravages, on each board: /);
});

test('lands are told in whole words', () => {
  expect(event('en', 'Seeking the Interior')).toBe('In each coastal land with explorers: push 1 explorer, only to inland lands.');
  expect(event('ru', 'Seeking the Interior')).toContain('только во внутренние регионы.');
  expect(event('uk', 'Search for New Lands')).toContain('лише в регіони без загарбників.');
  expect(event('en', 'Investigation of Dangers')).toContain('in a land without invaders and without dahan: ');
  expect(event('ru', 'Seek a Safer Home')).toContain('только в регионы без жетонов зверя/болезни/дебрей.');
  expect(event('ru', 'Reckless Offensive')).toContain('в регионе, где не меньше 2 даханов и где не меньше 2 поселений/городов: ');
  expect(event('uk', 'Strange Tales Attract Explorers')).toContain('якщо у вас є святилище: ');
  expect(fear('en', 'Seek Safety', 1)).toBe(
    'Each player may, in a land with explorers: push 1 explorer, only to a land with more towns/cities.',
  );
});

test('as many as one likes is said so', () => {
  expect(fear('en', 'Retreat!', 3)).toBe('Each player may, in a land with explorers/towns: push any number of explorers/towns.');
  expect(fear('ru', 'Retreat!', 3)).toBe(
    'Каждый игрок может в регионе с разведчиками/поселениями: вытолкнуть любое число разведчиков/поселений.',
  );
  expect(fear('uk', 'Retreat!', 3)).toContain('виштовхнути будь-яку кількість розвідників/поселень.');
});

test('in Ukrainian what a spirit gains it gains in one word', () => {
  const received = powers.map((power) => powerText(words.uk, power)).filter((text) => /дух отримує|Ви й вибраний дух отримуєте/.test(text));
  expect(received).toEqual([]);
});

test('strife is one word in Ukrainian, and what stands beside a vowel fits it', () => {
  expect(fear('uk', 'Discord', 2)).toContain('кожен загарбник зазнає 1 шкоди за кожен свій жетон чвар.');
  expect(event('uk', 'Rebellion')).toContain('отримують по 1 жетону чвар.');
  expect(fear('uk', 'Plan for Departure', 1)).toBe('Кожен гравець може в прибережному регіоні: притягнути 1 поселення.');
  expect(fear('uk', 'Retreat!', 1)).toMatch(/^Кожен гравець може у внутрішньому регіоні /);
  expect(event('uk', 'Purge the Land with Salt and Fire')).toContain('приберіть усі поселення.');
});
