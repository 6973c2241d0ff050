import { levels, type Level } from '@skerry/bots';
import type { Given } from '../command.ts';
import type { Io } from '../io.ts';
import type { KnownGame } from '../known-games.ts';
import { Progress } from '../progress.ts';
import { WrongWords } from '../refused.ts';
import { measureBots, measureTeams, usualPairings, type Match, type Pairing, type Team } from '../speed/bot-strength.ts';
import { readBudget, readConfig, readLevel, readSeed } from '../table-flags.ts';
import { markdown } from './markdown.ts';

export async function benchBots(given: Given, io: Io, game: KnownGame): Promise<number> {
  given.atMostWords(2);
  const progress = new Progress(io.stderr, `bots of ${game.rules.id}`);
  // As bots play at a table: with the time limits of their levels, unless another budget is asked for.
  const budget = given.has('iterations') || given.has('milliseconds') ? readBudget(given) : {};
  const wishes = {
    game: game.rules.id,
    config: readConfig(given, game),
    games: given.whole('games', 1) ?? 200,
    seed: readSeed(given) ?? '1',
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
