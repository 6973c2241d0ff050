import { expect, test } from 'vitest';
import { spoken } from '../spoken.ts';
import type { Telling } from '../telling.ts';

interface Words {
  readonly title: string;
}

const fetched: string[] = [];
const fetching = (title: string) => async (): Promise<Words> => {
  fetched.push(title);
  return { title };
};
const { words, tellings, telling } = spoken((said: Words) => ({ title: said.title }) as Telling, {
  en: fetching('island'),
  ru: fetching('остров'),
  uk: fetching('острів'),
});

test('a language is fetched when somebody reads in it, once, and no other', async () => {
  expect(() => words.uk).toThrow('The words of the language "uk" were not fetched.');
  expect((await telling('uk')).title).toBe('острів');
  expect(await telling('uk')).toBe(tellings.uk);
  expect(words.uk).toBe(words.uk);
  expect(fetched).toEqual(['острів']);
  expect(() => tellings.en).toThrow('not fetched');
});

test('a game with opening words fetches them first, and all words when a position needs them', async () => {
  const asked: string[] = [];
  const fetch = <T>(name: string, part: T) => ({
    en: async () => (asked.push(`en ${name}`), part),
    ru: async () => (asked.push(`ru ${name}`), part),
    uk: async () => (asked.push(`uk ${name}`), part),
  });
  const game = spoken(
    (said: { title: string; card?: string }) => ({ title: said.title, describe: () => said.card ?? '' }) as unknown as Telling,
    fetch('all', { title: 'island', card: 'storm' }),
    fetch('opening', { title: 'island' }),
  );
  const told = await game.telling('en');
  expect([told.title, told.describe(null, null, [])]).toEqual(['island', '']);
  const coming = game.whole();
  expect(coming).toBeInstanceOf(Promise);
  await coming;
  expect(told.describe(null, null, [])).toBe('storm');
  expect(game.whole()).toBeUndefined();
  expect((await game.telling('uk')).describe(null, null, [])).toBe('storm');
  expect(asked).toEqual(['en opening', 'en all', 'uk all']);
});

test('a language that comes while all words are asked for comes whole', async () => {
  const part = { en: async () => ({ a: 1 }), ru: async () => ({ a: 1 }), uk: async () => ({ a: 1 }) };
  const all = { en: async () => ({ a: 1, b: 2 }), ru: async () => ({ a: 1, b: 2 }), uk: async () => ({ a: 1, b: 2 }) };
  const game = spoken((said: { a: number; b: number }) => ({ said }) as unknown as Telling, all, part);
  const coming = game.telling('ru');
  expect(game.whole()).toBeUndefined();
  await coming;
  expect(game.words.ru).toEqual({ a: 1, b: 2 });
});
