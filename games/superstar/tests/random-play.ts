import { begin, Chance, configure, Run, Session } from '@skerry/engine';
import { superstar } from '../index.ts';
import type { Superstar } from '../rules/state.ts';

/** Every combination of options that matters: none, each alone, all. */
export const optionSets: readonly Readonly<Record<string, boolean>>[] = [
  {},
  ...Object.keys(superstar.options).map((name) => ({ [name]: true })),
  Object.fromEntries(Object.keys(superstar.options).map((name) => [name, true])),
];

export const playerCounts = [2, 3, 4, 5, 6] as const;

export function newRun(players: number, options: Readonly<Record<string, boolean>>, seed: string): Run<Superstar> {
  return new Run<Superstar>(superstar, begin(superstar, configure(superstar, players, options), seed) as never).start();
}

/** A session after so many random answers, or at its end. */
export function playedSession(players: number, options: Readonly<Record<string, boolean>>, seed: string, answers = Infinity): Session {
  const session = Session.open(superstar, players, options, seed);
  const chance = Chance.fromSeed(`play ${seed}`);
  while (session.outcome === null && session.length < answers) {
    const { seat, id, answers: list } = session.questions[0]!;
    session.answer(seat, id, chance.below(list.length));
  }
  return session;
}

/** For each player count and each set of options: a name and the two. */
export const tables = playerCounts.flatMap((players) =>
  optionSets.map((options) => ({ players, options, name: `${players} players, ${Object.keys(options).join(', ') || 'no option'}` })),
);
