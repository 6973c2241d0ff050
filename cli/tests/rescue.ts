import type { AnyGame, Play, Table } from '@skerry/engine';
import { onTestFinished } from 'vitest';
import { knownGames, type KnownGame } from '../known-games.ts';
import { plainTellings } from '../plain-telling.ts';

interface Rescue {
  pulled: number[];
}

/** A tiny cooperative game: all pull at a rope at once, each weakly or strongly, and all are saved if most pull strongly. */
const rescue: AnyGame = {
  id: 'rescue',
  version: '1',
  players: { min: 2, max: 6 },
  cooperative: true,
  open: true,
  options: {},
  setup: ({ players }): Rescue => ({ pulled: Array.from({ length: players }, () => 0) }),
  *step(table: Table<Rescue>): Play {
    const { pulled } = table.state;
    const seats = pulled.map((_, seat) => seat);
    yield* table.together(seats, function* (seat): Play {
      const { kind } = yield* table.ask(seat, 'pull', [{ kind: 'weakly' }, { kind: 'strongly' }]);
      pulled[seat] = kind === 'strongly' ? 2 : 1;
    });
    const saved = pulled.filter((strength) => strength === 2).length > seats.length / 2;
    table.end({ scores: pulled, winners: saved ? seats : [] });
  },
  view: (state: Rescue) => structuredClone(state),
  bot: {
    imagine: (view: Rescue) => structuredClone(view),
    value: ({ pulled }: Rescue) => pulled.reduce((sum, strength) => sum + strength, 0) / (2 * pulled.length),
    horizon: 1,
  },
};

/** The command line knows it until the test is over. */
export function knowRescue(): KnownGame {
  const known: KnownGame = { rules: rescue, tellings: plainTellings(rescue.id), statistics: null, example: true };
  const games = knownGames as KnownGame[];
  games.push(known);
  onTestFinished(() => void games.splice(games.indexOf(known), 1));
  return known;
}
