import { plural } from '@skerry/presentation';
import type { VariantWords } from '../variant-words.ts';

const boards = (n: number): string => plural('en', n, { one: 'board', other: 'boards' });

export const variants: VariantWords = {
  options: {
    boards: {
      label: 'Sides of the boards',
      explanation: 'The usual boards, or their other sides: one map with fixed places, more lands and terrains in clusters (J-39.9).',
    },
    archipelago: {
      label: 'Archipelago',
      explanation:
        'Several small islands instead of one: their shores are at distance 2, and spirits of other islands cost energy (J-39.2).',
    },
    extraBoard: {
      label: 'Extra board',
      explanation: 'One board more than spirits: a larger island, more blight, more fear to earn (J-39.5).',
    },
    extraBoardChoice: { label: 'Which extra board', explanation: 'Chosen at the table, by lot, or this one; only with an extra board.' },
  },
  sides: { standard: 'Usual', thematic: 'Thematic map' },
  oneIsland: 'One island',
  archipelagos: { 'two-islands': 'Two islands', chain: 'Chain', bay: 'Around a bay', satellites: 'Main island and islets' },
  ownLayout: 'Laid at the table',
  boards: {
    northwest: { short: 'NW', name: 'North-West' },
    northeast: { short: 'NE', name: 'North-East' },
    west: { short: 'W', name: 'West' },
    east: { short: 'E', name: 'East' },
    southwest: { short: 'SW', name: 'South-West' },
    southeast: { short: 'SE', name: 'South-East' },
  },
  refusal: {
    archipelago: (archipelago, n) => `There is no archipelago “${archipelago}” of ${boards(n)}.`,
    noExtraBoard: 'There is no seventh board: six players have no extra board.',
    extraBoardOff: 'Which board is the extra one can only be said in a game with an extra board.',
    thematicPlaces: 'Thematic boards have fixed places: they take neither a layout nor an archipelago.',
    thematicLetters: 'Thematic boards have no letters: they are chosen at the table or by lot.',
    thematicCorners:
      'Elemental Invocation lays markers on the corners of lands. Those of the thematic boards are only drawn, not known: take the boards with letters.',
    archipelagoLayout: 'An archipelago lays its islands itself: it takes no layout.',
  },
  join: (board, edge, facing) => `Its edge ${facing} against edge ${edge} of board ${board}`,
  boardLaid: (board) => `Board ${board} joins the island.`,
  leavesOutABoard: 'each build card, and what adversaries do on each board or in each land, leaves out 1 board',
  boardLeftOut: (board) => `Board ${board} is left out.`,
  extraBoard: (board) => `The extra board is board ${board}.`,
};
