import { begin, Chance, Refusal, Run, Session, type AnyGame, type Config } from '@skerry/engine';

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
  /** To take back what a seat did, whatever the others did since; in the mean, and what 99 of 100 stay below. */
  readonly undoMicroseconds: number;
  readonly undo99Microseconds: number;
  /** Of a finished game, as JSON. */
  readonly saveBytes: number;
  readonly largestSaveBytes: number;
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

/** How long a session takes to open, to answer, to show and to undo, each in its own part of the time. */
export function measureTable(game: AnyGame, config: Config, seconds: number, progress: (share: number) => void): TableCosts {
  const open = repeat(seconds / 4, (i) => void Session.open(game, config.players, config.options, `bench ${i}`));
  progress(1 / 4);

  const chance = Chance.fromSeed('bench');
  const views: Session[] = [];
  let answers = 0;
  let milliseconds = 0;
  let saves = 0;
  let saveBytes = 0;
  let largestSaveBytes = 0;
  while (milliseconds < (seconds / 4) * 1000) {
    const session = Session.open(game, config.players, config.options, `bench ${saves}`);
    const started = performance.now();
    while (session.outcome === null) {
      const question = session.questions[0]!;
      session.answer(question.seat, question.id, chance.below(question.answers.length));
    }
    milliseconds += performance.now() - started;
    answers += session.length;
    saves++;
    const bytes = JSON.stringify(session.save()).length;
    saveBytes += bytes;
    largestSaveBytes = Math.max(largestSaveBytes, bytes);
    if (views.length < 20) views.push(halfOf(session));
  }
  progress(2 / 4);

  const view = repeat(seconds / 4, (i) => void views[i % views.length]!.view(i % config.players));
  const viewBytes = views.reduce((sum, session) => sum + JSON.stringify(session.view(0)).length, 0) / views.length;
  progress(3 / 4);

  const undos = undosWithin(seconds / 4, game, config).toSorted((one, other) => one - other);
  return {
    openMicroseconds: open,
    answerMicroseconds: (1000 * milliseconds) / answers,
    viewMicroseconds: view,
    undoMicroseconds: undos.reduce((sum, one) => sum + one, 0) / undos.length,
    undo99Microseconds: undos[Math.floor(0.99 * undos.length)]!,
    largestSaveBytes,
    saveBytes: saveBytes / saves,
    viewBytes,
  };
}

/** How many microseconds each undo took, in random games in which now and then a seat takes back what it did. */
function undosWithin(seconds: number, game: AnyGame, config: Config): number[] {
  const chance = Chance.fromSeed('bench');
  const undos: number[] = [];
  const started = performance.now();
  for (let i = 0; undos.length === 0 || performance.now() - started < seconds * 1000; i++) {
    const session = Session.open(game, config.players, config.options, `bench ${i}`);
    while (session.outcome === null) {
      const question = session.questions[chance.below(session.questions.length)]!;
      session.answer(question.seat, question.id, chance.below(question.answers.length));
      if (chance.below(4) > 0) continue;
      const before = performance.now();
      if (isTakenBack(session, chance.below(config.players))) undos.push(1000 * (performance.now() - before));
    }
  }
  return undos;
}

function isTakenBack(session: Session, seat: number): boolean {
  try {
    session.undo(seat);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
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
