import { levels, type Level } from '@skerry/bots';
import { languages } from '@skerry/presentation';
import type { Command, Given } from '../command.ts';
import type { Io } from '../io.ts';
import { gameNamed, knownGames, type KnownGame } from '../known-games.ts';
import { Progress } from '../progress.ts';
import { noSuch, WrongWords } from '../refused.ts';
import { rounded } from '../simulation/statistics.ts';
import { measureBots, measureTeams, usualPairings, type Match, type Pairing, type Team } from '../speed/bot-strength.ts';
import { measurePlay, measureTable } from '../speed/random-play.ts';
import { measureTogether, type TogetherCosts } from '../speed/together.ts';
import { budgetFlags, readBudget, readConfig, readLevel, tableFlags } from '../table-flags.ts';

export const bench: Command = {
  name: 'bench',
  words: '[GAME | bots GAME | together | server [GAME] | attack [GAME] | cluster [GAME] | page]',
  summary:
    'Measures: the speed of the rules of a game (of all games, if none is named), the strength of bots, what it costs when all act at once, the server, what attacks on it cost others, several copies of it under fire, or the page.',
  about: [
    'GAME: random play on one core, and what a table costs: to open it, to answer, to make a view, to take back an answer, and the bytes of a save of a finished game and of a view in mid-game.',
    'bots GAME: one seat of each level against the others of the level below, the seat going round the table; wins with 95 % intervals, and the time for a decision. In a cooperative game: all seats of one level, and how many games they won.',
    'together: six seats act at once in 48 lands and draw cards; what it costs to take back an act and to imagine a world at the 20th and at the 200th answer of one phase.',
    'server: bots as clients over loopback; answers a second, how long until an answer is acknowledged and seen, and what an answer, an open table and a finished game cost.',
    'attack: attacks a server of its own over loopback, one attack after the other, each for some seconds; how long somebody else waits meanwhile for his answers, for an easy bot and for the health page. Fails if the hundredth wait is longer than 250 ms.',
    'cluster: several copies of the server on one PostgreSQL behind a plain proxy, clients at many tables; copies are killed, the database is started anew, the line between the copies is cut. Prints what was acknowledged and what of it was lost or counted twice (anything but 0 fails), how long somebody was stuck (more than 10 s fails), and first, undisturbed, answers a second with one copy, two and so on, and how long until an answer is seen on another copy.',
    'page: the built page in a Chromium that has never been here: what the first visit transfers, what a table of each game adds, and what it has added when some answers have been given.',
  ],
  flags: {
    ...tableFlags,
    seconds: {
      value: 'N',
      says: 'how long random play (3, if not said), the server (10), each number of copies (10) or each attack (4) is measured',
    },
    only: { value: 'ATTACK', repeat: true, says: 'attack: only this one; may be given several times' },
    match: {
      value: 'A,B',
      repeat: true,
      says: 'bots: one A against the others B, instead of each level against the one below; in a cooperative game A: all seats of this level. May be given several times',
    },
    games: { value: 'K', says: 'bots: how many games for each level; 200 if not said' },
    seed: { value: 'S', says: 'bots: any text; 1 if not said' },
    ...budgetFlags,
    workers: { value: 'N', says: 'bots: how many threads play; as many as there are cores, if not said' },
    tables: { value: 'N', says: 'server, cluster: how many tables; 100 if not said' },
    kills: { value: 'N', says: 'cluster: how many copies are killed; 100 if not said' },
    json: { says: 'print JSON' },
  },
  async run(given, io) {
    const [what, game] = given.words;
    if (what === 'bots') return benchBots(given, io, gameNamed(game));
    if (what === 'together') return benchTogether(given, io);
    if (what === 'server') return benchServer(given, io, game);
    if (what === 'attack') return benchAttack(given, io, game);
    if (what === 'cluster') return benchCluster(given, io, game);
    if (what === 'page') return benchPage(given, io);
    given.atMostWords(1);
    if (what === undefined) return benchAll(given, io);
    const ids = knownGames.map(({ rules }) => rules.id);
    if (!ids.includes(what))
      throw noSuch('game', 'One can bench', what, [...ids, 'bots', 'together', 'server', 'attack', 'cluster', 'page']);
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
  readonly gamesPerCpuSecond: number;
  readonly decisionsPerSecond: number;
  readonly openMicroseconds: number;
  readonly answerMicroseconds: number;
  readonly viewMicroseconds: number;
  readonly undoMicroseconds: number;
  readonly undo99Microseconds: number;
  readonly saveBytes: number;
  readonly largestSaveBytes: number;
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
      gamesPerCpuSecond: rounded(play.gamesPerCpuSecond, 1),
      decisionsPerSecond: Math.round(play.decisionsPerSecond),
      openMicroseconds: rounded(table.openMicroseconds, 2),
      answerMicroseconds: rounded(table.answerMicroseconds, 2),
      viewMicroseconds: rounded(table.viewMicroseconds, 2),
      undoMicroseconds: rounded(table.undoMicroseconds, 2),
      undo99Microseconds: rounded(table.undo99Microseconds, 2),
      saveBytes: Math.round(table.saveBytes),
      largestSaveBytes: table.largestSaveBytes,
      viewBytes: Math.round(table.viewBytes),
    };
  } finally {
    progress.clear();
  }
}

