import { plural } from '@skerry/presentation';
import type { DescribeWords } from '../catalogue.ts';
import { opening } from './opening.ts';

const roman = (n: number): string => ['', 'I', 'II', 'III', 'IV'][n]!;

export const describing: DescribeWords = {
  ...opening.describe,
  turn: (turn, phase) => `Turn ${turn}, ${phase}.`,
  terror: (level, generated, pool, earned, left) =>
    `Terror level ${roman(Math.min(level, 3))}; fear ${generated} of ${pool}; fear cards: ${earned} earned, ${left} in the deck.`,
  blight: (island, card, left) =>
    `${island === 'healthy' ? 'Healthy island' : island === 'blighted' ? `Blighted island (${card})` : `Still healthy island (${card})`}, ${left} blight left on the card.`,
  cards: (ravage, build, explore, left) =>
    `Ravage: ${ravage}; build: ${build}; explore: ${explore}; ${plural('en', left, { one: 'invader card', other: 'invader cards' })} left.`,
  immigration: (card) => `Extra build space: ${card}.`,
  noCard: 'nothing',
  land: (land, terrain, contents) => `${land}, ${terrain}: ${contents}`,
  presence: (spirit, n) => `${n} presence of ${spirit}`,
  defend: (n) => `defend ${n}`,
  spirit: (name, spirit, you) => `${name}${you ? ' (you)' : ''}: ${spirit}`,
  energy: (energy, income, plays) =>
    `${energy} energy, income ${income}, ${plural('en', plays, { one: 'card play', other: 'card plays' })}`,
  elements: (elements) => `elements: ${elements}`,
  hand: (cards) => `hand: ${cards}`,
  played: (cards) => `in play: ${cards}`,
  aid: (cards) => `lent by a lesser spirit: ${cards}`,
  discard: (cards) => `discarded: ${cards}`,
  destroyed: (n) => `${n} presence destroyed`,
  drowned: (health) => `${health} health drowned`,
};
