import type { GameBoard } from '@skerry/presentation';
import type { View } from '../rules/view.ts';
import './board.css';
import './signs.css';
import { readableSize } from './layout.ts';
import { Legend } from './legend.tsx';
import { SeatLine, SeatPanel } from './seat-panel.tsx';
import { Board, Hand, Side } from './table-board.tsx';

export const board: GameBoard<View> = {
  Board,
  readable: ({ island }) => readableSize(island, innerWidth < innerHeight ? 0.75 : 1.8),
  Hand,
  SeatPanel,
  SeatLine,
  Side,
  Legend,
  codex: async () => (await import('./codex.tsx')).Codex,
  rules: {
    en: async () => (await import('../RULES.md?raw')).default,
    ru: async () => (await import('../words/rules.ru.md?raw')).default,
    uk: async () => (await import('../words/rules.uk.md?raw')).default,
  },
};
