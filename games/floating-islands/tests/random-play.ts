import { begin, Chance, configure, Run, Session } from '@skerry/engine';
import { floatingIslands } from '../index.ts';
import type { FloatingIslands } from '../rules/state.ts';

type Options = Readonly<Record<string, boolean | number>>;

/** Every combination of options that matters. A limit of rounds makes random games end soon. */
export const optionSets: readonly Options[] = [{ maxRounds: 30 }, { maxRounds: 3 }, { maxRounds: 12, airshipProperties: true }];
export const playerCounts = [2, 3, 4] as const;

export function newRun(players: number, options: Options, seed: string): Run<FloatingIslands> {
  return new Run<FloatingIslands>(floatingIslands, begin(floatingIslands, configure(floatingIslands, players, options), seed) as never).start();
}

/** A session after so many random answers, or at its end. */
export function playedSession(players: number, options: Options, seed: string, answers = Infinity): Session {
  const session = Session.open(floatingIslands, players, options, seed);
  const chance = Chance.fromSeed(`play ${seed}`);
  while (session.outcome === null && session.length < answers) {
    const open = session.questions;
    const { seat, id, answers: list } = open[chance.below(open.length)]!;
    session.answer(seat, id, chance.below(list.length));
  }
  return session;
}

/** For each player count and each set of options: a name and the two. */
export const tables = playerCounts.flatMap((players) =>
  optionSets.map((options) => ({ players, options, name: `${players} players, ${Object.entries(options).map(([name, value]) => `${name} ${value}`).join(', ')}` })),
);
