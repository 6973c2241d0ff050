import { randomBytes, randomInt } from 'node:crypto';
import type { Thinker } from '@skerry/bots/node';
import type { Knowledge } from '@skerry/engine';
import type { BotLevel } from './protocol.ts';

/**
 * What a bot answers. A bot that fails, that names an answer which does not exist or that does not come to an end is
 * replaced by chance for this once, so that a table never waits for it for ever.
 */
export async function decide(
  thinker: Thinker,
  level: BotLevel,
  knowledge: Knowledge,
  deadline: number,
  warn: (sentence: string) => void,
): Promise<number> {
  const { game, answers, question } = knowledge;
  try {
    const index = await within(deadline, thinker.choose(game, level, knowledge, randomBytes(16).toString('hex')));
    if (answers[index] !== undefined) return index;
    warn(`A ${level} bot of ${game} chose answer ${index} of ${answers.length} to "${question}"; a random one was taken.`);
  } catch (error) {
    warn(`A ${level} bot of ${game} failed at "${question}" (${String(error)}); a random answer was taken.`);
  }
  return randomInt(answers.length);
}

function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
