import type { GameBoard } from '@skerry/presentation';
import type { FloatingIslandsView } from '../rules/view.ts';
import './board.css';
import './picking.css';
import './cards.css';
import { Hand } from './hand.tsx';
import { SeatLine, SeatPanel } from './seat-panel.tsx';
import { Board } from './sky-board.tsx';
import { Legend } from './strip.tsx';

export const board: GameBoard<FloatingIslandsView> = {
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
