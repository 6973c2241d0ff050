import type { GameBoard } from '@skerry/presentation';
import type { View } from '../rules/view.ts';
import './board.css';
import './strip.css';
import './event.css';
import './land-card.css';
import './side.css';
import './seat.css';
import './legend.css';
import './choosing.css';
import './codex.css';
import './signs.css';
import './island.css';
import './hand.css';
import './spirit.css';
import { Legend } from './legend.tsx';
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
    const [{ Codex }] = await Promise.all([import('./codex.tsx'), whole()]);
    return Codex;
  },
  rules: {
    en: async () => (await import('../RULES.md?raw')).default,
    ru: async () => (await import('../words/rules.ru.md?raw')).default,
    uk: async () => (await import('../words/rules.uk.md?raw')).default,
  },
};
