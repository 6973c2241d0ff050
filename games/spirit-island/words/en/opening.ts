import { counting, listing } from '@skerry/presentation';
import type { OpeningWords } from '../catalogue.ts';
import { titles } from '../titles.ts';
import { aspects } from './aspects.ts';
import { boardLabels } from './board.ts';
import { variants } from './variants.ts';
import { spirits } from './spirits.ts';
import { things } from './things.ts';

const count = counting.en;

/** What is said before the island is laid. */
export const opening: OpeningWords = {
  ...titles.en,
  ...things,
  ...spirits,
  aspects,
  variants,
  difficulty: (n) => `Difficulty ${n}`,
  labels: boardLabels,
  named: (name) => name,
  quoted: (name) => `“${name}”`,
  list: listing.en,
  elements: ['sun', 'moon', 'fire', 'air', 'water', 'earth', 'plant', 'animal'],
  terrains: { mountain: 'mountain', wetland: 'wetland', jungle: 'jungle', sands: 'sands', ocean: 'ocean', coastal: 'coastal lands' },
  piece: ['explorer', 'town', 'city', 'dahan', 'blight', 'beasts', 'wilds', 'disease', 'badlands', 'thief'],
  countPieces: [
    count('explorer', 'explorers'),
    count('town', 'towns'),
    count('city', 'cities'),
    count('dahan', 'dahan'),
    count('blight', 'blight'),
    count('beasts', 'beasts'),
    count('wilds', 'wilds'),
    count('disease', 'disease'),
    count('badlands', 'badlands'),
    count('thief', 'thieves'),
  ],
  board: (id) => `Board ${id}`,
  prompt: {
    'take-spirit': () => 'Choose the spirit that you will be (J-5.11).',
    'take-board': () => 'Choose the board on which your spirit begins (J-5.11).',
  },
  hint: {
    'take-spirit': 'River, Lightning, Shadows and Earth are good spirits for a first game.',
  },
  answer: {
    spirit: (spirit, complexity) => `${spirit} (${complexity} complexity)`,
    board: (board) => `Board ${board}`,
  },
  entry: {
    chose: (name, spirit, board) => `${name} is ${spirit} and begins on board ${board}.`,
  },
  describe: {
    choosing: 'The spirits are being chosen.',
    enemy: (enemy) => `Against: ${enemy}.`,
  },
};
