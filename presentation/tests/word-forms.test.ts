import { expect, test } from 'vitest';
import { fold, stemOf } from '../digest/word-forms.ts';
import type { Language } from '../language.ts';

const same: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'move moves moved moving',
    'use uses used using',
    'play plays played playing',
    'city cities',
    'supply supplies supplied supplying',
    'ties tied',
    'stop stopped stopping',
    'win wins winning',
    'pass passes passed',
    'need needs needed',
  ],
  ru: [
    'карта карты карте картой карт картами картах',
    'цвет цвета цветов цветам',
    'очко очки очков очками',
    'точка точки точек точку',
    'ход хода ходы ходов ходить ходит',
    'падать падает падают',
    'житель жители жителей',
    'камень камня камни камней',
    'страна страны стран странами',
    'присвоить присвоит',
    'присвоение присвоения присвоенная',
    'зелёный зеленый зелёного',
  ],
  uk: [
    'карта карти карті картою карт картами',
    'хід ходу ходи ходів ходити',
    'колір кольору кольори кольорів',
    'дія дії дій дію діями',
    'очко очки очок очками',
    'токен токена токени токенів токенами',
    'гравець гравця гравці гравців гравцями',
    'острова острові',
    'сторона сторони сторін стороні',
    'падати падає',
    'останній останніх останніми',
    'обʼєкт об’єкта обєктом',
  ],
};

const different: Readonly<Record<Language, readonly string[]>> = {
  en: ['thing this', 'king kind', 'mission miss', 'station state', 'order ordinary'],
  ru: ['точка точно', 'карта кара', 'колода колония'],
  uk: ['колода колонія', 'точка точно', 'карта кара'],
};

const cases = (lists: Readonly<Record<Language, readonly string[]>>): readonly { readonly language: Language; readonly words: string }[] =>
  (['en', 'ru', 'uk'] as const).flatMap((language) => lists[language].map((words) => ({ language, words })));

const stems = (words: string, language: Language): Set<string> => new Set(words.split(' ').map((word) => stemOf(fold(word), language)));

test.each(cases(same))('$language: $words are forms of one word', ({ words, language }) => {
  expect(stems(words, language).size).toBe(1);
});

test.each(cases(different))('$language: $words are not the same', ({ words, language }) => {
  expect(stems(words, language).size).toBe(2);
});
