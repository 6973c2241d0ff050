import { randomPlay, type TriedTable } from '@skerry/engine/laws';
import { adversaries } from '../content/adversaries.ts';
import { scenarios } from '../content/scenarios.ts';
import { spiritIsland } from '../index.ts';
import type { State } from '../rules/state.ts';

const table = (players: number, options: TriedTable['options'], ...words: string[]): TriedTable => ({
  players,
  options: { sets: 'base', ...options },
  name: [`${players} players`, ...words].join(', '),
});

/** The base game: one to six spirits, each adversary low and high, each scenario, and a scenario against an adversary. */
export const baseTables: readonly TriedTable[] = [
  ...[1, 2, 3, 4, 5, 6].map((players) => table(players, {})),
  table(2, { progression: true, spirit1: 'river-surges-in-sunlight', spirit2: 'lightnings-swift-strike' }, 'progressions'),
  table(4, { layout: 'leaf' }, 'leaf'),
  ...adversaries.flatMap(({ id }, i) => [
    table(1 + i, { adversary: id, level: 0 }, id),
    table(2, { adversary: id, level: 6 }, id, 'level 6'),
  ]),
  ...scenarios.map(({ id }, i) => table(1 + (i % 3), { scenario: id }, id)),
  table(2, { adversary: 'sweden', level: 4, scenario: 'dahan-insurrection' }, 'sweden', 'insurrection'),
];

const all = { sets: 'jagged-earth' };

/** And with the later sets. */
export const tables: readonly TriedTable[] = [
  ...baseTables,
  table(2, { sets: 'branch-and-claw' }, 'Branch & Claw'),
  ...[1, 2, 3, 4, 5, 6].map((players) => table(players, all, 'all sets')),
  table(2, { ...all, tokens: 'none' }, 'no tokens'),
  table(2, { ...all, events: false }, 'no events'),
];

export const { newRun, playedSession } = randomPlay<State>(spiritIsland);
