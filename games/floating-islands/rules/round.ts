import type { Play } from '@skerry/engine';
import { move } from './corporations.ts';
import { islandsPhase } from './islands.ts';
import { keep } from './preparation.ts';
import { settle } from './setup.ts';
import type { IslandsTable } from './state.ts';

/** F-3.1: one step of the game. A phase ends by naming the next. */
export function step(table: IslandsTable): Play {
  switch (table.state.phase) {
    case 'settle':
      return settle(table);
    case 'keep':
      return keep(table);
    case 'corporations':
      return move(table);
    case 'islands':
      return islandsPhase(table);
  }
}
