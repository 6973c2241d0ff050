import type { GameBoard } from '@skerry/presentation';
import type { SuperstarView } from '../rules/view.ts';
import './board.css';
import './cards.css';
import { Hand } from './hand.tsx';
import { Legend } from './legend.tsx';
import { Board } from './planet-board.tsx';
import { SeatLine, SeatPanel } from './seat-panel.tsx';

export const board: GameBoard<SuperstarView> = {
  Board,
  Hand,
  SeatPanel,
  SeatLine,
  Legend,
  rules: {
    en: async () => (await import('../RULES.md?raw')).default,
    ru: async () => (await import('../words/rules.ru.md?raw')).default,
    uk: async () => (await import('../words/rules.uk.md?raw')).default,
  },
};
