import * as fc from 'fast-check';
import { type Answer, keyOf, Refusal, type Seat, Session } from '../index.ts';

/** The code and the sentence of the refusal that this must meet. */
export function refusalOf(doing: () => unknown): [code: string, message: string] {
  try {
    doing();
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.message];
    throw error;
  }
  throw new Error('nothing was refused');
}

/** Lets a seat give this answer to its open question. */
export function answerOf(session: Session, seat: Seat, answer: Answer): number {
  const question = session.questionOf(seat)!;
  return session.answer(
    seat,
    question.id,
    question.answers.findIndex((one) => keyOf(one) === keyOf(answer)),
  );
}

/** Everything that can be seen of a session from outside, but for the numbers of its acts. */
export function gameIn(session: Session): unknown {
  const seats = Array.from({ length: session.config.players }, (_, seat) => seat);
  return structuredClone({
    check: session.check(),
    save: session.save(),
    outcome: session.outcome,
    questions: session.questions.map(({ seat, name, answers }) => ({ seat, name, answers })),
    views: [null, ...seats].map((seat) => session.view(seat)),
    logs: [null, ...seats].map((seat) => session.log(seat)),
    knowledge: session.questions.map(({ seat }) => session.knowledge(seat)),
  });
}

/** The same with the numbers. */
export function pictureOf(session: Session): unknown {
  return { game: gameIn(session), number: session.number, ids: session.questions.map(({ seat, id }) => [seat, id]) };
}

/** Plays on as these numbers say, as far as they reach: which of the open questions, and which of its answers. */
export function playOn(session: Session, choices: readonly number[]): void {
  for (const choice of choices) {
    const open = session.questions;
    if (session.outcome !== null) return;
    const question = open[choice % open.length]!;
    session.answer(question.seat, question.id, Math.floor(choice / 8) % question.answers.length);
  }
}

export const choices = (most: number): fc.Arbitrary<number[]> => fc.array(fc.nat(8 * 60), { maxLength: most });
