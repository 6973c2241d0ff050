import type { Answer, Options, Plain, ShownQuestion } from '@skerry/engine';
import type { ComponentType } from 'react';
import type { Language } from './language.ts';
import type { Reckoning } from './reckoning.ts';

/** The same text in every language. */
export type InLanguages = Readonly<Record<Language, string>>;

/** Facts that an answer must have, such as `{ kind: 'card', card: 'turn' }`. */
export type AnswerPattern = { readonly [name: string]: Plain };

/** One piece of a first game: what is said beside the board at a question of the game. */
export interface Lesson {
  /** The name of the question. The lesson is read once, the first time that it fits. */
  readonly at: string;
  /** The answers that the text invites to, the best first; the lesson waits until one of them is possible. Left out: any will do. */
  readonly tries?: readonly AnswerPattern[];
  readonly says: InLanguages;
}

/** A first game that teaches: a real table with a fixed seed at which the learner has the first seat. */
export interface FirstGame {
  readonly players: number;
  readonly options: Options;
  readonly seed: string;
  /**
   * What the others answer, in this order and as long as it is possible, so that the lessons come when they should; afterwards, and
   * where the learner went another way, they play as easy bots do.
   */
  readonly others: readonly AnswerPattern[];
  readonly lessons: readonly Lesson[];
}

/** A newcomer's way into a game, and how one looks back on it. */
export interface Guide {
  readonly firstGame: FirstGame;
  /** Small pictures for the rules digest, by the number of the rule that they show. */
  readonly pictures: Readonly<Record<string, ComponentType<{ readonly language: Language }>>>;
  // The platform hands views on without looking into them.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly reckoning: Reckoning<any>;
}

/** The answer to this question that a lesson invites to; null if it invites to none or none of them is possible. */
export function triedAt({ tries = [] }: Lesson, answers: readonly Answer[]): number | null {
  for (const pattern of tries) {
    const index = answers.findIndex((answer) => fits(answer, pattern));
    if (index >= 0) return index;
  }
  return null;
}

/** The first lesson that nobody has read yet and that belongs to this question; -1 if there is none. The last one waits for all others. */
export function lessonAt({ lessons }: FirstGame, question: Pick<ShownQuestion, 'name' | 'answers'>, read: ReadonlySet<number>): number {
  const last = lessons.length - 1;
  return lessons.findIndex(
    (lesson, i) =>
      !read.has(i) &&
      (i < last || read.size === last) &&
      lesson.at === question.name &&
      (lesson.tries === undefined || triedAt(lesson, question.answers) !== null),
  );
}

/** What another seat answers that was asked for the n-th time (from 0) by this table; null where it has to think for itself. */
export function scripted({ others }: FirstGame, n: number, answers: readonly Answer[]): number | null {
  const pattern = others[n];
  const index = pattern === undefined ? -1 : answers.findIndex((answer) => fits(answer, pattern));
  return index < 0 ? null : index;
}

function fits(answer: Answer, pattern: AnswerPattern): boolean {
  const facts = answer as unknown as AnswerPattern;
  return Object.entries(pattern).every(([name, value]) => JSON.stringify(facts[name]) === JSON.stringify(value));
}
