import { chooser, type Level } from '@skerry/bots';
import {
  type Budget,
  begin,
  Chance,
  keyOf,
  Run,
  Session,
  type AnyGame,
  type Config,
  type Outcome,
  type Question,
  type Save,
} from '@skerry/engine';
import type { Mark, Statistics } from '@skerry/presentation';

/** One game to be played by bots. Everything that happens in it follows from this. */
export interface GamePlan {
  readonly game: AnyGame;
  readonly config: Config;
  readonly seed: string;
  readonly bots: readonly Level[];
  readonly budget: Partial<Budget>;
  readonly countUses: boolean;
  readonly keepSave: boolean;
  /** What is to be counted, if anything. */
  readonly statistics: Statistics | null;
}

/** How often a seat gave an answer. */
interface Use {
  readonly seat: number;
  readonly question: string;
  /** The answer as a text, see `keyOf`. */
  readonly answer: string;
  count: number;
}

/** How long a seat thought. */
export interface Thinking {
  decisions: number;
  milliseconds: number;
  slowest: number;
}

/** A game that was played, or that broke on the way: plain data, so that it can come from a worker. */
export interface PlayedGame {
  readonly decisions: number;
  readonly outcome: Outcome | null;
  /** How many rounds it took, in a game that has rounds. */
  readonly rounds: number | null;
  /** What went wrong. */
  readonly failure: string | null;
  /** The way to the end, if it was to be kept; in a failure always, if there is one. Its last answer is then the one that broke. */
  readonly save: Save | null;
  readonly uses: readonly Use[];
  /** What the game's statistics found worth counting. */
  readonly marks: readonly Mark[];
  readonly thinking: readonly Thinking[];
}

/** Far above what any of our games needs: a game that is longer does not end. */
const MOST_DECISIONS = 200_000;

export function playOneGame(plan: GamePlan): PlayedGame {
  const course = new Course(plan);
  try {
    const end = plan.bots.every((level) => level === 'random') ? playOnRun(plan, course) : playInSession(plan, course);
    const fault = faultOf(plan.game, end.outcome, plan.config.players);
    if (fault !== null) return course.failed(new Error(fault));
    return course.finished(end);
  } catch (error) {
    return course.failed(error);
  }
}

/** Which of the waiting questions is answered next. Where several seats are asked at once, chance says who is quickest. */
function nextOf(questions: readonly Question[], chance: Chance): Question | undefined {
  return questions.length > 1 ? questions[chance.below(questions.length)] : questions[0];
}

/** How a game ended. */
type End = Pick<PlayedGame, 'outcome' | 'rounds'>;

/** Random bots need to know nothing, so nothing is kept for them: the rules run at full speed. */
function playOnRun({ game, config, seed }: GamePlan, course: Course): End {
  const chance = botChance(seed);
  const run = new Run(game, begin(game, config, seed)).start();
  for (;;) {
    const question = nextOf(run.questions, chance);
    if (question === undefined) return { outcome: run.outcome, rounds: game.rounds?.(run.state) ?? null };
    const index = chance.below(question.answers.length);
    course.answer(question, index);
    run.answer(index, question);
  }
}

function playInSession({ game, config, seed, bots, budget }: GamePlan, course: Course): End {
  const chance = botChance(seed);
  const choosers = bots.map((level) => (level === 'random' ? null : chooser(level, budget)));
  const session = Session.open(game, config.players, config.options, seed);
  for (;;) {
    const question = nextOf(session.questions, chance);
    if (question === undefined) return session;
    const { seat } = question;
    const choose = choosers[seat]!;
    let index: number;
    if (choose === null) {
      index = chance.below(question.answers.length);
    } else {
      const knowledge = session.knowledge(seat);
      const started = performance.now();
      index = choose(game, knowledge, chance);
      course.thought(seat, performance.now() - started);
    }
    course.answer(question, index);
    session.answer(seat, question.id, index);
  }
}

