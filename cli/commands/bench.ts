import type { Command, Given } from '../command.ts';
import type { Io } from '../io.ts';
import { gameNamed, knownGames, type KnownGame } from '../known-games.ts';
import { Progress } from '../progress.ts';
import { noSuch, WrongWords } from '../refused.ts';
import { rounded } from '../simulation/statistics.ts';
import { measureBots, usualPairings, type Match, type Pairing } from '../speed/bot-strength.ts';
import { measurePlay, measureTable } from '../speed/random-play.ts';
import { budgetFlags, readBudget, readConfig, readLevel, tableFlags } from '../table-flags.ts';

export const bench: Command = {
  name: 'bench',
  words: '[GAME | bots GAME | server [GAME]]',
  summary: 'Measures: the speed of the rules of a game (of all games, if none is named), the strength of bots, or the server.',
  about: [
    'GAME: random play on one core, and what a table costs: to open it, to answer, to make a view, and the bytes of a save of a finished game and of a view in mid-game.',
    'bots GAME: one seat of each level against the others of the level below, the seat going round the table; wins with 95 % intervals, and the time for a decision.',
    'server: bots as clients over loopback; answers a second, and how long until an answer is acknowledged and seen.',
  ],
  flags: {
    ...tableFlags,
    seconds: { value: 'N', says: 'how long random play (3, if not said) or the server (10) is measured' },
    match: {
      value: 'A,B',
      repeat: true,
      says: 'bots: one A against the others B, instead of each level against the one below; may be given several times',
    },
    games: { value: 'K', says: 'bots: how many games for each level; 200 if not said' },
    seed: { value: 'S', says: 'bots: any text; 1 if not said' },
    ...budgetFlags,
    workers: { value: 'N', says: 'bots: how many threads play; as many as there are cores, if not said' },
    tables: { value: 'N', says: 'server: how many tables; 100 if not said' },
    json: { says: 'print JSON' },
  },
  async run(given, io) {
    const [what, game] = given.words;
    if (what === 'bots') return benchBots(given, io, gameNamed(game));
    if (what === 'server') return benchServer(given, io, game);
    given.atMostWords(1);
    if (what === undefined) return benchAll(given, io);
    const ids = knownGames.map(({ rules }) => rules.id);
    if (!ids.includes(what)) throw noSuch('game', 'One can bench', what, [...ids, 'bots', 'server']);
    const speed = measure(given, io, gameNamed(what));
    io.stdout.write(given.has('json') ? `${JSON.stringify(speed)}\n` : speedTable([speed]));
    return 0;
  },
};

async function benchAll(given: Given, io: Io): Promise<number> {
  const speeds = knownGames.map((game) => measure(given, io, game));
  io.stdout.write(given.has('json') ? `${JSON.stringify(speeds)}\n` : speedTable(speeds));
  return 0;
}

interface Speed {
  readonly game: string;
  readonly players: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly openMicroseconds: number;
  readonly answerMicroseconds: number;
  readonly viewMicroseconds: number;
  readonly saveBytes: number;
  readonly viewBytes: number;
}

function measure(given: Given, io: Io, game: KnownGame): Speed {
  const { rules } = game;
  const config = readConfig(given, game);
  const seconds = given.positive('seconds') ?? 3;
  const warmUp = Math.min(1, seconds / 2);
  const whole = warmUp + 2 * seconds;
  const progress = new Progress(io.stderr, rules.id);
  const part =
    (from: number, length: number) =>
    (share: number): void =>
      progress.show((from + share * length) / whole);
  try {
    measurePlay(rules, config, warmUp, part(0, warmUp));
    const play = measurePlay(rules, config, seconds, part(warmUp, seconds));
    const table = measureTable(rules, config, seconds, part(warmUp + seconds, seconds));
    return {
      game: rules.id,
      players: config.players,
      gamesPerSecond: rounded(play.gamesPerSecond, 1),
      decisionsPerSecond: Math.round(play.decisionsPerSecond),
      openMicroseconds: rounded(table.openMicroseconds, 2),
      answerMicroseconds: rounded(table.answerMicroseconds, 2),
      viewMicroseconds: rounded(table.viewMicroseconds, 2),
      saveBytes: Math.round(table.saveBytes),
      viewBytes: Math.round(table.viewBytes),
    };
  } finally {
    progress.clear();
  }
}

