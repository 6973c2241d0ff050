import type { GameBoard } from '@skerry/presentation';
import type { View } from '../rules/view.ts';
import './board.css';
import './invaders/strip.css';
import './invaders/event.css';
import './island/land-card.css';
import './spirits/side.css';
import './spirits/seat.css';
import './cards/legend.css';
import './spirits/choosing.css';
import './cards/codex.css';
import './signs.css';
import './island/island.css';
import './cards/hand.css';
import './spirits/spirit.css';
import { Legend } from './cards/legend.tsx';
import { Board, Hand, readable, ready, SeatLine, SeatPanel, Side } from './table-board.tsx';
import { whole } from '../words/spoken.ts';

export const board: GameBoard<View> = {
  Board,
  ready,
  readable,
  Hand,
  SeatPanel,
  SeatLine,
  Side,
  Legend,
  codex: async () => {
    const [{ Codex }] = await Promise.all([import('./cards/codex.tsx'), whole()]);
    return Codex;
  },
  rules: {
    en: async () => (await import('../RULES.md?raw')).default,
    ru: async () => (await import('../words/rules.ru.md?raw')).default,
    uk: async () => (await import('../words/rules.uk.md?raw')).default,
  },
};
