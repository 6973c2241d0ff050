import { plural } from '@skerry/presentation';
import type { DescribeWords } from '../catalogue.ts';
import { presence } from './steps.ts';
import { opening } from './opening.ts';

const roman = (n: number): string => ['', 'I', 'II', 'III', 'IV'][n]!;

export const describing: DescribeWords = {
  ...opening.describe,
  turn: (turn, phase) => `Ход ${turn}, ${phase}.`,
  terror: (level, generated, pool, earned, left) =>
    `Степень ужаса ${roman(Math.min(level, 3))}; страх: ${generated} из ${pool}; карты страха: получено ${earned}, в колоде ${left}.`,
  blight: (island, card, left) =>
    `${island === 'healthy' ? 'Первозданный остров' : island === 'blighted' ? `Осквернённый остров (${card})` : `Почти первозданный остров (${card})`}, скверны на карте: ${left}.`,
  cards: (ravage, build, explore, left) =>
    `Разорение: ${ravage}; строительство: ${build}; разведка: ${explore}; карт захватчиков в колоде: ${left}.`,
  immigration: (card) => `Дополнительное строительство: ${card}.`,
  noCard: 'нет карты',
  land: (land, terrain, contents) => `${land}, ${terrain}: ${contents}`,
  presence: (spirit, n) => `${presence(n)} (${spirit})`,
  defend: (n) => `защита ${n}`,
  spirit: (name, spirit, you) => `${name}${you ? ' (вы)' : ''}: ${spirit}`,
  energy: (energy, income, plays) =>
    `энергия: ${energy}, доход: ${income}, ${plural('ru', plays, { one: 'розыгрыш карт', few: 'розыгрыша карт', many: 'розыгрышей карт' })}`,
  elements: (elements) => `стихии: ${elements}`,
  hand: (cards) => `рука: ${cards}`,
  played: (cards) => `в игре: ${cards}`,
  aid: (cards) => `помощь меньшего духа: ${cards}`,
  discard: (cards) => `сброс: ${cards}`,
  destroyed: (n) => `уничтоженное присутствие: ${n}`,
  drowned: (health) => `стойкость утонувших: ${health}`,
};
