import type { AnyGame, Judgement } from '@skerry/engine';
import type { Budget, Choose, Level } from './level.ts';
import { chooseByValue } from './one-ply.ts';
import { search } from './search.ts';

export { isLevel, levels } from './level.ts';
export type { Budget, Choose, Level } from './level.ts';
export type { Thinker } from './thinker.ts';

/** What a level may spend on one decision, if nothing else is said. */
const budgets: Readonly<Record<'normal' | 'hard', Budget>> = {
  normal: { iterations: 250, milliseconds: 400 },
  hard: { iterations: 2500, milliseconds: 800 },
};

/** The bot of a level. It is given what its seat knows, and nothing else. */
export function chooser(level: Level, budget: Partial<Budget> = {}): Choose {
  switch (level) {
    case 'random':
      return (_game, { answers }, chance) => chance.below(answers.length);
    case 'easy':
      return (game, knowledge, chance) => chooseByValue(game, knowledge, chance, judgementOf(level, game));
    case 'normal':
    case 'hard': {
      const whole = { ...budgets[level], ...budget };
      return (game, knowledge, chance) => search(game, knowledge, chance, whole, judgementOf(level, game));
    }
  }
}

/** Only the strongest races where a game knows a more leisurely way. */
function judgementOf(level: Level, { bot }: AnyGame): Judgement<unknown> {
  return level === 'hard' ? bot : (bot.leisurely ?? bot);
}
