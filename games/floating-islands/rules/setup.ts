import type { Chance, Config, Play } from '@skerry/engine';
import { airships, barred, numbers, placeOf, places } from './answers.ts';
import { ALL_CARDS } from './cards.ts';
import { beginRound } from './preparation.ts';
import { findNeighbours, stepQ, stepR } from './sky.ts';
import {
  ALL_ISLANDS,
  type Corporation,
  type FloatingIslands,
  HUNTERS_OF_A_PLAYER,
  type Island,
  ISLANDS,
  type IslandsTable,
  MERCENARIES,
  NOBODY,
  RUNDOR,
  SETTLERS,
  SIDES,
} from './state.ts';

/** F-2.1, F-2.3, F-2.5 */
export function setup({ players, options }: Config, chance: Chance): FloatingIslands {
  const around = chance.shuffle(numbers(ISLANDS).filter((island) => island !== RUNDOR));
  const islands = numbers(ISLANDS).map((island): Island => {
    const side = around.indexOf(island);
    return {
      face: 2 * island + chance.below(2),
      q: side < 0 ? 0 : stepQ[side]!,
      r: side < 0 ? 0 : stepR[side]!,
      turns: chance.below(SIDES),
      permanent: 0,
      temporary: 0,
      owner: NOBODY,
      hunters: 0,
      mercenaries: 0,
    };
  });
  const first = chance.below(players);
  const state: FloatingIslands = {
    islands,
    beside: Array<number>(ISLANDS * SIDES).fill(NOBODY),
    touching: Array<number>(ISLANDS).fill(0),
    corporations: numbers(players).map(newCorporation),
    attacks: [],
    supply: MERCENARIES,
    first,
    turn: first,
    round: 1,
    phase: 'settle',
    properties: options['airshipProperties'] === true,
    maxRounds: Number(options['maxRounds']),
    withoutIsland: 0,
  };
  findNeighbours(state);
  return state;
}

function newCorporation(): Corporation {
  return {
    airship: null,
    hunters: HUNTERS_OF_A_PLAYER,
    mercenaries: 0,
    destroyed: 0,
    deck: ALL_CARDS,
    hand: 0,
    saved: 0,
    discard: 0,
    castled: 0,
    played: [],
    passed: false,
    lost: 0,
  };
}

/** One player after the other, from the first: F-2.4 takes an airship, and when all have one, F-2.6 settles. */
export function* settle(table: IslandsTable): Play {
  const { state } = table;
  const corporation = state.corporations[state.turn]!;
  if (state.properties && corporation.airship === null) yield* takeAirship(table);
  else yield* settleFirstIsland(table);
  state.turn = (state.turn + 1) % state.corporations.length;
  if (state.turn === state.first && corporation.hunters !== HUNTERS_OF_A_PLAYER) placeMercenaries(table);
}

/** F-2.4 */
function* takeAirship(table: IslandsTable): Play {
  const { corporations, turn: seat } = table.state;
  const left = airships.filter((answer) => corporations.every((corporation) => corporation.airship !== answer.airship));
  const { airship } = yield* table.ask(seat, 'airship', left);
  corporations[seat]!.airship = airship;
  table.log({ what: 'airship-taken', seat, airship, rule: 'F-2.4' });
}

/** F-2.6 */
function* settleFirstIsland(table: IslandsTable): Play {
  const { islands, corporations, turn: seat } = table.state;
  let free = ALL_ISLANDS & ~(1 << RUNDOR);
  for (let i = 0; i < ISLANDS; i++) if (islands[i]!.owner !== NOBODY) free &= ~(1 << i);
  const answer = yield* table.ask(seat, 'first-island', places(free), {
    blocked: () => barred(ALL_ISLANDS & ~free, 'F-2.6'),
  });
  const at = placeOf(answer);
  const island = islands[at]!;
  island.owner = seat;
  island.hunters = SETTLERS;
  corporations[seat]!.hunters -= SETTLERS;
  table.log({ what: 'settled', seat, island: at, hunters: SETTLERS, why: 'setup', rule: 'F-2.6' });
}

/** F-2.7 */
function placeMercenaries(table: IslandsTable): void {
  const { state } = table;
  const placed = numbers(ISLANDS).filter((island) => state.islands[island]!.owner === NOBODY);
  for (const island of placed) state.islands[island]!.mercenaries = 1;
  state.supply -= placed.length;
  table.log({ what: 'mercenaries-placed', islands: placed, rule: 'F-2.7' });
  beginRound(table);
}
