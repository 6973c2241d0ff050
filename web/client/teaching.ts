import type { AnyRules, Session, Seat } from '@skerry/engine';
import { lessonAt, scripted, triedAt, type FirstGame, type InLanguages } from '@skerry/presentation';

/** Whoever teaches plays so that one can follow, and always the same. */
export const levelOfTeacher = 'easy';

/** The learner has the first seat. */
const LEARNER: Seat = 0;

/** A lesson as it is read at a question. */
export interface ShownLesson {
  /** The how manieth that is read, from 1, and of how many. One that waits for its occasion may come before others. */
  readonly number: number;
  readonly of: number;
  readonly says: InLanguages;
  /** The answer that it invites to. */
  readonly tries: number | null;
}

/** Which lesson of a first game is read at which question. */
export class Teaching {
  private readonly firstGame: FirstGame;
  /** By how many answers the learner had given: others may answer while a lesson is read. */
  private readonly readAt = new Map<number, number>();

  constructor(firstGame: FirstGame) {
    this.firstGame = firstGame;
  }

  /** Every lesson has been read, and none was undone. */
  get taught(): boolean {
    return this.readAt.size === this.firstGame.lessons.length;
  }

  /** What another seat answers by the plan of the first game; null if it has to think for itself. */
  answerOf(session: Session<AnyRules>, seat: Seat): number | null {
    const others = session.save().answers.filter((who, i) => i % 2 === 0 && who !== LEARNER).length;
    return scripted(this.firstGame, others, session.questionOf(seat)!.answers);
  }

  /** The lesson for what the learner is asked now; null if there is none. */
  at(session: Session<AnyRules>): ShownLesson | null {
    const given = session.save().answers.filter((who, i) => i % 2 === 0 && who === LEARNER).length;
    for (const later of this.readAt.keys()) if (later > given) this.readAt.delete(later);
    const question = session.questionOf(LEARNER);
    if (question === undefined) return null;
    const index = this.readAt.get(given) ?? lessonAt(this.firstGame, question, new Set(this.readAt.values()));
    const lesson = this.firstGame.lessons[index];
    if (lesson === undefined) return null;
    this.readAt.set(given, index);
    return {
      number: this.readUntil(given),
      of: this.firstGame.lessons.length,
      says: lesson.says,
      tries: triedAt(lesson, question.answers),
    };
  }
  /** How many lessons have been read after so many answers. */
  private readUntil(given: number): number {
    return [...this.readAt.keys()].filter((earlier) => earlier <= given).length;
  }
}
