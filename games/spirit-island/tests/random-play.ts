import { randomPlay, type TriedTable } from '@skerry/engine/laws';
import { aspects } from '../content/aspects.ts';
import { adversaries } from '../content/adversaries.ts';
import { scenarios } from '../content/scenarios.ts';
import { spiritIsland } from '../index.ts';
import { idOfSpirit } from '../rules/setup/wishes.ts';
import type { State } from '../rules/state.ts';

const table = (players: number, options: TriedTable['options'], ...words: string[]): TriedTable => ({
  players,
  options: { sets: 'base', ...options },
  name: [`${players} players`, ...words].join(', '),
});

const ofBase = adversaries.filter(({ set }) => set === 'base');
const later = adversaries.filter(({ set }) => set !== 'base');

/** The base game: one to six spirits, each adversary low and high, each scenario, and a scenario against an adversary. */
const baseTables: readonly TriedTable[] = [
  ...[1, 2, 3, 4, 5, 6].map((players) => table(players, {})),
  table(2, { progression: true, spirit1: 'river-surges-in-sunlight', spirit2: 'lightnings-swift-strike' }, 'progressions'),
  table(4, { layout: 'leaf' }, 'leaf'),
  ...ofBase.flatMap(({ id }, i) => [table(1 + i, { adversary: id, level: 0 }, id), table(2, { adversary: id, level: 6 }, id, 'level 6')]),
  ...scenarios.filter(({ set }) => set === 'base').map(({ id }, i) => table(1 + (i % 3), { scenario: id }, id)),
  table(2, { adversary: 'sweden', level: 4, scenario: 'dahan-insurrection' }, 'sweden', 'insurrection'),
];

const all = { sets: 'jagged-earth' };

/** And with the later sets. */
export const tables: readonly TriedTable[] = [
  ...baseTables,
  table(2, { sets: 'branch-and-claw' }, 'Branch & Claw'),
  ...[1, 2, 3, 4, 5, 6].map((players) => table(players, all, 'all sets')),
  ...scenarios.filter(({ set }) => set !== 'base').map(({ id }, i) => table(1 + (i % 3), { ...all, scenario: id }, id)),
  table(2, { ...all, tokens: 'none' }, 'no tokens'),
  ...later.flatMap(({ id }, i) => [
    table(1 + (i % 3), { ...all, adversary: id, level: 0 }, id),
    table(2, { ...all, adversary: id, level: 6 }, id, 'level 6'),
  ]),
  // Each leads one of them and supports another.
  ...adversaries.map(({ id }, i) => {
    const other = adversaries[(i + 3) % adversaries.length]!.id;
    return table(2, { ...all, adversary: id, level: 6, supporting: other, supportingLevel: 6 }, id, `with ${other}`);
  }),
  table(2, { ...all, boards: 'thematic' }, 'thematic'),
  table(1, { ...all, boards: 'thematic', extraBoard: true }, 'thematic', 'extra board'),
  table(2, { ...all, extraBoard: true, layout: 'own' }, 'extra board', 'own layout'),
  table(2, { ...all, archipelago: 'two-islands' }, 'two islands'),
  table(3, { archipelago: 'bay', layout: 'standard' }, 'bay'),
  ...aspects.map(({ id, spirit }, i) => table(1 + (i % 2), { ...all, spirit1: idOfSpirit(spirit), aspect1: id }, id)),
  table(3, { ...all, aspect1: 'choose', aspect2: 'choose', aspect3: 'choose' }, 'aspects to choose'),
  table(2, { ...all, events: false }, 'no events'),
];

export const { newRun, playedSession } = randomPlay<State>(spiritIsland);
