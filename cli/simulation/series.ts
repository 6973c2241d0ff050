import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Level } from '@skerry/bots';
import type { Budget, Config } from '@skerry/engine';
import { gameNamed } from '../known-games.ts';
import { playOneGame, type PlayedGame } from './one-game.ts';

/** Many games of one kind: plain data, so that a worker can be given it. Each game has a seed of its own, made from its number. */
export interface Series {
  readonly game: string;
  readonly config: Config;
  readonly seed: string;
  /** The number of the first game. */
  readonly from: number;
  readonly games: number;
  /** Who sits where: the first game takes the first line, and so on round and round. */
  readonly seatings: readonly (readonly Level[])[];
  readonly budget: Partial<Budget>;
  readonly countUses: boolean;
  readonly keepSaves: boolean;
  /** Whether the game counts what it finds worth counting. */
  readonly statistics: boolean;
}

export function seedOf(series: Pick<Series, 'seed'>, number: number): string {
  return `${series.seed}-${number}`;
}

export function seatingOf({ seatings }: Pick<Series, 'seatings'>, number: number): readonly Level[] {
  return seatings[(number - 1) % seatings.length]!;
}

/** Plays the game with this number. */
export function playGameOf(series: Series, number: number): PlayedGame {
  const { config, budget, countUses, keepSaves } = series;
  const { rules, statistics } = gameNamed(series.game);
  return playOneGame({
    game: rules,
    config,
    seed: seedOf(series, number),
    bots: seatingOf(series, number),
    budget,
    countUses,
    keepSave: keepSaves,
    statistics: series.statistics ? statistics : null,
  });
}

interface Listener {
  /** Called for each game, in the order of their numbers. */
  played(number: number, game: PlayedGame): void;
  /** Called now and then with how many are done. */
  done(games: number): void;
}

/** Plays all games of a series. The result is the same with any number of workers. */
export async function playSeries(series: Series, listener: Listener, workers = availableParallelism()): Promise<void> {
  const thinks = series.seatings.flat().some((level) => level !== 'random');
  if (thinks && series.games > 1) await playInWorkers(series, listener, Math.min(workers, series.games));
  else await playHere(series, listener);
}

const BREATHE_EVERY_MILLISECONDS = 100;

async function playHere(series: Series, listener: Listener): Promise<void> {
  let breathed = performance.now();
  for (let i = 0; i < series.games; i++) {
    listener.played(series.from + i, playGameOf(series, series.from + i));
    if (performance.now() - breathed < BREATHE_EVERY_MILLISECONDS) continue;
    listener.done(i + 1);
    await setImmediate();
    breathed = performance.now();
  }
}

/** Each worker plays one game after the other; what comes early waits until it is its turn. */
async function playInWorkers(series: Series, listener: Listener, size: number): Promise<void> {
  const early = new Map<number, PlayedGame>();
  const end = series.from + series.games;
  let next = series.from;
  let reported = series.from;
  let done = 0;
  const workers: Worker[] = [];
  const report = (): void => {
    for (let ready = early.get(reported); ready !== undefined; ready = early.get(reported)) {
      early.delete(reported);
      listener.played(reported++, ready);
    }
    listener.done(++done);
  };
  try {
    await new Promise<void>((resolve, reject) => {
      for (let i = 0; i < size; i++) {
        const worker = new Worker(new URL('./series-worker.ts', import.meta.url), { workerData: series });
        workers.push(worker);
        worker.on('error', reject);
        worker.on('message', ({ number, game }: Played) => {
          early.set(number, game);
          try {
            report();
          } catch (error) {
            // Nobody hears an error that is thrown at a message.
            reject(error);
            return;
          }
          if (next < end) worker.postMessage(next++);
          else if (done === series.games) resolve();
        });
        worker.postMessage(next++);
      }
    });
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** What a worker reports. */
export interface Played {
  readonly number: number;
  readonly game: PlayedGame;
}
