import type { GameBoard } from '@skerry/presentation';
import type { SuperstarView } from '../rules/view.ts';
import './board.css';
import './cards.css';
import { asksHand, Hand } from './hand.tsx';
import { Board } from './planet-board.tsx';
import { SeatPanel } from './seat-panel.tsx';

export const board: GameBoard<SuperstarView> = {
  Board,
  Hand,
  asksHand,
  SeatPanel,
  rules: {
    en: async () => (await import('../RULES.md?raw')).default,
    ru: async () => (await import('../words/rules.ru.md?raw')).default,
    uk: async () => (await import('../words/rules.uk.md?raw')).default,
  },
};
