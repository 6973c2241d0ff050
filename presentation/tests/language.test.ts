import { expect, test } from 'vitest';
import { counting, inFigures, type Language, languages, listing } from '../language.ts';

test('things are listed as each language lists them', () => {
  const listed = (parts: readonly string[]): Record<Language, string> =>
    Object.fromEntries(languages.map((language) => [language, listing[language](parts)])) as Record<Language, string>;
  expect(listed([])).toEqual({ en: '', ru: '', uk: '' });
  expect(listed(['a'])).toEqual({ en: 'a', ru: 'a', uk: 'a' });
  expect(listed(['a', 'b'])).toEqual({ en: 'a and b', ru: 'a и b', uk: 'a і b' });
  expect(listed(['a', 'b', 'c'])).toEqual({ en: 'a, b and c', ru: 'a, b и c', uk: 'a, b і c' });
});

test('things are counted with the form that the number wants', () => {
  expect([1, 2].map(counting.en('star', 'stars'))).toEqual(['1 star', '2 stars']);
  expect([1, 3, 5, 21].map(counting.ru('звезда', 'звезды', 'звёзд'))).toEqual(['1 звезда', '3 звезды', '5 звёзд', '21 звезда']);
  expect([1, 3, 5, 21].map(counting.uk('зірка', 'зірки', 'зірок'))).toEqual(['1 зірка', '3 зірки', '5 зірок', '21 зірка']);
});

test('a lack has a minus', () => {
  expect([-8, 0, 12].map(inFigures)).toEqual(['−8', '0', '12']);
});
