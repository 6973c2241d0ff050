import { parentPort, workerData } from 'node:worker_threads';
import type { AnyGame, Save } from '@skerry/engine';
import { attacks } from './kinds.ts';

/** What an attacker is told. */
export interface Orders {
  readonly attack: string;
  readonly address: string;
  readonly gamesModule: string;
  readonly game: string;
  readonly save: Save;
  readonly seconds: number;
}

/** Attacks from a thread of its own, so that the honest visitor does not wait for the attacker's own work. */
const { attack, address, gamesModule, game, save, seconds } = workerData as Orders;
const { games } = (await import(gamesModule)) as { games: readonly { readonly rules: AnyGame }[] };
const { rules } = games.find((one) => one.rules.id === game)!;
parentPort!.postMessage('ready');
const until = performance.now() + seconds * 1000;
const tally = await attacks.find(({ name }) => name === attack)!.run({ address, rules, save, goesOn: () => performance.now() < until });
parentPort!.postMessage(tally);
