import { plural } from '@skerry/presentation';
import type { DescribeWords } from '../catalogue.ts';
import { presence } from './steps.ts';
import { opening } from './opening.ts';

const roman = (n: number): string => ['', 'I', 'II', 'III', 'IV'][n]!;

export const describing: DescribeWords = {
  ...opening.describe,
  turn: (turn, phase) => `Хід ${turn}, ${phase}.`,
  terror: (level, generated, pool, earned, left) =>
    `Ступінь жаху ${roman(Math.min(level, 3))}; страх: ${generated} з ${pool}; карти страху: здобуто ${earned}, у колоді ${left}.`,
  blight: (island, card, left) =>
    `${island === 'healthy' ? 'Незайманий острів' : island === 'blighted' ? `Осквернений острів (${card})` : `Майже незайманий острів (${card})`}, скверни на карті: ${left}.`,
  cards: (ravage, build, explore, left) =>
    `Спустошення: ${ravage}; будівництво: ${build}; розвідка: ${explore}; карт загарбників у колоді: ${left}.`,
  immigration: (card) => `Додаткове будівництво: ${card}.`,
  noCard: 'немає карти',
  land: (land, terrain, contents) => `${land}, ${terrain}: ${contents}`,
  presence: (spirit, n) => `${presence(n)} (${spirit})`,
  defend: (n) => `захист ${n}`,
  spirit: (name, spirit, you) => `${name}${you ? ' (ви)' : ''}: ${spirit}`,
  energy: (energy, income, plays) =>
    `енергія: ${energy}, прибуток: ${income}, ${plural('uk', plays, { one: 'розіграш карт', few: 'розіграші карт', many: 'розіграшів карт' })}`,
  elements: (elements) => `стихії: ${elements}`,
  hand: (cards) => `рука: ${cards}`,
  played: (cards) => `у грі: ${cards}`,
  aid: (cards) => `допомога меншого духа: ${cards}`,
  discard: (cards) => `скид: ${cards}`,
  destroyed: (n) => `знищена присутність: ${n}`,
  drowned: (health) => `стійкість утоплених: ${health}`,
};
