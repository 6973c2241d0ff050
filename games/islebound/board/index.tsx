import type { GameBoard } from '@skerry/presentation';
import type { IsleboundView } from '../rules/view.ts';
import './board.css';
import './chart.css';
import './cards.css';
import { Hand } from './hand.tsx';
import { Legend } from './legend.tsx';
import { SeatLine, SeatPanel } from './seat-panel.tsx';
import { Board } from './table-board.tsx';

export const board: GameBoard<IsleboundView> = {
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
