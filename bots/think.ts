import { Chance } from '@skerry/engine';
import { games } from '@skerry/games';
import { chooser } from './index.ts';
import type { Conclusion, Thought } from './thinker.ts';

/** What a worker does with a thought. */
export function think({ id, game, level, knowledge, seed }: Thought): Conclusion {
  try {
    const known = games.find(({ rules }) => rules.id === game);
    if (known === undefined) return { id, error: `no bot knows the game "${game}"` };
    return { id, index: chooser(level)(known.rules, knowledge, Chance.fromSeed(seed)) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
