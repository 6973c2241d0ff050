import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Save } from '@skerry/engine';
import { makeFolder } from '@skerry/server/folder';
import type { Command, Given } from '../command.ts';
import { commandLine } from '../command-line.ts';
import type { Io } from '../io.ts';
import { gameNamed, type KnownGame } from '../known-games.ts';
import { Progress } from '../progress.ts';
import { CannotDo } from '../refused.ts';
import { writeReport } from '../report/report.ts';
import { Counts, countsText } from '../simulation/counts.ts';
import type { PlayedGame } from '../simulation/one-game.ts';
import { playSeries, seatingOf, seedOf, type Series } from '../simulation/series.ts';
import { rounded, wilson } from '../simulation/statistics.ts';
import { Tally, type Figures } from '../simulation/tally.ts';
import { budgetFlags, readBots, readBudget, readConfig, readSeed, tableFlags } from '../table-flags.ts';

/** More broken games than these tell nothing new. */
const MOST_FAILURES = 20;

/** A game that broke, and how to see it break again. */
interface Failure {
  readonly game: number;
  readonly seed: string;
  readonly message: string;
  readonly save: string | null;
  readonly again: string;
}

export const sim: Command = {
  name: 'sim',
  words: 'GAME [--players N] [--games K] [--seed S] [--bots A,B,…] [--option NAME=VALUE …]',
  summary: 'Plays whole games with bots and prints what came of them.',
  about: [
    'The same words give the same games, whatever the number of workers. A game that breaks is reported with its seed and a save, and the ' +
      'others go on. The exit status is 0 only if every game was finished lawfully.',
  ],
  flags: {
    ...tableFlags,
    games: { value: 'K', says: 'how many games; 100 if not said' },
    seed: { value: 'S', says: 'any text; game number 7 has the seed S-7. If not said, 1' },
    from: { value: 'N', says: 'the number of the first game; 1 if not said' },
    bots: { value: 'A,B,…', says: 'random, easy, normal or hard: one for all seats, or one for each; random if not said' },
    ...budgetFlags,
    workers: { value: 'N', says: 'how many threads play when bots think; as many as there are cores, if not said' },
    save: { value: 'DIR', says: 'write the save of each game into this folder' },
    report: { value: 'FILE.html', says: 'write a page with plots' },
    statistics: { says: 'also print what the game counts: how often which card, which way to win' },
    json: { says: 'print one JSON object' },
  },
  async run(given, io) {
    const game = gameNamed(given.words[0]);
    given.atMostWords(1);
    const series = readSeries(given, game);
    const workers = given.whole('workers', 1, 64);
    const saveFolder = given.value('save');
    if (saveFolder !== undefined) makeSaveFolder(saveFolder);

    const tally = new Tally(series.config.players, game.rules.cooperative);
    const counts = series.statistics && game.statistics !== null ? new Counts(game.statistics) : null;
    const failures: Failure[] = [];
    let folderOfFailures = saveFolder;
    const progress = new Progress(io.stderr, game.rules.id);
    const started = performance.now();
    try {
      const listener = {
        played: (number: number, played: PlayedGame): void => {
          tally.add(played);
          if (played.outcome !== null) counts?.add(played.marks, played.outcome);
          if (saveFolder !== undefined && played.save !== null) writeSave(join(saveFolder, fileOf(series, number)), played.save);
          if (played.failure !== null && failures.length < MOST_FAILURES) {
            folderOfFailures ??= mkdtempSync(join(tmpdir(), 'skerry-'));
            failures.push(reportFailure(series, number, played.failure, played.save, folderOfFailures, given));
          }
        },
        done: (games: number): void => progress.show(games / series.games),
      };
      await (workers === undefined ? playSeries(series, listener) : playSeries(series, listener, workers));
    } finally {
      progress.clear();
    }
    const figures = tally.figures((performance.now() - started) / 1000);

    for (const failure of failures) io.stderr.write(failureText(failure));
    if (tally.errors > failures.length) io.stderr.write(`… and ${tally.errors - failures.length} more games broke.\n`);
    // What was played for is printed first: it is not lost where a report cannot be written.
    print(io, given, series, tally, figures, counts, failures);
    const report = given.value('report');
    if (report !== undefined) {
      writeReport(report, { game, series, tally, figures, command: commandLine(given) });
      if (!given.has('json')) io.stdout.write(`\nThe report is in ${report}\n`);
    }
    return tally.errors === 0 && tally.finished === series.games ? 0 : 1;
  },
};

