import type { GameDefinition } from '@skerry/engine';
import { imagine } from './bot/imagine.ts';
import { value } from './bot/value.ts';
import { box } from './box.ts';
import { setup } from './rules/setup.ts';
import type { Superstar, SuperstarEntry } from './rules/state.ts';
import { turn } from './rules/turn.ts';
import { type SuperstarView, view } from './rules/view.ts';

export const superstar: GameDefinition<Superstar, SuperstarView, SuperstarEntry> = {
  id: box.id,
  version: '1',
  players: box.players,
  headings: { turn: 2 },
  options: {
    expertEnd: { kind: 'switch', default: false },
    turnTileCard: { kind: 'switch', default: false },
    doubleJumpCard: { kind: 'switch', default: false },
    teleportCard: { kind: 'switch', default: false },
  },
  setup,
  step: turn,
  view,
  bot: { imagine, value, horizon: 12 },
};
