import type { GameBoard } from '@skerry/presentation';
import type { FiftyFirstStateView } from '../rules/view.ts';
import './board.css';
import './overlays.css';
import './cards.css';
import './hand.css';
import { Hand } from './hand.tsx';
import { Legend } from './legend.tsx';
import { SeatLine, SeatPanel } from './seat-panel.tsx';
import { Board } from './table-board.tsx';

export const board: GameBoard<FiftyFirstStateView> = {
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
