import { begin, Chance, Run, Session, type AnyGame, type Config } from '@skerry/engine';

/** The speed of random play on one core, through what every bot uses. */
export interface PlaySpeed {
  readonly games: number;
  readonly decisions: number;
  readonly gamesPerSecond: number;
  /** The same by the time that the process had a core: what a busy machine does not spoil. */
  readonly gamesPerCpuSecond: number;
  readonly decisionsPerSecond: number;
}

/** What a table costs. */
export interface TableCosts {
  readonly openMicroseconds: number;
  readonly answerMicroseconds: number;
  readonly viewMicroseconds: number;
  /** Of a finished game, as JSON. */
  readonly saveBytes: number;
  /** Of a seat's view at any moment, as JSON. */
  readonly viewBytes: number;
}

/** Plays whole random games one after the other until the time is over. */
export function measurePlay(game: AnyGame, config: Config, seconds: number, progress: (share: number) => void): PlaySpeed {
  const chance = Chance.fromSeed('bench');
  const started = performance.now();
  const cpuBefore = process.cpuUsage();
  let games = 0;
  let decisions = 0;
  let passed = 0;
  while (passed < seconds) {
    // The clock is read once for several games: in a quick game it would be a part of what is measured.
    for (let i = 0; i < 16; i++) decisions += playRandomly(game, config, `bench ${games++}`, chance);
    passed = (performance.now() - started) / 1000;
    progress(passed / seconds);
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  const gamesPerCpuSecond = (games / (user + system)) * 1e6;
  return { games, decisions, gamesPerSecond: games / passed, gamesPerCpuSecond, decisionsPerSecond: decisions / passed };
}

function playRandomly(game: AnyGame, config: Config, seed: string, chance: Chance): number {
  const run = new Run(game, begin(game, config, seed)).start();
  let decisions = 0;
  while (run.anyQuestion !== null) {
    run.answer(chance.below(run.anyQuestion.answers.length));
    decisions++;
  }
  return decisions;
}

/** How long a session takes to open, to answer and to show, each in its own part of the time. */
export function measureTable(game: AnyGame, config: Config, seconds: number, progress: (share: number) => void): TableCosts {
  const open = repeat(seconds / 3, (i) => void Session.open(game, config.players, config.options, `bench ${i}`));
  progress(1 / 3);

  const chance = Chance.fromSeed('bench');
  const views: Session[] = [];
  let answers = 0;
  let milliseconds = 0;
  let saves = 0;
  let saveBytes = 0;
  while (milliseconds < (seconds / 3) * 1000) {
    const session = Session.open(game, config.players, config.options, `bench ${saves}`);
    const started = performance.now();
    while (session.outcome === null) {
      const question = session.questions[0]!;
      session.answer(question.seat, question.id, chance.below(question.answers.length));
    }
    milliseconds += performance.now() - started;
    answers += session.length;
    saves++;
    saveBytes += JSON.stringify(session.save()).length;
    if (views.length < 20) views.push(halfOf(session));
  }
  progress(2 / 3);

  const view = repeat(seconds / 3, (i) => void views[i % views.length]!.view(i % config.players));
  const viewBytes = views.reduce((sum, session) => sum + JSON.stringify(session.view(0)).length, 0) / views.length;
  return {
    openMicroseconds: open,
    answerMicroseconds: (1000 * milliseconds) / answers,
    viewMicroseconds: view,
    saveBytes: saveBytes / saves,
    viewBytes,
  };
}

/** A game in its middle, as most moments are. */
function halfOf(session: Session): Session {
  const { answers, seed } = session.save();
  const half = Session.open(session.game, session.config.players, session.config.options, seed);
  for (let i = 0; i + 1 < answers.length / 2; i += 2) half.answer(answers[i]!, half.questionOf(answers[i]!)!.id, answers[i + 1]!);
  return half;
}

/** How many microseconds an act takes, on average over this time. */
function repeat(seconds: number, act: (i: number) => void): number {
  const started = performance.now();
  let times = 0;
  let passed = 0;
  while (passed < seconds * 1000) {
    for (let i = 0; i < 8; i++) act(times++);
    passed = performance.now() - started;
  }
  return (1000 * passed) / times;
}
