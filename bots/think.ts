import { Chance } from '@skerry/engine';
import { shelf } from '@skerry/games/list';
import { chooser } from './index.ts';
import type { Conclusion, Thought } from './thinker.ts';

/** What a worker does with a thought. It learns the rules of a game when it first has to think about it. */
export async function think({ id, game, level, knowledge, seed, milliseconds }: Thought, gone?: () => boolean): Promise<Conclusion> {
  try {
    const rules = await shelf.find((one) => one.id === game)?.rules();
    if (rules === undefined) return { id, error: `no bot knows the game "${game}"` };
    return {
      id,
      index: chooser(level, { gone, ...(milliseconds === undefined ? {} : { milliseconds }) })(rules, knowledge, Chance.fromSeed(seed)),
    };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
