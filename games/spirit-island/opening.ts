import { type Opening, type Option, type Play, RulesToCome } from '@skerry/engine';
import { box } from './box.ts';
import { aspects } from './content/aspects.ts';
import { adversaries } from './content/adversaries.ts';
import { archipelagoIds } from './content/archipelagos.ts';
import { boards } from './content/boards.ts';
import { layouts } from './content/layouts.ts';
import { scenarios } from './content/scenarios.ts';
import { setChoices } from './content/sets.ts';
import { spirits } from './content/spirits.ts';
import type { Entry } from './rules/log.ts';
import { chooseSpirits } from './rules/setup/choosing.ts';
import { setup } from './rules/setup/setup.ts';
import { type SpiritTable, type State, tokenNames } from './rules/state.ts';
import { type View, view } from './rules/view.ts';
import { check, idOfSpirit, spiritLots } from './rules/setup/wishes.ts';

const SEATS = [1, 2, 3, 4, 5, 6] as const;

const choice = (first: string, ...values: string[]): Option & { readonly kind: 'choice' } => ({
  kind: 'choice',
  values: [first, ...values],
  default: first,
});

const spiritChoice = choice('choose', ...Object.keys(spiritLots), ...spirits.map(({ name }) => idOfSpirit(name)));
const aspectChoice = choice('none', 'choose', ...aspects.map(({ id }) => id));
const boardChoice = choice('choose', 'random', ...boards.map(({ id }) => id));

/** Where boards have their places, nobody lays them otherwise. */
const fixedPlaces = { boards: 'thematic', scenario: 'the-great-river' };

/** The game until all have a spirit and a board: then the island is laid, which the rules of `index.ts` know. */
export const opening: Opening<State, View, Entry> = {
  id: box.id,
  version: '7',
  players: box.players,
  cooperative: true,
  open: true,
  headings: { turn: 1, phase: 2, step: 3, action: 3 },
  options: {
    sets: { kind: 'choice', values: setChoices, default: 'jagged-earth' },
    tokens: choice('all', 'none', ...tokenNames.map((name) => `without-${name}`)),
    events: { kind: 'switch', default: true },
    adversary: choice('none', ...adversaries.map(({ id }) => id)),
    level: { kind: 'number', min: 0, max: 6, default: 0, idle: { adversary: 'none' } },
    supporting: { ...choice('none', ...adversaries.map(({ id }) => id)), idle: { adversary: 'none' } },
    supportingLevel: { kind: 'number', min: 0, max: 6, default: 0, idle: { supporting: 'none' } },
    scenario: choice('none', ...scenarios.map(({ id }) => id)),
    boards: choice('standard', 'thematic'),
    layout: {
      ...choice(...([...new Set(['standard', ...layouts.map(({ id }) => id), 'own'])] as [string, ...string[]])),
      idle: fixedPlaces,
    },
    archipelago: { ...choice('none', ...archipelagoIds), idle: fixedPlaces },
    extraBoard: { kind: 'switch', default: false },
    extraBoardChoice: { ...boardChoice, idle: { extraBoard: false } },
    ...Object.fromEntries(SEATS.map((seat) => [`spirit${seat}`, spiritChoice])),
    ...Object.fromEntries(SEATS.map((seat) => [`aspect${seat}`, aspectChoice])),
    ...Object.fromEntries(SEATS.map((seat) => [`board${seat}`, boardChoice])),
    progression: { kind: 'switch', default: false },
  },
  check,
  setup,
  step: chooseOnly,
  view,
  rounds: ({ turn }) => turn,
};

function* chooseOnly(table: SpiritTable): Play {
  if (table.state.phase !== 'choose' || !(yield* chooseSpirits(table))) throw new RulesToCome();
}
