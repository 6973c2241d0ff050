import { Chance } from '@skerry/engine';
import { shelf } from '@skerry/games/list';
import { budgetOf, chooser, sensible } from './index.ts';
import type { Conclusion, Report, Thought } from './thinker.ts';

/** How whoever waits hears of a thought before its end, and the thought of its being unwanted. */
interface Line {
  report(report: Report): void;
  gone?(): boolean;
}

/** What a worker does with a thought. It learns the rules of a game when it first has to think about it. */
export async function think({ id, game, level, knowledge, seed, milliseconds }: Thought, { report, gone }: Line): Promise<Conclusion> {
  try {
    const rules = await shelf.find((one) => one.id === game)?.rules();
    if (rules === undefined) return { id, error: `no bot knows the game "${game}"` };
    const leads = (index: number): void => report({ id, leads: index });
    if (level !== 'random') {
      report({ id, milliseconds: budgetOf(level, rules).milliseconds });
      // The first real thought may be long in coming: until then the quickest sensible answer leads.
      leads(sensible(rules, knowledge, Chance.fromSeed(seed)));
    }
    const choose = chooser(level, { gone, leads, ...(milliseconds === undefined ? {} : { milliseconds }) });
    return { id, index: choose(rules, knowledge, Chance.fromSeed(seed)) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
