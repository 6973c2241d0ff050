import type { GameBoard } from '@skerry/presentation';
import type { FloatingIslandsView } from '../rules/view.ts';
import './board.css';
import './picking.css';
import './cards.css';
import { asksHand, Hand } from './hand.tsx';
import { SeatPanel } from './seat-panel.tsx';
import { Board } from './sky-board.tsx';

export const board: GameBoard<FloatingIslandsView> = {
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
