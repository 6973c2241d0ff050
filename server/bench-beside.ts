import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Refusal } from '@skerry/engine';
import { benchChild, benchServer, type ServerBench, type ServerBenchOptions } from './bench.ts';

/** What a server did in one run. */
export type Rates = Pick<ServerBench, 'answersPerSecond'> & Pick<ServerBench['costs'], 'cpuMicroseconds'>;

export interface BesideBench {
  readonly game: string;
  readonly tables: number;
  readonly seconds: number;
  /** This server's runs and the other's, in turn. */
  readonly here: readonly Rates[];
  readonly there: readonly Rates[];
}

/**
 * Our server and that of another checkout, measured in turn by the same clients: what else the machine does meanwhile falls on both alike.
 * Who was first in one round is second in the next.
 */
export async function benchBeside(folder: string, rounds: number, options: ServerBenchOptions = {}): Promise<BesideBench> {
  const file = join(resolve(folder), 'server', 'bench-child.ts');
  if (!existsSync(file)) throw new Refusal('bad-request', `${folder} is no checkout of Skerry: there is no server/bench-child.ts in it.`);
  const [here, there]: [Rates[], Rates[]] = [[], []];
  const servers = [
    { program: benchChild, runs: here },
    { program: pathToFileURL(file), runs: there },
  ];
  let last!: ServerBench;
  for (let done = 0; done < 2 * rounds; done++) {
    const { program, runs } = servers[(done + Math.floor(done / 2)) % 2]!;
    last = await benchServer({
      ...options,
      program,
      onlySpeed: true,
      progress: (part) => options.progress?.((done + part) / (2 * rounds)),
    });
    runs.push({ answersPerSecond: last.answersPerSecond, cpuMicroseconds: last.costs.cpuMicroseconds });
  }
  const { game, tables, seconds } = last;
  return { game, tables, seconds, here, there };
}
