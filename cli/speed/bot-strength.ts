import { levels, type Level } from '@skerry/bots';
import type { Config } from '@skerry/engine';
import { CannotDo } from '../refused.ts';
import type { PlayedGame, Thinking } from '../simulation/one-game.ts';
import { playSeries, type Series } from '../simulation/series.ts';
import { rounded, wilson } from '../simulation/statistics.ts';

/** One seat of a level against the others of the level below it. */
export interface Match {
  readonly level: Level;
  readonly against: Level;
  readonly players: number;
  readonly games: number;
  /** Of the one seat; a shared win counts as its share. */
  readonly wins: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly even: number;
  readonly meanMilliseconds: number;
  readonly slowestMilliseconds: number;
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

async function match(
  { game, config, games, seed, budget, workers }: Wishes,
  level: Level,
  against: Level,
  progress: (share: number) => void,
): Promise<Match> {
  const { players } = config;
  // The one seat goes round the table, so that the seat itself gives nobody an advantage.
  const seatings = Array.from({ length: players }, (_, one) =>
    Array.from({ length: players }, (__, seat) => (seat === one ? level : against)),
  );
  const series: Series = {
    game,
    config,
    seed: `${seed} ${level} ${against}`,
    from: 1,
    games,
    seatings,
    budget,
    countUses: false,
    keepSaves: false,
  };
  const thinking: Thinking = { decisions: 0, milliseconds: 0, slowest: 0 };
  let wins = 0;
  const listener = {
    played: (number: number, played: PlayedGame): void => {
      if (played.outcome === null) throw new CannotDo(`Game ${number} of ${level} against ${against} broke: ${played.failure}`);
      const seat = (number - 1) % players;
      const { winners } = played.outcome;
      if (winners.includes(seat)) wins += 1 / winners.length;
      const own = played.thinking[seat]!;
      thinking.decisions += own.decisions;
      thinking.milliseconds += own.milliseconds;
      thinking.slowest = Math.max(thinking.slowest, own.slowest);
    },
    done: (done: number): void => progress(done / games),
  };
  await (workers === undefined ? playSeries(series, listener) : playSeries(series, listener, workers));
  const { share, low, high } = wilson(wins, games);
  return {
    level,
    against,
    players,
    games,
    wins: rounded(wins),
    share: rounded(share, 4),
    low: rounded(low, 4),
    high: rounded(high, 4),
    even: rounded(1 / players, 4),
    meanMilliseconds: rounded(thinking.milliseconds / Math.max(1, thinking.decisions)),
    slowestMilliseconds: rounded(thinking.slowest),
  };
}