function botChance(seed: string): Chance {
  return Chance.fromSeed(`${seed} bots`);
}

/** An end that is no end: what the rules said about it cannot be. */
function faultOf({ cooperative }: AnyGame, outcome: Outcome | null, players: number): string | null {
  if (outcome === null) return 'Nobody is asked, and the game has not ended.';
  const { scores, winners } = outcome;
  if (scores.length !== players || !scores.every(Number.isFinite))
    return `The scores are not ${players} numbers: ${JSON.stringify(scores)}.`;
  const lawful = new Set(winners).size === winners.length && winners.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < players);
  if (!lawful) return `The winners are not seats of this table: ${JSON.stringify(winners)}.`;
  const asOne = cooperative !== true || winners.length === 0 || winners.length === players;
  return asOne ? null : `All win or lose as one, but the winners are ${JSON.stringify(winners)}.`;
}

/** What has happened in a game so far. */
class Course {
  private readonly plan: GamePlan;
  private readonly answers: number[] = [];
  private readonly uses = new Map<string, Use>();
  private readonly thinking: Thinking[];

  constructor(plan: GamePlan) {
    this.plan = plan;
    this.thinking = plan.bots.map(() => ({ decisions: 0, milliseconds: 0, slowest: 0 }));
  }

  answer(question: Question, index: number): void {
    if (this.answers.length >= 2 * MOST_DECISIONS) throw new Error(`The game has not ended after ${MOST_DECISIONS} decisions.`);
    this.answers.push(question.seat, index);
    if (this.plan.countUses) this.use(question, index);
  }

  private use({ seat, name, answers }: Question, index: number): void {
    const answer = keyOf(answers[index]!);
    const key = `${seat} ${name} ${answer}`;
    const use = this.uses.get(key);
    if (use === undefined) this.uses.set(key, { seat, question: name, answer, count: 1 });
    else use.count++;
  }

  thought(seat: number, milliseconds: number): void {
    const thinking = this.thinking[seat]!;
    thinking.decisions++;
    thinking.milliseconds += milliseconds;
    thinking.slowest = Math.max(thinking.slowest, milliseconds);
  }

  finished(end: End): PlayedGame {
    const { keepSave, statistics } = this.plan;
    if (!keepSave && statistics === null) return this.played(end, null, null);
    const session = this.replay(this.answers);
    const log = session.log(null).map(({ entry }) => entry);
    return this.played(end, null, keepSave ? session.save() : null, statistics?.marks(log, end.outcome!) ?? []);
  }

  failed(error: unknown): PlayedGame {
    return this.played({ outcome: null, rounds: null }, error instanceof Error ? error.message : String(error), this.saveOfFailure());
  }

  private played({ outcome, rounds }: End, failure: string | null, save: Save | null, marks: readonly Mark[] = []): PlayedGame {
    const { answers, uses, thinking } = this;
    return { decisions: answers.length / 2, outcome, rounds, failure, save, uses: [...uses.values()], marks, thinking };
  }

  /** The game again, up to some answer. */
  private replay(answers: readonly number[]): Session {
    const { game, config, seed } = this.plan;
    const session = Session.open(game, config.players, config.options, seed);
    for (let i = 0; i < answers.length; i += 2) session.answer(answers[i]!, session.questionOf(answers[i]!)!.id, answers[i + 1]!);
    return session;
  }

  /** The answer that broke the game stands in its save, so that replaying it breaks it again; the check is of the position before. */
  private saveOfFailure(): Save | null {
    for (const length of [this.answers.length, this.answers.length - 2]) {
      try {
        return { ...this.replay(this.answers.slice(0, length)).save(), answers: this.answers };
      } catch {
        // If the last answer cannot be replayed, the position before it can.
      }
    }
    // A game that breaks while it is set up has no position that could be saved; its seed tells all.
    return null;
  }
}
