import { type AnyGame, type Chance, imagine, type Knowledge, type Run, type Seat } from '@skerry/engine';
import { Clock, type Patience } from './clock.ts';
import { sensible } from './sensible.ts';
import { valueFor } from './value.ts';

/** Looks one answer ahead, again and again, and values what its own step could make of it: the best guess counts. */
export function chooseByValue(game: AnyGame, knowledge: Knowledge, chance: Chance, budget: Patience): number {
  const { seat, answers } = knowledge;
  const clock = new Clock(budget);
  let best = -Infinity;
  let choice = -1;
  for (let i = 0; i < budget.iterations; i++) {
    for (let index = 0; index < answers.length; index++) {
      if (clock.over) return choice >= 0 ? choice : sensible(game, knowledge, chance, clock.isOver);
      const run = imagine(game, knowledge, chance, clock.isOver);
      if (run === null) return sensible(game, knowledge, chance, clock.isOver);
      run.answer(index, run.questionOf(seat));
      finishStep(run, seat, chance, clock);
      // A little noise breaks ties, so that equal answers are all played.
      const worth = valueFor(game, run, seat) + chance.below(1000) * 1e-9;
      if (worth > best) {
        best = worth;
        choice = index;
        budget.leads?.(index);
      }
    }
  }
  return choice;
}

/** Answers the seat's own further questions of this step at random. */
function finishStep(run: Run, seat: Seat, chance: Chance, clock: Clock): void {
  const { steps } = run;
  for (;;) {
    const question = run.questionOf(seat);
    if (question === undefined || run.steps !== steps || clock.over) return;
    run.answer(chance.below(question.answers.length), question);
  }
}
