import type { AnyGame, Budget } from '@skerry/engine';
import type { Patience } from './clock.ts';
import type { Choose, Level } from './level.ts';
import { chooseByValue } from './one-ply.ts';
import { search } from './search.ts';

export { isLevel, levels } from './level.ts';
export type { Choose, Level } from './level.ts';
export { sensible } from './sensible.ts';
export type { Thinker } from './thinker.ts';

/** What a level may spend on one decision, if neither the game nor anybody else says more. */
const budgets: Readonly<Record<Exclude<Level, 'random'>, Budget>> = {
  easy: { iterations: 4, milliseconds: 200 },
  normal: { iterations: 250, milliseconds: 400 },
  hard: { iterations: 2500, milliseconds: 800 },
};

/** The bot of a level. It is given what its seat knows, and nothing else. */
export function chooser(level: Level, budget: Partial<Patience> = {}): Choose {
  if (level === 'random') return (_game, { answers }, chance) => chance.below(answers.length);
  return (game, knowledge, chance) => {
    // Where a turn is a plan of many small answers, what one of them has changed says little: even a quick look goes on from there.
    const choose = level === 'easy' && game.bot.glance === undefined ? chooseByValue : search;
    return choose(game, knowledge, chance, { ...budgetOf(level, game), ...budget });
  };
}

export function budgetOf(level: Exclude<Level, 'random'>, { bot }: AnyGame): Budget {
  return bot.budgets?.[level] ?? budgets[level];
}
