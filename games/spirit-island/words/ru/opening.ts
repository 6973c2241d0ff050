import { counting, listing } from '@skerry/presentation';
import type { OpeningWords } from '../catalogue.ts';
import { titles } from '../titles.ts';
import { aspects } from './aspects.ts';
import { boardLabels } from './board.ts';
import { variants } from './variants.ts';
import { chosenNames } from './chosen-names.ts';
import { spirits } from './spirits.ts';
import { things } from './things.ts';

const count = counting.ru;

/** What is said before the island is laid. */
export const opening: OpeningWords = {
  ...titles.ru,
  ...things,
  ...spirits,
  aspects,
  variants,
  difficulty: (n) => `Сложность ${n}`,
  labels: boardLabels,
  named: (name) => chosenNames[name] ?? name,
  quoted: (name) => `«${name}»`,
  list: listing.ru,
  elements: ['солнце', 'луна', 'огонь', 'воздух', 'вода', 'земля', 'растения', 'животные'],
  terrains: { mountain: 'горы', wetland: 'болото', jungle: 'джунгли', sands: 'пустыня', ocean: 'океан', coastal: 'прибрежные регионы' },
  piece: ['разведчик', 'поселение', 'город', 'дахан', 'скверна', 'жетон зверя', 'жетон дебрей', 'жетон болезни', 'жетон пустоши', 'вор'],
  countPieces: [
    count('разведчик', 'разведчика', 'разведчиков'),
    count('поселение', 'поселения', 'поселений'),
    count('город', 'города', 'городов'),
    count('дахан', 'дахана', 'даханов'),
    count('скверна', 'скверны', 'скверны'),
    count('жетон зверя', 'жетона зверя', 'жетонов зверя'),
    count('жетон дебрей', 'жетона дебрей', 'жетонов дебрей'),
    count('жетон болезни', 'жетона болезни', 'жетонов болезни'),
    count('жетон пустоши', 'жетона пустоши', 'жетонов пустоши'),
    count('вор', 'вора', 'воров'),
  ],
  board: (id) => `Поле ${id}`,
  prompt: {
    'take-spirit': () => 'Выберите духа, которым будете играть (J-5.11).',
    'take-board': () => 'Выберите поле острова, на котором начинает ваш дух (J-5.11).',
  },
  hint: {
    'take-spirit': 'Для первой партии хороши Река, Молния, Тени и Земля.',
  },
  answer: {
    spirit: (spirit, complexity) => `${spirit} (сложность: ${complexity})`,
    board: (board) => `Поле ${board}`,
  },
  entry: {
    chose: (name, spirit, board) => `${name}: ${spirit}, начальное поле ${board}.`,
  },
  describe: {
    choosing: 'Идёт выбор духов.',
    enemy: (enemy) => `Против вас: ${enemy}.`,
  },
};
