import { type AnyGame, type Chance, imagine, type Judgement, type Knowledge, keyOf, type Question, type Run } from '@skerry/engine';
import type { Budget } from './level.ts';
import { valueFor } from './one-ply.ts';

/** How much a rarely tried answer is favoured over one that has done well. */
const CURIOSITY = 0.6;
/** Answers tried with no time left on the clock are looked at this often. */
const CLOCK_EVERY = 32;

/** What is known of an answer, over all worlds in which it could be given. */
class Branch {
  visits = 0;
  /** How often it could have been chosen. */
  chances = 0;
  total = 0;
  readonly branches = new Map<string, Branch>();
}

/** The least and the greatest value met, so that curiosity means the same in every game. */
interface Range {
  low: number;
  high: number;
}

/**
 * Information-set tree search: each iteration imagines a world that fits what the seat knows, walks down one tree that all
 * worlds share, adds one branch, and plays on for a while before it asks the game how everybody stands. Chance inside a world
 * needs no nodes of its own: a branch is the mean over what chance brought.
 */
export function search(game: AnyGame, knowledge: Knowledge, chance: Chance, budget: Budget, judgement: Judgement<unknown>): number {
  const root = new Branch();
  const range: Range = { low: Infinity, high: -Infinity };
  const end = performance.now() + budget.milliseconds;
  for (let i = 0; i < budget.iterations; i++) {
    if (i % CLOCK_EVERY === CLOCK_EVERY - 1 && performance.now() > end) break;
    const run = imagine(game, knowledge, chance);
    if (run === null) continue;
    iterate(game, run, root, range, chance, judgement);
  }
  let choice = 0;
  let most = -1;
  knowledge.answers.forEach((answer, index) => {
    const visits = root.branches.get(keyOf(answer))?.visits ?? 0;
    if (visits > most) {
      most = visits;
      choice = index;
    }
  });
  return most > 0 ? choice : chance.below(knowledge.answers.length);
}

function iterate(game: AnyGame, run: Run, root: Branch, range: Range, chance: Chance, judgement: Judgement<unknown>): void {
  const path: { branch: Branch; seat: number }[] = [];
  const lastStep = run.steps + judgement.horizon;
  let at = root;
  while (run.question !== null) {
    const { question } = run;
    const index = select(at, question, range, chance);
    const answer = question.answers[index]!;
    const branch = at.branches.get(keyOf(answer))!;
    path.push({ branch, seat: question.seat });
    run.answer(index, question);
    at = branch;
    if (branch.visits === 0) break;
  }
  playOn(game, run, chance, lastStep);
  const values = new Map<number, number>();
  for (const { branch, seat } of path) {
    let value = values.get(seat);
    if (value === undefined) {
      value = valueFor(judgement, run, seat);
      values.set(seat, value);
      if (value < range.low) range.low = value;
      if (value > range.high) range.high = value;
    }
    branch.visits++;
    branch.total += value;
  }
}

/** An answer not tried yet, or the one with the best of success and curiosity (UCB1 over the worlds in which it was possible). */
function select(at: Branch, question: Question, range: Range, chance: Chance): number {
  const { answers } = question;
  const spread = range.high > range.low ? range.high - range.low : 1;
  let best = -Infinity;
  let choice = 0;
  let fresh = 0;
  for (let index = 0; index < answers.length; index++) {
    const key = keyOf(answers[index]!);
    let branch = at.branches.get(key);
    if (branch === undefined) {
      branch = new Branch();
      at.branches.set(key, branch);
    }
    branch.chances++;
    if (branch.visits === 0) {
      fresh++;
      if (chance.below(fresh) === 0) choice = index;
    } else if (fresh === 0) {
      const score = (branch.total / branch.visits - range.low) / spread + CURIOSITY * Math.sqrt(Math.log(branch.chances) / branch.visits);
      if (score > best) {
        best = score;
        choice = index;
      }
    }
  }
  return choice;
}

/** Plays on to the end of the horizon, as the game leans or at random. */
function playOn(game: AnyGame, run: Run, chance: Chance, lastStep: number): void {
  const { lean } = game.bot;
  while (run.question !== null && run.steps < lastStep) {
    const { question } = run;
    run.answer(lean === undefined ? chance.below(question.answers.length) : lean(run.state, question, chance), question);
  }
}
