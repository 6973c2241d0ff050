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
