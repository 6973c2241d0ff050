import { counting, listing } from '@skerry/presentation';
import type { OpeningWords } from '../catalogue.ts';
import { titles } from '../titles.ts';
import { aspects } from './aspects.ts';
import { boardLabels } from './board.ts';
import { variants } from './variants.ts';
import { chosenNames } from './chosen-names.ts';
import { spirits } from './spirits.ts';
import { things } from './things.ts';

const count = counting.uk;

/** What is said before the island is laid. */
export const opening: OpeningWords = {
  ...titles.uk,
  ...things,
  ...spirits,
  aspects,
  variants,
  difficulty: (n) => `Складність ${n}`,
  labels: boardLabels,
  named: (name) => chosenNames[name] ?? name,
  quoted: (name) => `«${name}»`,
  list: listing.uk,
  elements: ['сонце', 'місяць', 'вогонь', 'повітря', 'вода', 'земля', 'рослини', 'тварини'],
  terrains: { mountain: 'гори', wetland: 'болото', jungle: 'джунглі', sands: 'пустеля', ocean: 'океан', coastal: 'прибережні регіони' },
  piece: ['розвідник', 'поселення', 'місто', 'дахан', 'скверна', 'жетон звіра', 'жетон нетрів', 'жетон хвороби', 'жетон пустища', 'злодій'],
  countPieces: [
    count('розвідник', 'розвідники', 'розвідників'),
    count('поселення', 'поселення', 'поселень'),
    count('місто', 'міста', 'міст'),
    count('дахан', 'дахани', 'даханів'),
    count('скверна', 'скверни', 'скверни'),
    count('жетон звіра', 'жетони звіра', 'жетонів звіра'),
    count('жетон нетрів', 'жетони нетрів', 'жетонів нетрів'),
    count('жетон хвороби', 'жетони хвороби', 'жетонів хвороби'),
    count('жетон пустища', 'жетони пустища', 'жетонів пустища'),
    count('злодій', 'злодії', 'злодіїв'),
  ],
  board: (id) => `Поле ${id}`,
  prompt: {
    'take-spirit': () => 'Виберіть духа, яким гратимете (J-5.11).',
    'take-board': () => 'Виберіть поле острова, на якому починає ваш дух (J-5.11).',
  },
  hint: {
    'take-spirit': 'Для першої партії добрі Ріка, Блискавка, Тіні й Земля.',
  },
  answer: {
    spirit: (spirit, complexity) => `${spirit} (складність: ${complexity})`,
    board: (board) => `Поле ${board}`,
  },
  entry: {
    chose: (name, spirit, board) => `${name}: ${spirit}, початкове поле ${board}.`,
  },
  describe: {
    choosing: 'Триває вибір духів.',
    enemy: (enemy) => `Проти вас: ${enemy}.`,
  },
};
