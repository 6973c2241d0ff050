import { type AnyGame, type Chance, imagine, type Judgement, type Knowledge, type Run, type Seat } from '@skerry/engine';

/** How often each answer is tried out: the rest of the step is guessed, and the best guess counts. */
const TRIES = 4;

/** Looks one answer ahead, and values what its own step could make of it. */
export function chooseByValue(game: AnyGame, knowledge: Knowledge, chance: Chance, judgement: Judgement<unknown>): number {
  const { seat, answers } = knowledge;
  let best = -Infinity;
  let choice = 0;
  for (let index = 0; index < answers.length; index++) {
    for (let i = 0; i < TRIES; i++) {
      const run = imagine(game, knowledge, chance);
      if (run === null) return chance.below(answers.length);
      run.answer(index, run.questionOf(seat));
      finishStep(run, seat, chance);
      // A little noise breaks ties, so that equal answers are all played.
      const worth = valueFor(judgement, run, seat) + chance.below(1000) * 1e-9;
      if (worth > best) {
        best = worth;
        choice = index;
      }
    }
  }
  return choice;
}

/** Answers the seat's own further questions of this step at random. */
function finishStep(run: Run, seat: Seat, chance: Chance): void {
  const { steps } = run;
  while (run.steps === steps && run.question?.seat === seat) run.answer(chance.below(run.question.answers.length));
}

/** From 0 (lost) to 1 (won): the outcome if there is one, else what it is judged to be worth. */
export function valueFor(judgement: Judgement<unknown>, run: Run, seat: Seat): number {
  const { outcome } = run;
  if (outcome === null) return judgement.value(run.state, seat);
  return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
}
