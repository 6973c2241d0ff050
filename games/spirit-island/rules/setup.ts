import { type Chance, type Config, Refusal } from '@skerry/engine';
import { adversaries } from '../content/adversaries.ts';
import { aspects } from '../content/aspects.ts';
import { blightCards } from '../content/blight-cards.ts';
import { type BoardId, boards } from '../content/boards.ts';
import { noElements } from '../content/elements.ts';
import { eventCards } from '../content/events/index.ts';
import type { CardSet } from '../content/power.ts';
import { powers } from '../content/powers.ts';
import { scenarios } from '../content/scenarios.ts';
import { isInSets, type SetChoice } from '../content/sets.ts';
import { complexities, type Complexity } from '../content/spirit.ts';
import { spirits } from '../content/spirits.ts';
import { freeSpirits, settleAspect } from './choosing.ts';
import { difficultyOf } from './difficulty.ts';
import { nowhere } from './nowhere.ts';
import { drawBoards } from './free-boards.ts';
import { nothingLaid } from './scenarios/laid.ts';
import { isWithoutEvents } from './reminders.ts';
import { boardWishes, checkIsland, extraBoards, isThematicWish } from './variants.ts';
import { type Events, type Opponent, type Spirit, type State, type TokenName, tokenNames, UNDECIDED } from './state.ts';

const ids = new Map<string, string>();

/** A name as options have it; every new game asks for those of all spirits. */
export function idOfSpirit(name: string): string {
  let id = ids.get(name);
  if (id === undefined) {
    id = name
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .replaceAll(/[^a-z]+/g, '-');
    ids.set(name, id);
  }
  return id;
}

/** Refuses what cannot be played. */
export function check({ players, options }: Config): void {
  const wish = wishesOf({ players, options });
  for (const [what, list] of [
    ['spirit', wish.spirits],
    ['board', wish.boards],
  ] as const) {
    const named = list.filter((one) => one !== 'choose' && !isLot(one));
    if (new Set(named).size < named.length) throw new Refusal('twice', `Two seats cannot have the same ${what}.`, { what });
  }
  wish.aspects.forEach((id, seat) => {
    const aspect = aspects.find((one) => one.id === id);
    const spirit = wish.spirits[seat]!;
    if (aspect !== undefined && spirit !== 'choose' && !isLot(spirit) && spirit !== idOfSpirit(aspect.spirit))
      throw new Refusal('aspect', `The aspect ${aspect.name} belongs to ${aspect.spirit}.`, { aspect: aspect.name, spirit: aspect.spirit });
  });
  const sets = setsOf({ players, options });
  for (const [what, name, set] of chosenThings({ players, options }))
    if (!isInSets(sets, set)) throw new Refusal('other-set', `${name} is not in the sets that are played with.`, { what, name });
  checkAdversaries(options);
  checkIsland({ players, options });
}

/** J-37.1, J-36.4, J-36.18 */
function checkAdversaries(options: Config['options']): void {
  const { adversary, level, supporting, supportingLevel, events } = options;
  if ((adversary === 'none' && level !== 0) || (supporting === 'none' && supportingLevel !== 0))
    throw new Refusal('level-without-adversary', 'A level above 0 needs an adversary.');
  if (adversary === 'none' && supporting !== 'none') throw new Refusal('supporting-alone', 'A supporting adversary needs one that leads.');
  if (adversary !== 'none' && adversary === supporting) throw new Refusal('same-adversary', 'An adversary cannot support itself.');
  const against = (id: string): number => (adversary === id ? Number(level) : supporting === id ? Number(supportingLevel) : -1);
  if (against('france') >= 2 && events !== true) throw new Refusal('france-without-events', 'France needs the events from level 2 on.');
  if (against('russia') >= 0 && leftOut(options).includes('beasts')) throw new Refusal('russia-without-beasts', 'Russia needs beasts.');
}

/** J-37.1: the leading adversary first. */
function opponentsOf({ adversary, level, supporting, supportingLevel }: Config['options']): Opponent[] {
  const chosen = [
    [adversary, level],
    [supporting, supportingLevel],
  ] as const;
  return chosen.flatMap(([wish, strength]) => {
    const place = adversaries.findIndex(({ id }) => id === wish);
    return place < 0 ? [] : [{ adversary: place, level: Number(strength) }];
  });
}

