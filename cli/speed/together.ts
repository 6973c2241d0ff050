import { Chance, imagine, Session, type Question, type Seat } from '@skerry/engine';
import { median } from '../simulation/statistics.ts';
import { isQuiet, manyHands, type LandAnswer } from './many-hands.ts';

/** What it costs to take back an act and to imagine a world, early and late in a phase in which all act. */
export interface TogetherCosts {
  readonly undo20Ms: number;
  readonly undo200Ms: number;
  readonly imagine20Ms: number;
  readonly imagine200Ms: number;
}

const SEATS = 6;
/** In a round each seat first says from where, then each where to: all have begun when the first acts. */
const ROUND = 2 * SEATS;
/** Both are the same place in their round: seats 0 and 1 have just acted, the others are about to. */
const EARLY = 20;
const LATE = 200;
/** The median of so many does not hear of what else the machine does. */
const TIMES = 101;

export function measureTogether(progress: (share: number) => void): TogetherCosts {
  // Once without looking, so that both moments are measured in code that is warm.
  measureAt(LATE);
  progress(1 / 3);
  const early = measureAt(EARLY);
  progress(2 / 3);
  const late = measureAt(LATE);
  return { undo20Ms: early.undo, undo200Ms: late.undo, imagine20Ms: early.imagine, imagine200Ms: late.imagine };
}

function measureAt(answers: number): { undo: number; imagine: number } {
  const undo: number[] = [];
  const imagining: number[] = [];
  const chance = Chance.fromSeed('together');
  for (let i = 0; i < TIMES; i++) {
    const session = playedTo(answers, `together ${i}`, chance);
    const thinker = session.questions[i % SEATS]!.seat;
    imagining.push(milliseconds(() => imagined(session, thinker, chance)));
    // Seat 1 has acted and drawn a card since, and the others have begun: all of that stays.
    undo.push(milliseconds(() => session.undo(0)));
  }
  return { undo: median(undo), imagine: median(imagining) };
}

function playedTo(answers: number, seed: string, chance: Chance): Session {
  const session = Session.open(manyHands, SEATS, {}, seed);
  for (let i = 0; i < answers; i++) {
    const seat = i % SEATS;
    const question = session.questionOf(seat)!;
    const quiet = seat === 0 && i === answers - (answers % ROUND) + SEATS;
    session.answer(seat, question.id, quiet ? quietAnswer(question) : chance.below(question.answers.length));
  }
  return session;
}

/** What led to a card could not be taken back. */
function quietAnswer({ answers }: Question): number {
  return answers.findIndex((answer) => isQuiet((answer as LandAnswer).land));
}

function imagined(session: Session, seat: Seat, chance: Chance): void {
  if (imagine(manyHands, session.knowledge(seat), chance) === null) throw new Error(`seat ${seat} cannot imagine a world`);
}

function milliseconds(act: () => unknown): number {
  const started = performance.now();
  act();
  return performance.now() - started;
}