function speedTable(speeds: readonly Speed[]): string {
  return markdown(
    ['game', 'players', 'games/s', 'decisions/s', 'open µs', 'answer µs', 'view µs', 'undo µs', 'save bytes', 'view bytes'],
    speeds.map((speed) => [
      speed.game,
      String(speed.players),
      String(Math.round(speed.gamesPerSecond)),
      String(speed.decisionsPerSecond),
      speed.openMicroseconds.toFixed(1),
      speed.answerMicroseconds.toFixed(1),
      speed.viewMicroseconds.toFixed(1),
      speed.undoMicroseconds.toFixed(1),
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
  const { game: id, config } = wishes;
  const show = (share: number): void => progress.show(share);
  let measured: { readonly matches: readonly Match[] } | { readonly teams: readonly Team[] };
  try {
    measured =
      game.rules.cooperative === true
        ? { teams: await measureTeams(wishes, readTeams(given), show) }
        : { matches: await measureBots(wishes, readPairings(given), show) };
  } finally {
    progress.clear();
  }
  const table = 'teams' in measured ? teamTable(measured.teams) : matchTable(measured.matches);
  io.stdout.write(given.has('json') ? `${JSON.stringify({ game: id, players: config.players, ...measured })}\n` : table);
  return 0;
}

/** Where all win or lose as one, nobody is measured against another. */
function readTeams(given: Given): readonly Level[] {
  const wanted = given.values('match').map((text) => {
    if (text.includes(',')) throw new WrongWords(`In this game all win or lose as one: --match names one level for all, not "${text}".`);
    return readLevel(text.trim());
  });
  return wanted.length === 0 ? levels : wanted;
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

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function teamTable(teams: readonly Team[]): string {
  return markdown(
    ['bots', 'games', 'won', 'share', '95 % interval', 'ms a decision', 'slowest ms'],
    teams.map(({ level, players, games, won, share, low, high, meanMilliseconds, slowestMilliseconds }) => [
      `${players} × ${level}`,
      String(games),
      String(won),
      percent(share),
      `${percent(low)} – ${percent(high)}`,
      meanMilliseconds.toFixed(2),
      slowestMilliseconds.toFixed(0),
    ]),
  );
}

function matchTable(matches: readonly Match[]): string {
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

async function benchTogether(given: Given, io: Io): Promise<number> {
  given.atMostWords(1);
  const progress = new Progress(io.stderr, 'together');
  let costs: TogetherCosts;
  try {
    costs = measureTogether((share) => progress.show(share));
  } finally {
    progress.clear();
  }
  const { undo20Ms, undo200Ms, imagine20Ms, imagine200Ms } = costs;
  const figures = Object.fromEntries(Object.entries(costs).map(([name, time]) => [name, rounded(time)]));
  const row = (what: string, early: number, late: number): string[] => [what, early.toFixed(2), late.toFixed(2)];
  io.stdout.write(
    given.has('json')
      ? `${JSON.stringify(figures)}\n`
      : markdown(
          ['ms', 'at the 20th answer', 'at the 200th'],
          [row('undo', undo20Ms, undo200Ms), row('imagine', imagine20Ms, imagine200Ms)],
        ),
  );
  return 0;
}

function requireServed(given: Given, word: string | undefined): void {
  given.atMostWords(2);
  const served = knownGames.filter(({ example }) => !example).map(({ rules }) => rules.id);
  if (word !== undefined && !served.includes(word)) throw noSuch('game', 'Games that are served', word, served);
}

async function benchCluster(given: Given, io: Io, word: string | undefined): Promise<number> {
  requireServed(given, word);
  const { benchCluster: measureCluster, MOST_STUCK_MS } = await import('@skerry/server/cluster');
  const progress = new Progress(io.stderr, 'kills');
  const result = await measureCluster({
    tables: given.whole('tables', 1, 10_000) ?? 100,
    kills: given.whole('kills', 1, 10_000) ?? 100,
    seconds: given.positive('seconds') ?? 10,
    ...(word === undefined ? {} : { game: word }),
    progress: (share) => progress.show(share),
  }).finally(() => progress.clear());
  const { undisturbed, ...fire } = result;
  if (given.has('json')) io.stdout.write(`${JSON.stringify(result)}\n`);
  else {
    io.stdout.write(
      markdown(
        ['copies', 'answers/s', 'seen p50 ms', 'seen p99 ms'],
        undisturbed.map(({ copies, answersPerSecond, seenMs }) => [copies, answersPerSecond, seenMs.p50, seenMs.p99].map(String)),
      ),
    );
    io.stdout.write(
      `\n${Object.entries(fire)
        .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : value}`)
        .join('\n')}\n`,
    );
  }
  const isStuck = Math.max(fire.longestWaitMs, fire.longestPauseMs) > MOST_STUCK_MS;
  if (isStuck) io.stderr.write(`Somebody was stuck for longer than ${MOST_STUCK_MS} ms.\n`);
  return fire.lost + fire.twice + fire.gaps + fire.different === 0 && !isStuck ? 0 : 1;
}

async function benchAttack(given: Given, io: Io, word: string | undefined): Promise<number> {
  requireServed(given, word);
  const { attackNames, benchAttacks, MOST_MS } = await import('@skerry/server/attack');
  const only = given.values('only');
  for (const name of only) if (!attackNames.includes(name)) throw noSuch('attack', 'Attacks', name, attackNames);
  const progress = new Progress(io.stderr, 'attack');
  const results = await benchAttacks({
    seconds: given.positive('seconds') ?? 4,
    ...(only.length === 0 ? {} : { only }),
    ...(word === undefined ? {} : { game: word }),
    progress: (share) => progress.show(share),
  }).finally(() => progress.clear());
  const slow = results.filter(({ answer, bot, health }) => Math.max(answer.p99, bot.p99, health.p99) > MOST_MS);
  if (given.has('json')) {
    io.stdout.write(`${JSON.stringify(results)}\n`);
  } else {
    io.stdout.write(
      markdown(
        ['attack', 'tried', 'let in', 'answer p99 ms', 'bot p99 ms', 'health p99 ms', 'server MB'],
        results.map(({ attack, tried, letIn, answer, bot, health, megabytes }) => [
          attack,
          String(tried),
          String(letIn),
          ...[answer, bot, health].map(({ p99 }) => p99.toFixed(1)),
          String(megabytes),
        ]),
      ),
    );
  }
  if (slow.length === 0) return 0;
  io.stderr.write(`Somebody else waited longer than ${MOST_MS} ms during: ${slow.map(({ attack }) => attack).join(', ')}.\n`);
  return 1;
}

async function benchServer(given: Given, io: Io, word: string | undefined): Promise<number> {
  requireServed(given, word);
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
  const { game, tables, answers, answersPerSecond, ackMs, seenMs, costs, finishedGame } = result;
  const milliseconds = [ackMs.p50, ackMs.p99, seenMs.p50, seenMs.p99].map((time) => time.toFixed(1));
  io.stdout.write(
    markdown(
      ['game', 'tables', 'answers', 'answers/s', 'acknowledged p50 ms', 'p99 ms', 'seen p50 ms', 'p99 ms'],
      [[game, String(tables), String(answers), String(Math.round(answersPerSecond)), ...milliseconds]],
    ),
  );
  io.stdout.write('\n');
  io.stdout.write(
    markdown(
      ['an answer: processor µs', 'wire bytes', 'disk bytes', 'an open table: memory bytes'],
      [[costs.cpuMicroseconds, costs.wireBytes, costs.diskBytes, costs.memoryBytes].map(String)],
    ),
  );
  io.stdout.write('\n');
  if (finishedGame === null) {
    io.stdout.write('No game came to its end and was recorded: --seconds gives them more time.\n');
    return 0;
  }
  const { acts, cpuMicroseconds, wireBytes, diskBytes, memoryBytes } = finishedGame;
  io.stdout.write(
    markdown(
      ['a finished game: acts', 'processor µs', 'wire bytes', 'disk bytes', 'memory bytes'],
      [[acts, cpuMicroseconds, wireBytes, diskBytes, memoryBytes].map(String)],
    ),
  );
  return 0;
}

async function benchPage(given: Given, io: Io): Promise<number> {
  given.atMostWords(1);
  const served = knownGames.filter(({ example }) => !example);
  const progress = new Progress(io.stderr, 'page');
  const { buildPage, INTO_THE_GAME, measurePage, withBrowser } = await import('../speed/page-weight.ts');
  buildPage();
  const weights = await withBrowser((browser) =>
    measurePage(browser, served, languages, (share) => progress.show(share), INTO_THE_GAME),
  ).finally(() => progress.clear());
  if (given.has('json')) {
    io.stdout.write(`${JSON.stringify(weights)}\n`);
    return 0;
  }
  const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
  const heads = served.map(({ rules }) => `+ ${rules.id} kB`);
  const ofGames = (bytes: Readonly<Record<string, number>>): string[] => served.map(({ rules }) => kilobytes(bytes[rules.id]!));
  io.stdout.write(
    markdown(
      ['language', 'first visit kB', ...heads],
      weights.map(({ language, firstVisit, tables }) => [language, kilobytes(firstVisit), ...ofGames(tables)]),
    ),
  );
  io.stdout.write(`\nThe same tables when ${INTO_THE_GAME} answers have been given:\n\n`);
  io.stdout.write(
    markdown(
      ['language', ...heads],
      weights.map(({ language, played }) => [language, ...ofGames(played)]),
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
