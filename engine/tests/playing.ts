import * as fc from 'fast-check';
import { expect } from 'vitest';
import { type Answer, keyOf, Refusal, type Seat, Session } from '../index.ts';
import { seenIn } from '../one-game.ts';

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
  const knowledge = session.questions.map(({ seat }) => session.knowledge(seat));
  return structuredClone({ ...seenIn(session), save: session.save(), knowledge });
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

/** Loaded from its save a game is the same, and goes on the same. */
export function mustLoadAndGoOn(session: Session, more: readonly number[]): void {
  const loaded = Session.load(session.game, JSON.stringify(session.save()));
  expect(gameIn(loaded)).toEqual(gameIn(session));
  playOn(session, more);
  playOn(loaded, more);
  expect(gameIn(loaded)).toEqual(gameIn(session));
}

export const choices = (most: number): fc.Arbitrary<number[]> => fc.array(fc.nat(8 * 60), { maxLength: most });
