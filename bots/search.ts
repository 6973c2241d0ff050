import { type AnyGame, type Chance, imagine, type Knowledge, keyOf, type Question, type Run, type Seat } from '@skerry/engine';
import { Clock, type Patience } from './clock.ts';
import { sensible } from './sensible.ts';
import { valueFor } from './value.ts';

/** How much a rarely tried answer is favoured over one that has done well. */
const CURIOSITY = 0.6;

/** What is known of an answer, over all worlds in which it could be given. */
class Branch {
  /** How promising it looked before it was tried, as a part of one; and whether the game says nothing about what is asked after it. */
  promise = 0;
  silent = false;
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

/** What a search found out about one of the answers. */
export interface Weighed {
  readonly index: number;
  readonly visits: number;
  /** The mean of the positions that it led to, from 0 (lost) to 1 (won). */
  readonly value: number;
}

/** The answer that a search trusts most. */
export function search(game: AnyGame, knowledge: Knowledge, chance: Chance, budget: Patience): number {
  const clock = new Clock(budget);
  const [best] = weigh(game, knowledge, chance, budget, { clock, thorough: false });
  return best === undefined || best.visits === 0 ? sensible(game, knowledge, chance, clock.isOver) : best.index;
}

/**
 * Information-set tree search: each iteration imagines a world that fits what the seat knows, walks down one tree that all
 * worlds share, adds one branch, and plays on for a while before it asks the game how everybody stands. Chance inside a world
 * needs no nodes of its own: a branch is the mean over what chance brought. Returns all answers, the most trusted first. Unless it is to be
 * thorough, it ends as soon as the choice is decided.
 */
export function weigh(
  game: AnyGame,
  knowledge: Knowledge,
  chance: Chance,
  budget: Patience,
  { clock = new Clock(budget), thorough = true }: { clock?: Clock; thorough?: boolean } = {},
): Weighed[] {
  const root = new Branch();
  const range: Range = { low: Infinity, high: -Infinity };
  let leader = { branch: root, index: -1 };
  for (let i = 0; i < budget.iterations && !clock.over; i++) {
    if (!thorough && i % 8 === 0 && isDecided(root, i, budget.iterations - i)) break;
    const run = imagine(game, knowledge, chance, clock.isOver);
    const tried = run === null ? undefined : iterate(game, run, knowledge.seat, root, range, chance, clock);
    if (tried === undefined || tried === leader.branch || tried.visits < leader.branch.visits) continue;
    const index = knowledge.answers.findIndex((answer) => root.branches.get(keyOf(answer)) === tried);
    if (tried.visits === leader.branch.visits && index > leader.index) continue;
    leader = { branch: tried, index };
    budget.leads?.(index);
  }
  return knowledge.answers
    .map((answer, index) => {
      const { visits, total } = root.branches.get(keyOf(answer)) ?? { visits: 0, total: 0 };
      return { index, visits, value: visits === 0 ? 0 : total / visits };
    })
    .toSorted((one, other) => other.visits - one.visits);
}

/** After so many thoughts, and a quarter of all, a clear lead seldom turns. */
const ENOUGH_TO_LEAD = 64;

/**
 * Whether no answer can overtake the most trusted one with the thoughts that are left. Where the game says how answers look, what looks good was
 * tried first: one that has then been tried twice as often as any other is not waited for.
 */
function isDecided({ branches }: Branch, spent: number, left: number): boolean {
  let most = 0;
  let second = 0;
  let looked = false;
  for (const { visits, promise } of branches.values()) {
    if (visits > most) [most, second] = [visits, most];
    else if (visits > second) second = visits;
    looked ||= promise > 0;
  }
  return most - second > left || (looked && spent >= ENOUGH_TO_LEAD && 3 * spent >= left && most >= 2 * second);
}

/** Returns the branch of the answer that it tried. */
function iterate(game: AnyGame, run: Run, thinker: Seat, root: Branch, range: Range, chance: Chance, clock: Clock): Branch | undefined {
  const path: { branch: Branch; seat: Seat }[] = [];
  const within = horizonOf(game, run);
  let at = root;
  for (let question = next(run, thinker); question !== null; question = next(run, thinker)) {
    const branches = promising(game, at, question, run.state);
    const index = branches === null ? select(at, question, range, chance) : selectByPromise(branches, range);
    const branch = at.branches.get(keyOf(question.answers[index]!))!;
    path.push({ branch, seat: question.seat });
    run.answer(index, question);
    at = branch;
    if (branch.visits === 0 || clock.over) break;
  }
  playOn(game, run, thinker, chance, within, clock);
  const values = new Map<Seat, number>();
  for (const { branch, seat } of path) {
    let value = values.get(seat);
    if (value === undefined) {
      value = valueFor(game, run, seat);
      values.set(seat, value);
      if (value < range.low) range.low = value;
      if (value > range.high) range.high = value;
    }
    branch.visits++;
    branch.total += value;
  }
  return path[0]?.branch;
}

/** The thinker goes on as long as it is asked: where several act at once, that is how its own plan is seen through. */
function next(run: Run, thinker: Seat): Question | null {
  const { anyQuestion } = run;
  return anyQuestion === null || anyQuestion.seat === thinker ? anyQuestion : (run.questionOf(thinker) ?? anyQuestion);
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

/** How much a promising answer is favoured over one that has done well. */
const TRUST = 1.2;

/**
 * Where the game can say how answers look, what looks good is tried first, and what looks bad only when the rest disappoints: each answer
 * by its success so far and its promise, which wears off as it is tried (PUCT). An untried answer counts as a little worse than the mean.
 */
function selectByPromise(branches: readonly Branch[], range: Range): number {
  const spread = range.high > range.low ? range.high - range.low : 1;
  let visits = 0;
  let total = 0;
  for (const branch of branches) {
    visits += branch.visits;
    total += branch.total;
  }
  const mean = visits === 0 ? 0 : total / visits - 0.15 * spread;
  const trust = TRUST * Math.sqrt(visits + 1);
  let best = -Infinity;
  let choice = 0;
  for (let index = 0; index < branches.length; index++) {
    const branch = branches[index]!;
    const success = ((branch.visits === 0 ? mean : branch.total / branch.visits) - range.low) / spread;
    const score = success + (trust * branch.promise) / (1 + branch.visits);
    if (score > best) {
      best = score;
      choice = index;
    }
  }
  return choice;
}

/** The branches of a question's answers, with the promise of those that were not met before; null where the game says nothing about it. */
function promising({ bot }: AnyGame, at: Branch, question: Question, state: unknown): Branch[] | null {
  if (bot.glance === undefined || at.silent) return null;
  const branches = question.answers.map((answer) => at.branches.get(keyOf(answer)));
  if (branches.every((branch) => branch !== undefined)) return branches;
  const looks = bot.glance(state, question);
  if (looks === null) {
    at.silent = true;
    return null;
  }
  const promises = shares(looks);
  return branches.map((branch, index) => {
    if (branch !== undefined) return branch;
    const fresh = new Branch();
    fresh.promise = promises[index]!;
    at.branches.set(keyOf(question.answers[index]!), fresh);
    return fresh;
  });
}

/** Looks as parts of one: the better, the more; the worst keep a little. */
function shares(looks: readonly number[]): number[] {
  const best = Math.max(...looks);
  const weights = looks.map((look) => 0.03 + Math.exp((look - best) / 1.5));
  const sum = weights.reduce((one, other) => one + other, 0);
  return weights.map((weight) => weight / sum);
}

/** Whether a world has not gone beyond the horizon yet, seen from where it stands now. */
function horizonOf({ bot: { horizon }, rounds }: AnyGame, run: Run): () => boolean {
  if (typeof horizon === 'number' || rounds === undefined) {
    const last = run.steps + (typeof horizon === 'number' ? horizon : 0);
    return () => run.steps < last;
  }
  const last = rounds(run.state) + horizon.rounds;
  return () => rounds(run.state) < last;
}

/** Plays on to the end of the horizon, as the game leans or at random. Out of time, what was reached is what is valued. */
function playOn(game: AnyGame, run: Run, thinker: Seat, chance: Chance, within: () => boolean, clock: Clock): void {
  const { lean } = game.bot;
  while (within() && !clock.over) {
    const question = next(run, thinker);
    if (question === null) return;
    run.answer(lean === undefined ? chance.below(question.answers.length) : lean(run.state, question, chance), question);
  }
}
