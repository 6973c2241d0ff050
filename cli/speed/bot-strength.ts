import { levels, type Level } from '@skerry/bots';
import type { Config } from '@skerry/engine';
import { CannotDo } from '../refused.ts';
import type { PlayedGame, Thinking } from '../simulation/one-game.ts';
import { playSeries, type Series } from '../simulation/series.ts';
import { rounded, wilson } from '../simulation/statistics.ts';
import { winShare } from '../simulation/tally.ts';

/** How bots of a level did. */
interface Strength {
  readonly level: Level;
  readonly players: number;
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly meanMilliseconds: number;
  readonly slowestMilliseconds: number;
}

/** One seat of a level against the others of the level below it. */
export interface Match extends Strength {
  readonly against: Level;
  /** Of the one seat; a shared win counts as its share. */
  readonly wins: number;
  readonly even: number;
}

/** All seats of one level, in a game that all win or lose as one. */
export interface Team extends Strength {
  readonly won: number;
}

interface Wishes {
  readonly game: string;
  readonly config: Config;
  readonly games: number;
  readonly seed: string;
  readonly budget: Series['budget'];
  readonly workers: number | undefined;
}

/** Who is measured against whom. */
export type Pairing = readonly [level: Level, against: Level];

/** Each level against the one below. */
export const usualPairings: readonly Pairing[] = levels.slice(1).map((level, i) => [level, levels[i]!]);

export async function measureBots(wishes: Wishes, pairings: readonly Pairing[], progress: (share: number) => void): Promise<Match[]> {
  const matches: Match[] = [];
  for (const [i, [level, against]] of pairings.entries()) {
    matches.push(await match(wishes, level, against, (share) => progress((i + share) / pairings.length)));
  }
  return matches;
}

export async function measureTeams(wishes: Wishes, teams: readonly Level[], progress: (share: number) => void): Promise<Team[]> {
  const measured: Team[] = [];
  for (const [i, level] of teams.entries()) {
    const seatings = [Array.from({ length: wishes.config.players }, () => level)];
    const tried = await tryOut(wishes, level, seatings, null, (share) => progress((i + share) / teams.length));
    measured.push({ ...tried.strength, won: tried.wins });
  }
  return measured;
}

async function match(wishes: Wishes, level: Level, against: Level, progress: (share: number) => void): Promise<Match> {
  const { players } = wishes.config;
  // The one seat goes round the table, so that the seat itself gives nobody an advantage.
  const seatings = Array.from({ length: players }, (_, one) =>
    Array.from({ length: players }, (__, seat) => (seat === one ? level : against)),
  );
  const { strength, wins } = await tryOut(wishes, level, seatings, against, progress);
  return { ...strength, against, wins: rounded(wins), even: rounded(1 / players, 4) };
}

/** Plays the games of one row of the table. Against others, the seats of the level are one in each game, which goes round. */
async function tryOut(
  { game, config, games, seed, budget, workers }: Wishes,
  level: Level,
  seatings: Series['seatings'],
  against: Level | null,
  progress: (share: number) => void,
): Promise<{ readonly strength: Strength; readonly wins: number }> {
  const { players } = config;
  const who = against === null ? level : `${level} against ${against}`;
  const series: Series = {
    game,
    config,
    seed: against === null ? `${seed} ${level}` : `${seed} ${level} ${against}`,
    from: 1,
    games,
    seatings,
    budget,
    countUses: false,
    keepSaves: false,
    statistics: false,
  };
  const thinking: Thinking = { decisions: 0, milliseconds: 0, slowest: 0 };
  let wins = 0;
  const listener = {
    played: (number: number, played: PlayedGame): void => {
      if (played.outcome === null) throw new CannotDo(`Game ${number} of ${who} broke: ${played.failure}`);
      const seat = (number - 1) % players;
      if (played.outcome.winners.includes(seat)) wins += winShare(played.outcome);
      for (const own of against === null ? played.thinking : [played.thinking[seat]!]) {
        thinking.decisions += own.decisions;
        thinking.milliseconds += own.milliseconds;
        thinking.slowest = Math.max(thinking.slowest, own.slowest);
      }
    },
    done: (done: number): void => progress(done / games),
  };
  await (workers === undefined ? playSeries(series, listener) : playSeries(series, listener, workers));
  const { share, low, high } = wilson(wins, games);
  const strength: Strength = {
    level,
    players,
    games,
    share: rounded(share, 4),
    low: rounded(low, 4),
    high: rounded(high, 4),
    meanMilliseconds: rounded(thinking.milliseconds / Math.max(1, thinking.decisions)),
    slowestMilliseconds: rounded(thinking.slowest),
  };
  return { strength, wins };
}
