import type { Play } from '@skerry/engine';
import { dealDraft, draft } from './draft.ts';
import { sail } from './sailing.ts';
import { chooseHomePort } from './setup.ts';
import type { IsleboundTable } from './state.ts';
import { takeAct } from './turn.ts';

/** One step of the game: a choice before it begins, a ship's move, or one act of a turn. No generator of its own: each would cost a playout one more. */
export function step(table: IsleboundTable): Play {
  switch (table.state.phase) {
    case 'home-port':
      return chooseHomePort(table);
    case 'deal':
      return dealDraft(table);
    case 'draft':
      return draft(table);
    case 'sail':
      return sail(table);
    case 'act':
      return takeAct(table);
  }
}
