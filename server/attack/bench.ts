import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Session, type AnyGame, type Save } from '@skerry/engine';
import { HonestVisitor, noticed, type Noticed } from './witness.ts';
import type { Orders } from './attacker.ts';
import { fewest } from './fewest.ts';
import { attacks, type Tally } from './kinds.ts';
import { ChildServer } from '../child-server.ts';

export interface AttackBench {
  readonly attack: string;
  /** What the attackers tried, and how often they were let in. */
  readonly tried: number;
  readonly letIn: number;
  /** What somebody else noticed of it, in milliseconds. */
  readonly answer: Noticed;
  readonly bot: Noticed;
  readonly health: Noticed;
  /** The memory of the server after it. */
  readonly megabytes: number;
}

export interface AttackOptions {
  /** How long each attack goes on. */
  readonly seconds?: number;
  /** Which attacks; all, if none is named. */
  readonly only?: readonly string[];
  /** The module with the list of games, and which of them the honest visitor plays. */
  readonly gamesModule?: string;
  readonly game?: string;
  readonly progress?: (part: number, attack: string) => void;
}

/** Longer than that somebody else may not have to wait, ninety-nine times of a hundred. */
export const MOST_MS = 250;

/** The first bots have to sit down before they can move; that is not what is measured. */
const WARM_UP = 10;

export const attackNames: readonly string[] = attacks.map(({ name }) => name);

/**
 * Attacks a server of its own, over loopback, with its usual limits: one kind of attack after the other, each for some seconds and no longer,
 * from one address. From another address an honest visitor plays meanwhile, and it is measured what he notices.
 */
export async function benchAttacks(options: AttackOptions = {}): Promise<AttackBench[]> {
  const { seconds = 4, only = attackNames, gamesModule = '@skerry/games', progress } = options;
  const { games } = (await import(gamesModule)) as { games: readonly { readonly rules: AnyGame }[] };
  const rules = games.find(({ rules: { id } }) => id === options.game)?.rules ?? games[0]!.rules;
  const save = longSave(rules);
  const results: AttackBench[] = [];
  for (const [i, attack] of attacks.filter(({ name }) => only.includes(name)).entries()) {
    progress?.(i / only.length, attack.name);
    results.push(await benchAttack(attack.name, { seconds, gamesModule, rules, save }));
  }
  return results;
}

interface Setting {
  readonly seconds: number;
  readonly gamesModule: string;
  readonly rules: AnyGame;
  readonly save: Save;
}

async function benchAttack(attack: string, { seconds, gamesModule, rules, save }: Setting): Promise<AttackBench> {
  const server = await ChildServer.start(new URL('child.ts', import.meta.url), gamesModule);
  try {
    const honest = await HonestVisitor.arrive(server.address, rules);
    await honest.play((moves) => moves < WARM_UP);
    const orders: Orders = { attack, address: server.address, gamesModule, game: rules.id, save, seconds };
    const attacker = new Worker(new URL('attacker.ts', import.meta.url), { workerData: orders });
    await once(attacker, 'message');
    const over = once(attacker, 'message') as Promise<[Tally]>;
    const until = performance.now() + seconds * 1000;
    await pause(Math.min(500, seconds * 250));
    const waits = await honest.play(() => performance.now() < until);
    const [{ tried, letIn }] = await over;
    const megabytes = server.megabytes();
    honest.leave();
    await attacker.terminate();
    return {
      attack,
      tried,
      letIn,
      answer: noticed(waits.answers),
      bot: noticed(waits.bots),
      health: noticed(waits.healths),
      megabytes,
    };
  } finally {
    await server.stop();
  }
}

/** A game that was played at random almost to its end: as long a save as this game gives. */
function longSave(rules: AnyGame): Save {
  const play = (most: number): Session => {
    const session = Session.open(rules, fewest(rules), {}, 'a long game');
    for (let i = 0; session.outcome === null && i < most; i++) {
      const [question] = session.questions;
      session.answer(question!.seat, question!.id, i % question!.answers.length);
    }
    return session;
  };
  return play(play(4000).length - 2).save();
}
