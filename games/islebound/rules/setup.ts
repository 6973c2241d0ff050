import type { Chance, Config, Play, Seat } from '@skerry/engine';
import { Refusal } from '@skerry/engine';
import { skilledCrew, startingCrew } from '../content/crew.ts';
import { FIRST_PORT, REGIONS } from '../content/map.ts';
import { buildings, events, influenceTrack, REGULAR_BUILDINGS, renownTokens, reputations, seaBoards, towns } from '../content/original.ts';
import { portAnswers } from './answers.ts';
import {
  BLOCKED,
  type IsleboundState,
  type IsleboundTable,
  newPlayer,
  NOBODY,
  NOTHING,
  PIRATE_CARDS,
  SERPENT_CARDS,
  type Variants,
} from './state.ts';

const numbers = (count: number, from = 0): number[] => Array.from({ length: count }, (_, i) => from + i);
/** Decks before they are dealt from. */
const allBuildings = numbers(REGULAR_BUILDINGS);
const allMetropolis = numbers(buildings.length - REGULAR_BUILDINGS, REGULAR_BUILDINGS);
const allEvents = numbers(events.length);
const allReputations = numbers(reputations.length);
const allTokens = numbers(renownTokens.length);
const allPorts = numbers(REGIONS - FIRST_PORT, FIRST_PORT);

/** I-18.1 */
export function check({ players, options }: Config): void {
  if (options['smallWorld'] === true && players !== 2) {
    throw new Refusal('small-world', `The small world is for two players, not ${players}.`, { players });
  }
}

/** I-2 */
export function setup({ players, options }: Config, chance: Chance): IsleboundState {
  const variants = options as unknown as Variants;
  const first = chance.below(players);
  const state: IsleboundState = {
    variants: {
      advanced: variants.advanced,
      trade: variants.trade,
      boarding: variants.boarding,
      smallWorld: variants.smallWorld,
      sixBuildings: variants.sixBuildings,
      architect: variants.architect,
      metropolis: variants.metropolis,
    },
    players: Array.from({ length: players }, () => newPlayer(startingCrew)),
    phase: 'home-port',
    round: 1,
    first,
    turn: first,
    from: NOTHING,
    acted: false,
    offers: 0,
    lastRound: 0,
    map: layOut(chance),
    owners: towns.map(() => NOBODY),
    treasure: 0,
    // I-2.8
    influence: influenceTrack.map((_, space) => (players === 2 && space < 2 ? BLOCKED : NOBODY)),
    row: [],
    metropolisRow: [],
    deck: allBuildings.slice(),
    metropolisDeck: variants.metropolis ? allMetropolis.slice() : [],
    discard: [],
    metropolisDiscard: [],
    events: [],
    eventsBelow: allEvents.slice(),
    eventsDone: [],
    reputations: [],
    reputationsBelow: allReputations.slice(),
    reputationsDone: [],
    token: NOTHING,
    tokensBelow: allTokens.slice(),
    crewRow: [],
    crewNext: NOTHING,
    crewBelow: skilledCrew.slice(),
    pirates: PIRATE_CARDS,
    serpents: SERPENT_CARDS,
    dice: [],
    unsettled: false,
    overfull: false,
  };
  const draw = (from: number[], count: number): number[] => {
    const drawn: number[] = [];
    while (drawn.length < count) drawn.push(chance.draw(from));
    return drawn;
  };
  state.events = draw(state.eventsBelow, 2);
  state.reputations = draw(state.reputationsBelow, 2);
  [state.token] = draw(state.tokensBelow, 1) as [number];
  state.crewRow = draw(state.crewBelow, 3);
  [state.crewNext] = draw(state.crewBelow, 1) as [number];
  if (!variants.architect) {
    state.row = draw(state.deck, variants.sixBuildings ? 6 : 5);
    if (variants.metropolis) state.metropolisRow = draw(state.metropolisDeck, 3);
  }
  return state;
}

/** I-2.1, I-2.2: boards and ports change places but do not turn. */
function layOut(chance: Chance): number[] {
  const boards = chance.shuffle(seaBoards.slice());
  const ports = chance.shuffle(allPorts.slice());
  return [...boards.flat(), ...ports];
}

/** I-2.4: the first player chooses first, then the others against the order of play. */
export function* chooseHomePort(table: IsleboundTable): Play {
  const { state } = table;
  const seat = state.turn;
  if (seat === state.first) table.log({ what: 'began', first: seat, variants: state.variants, map: state.map.slice(), rule: 'I-2.1' });
  const isFree = (region: number): boolean => state.owners[state.map[region]!] === NOBODY;
  const ports = portAnswers.slice(FIRST_PORT);
  const { region } = yield* table.ask(
    seat,
    'home-port',
    ports.filter((answer) => isFree(answer.region)),
    { blocked: () => ports.filter((answer) => !isFree(answer.region)).map((answer) => ({ answer, rule: 'I-2.4' })) },
  );
  settleIn(state, seat, region);
  table.log({ what: 'chose-port', seat, town: state.map[region]!, rule: 'I-2.4' });
  const { length } = state.players;
  state.turn = (seat + length - 1) % length;
  if (state.turn !== state.first) return;
  state.phase = state.variants.architect ? 'deal' : 'sail';
  if (state.phase === 'sail') table.log({ what: 'round', round: 1, last: false, rule: 'I-4.1' });
}

function settleIn(state: IsleboundState, seat: Seat, region: number): void {
  const player = state.players[seat]!;
  const town = state.map[region]!;
  player.home = town;
  player.ship = region;
  state.owners[town] = seat;
}
