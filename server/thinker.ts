import { randomBytes, randomInt } from 'node:crypto';
import { sensible } from '@skerry/bots';
import type { Care, Thinker } from '@skerry/bots/node';
import { Chance, Refusal, type Knowledge, type Seat, type Session } from '@skerry/engine';
import type { BotLevel } from './protocol.ts';
import type { Watch } from './watch.ts';

export interface Decision {
  readonly table: string;
  readonly session: Session;
  /** Whose question it is. */
  readonly seat: Seat;
  readonly level: BotLevel;
  /** For whom the bot thinks, and until when that is wanted. */
  readonly care: Care & { readonly signal: AbortSignal };
  /** Milliseconds. */
  readonly deadline: number;
}

/**
 * What a bot answers. A bot that fails, that names an answer which does not exist or that does not come to an end answers at once,
 * as well as it can without thinking, so that a table never waits for it for ever.
 */
export async function decide(thinker: Thinker, watch: Watch, warn: (sentence: string) => void, decision: Decision): Promise<number> {
  const { session, seat, level, care, deadline } = decision;
  const { game } = session;
  const knowledge = knowledgeOf(decision, warn);
  if (knowledge === null) return randomInt(session.questionOf(seat)!.answers.length);
  const { answers, question } = knowledge;
  const seed = randomBytes(16).toString('hex');
  const late = new AbortController();
  const signal = AbortSignal.any([care.signal, late.signal]);
  const timer = setTimeout(() => late.abort(), deadline);
  try {
    const index = await within(signal, thinker.choose(game.id, level, knowledge, seed, { ...care, signal }));
    if (answers[index] !== undefined) return index;
    warn(`A ${level} bot of ${game.id} chose answer ${index} of ${answers.length} to "${question}"; its quickest one was taken.`);
  } catch (error) {
    if (care.signal.aborted) throw error;
    warn(`A ${level} bot of ${game.id} failed at "${question}" (${String(error)}); its quickest answer was taken.`);
  } finally {
    clearTimeout(timer);
  }
  return quickest(watch, warn, decision, knowledge, seed);
}

/** What the bot knows; null if the rules cannot even say that. Throws a `Refusal` if its seat is not asked any more. */
function knowledgeOf({ session, seat, table }: Decision, warn: (sentence: string) => void): Knowledge | null {
  try {
    return session.knowledge(seat);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    warn(
      `The rules of ${session.game.id} cannot tell what seat ${seat} of table ${table} sees, and its bot answers by chance: ${String(error)}`,
    );
    return null;
  }
}

/** A sensible answer without thinking; by chance only if the game's bot cannot even give that. */
function quickest(
  watch: Watch,
  warn: (sentence: string) => void,
  { table, session: { game } }: Decision,
  knowledge: Knowledge,
  seed: string,
): number {
  try {
    const index = watch.run(table, () => sensible(game, knowledge, Chance.fromSeed(seed)));
    if (knowledge.answers[index] !== undefined) return index;
  } catch (error) {
    warn(`The bot of ${game.id} cannot look at "${knowledge.question}": ${String(error)}`);
  }
  return randomInt(knowledge.answers.length);
}

function within<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('it did not answer in time')), { once: true });
    promise.then(resolve, reject);
  });
}