function speedTable(speeds: readonly Speed[]): string {
  return markdown(
    ['game', 'players', 'games/s', 'decisions/s', 'open µs', 'answer µs', 'view µs', 'save bytes', 'view bytes'],
    speeds.map((speed) => [
      speed.game,
      String(speed.players),
      String(Math.round(speed.gamesPerSecond)),
      String(speed.decisionsPerSecond),
      speed.openMicroseconds.toFixed(1),
      speed.answerMicroseconds.toFixed(1),
      speed.viewMicroseconds.toFixed(1),
      String(speed.saveBytes),
      String(speed.viewBytes),
    ]),
  );
}

async function benchBots(given: Given, io: Io, game: KnownGame): Promise<number> {
  given.atMostWords(2);
  const progress = new Progress(io.stderr, `bots of ${game.rules.id}`);
  // As bots play at a table: with the time limits of their levels, unless another budget is asked for.
  const budget = given.has('iterations') || given.has('milliseconds') ? readBudget(given) : {};
  const wishes = {
    game: game.rules.id,
    config: readConfig(given, game),
    games: given.whole('games', 1) ?? 200,
    seed: given.value('seed') ?? '1',
    budget,
    workers: given.whole('workers', 1, 64),
  };
  let matches: Match[];
  try {
    matches = await measureBots(wishes, readPairings(given), (share) => progress.show(share));
  } finally {
    progress.clear();
  }
  io.stdout.write(
    given.has('json') ? `${JSON.stringify({ game: wishes.game, players: wishes.config.players, matches })}\n` : matchTable(matches),
  );
  return 0;
}

function readPairings(given: Given): readonly Pairing[] {
  const wanted = given.values('match').map((text): Pairing => {
    const [level, against, ...more] = text.split(',').map((name) => readLevel(name.trim()));
    if (level === undefined || against === undefined || more.length > 0)
      throw new WrongWords(`--match names two bots, such as hard,easy, not "${text}".`);
    return [level, against];
  });
  return wanted.length === 0 ? usualPairings : wanted;
}

function matchTable(matches: readonly Match[]): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  return markdown(
    ['bot', 'against', 'games', 'wins', '95 % interval', 'even', 'ms a decision', 'slowest ms'],
    matches.map(({ level, against, players, games, share, low, high, even, meanMilliseconds, slowestMilliseconds }) => [
      level,
      `${players - 1} × ${against}`,
      String(games),
      percent(share),
      `${percent(low)} – ${percent(high)}`,
      percent(even),
      meanMilliseconds.toFixed(2),
      slowestMilliseconds.toFixed(0),
    ]),
  );
}

async function benchServer(given: Given, io: Io, word: string | undefined): Promise<number> {
  given.atMostWords(2);
  const served = knownGames.filter(({ example }) => !example).map(({ rules }) => rules.id);
  if (word !== undefined && !served.includes(word)) throw noSuch('game', 'Games that are served', word, served);
  const server = await import('@skerry/server/bench');
  const progress = new Progress(io.stderr, 'server');
  const result = await server
    .benchServer({
      tables: given.whole('tables', 1) ?? 100,
      seconds: given.positive('seconds') ?? 10,
      ...(word === undefined ? {} : { game: word }),
      progress: (share) => progress.show(share),
    })
    .finally(() => progress.clear());
  if (given.has('json')) {
    io.stdout.write(`${JSON.stringify(result)}\n`);
    return 0;
  }
  const { game, tables, answers, answersPerSecond, ackMs, seenMs } = result;
  const milliseconds = [ackMs.p50, ackMs.p99, seenMs.p50, seenMs.p99].map((time) => time.toFixed(1));
  io.stdout.write(
    markdown(
      ['game', 'tables', 'answers', 'answers/s', 'acknowledged p50 ms', 'p99 ms', 'seen p50 ms', 'p99 ms'],
      [[game, String(tables), String(answers), String(Math.round(answersPerSecond)), ...milliseconds]],
    ),
  );
  return 0;
}

/** A table that reads well in a terminal and in a document. */
function markdown(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, i) => Math.max(3, head.length, ...rows.map((row) => row[i]!.length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join(' | ')} |\n`;
  const rule = `| ${widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |\n`;
  return line(heads) + rule + rows.map(line).join('');
}