function readSeries(given: Given, game: KnownGame): Series {
  const config = readConfig(given, game);
  return {
    game: game.rules.id,
    config,
    seed: readSeed(given) ?? '1',
    from: given.whole('from', 1) ?? 1,
    games: given.whole('games', 1, 100_000_000) ?? 100,
    seatings: [readBots(given.value('bots') ?? 'random', config.players)],
    budget: readBudget(given),
    countUses: given.has('report'),
    keepSaves: given.has('save'),
    statistics: readStatistics(given, game),
  };
}

function readStatistics(given: Given, { rules, statistics }: KnownGame): boolean {
  if (given.has('statistics') && statistics === null) throw new CannotDo(`${rules.id} has no statistics of its own.`);
  return given.has('statistics');
}

function print(
  io: Io,
  given: Given,
  series: Series,
  tally: Tally,
  figures: Figures,
  counts: Counts | null,
  failures: readonly Failure[],
): void {
  const { config, seed, games, from } = series;
  const bots = seatingOf(series, 1);
  if (given.has('json')) {
    const { players, options } = config;
    const counted = counts === null ? {} : { statistics: counts.figures() };
    io.stdout.write(
      `${JSON.stringify({ game: series.game, players, options, bots, seed, from, games, ...figures, ...counted, failures })}\n`,
    );
    return;
  }
  const { finished, errors, decisions, seconds, decisionsPerSecond, gamesPerSecond, rounds } = figures;
  io.stdout.write(
    `${series.game}, ${config.players} players, seed ${seed}: ${finished} of ${games} games finished, ${errors} broke, ${decisions} decisions${rounds === null ? '' : `, ${rounds} rounds in the mean`}\n` +
      `${rounded(seconds)} s: ${gamesPerSecond} games/s, ${decisionsPerSecond} decisions/s\n\n` +
      (tally.won === null ? rivals(tally, bots) : partners(tally, tally.won, bots)),
  );
  if (counts !== null) io.stdout.write(`\n${countsText(counts.figures())}\n`);
}

function rivals(tally: Tally, bots: readonly string[]): string {
  const rows = bots.map((bot, seat) => {
    const { share, low, high } = wilson(tally.wins[seat]!, tally.finished);
    const cells = [
      String(seat + 1).padEnd(4),
      bot.padEnd(6),
      tally.wins[seat]!.toFixed(1).padStart(8),
      percent(share).padStart(7),
      `${percent(low)} – ${percent(high)}`.padStart(15),
      tally.meanScore(seat).toFixed(2).padStart(11),
    ];
    return `${cells.join('  ')}\n`;
  });
  return `seat  bot     wins      share  95 % interval   mean score\n${rows.join('')}`;
}

/** All win or lose as one: it is said once. */
function partners(tally: Tally, won: number, bots: readonly string[]): string {
  const { share, low, high } = wilson(won, tally.finished);
  const rows = bots.map(
    (bot, seat) => `${[String(seat + 1).padEnd(4), bot.padEnd(6), tally.meanScore(seat).toFixed(2).padStart(11)].join('  ')}\n`,
  );
  return (
    `won: ${won} of ${tally.finished} games, ${percent(share)} (95 % interval ${percent(low)} – ${percent(high)})\n\n` +
    `seat  bot      mean score\n${rows.join('')}`
  );
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function fileOf(series: Series, number: number): string {
  return `${series.game}-${seedOf(series, number).replaceAll(/[^\w.-]+/g, '_')}.skerry.json`;
}

function makeSaveFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new CannotDo(`The folder ${folder} cannot be made: ${(error as Error).message}`);
  }
}

function writeSave(file: string, save: Save): void {
  try {
    writeFileSync(file, `${JSON.stringify(save)}\n`);
  } catch (error) {
    throw new CannotDo(`The save cannot be written to ${file}: ${(error as Error).message}`);
  }
}

function reportFailure(series: Series, number: number, message: string, save: Save | null, folder: string, given: Given): Failure {
  let file: string | null = null;
  if (save !== null) {
    file = join(folder, fileOf(series, number));
    writeSave(file, save);
  }
  return {
    game: number,
    seed: seedOf(series, number),
    message,
    save: file,
    again: commandLine(given, { from: String(number), games: '1' }),
  };
}

function failureText({ game, seed, message, save, again }: Failure): string {
  const lines = [`Game ${game} (seed ${seed}) broke: ${message}`, `  play it again:  ${again}`];
  if (save !== null) lines.push(`  look at it:     npm run -s skerry -- replay ${save}`);
  return `${lines.join('\n')}\n`;
}
