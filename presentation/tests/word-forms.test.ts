import { expect, test } from 'vitest';
import { fold, stemOf } from '../digest/word-forms.ts';

const stem = (word: string): string => stemOf(fold(word));

test.each([
  'move moves moved moving',
  'use uses used using',
  'play plays played playing player players',
  'city cities',
  'supply supplies supplied supplying',
  'tie ties tied',
  'stop stopped stopping',
  'win wins winning winner',
  'pass passes passed',
  'need needs needed',
  'карта карты карте картой карт картами картах',
  'цвет цвета цветов цветам',
  'очко очки очков очками',
  'точка точки точек точку',
  'ход хода ходы ходов ходить ходит',
  'падать падает падают падение падения',
  'житель жители жителей',
  'камень камня камни камней',
  'страна страны стран странами',
  'присвоить присвоит присвойте присвоение присваивать присвоенная',
  'хід ходу ходи ходів ходити',
  'колір кольору кольори кольорів',
  'дія дії дій дію діями',
  'очко очки очок очками',
  'токен токена токени токенів токенами',
  'гравець гравця гравці гравців гравцями',
  'острів острова островів острові',
  'сторона сторони сторін стороні',
  'падати падає падіння падінні',
  'останній останнього останніх останніми',
])('%s', (forms) => {
  expect(new Set(forms.split(' ').map(stem)).size).toBe(1);
});

test.each(['thing this', 'one on', 'king kind', 'mission miss', 'station state', 'order ordinary', 'колода колонія', 'точка точно'])(
  '%s are not the same',
  (words) => {
    expect(new Set(words.split(' ').map(stem)).size).toBe(2);
  },
);
