import type { Given } from '../command.ts';
import type { Io } from '../io.ts';
import { knownGames, type KnownGame } from '../known-games.ts';
import { Progress } from '../progress.ts';
import { rounded } from '../simulation/statistics.ts';
import { measurePlay, measureTable, type PlaySpeed, type TableCosts } from '../speed/random-play.ts';
import { readConfig } from '../table-flags.ts';
import { markdown } from './markdown.ts';

export async function benchRules(given: Given, io: Io, game: KnownGame): Promise<number> {
  const speed = measure(given, io, game);
  io.stdout.write(given.has('json') ? `${JSON.stringify(speed)}\n` : speedTable([speed]));
  return 0;
}

export async function benchAllRules(given: Given, io: Io): Promise<number> {
  const speeds = knownGames.map((game) => measure(given, io, game));
  io.stdout.write(given.has('json') ? `${JSON.stringify(speeds)}\n` : speedTable(speeds));
  return 0;
}

interface Speed extends Omit<PlaySpeed, 'games' | 'decisions'>, TableCosts {
  readonly game: string;
  readonly players: number;
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
