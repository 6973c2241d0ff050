import type { Chance, Config } from '@skerry/engine';
import { type BoardId, boards } from '../../content/boards.ts';
import { noElements } from '../../content/elements.ts';
import { scenarios } from '../../content/scenarios.ts';
import { complexities } from '../../content/spirit.ts';
import { spirits } from '../../content/spirits.ts';
import { freeSpirits, settleAspect } from './choosing.ts';
import { blightDeck, eventDeck, powerDeck } from './decks.ts';
import { difficultyOf } from './difficulty.ts';
import { drawBoards } from './free-boards.ts';
import { nowhere } from '../island/nowhere.ts';
import { isWithoutEvents } from './reminders.ts';
import { nothingLaid } from '../scenarios/laid.ts';
import { type Spirit, type State, UNDECIDED } from '../state.ts';
import { extraBoards } from './variants.ts';
import { idOfSpirit, isLot, opponentsOf, setsOf, spiritLots, wishesOf, withoutTokens } from './wishes.ts';

/** Before the island is laid: who plays what is not known yet, but for wishes and lots. */
export function setup(config: Config, chance: Chance): State {
  const { players, options } = config;
  const wishes = wishesOf(config);
  const sets = setsOf(config);
  const state: State = {
    players,
    extra: extraBoards(config),
    sets,
    without: withoutTokens(options),
    wishes,
    enemy: { adversaries: opponentsOf(options), scenario: scenarios.findIndex(({ id }) => id === options['scenario']) },
    difficulty: difficultyOf(options),
    panels: { blight: 0, ruin: 0, beasts: 0 },
    turn: 0,
    phase: 'choose',
    invaderStep: 0,
    boards: wishes.boards.map((wish) => (boards.some(({ id }) => id === wish) ? (wish as BoardId) : null)),
    island: nowhere,
    spaces: [],
    spirits: wishes.spirits.map((wish, seat) =>
      newSpirit(
        spirits.findIndex(({ name }) => idOfSpirit(name) === wish),
        seat,
      ),
    ),
    minor: { deck: powerDeck(sets, 'minor'), discard: [] },
    major: { deck: powerDeck(sets, 'major'), discard: [] },
    forgotten: [],
    progressions: [],
    invaders: {
      deck: [],
      unseen: [],
      known: [],
      shuffled: false,
      veiled: [],
      explore: [],
      build: [],
      ravage: [],
      immigration: [],
      fresh: [],
      escalated: [],
      blighted: [],
      discard: [],
      box: [],
      reminders: [],
    },
    fear: {
      pool: 0,
      generated: 0,
      left: [],
      unseen: [],
      earned: [],
      faceUp: [],
      entrenched: [],
      discard: [],
      box: [],
      terror: 1,
      resolvedThisPhase: 0,
    },
    blight: { card: -1, pool: 0, unseen: blightDeck(sets, true), gone: [], box: 0 },
    modifiers: [],
    conditions: [],
    actions: [],
    nextId: 1,
    lost: null,
    over: false,
    immigrationOver: false,
    weaves: [],
    ways: { settled: false, quiet: false, mourned: 0 },
    marks: [],
    laid: nothingLaid(),
    events: sets === 'base' || options['events'] !== true ? null : eventDeck(sets),
    beastCommands: 0,
    waiting: [],
  };
  if (isWithoutEvents(state)) state.blight.unseen = blightDeck(sets, false);
  drawLots(state, chance);
  return state;
}

function newSpirit(kind: number, board: number): Spirit {
  return {
    kind,
    aspect: UNDECIDED,
    board,
    presence: [],
    tracks: [1, 1],
    destroyed: 0,
    gone: 0,
    energy: 0,
    hand: [],
    played: [],
    discard: [],
    faceDown: [],
    aid: [],
    gained: noElements(),
    markers: noElements(),
    prepared: noElements(),
    spent: noElements(),
    extraPlays: 0,
    mostPlays: null,
    plays: 0,
    growth: { taken: [], open: [], energyGained: false },
    trackUses: [],
    draft: null,
    uses: [],
    repeats: [],
    quickened: 0,
    quickenedLesser: 0,
    swift: 0,
    anySpeed: 0,
    range: 0,
    coastalRange: 0,
    alsoFrom: [],
    takeBack: 0,
    drowned: 0,
    mastered: [],
    forgetting: [],
    bargains: 0,
    owed: 0,
    stars: [],
    forms: [],
    time: 0,
    days: [],
    scattered: 0,
    exposed: [],
    doneThisTurn: [],
    pours: 0,
    absorbed: [],
    done: false,
  };
}

/** J-5.6 */
function drawLots(state: State, chance: Chance): void {
  const { wishes } = state;
  for (const [seat, wish] of wishes.spirits.entries()) {
    if (!isLot(wish)) continue;
    const free = freeSpirits(state);
    const most = complexities.indexOf(spiritLots[wish]);
    const simple = free.filter((kind) => complexities.indexOf(spirits[kind]!.complexity) <= most);
    state.spirits[seat]!.kind = chance.pick(simple.length > 0 ? simple : free);
    settleAspect(state, seat);
  }
  drawBoards(state, chance);
}
