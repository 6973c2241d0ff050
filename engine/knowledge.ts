import { Chance, type ChanceListener, type SeenBy } from './chance.ts';
import type { AnyGame } from './game.ts';
import { same, type Plain } from './plain.ts';
import type { Answer, Seat } from './question.ts';
import { Run } from './run.ts';

/** Something that happened since the step began. What a seat may not know of it is absent. */
export type TrailMark =
  | { readonly by: Seat; readonly question: string; readonly answer: Answer | null; readonly secret: boolean }
  | { readonly by: 'chance'; readonly value?: Plain; readonly seenBy: SeenBy };

/** What a seat knows when it is asked: plain data, so that a bot can be given it in a worker or over a wire, and nothing else. */
export interface Knowledge {
  readonly game: string;
  readonly seat: Seat;
  /** What the seat saw when the step began, */
  readonly view: Plain;
  /** what it saw happen since, */
  readonly trail: readonly TrailMark[];
  /** and what it is asked now. */
  readonly question: string;
  readonly answers: readonly Answer[];
}

/** How often to imagine anew when an imagined world contradicts what was seen. */
const TRIES = 20;

/**
 * A running world that looks like this to the seat, waiting at its question: the unknown is dealt by chance.
 * Null if none was found, before it was `enough`, which a bot has to live with.
 */
export function imagine(game: AnyGame, knowledge: Knowledge, chance: Chance, enough: () => boolean = () => false): Run | null {
  for (let i = 0; i < TRIES && (i === 0 || !enough()); i++) {
    const state: unknown = game.bot.imagine(knowledge.view, knowledge.seat, chance);
    const run = follow(game, state, knowledge, chance);
    if (run !== null) return run;
  }
  return null;
}

/** Thrown inside an imagined world to leave it; never seen outside. */
class Contradiction extends Error {}

/** Lets a world go the way that the seat saw it go. Null if it cannot. */
function follow(game: AnyGame, state: unknown, knowledge: Knowledge, chance: Chance): Run | null {
  const { trail } = knowledge;
  let at = 0;
  const guide: ChanceListener = {
    result<T>(drawn: T, options: readonly T[] | number, _seenBy: SeenBy): T {
      const mark = trail[at++];
      if (mark === undefined || mark.by !== 'chance') throw new Contradiction();
      if (mark.value === undefined) return drawn;
      const value = mark.value as T;
      const possible = typeof options === 'number' ? (value as number) < options : options.some((option) => same(option, value));
      if (!possible) throw new Contradiction();
      return value;
    },
  };
  // The guide must not hear of the chance that bots use; a world of its own has a generator of its own.
  const own = new Chance([chance.below(2 ** 32), chance.below(2 ** 32), chance.below(2 ** 32), chance.below(2 ** 32)]);
  const run = new Run(game, { state, chance: own.words }, null, own);
  try {
    if (trail.length > 0) own.listener = guide;
    run.start();
    while (at < trail.length) {
      const mark = trail[at++]!;
      if (mark.by === 'chance') return null;
      const question = run.questionOf(mark.by);
      if (question === undefined || question.name !== mark.question) return null;
      const { answers } = question;
      const index = mark.answer === null ? chance.below(answers.length) : answers.findIndex((answer) => same(answer, mark.answer));
      if (index < 0) return null;
      run.answer(index, question);
    }
  } catch (error) {
    if (error instanceof Contradiction) return null;
    throw error;
  }
  own.listener = null;
  const question = run.questionOf(knowledge.seat);
  return question !== undefined && question.name === knowledge.question && sameAnswers(question.answers, knowledge.answers) ? run : null;
}

function sameAnswers(some: readonly Answer[], others: readonly Answer[]): boolean {
  return some.length === others.length && some.every((answer, i) => same(answer, others[i]));
}