const setsOf = ({ options }: Config): SetChoice => options['sets'] as SetChoice;

/** J-39.15: what a table plays without. */
function leftOut(options: Config['options']): readonly TokenName[] {
  const wish = String(options['tokens']);
  return tokenNames.filter((name) => wish === 'none' || wish === `without-${name}`);
}

/** What was asked for by name and comes in a box. */
function chosenThings(config: Config): (readonly [what: string, name: string, set: CardSet])[] {
  const { spirits: wished, aspects: wishedAspects } = wishesOf(config);
  const { adversary, supporting, scenario } = config.options;
  return [
    ...spirits.flatMap(({ name, set }) => (wished.includes(idOfSpirit(name)) ? [['spirit', name, set] as const] : [])),
    ...aspects.flatMap(({ id, name, set }) => (wishedAspects.includes(id) ? [['aspect', name, set] as const] : [])),
    ...adversaries.flatMap(({ id, name, set }) => (id === adversary || id === supporting ? [['adversary', name, set] as const] : [])),
    ...scenarios.flatMap(({ id, name, set }) => (id === scenario ? [['scenario', name, set] as const] : [])),
  ];
}

function wishesOf({ players, options }: Config): State['wishes'] {
  const seats = Array.from({ length: players }, (_, seat) => seat + 1);
  return {
    spirits: seats.map((seat) => String(options[`spirit${seat}`])),
    boards: boardWishes({ players, options }),
    thematic: isThematicWish({ options }),
    aspects: seats.map((seat) => String(options[`aspect${seat}`])),
    layout: String(options['layout']),
    archipelago: String(options['archipelago']),
    progression: options['progression'] === true,
  };
}

/** Before the island is laid: who plays what is not known yet, but for wishes and lots. */
export function setup(config: Config, chance: Chance): State {
  const { players, options } = config;
  const wishes = wishesOf(config);
  const sets = setsOf(config);
  const state: State = {
    players,
    extra: extraBoards(config),
    sets,
    without: leftOut(options),
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
    minor: { deck: dealt(sets, 'minor'), discard: [] },
    major: { deck: dealt(sets, 'major'), discard: [] },
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
    blight: { card: -1, pool: 0, unseen: numbersIn(sets, blightCards), gone: [], box: 0 },
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
  if (isWithoutEvents(state)) state.blight.unseen = state.blight.unseen.filter(lastsWithoutEvents);
  drawLots(state, chance);
  return state;
}

/** J-26.1: the numbers of those that are in the sets of the table. */
export const numbersIn = (sets: SetChoice, cards: readonly { readonly set: CardSet }[]): number[] =>
  cards.flatMap(({ set }, card) => (isInSets(sets, set) ? [card] : []));

/** J-39.13: without events no card that is kind, or done at once. */
function lastsWithoutEvents(card: number): boolean {
  const { side, perPlayer, ongoing, lasting } = blightCards[card]!;
  return side !== 'blighted' || (perPlayer > 2 && (ongoing.length > 0 || lasting !== null));
}

/** J-26.3 */
const eventDeck = (sets: SetChoice): Events => ({
  // J-36.4: what only one adversary brings is laid there by it.
  unseen: numbersIn(sets, eventCards).filter((card) => eventCards[card]!.onlyWith === undefined),
  under: [],
  discard: [],
  current: -1,
  part: 0,
  title: '',
  back: 0,
});

/** The cards of a deck. */
const dealt = (sets: SetChoice, deck: 'minor' | 'major'): number[] => numbersIn(sets, powers).filter((card) => powers[card]!.kind === deck);

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

/** Ways to leave a spirit to the lot: among all of them, or only among those that are no more complex than this. */
export const spiritLots = { random: 'very high', 'random-moderate': 'moderate', 'random-low': 'low' } as const satisfies Record<
  string,
  Complexity
>;

const isLot = (wish: string): wish is keyof typeof spiritLots => wish in spiritLots;

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
