import { type Chance, type Config, type Play, Refusal, type Seat } from '@skerry/engine';
import { adversaries } from '../content/adversaries.ts';
import { aspectOf, aspects } from '../content/aspects.ts';
import { blightCards } from '../content/blight-cards.ts';
import { type BoardId, boards, type PrintedPiece } from '../content/boards.ts';
import { noElements, readElements } from '../content/elements.ts';
import { eventCards } from '../content/events/index.ts';
import { fearCards } from '../content/fear-cards.ts';
import type { CardSet } from '../content/power.ts';
import { cardsToBeginWith, powerNamed, powers } from '../content/powers.ts';
import { scenarios } from '../content/scenarios.ts';
import { isInSets, type SetChoice } from '../content/sets.ts';
import { complexities, type Complexity, openAtFirst, type SetupStep } from '../content/spirit.ts';
import { spirits } from '../content/spirits.ts';
import type { Test } from '../content/step.ts';
import { adversarySetup, fearGroups, layInvaderDeck, moreFearPerPlayer, royalBacking } from './adversary-setup.ts';
import { boardOf } from '../content/thematic.ts';
import { accelerate } from './accelerating.ts';
import { landAnswer, trackAnswer } from './answers.ts';
import { drawCards, takeCard } from './cards.ts';
import { freeSpirits, settleAspect } from './choosing.ts';
import { meets } from './conditions-of-lands.ts';
import { difficultyOf } from './difficulty.ts';
import { hasScenarioRule, levelOf } from './enemy.ts';
import { escalate } from './escalation.ts';
import { humansOf, isOnExtraBoard } from './extra-board.ts';
import { distanceBetween, landOn, nowhere } from './geography.ts';
import { buildCard, exploreCard, revealCard } from './invader-cards.ts';
import { geography } from './island.ts';
import { boardCount, drawBoards, layIsland } from './laying.ts';
import { changeTokens, dahanIn, putHumans, takeHumans } from './pieces.ts';
import { isLeftOut } from './left-out.ts';
import { mayBeIn, openTracks, putPresence } from './presence.ts';
import { prepareInvocation } from './scenarios/invocation.ts';
import { hideMarkers } from './scenarios/searching.ts';
import { isLastWave, layInvadersAgain, turnBlightCardBack } from './scenarios/second-wave.ts';
import { LOOT } from './scenarios/thieves.ts';
import { nothingLaid } from './scenarios/laid.ts';
import { isWithoutEvents, layReminders } from './reminders.ts';
import { beginDays } from './time.ts';
import { boardWishes, checkIsland, extraBoards, isThematicWish } from './variants.ts';
import {
  BLIGHT,
  DAHAN,
  type Events,
  type Human,
  type Opponent,
  type PieceName,
  pieceNames,
  type Spirit,
  type SpiritTable,
  type State,
  type Token,
  type TokenName,
  tokenNames,
  TOWN,
  UNDECIDED,
} from './state.ts';
import { landsOfCard } from './shown-lands.ts';

const FEAR_PER_PLAYER = 4;

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

/** J-38.1, J-38.3: the second of two games, with other spirits on the island that the first has left. */
export function setupAgain(table: SpiritTable): void {
  const { state } = table;
  turnBlightCardBack(state);
  const { players, sets, events, wishes, blight, boards: same, spirits: first, spaces, laid } = state;
  const { without, enemy, difficulty, extra, island } = state;
  const options: Record<string, string | number | boolean> = { sets, events: events !== null, progression: wishes.progression };
  for (let seat = 0; seat < players; seat++) {
    options[`spirit${seat + 1}`] = 'choose';
    options[`aspect${seat + 1}`] = wishes.aspects[seat] === 'choose' ? 'choose' : 'none';
  }
  const fresh = setup({ players, options }, table.chance);
  for (const deck of ['minor', 'major'] as const) fresh[deck].deck = fresh[deck].deck.filter((card) => !laid.aside.includes(card));
  const kept = {
    ...nothingLaid(),
    wave: 'second',
    first: first.map(({ kind }) => kind),
    aside: laid.aside,
    left: { island, spaces },
    beside: laid.beside,
    next: laid.next,
  } as const;
  const lying = [...laid.next, laid.beside?.card];
  const unseen = fresh.blight.unseen.filter((card) => !lying.includes(card));
  const { spirits: spiritWishes, aspects: aspectWishes } = fresh.wishes;
  Object.assign(state, fresh, {
    without,
    enemy,
    difficulty,
    extra,
    boards: same,
    laid: kept,
    wishes: { ...wishes, spirits: spiritWishes, aspects: aspectWishes },
    blight: { ...blight, unseen, gone: [], box: 0 },
  });
}

/** J-26.1: the numbers of those that are in the sets of the table. */
const numbersIn = (sets: SetChoice, cards: readonly { readonly set: CardSet }[]): number[] =>
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

// ── Laying out ──

/** J-5.2, J-5.3, J-5.4, J-5.5, J-5.7, J-5.8, J-5.10, J-5.11, J-5.14, J-5.15 */
export function* layOut(table: SpiritTable): Play {
  const { state } = table;
  const { players } = state;
  layFear(state);
  layInvaderDeck(state);
  layReminders(state);
  leaveOutMadness(state);
  const blitz = hasScenarioRule(state, 'blitz-blight') ? 1 : 0;
  const again = isLastWave(state);
  if (!again) state.blight.pool = (2 + blitz) * boardCount(state) + 1;
  if (hasScenarioRule(state, 'despicable-theft')) state.laid.loot = [...LOOT];
  yield* layIsland(table);
  for (let slot = 0; slot < boardCount(state); slot++) (again ? layInvadersAgain : layBoard)(state, slot);
  for (let seat = 0; seat < players; seat++) yield* placeSpirit(table, seat);
  for (let seat = 0; seat < players; seat++) yield* beginDays(table, seat);
  yield* adversarySetup(table);
  prepareInvocation(state);
  // J-38.15
  if (hasScenarioRule(state, 'elemental-invocation')) accelerate(table);
  yield* firstExplore(table);
  yield* royalBacking(table);
  yield* hideMarkers(table);
  if (hasScenarioRule(state, 'guard-the-heart')) yield* guardTheHeart(table);
}

/** J-5.2, J-5.3, J-21.2, J-22.10, J-39.5, J-39.12 */
function layFear(state: State): void {
  state.fear.pool = (FEAR_PER_PLAYER + moreFearPerPlayer(state) + state.extra) * state.players;
  state.fear.unseen = numbersIn(state.sets, fearCards);
  state.fear.left = hasScenarioRule(state, 'rituals-of-terror') ? [state.fear.unseen.length] : fearGroups(state);
  if (isWithoutEvents(state) && state.fear.left.length > 1) state.fear.left[1]!++;
  // J-38.12
  if (hasScenarioRule(state, 'ward-the-shores'))
    state.fear.left[2]! += state.fear.unseen.length - state.fear.left.reduce((sum, n) => sum + n, 0);
}

/** J-33.12: an event that does too much with Russia or Many Minds. */
function leaveOutMadness({ events, enemy, spirits: seated }: State): void {
  const tooMuch = levelOf({ enemy }, 'russia') >= 0 || seated.some(({ kind }) => spirits[kind]?.name === 'Many Minds Move as One');
  if (events === null || !tooMuch) return;
  events.unseen = events.unseen.filter((card) => eventCards[card]!.name !== 'A Strange Madness among the Beasts');
}

/** J-5.8, J-26.2, J-39.6, J-39.10 */
function layBoard(state: State, slot: number): void {
  const withTokens = state.sets !== 'base';
  for (const shown of boardOf(state.boards[slot]!).lands) {
    const { number, setup: printed, tokens: more } = shown;
    const land = landOn(geography(state), slot, number);
    for (const name of Object.keys(printed) as PrintedPiece[]) {
      if (name === 'blight') changeTokens(state, land, BLIGHT, printed.blight!);
      else {
        const n = humansOf(state, slot, shown, name);
        if (n > 0) putHumans(state, land, pieceNames.indexOf(name) as Human, n);
      }
    }
    if (!withTokens) continue;
    for (const [name, count] of Object.entries(more) as [TokenName, number][]) {
      if (isLeftOut(state, name)) continue;
      if (name === 'strife') stirUp(state, land, count);
      else changeTokens(state, land, pieceNames.indexOf(name) as Token, count);
    }
  }
}

/** J-39.10: so many of the towns have strife. */
function stirUp(state: State, land: number, count: number): void {
  const peaceful = state.spaces[land]!.groups.find(({ kind }) => kind === TOWN);
  if (peaceful === undefined) return;
  const n = Math.min(count, peaceful.count);
  takeHumans(state, land, peaceful, n);
  putHumans(state, land, TOWN, n, 0, 1);
}

/** J-5.11, J-5.12, J-5.13 */
function* placeSpirit(table: SpiritTable, seat: Seat): Play {
  const { state } = table;
  const spirit = state.spirits[seat]!;
  const kind = spirits[spirit.kind]!;
  spirit.tracks = kind.tracks.map(openAtFirst);
  spirit.destroyed = kind.destroyed ?? 0;
  spirit.prepared = readElements(kind.prepared ?? '');
  spirit.absorbed = state.spirits.map(() => 0);
  spirit.hand = [...cardsToBeginWith(spirit)];
  // J-41.11
  spirit.energy = aspectOf(spirit)?.energy ?? 0;
  const list = state.wishes.progression ? (kind.progression ?? []).map(powerNamed) : [];
  state.progressions[seat] = list;
  for (const deck of ['minor', 'major'] as const) state[deck].deck = state[deck].deck.filter((card) => !list.includes(card));
  for (const first of kind.setup) {
    const lands = placesOf(state, seat, first);
    const { land } = yield* table.ask(seat, 'first-presence', lands.map(landAnswer));
    spirit.presence[land]! += first.presence;
    table.log({ what: 'presence', seat, land, from: 'land' });
    for (const [name, count] of Object.entries(first.with ?? {}))
      changeTokens(state, land, pieceNames.indexOf(name as PieceName) as Token, count);
    if (first.pushDahan === true) yield* scatterDahan(table, seat, land);
  }
}

/** Who lives where a volcano rises goes, one by one. */
function* scatterDahan(table: SpiritTable, seat: Seat, land: number): Play {
  const { state } = table;
  for (let left = dahanIn(state, land); left > 0; left--) {
    const lands = geography(state).adjacent[land]!.map(landAnswer);
    const { land: to } = yield* table.ask(seat, 'scatter', lands, { about: { land, why: 'setup' } });
    const group = state.spaces[land]!.groups.find(({ kind }) => kind === DAHAN)!;
    takeHumans(state, land, group, 1);
    putHumans(state, to, DAHAN, 1);
    table.log({ what: 'moved', from: land, to, piece: DAHAN, n: 1 });
  }
}

export function placesOf(state: State, seat: Seat, { where, anyBoard }: SetupStep): number[] {
  const known = geography(state);
  const { board, presence } = state.spirits[seat]!;
  const lands = known.existing.filter((land) => anyBoard === true || known.board[land] === board);
  // J-5.12: where no land is all that is asked for, the player chooses among those that are the most of it.
  const fitting = (of: readonly Test[], pick: (some: number[]) => number[]): number[] => {
    const fit = (land: number): number => of.filter((test) => meets(state, land, test, { user: seat, target: null })).length;
    const most = Math.max(...lands.map(fit));
    const nearest = lands.filter((land) => fit(land) === most);
    return most === of.length ? pick(nearest) : nearest;
  };
  switch (where.put) {
    case 'ocean':
      return [known.lands + board];
    case 'number':
      return anyBoard === true ? lands.filter((land) => known.number[land] === where.number) : [landOn(known, board, where.number)];
    case 'beside': {
      const near = lands.filter((land) => known.adjacent[land]!.some((other) => presence[other]! > 0) && presence[land] === 0);
      for (const test of where.of) {
        const some = near.filter((land) => meets(state, land, test, { user: seat, target: null }));
        if (some.length > 0) return some;
      }
      return near;
    }
    case 'highest':
      return fitting(where.of, (some) => some.slice(-1));
    case 'lowest':
      return fitting(where.of, (some) => some.slice(0, 1));
    case 'choose':
      return fitting(where.of, (some) => some);
    case 'most-dahan': {
      const free = lands.filter((land) => presence[land] === 0);
      const most = Math.max(...free.map((land) => dahanIn(state, land)));
      return free.filter((land) => dahanIn(state, land) === most);
    }
  }
}

/** J-5.15, J-22.6, J-39.6 */
function* firstExplore(table: SpiritTable): Play {
  const { state } = table;
  const { invaders } = state;
  const explored = (land: number): boolean => state.players > 1 || !isOnExtraBoard(state, land);
  const first = revealCard(table)!;
  yield* exploreCard(table, first, { where: explored });
  yield* escalate(table, first, landsOfCard(state, first), 'after-step');
  invaders.build = [first];
  if (!hasScenarioRule(state, 'blitz-blight')) return;
  yield* buildCard(table, first);
  const second = revealCard(table)!;
  yield* exploreCard(table, second, { where: explored });
  yield* escalate(table, second, landsOfCard(state, second), 'after-step');
  invaders.ravage = [first];
  invaders.build = [second];
}

// ── Guard the Isle's Heart ──

/** J-22.7: one inner land on each board. */
export function innerLands(state: State): number[] {
  const known = geography(state);
  return Array.from({ length: state.players }, (_, slot) => {
    if (state.players <= 2) return landOn(known, slot, 7);
    // The land that is nearest to all the other boards' lands lies in the middle.
    const own = known.existing.filter((land) => known.board[land] === slot);
    const far = (land: number): number => {
      let sum = 0;
      for (let other = 0; other < state.players; other++) {
        if (other === slot) continue;
        sum += Math.min(
          ...known.existing.filter((there) => known.board[there] === other).map((there) => distanceBetween(known, land, there)),
        );
      }
      return sum;
    };
    const nearest = Math.min(...own.map(far));
    return own.filter((land) => far(land) === nearest).at(-1)!;
  });
}

/** J-22.8 */
function* guardTheHeart(table: SpiritTable): Play {
  const { state } = table;
  for (const space of state.spaces) space.groups = space.groups.filter(({ kind }) => kind !== TOWN);
  state.marks = innerLands(state);
  for (let seat = 0; seat < state.players; seat++) {
    const heart = state.marks[state.spirits[seat]!.board]!;
    putHumans(state, heart, 0, 1);
    yield* guardian(table, seat, heart);
    for (const deck of ['minor', 'major'] as const) for (const card of drawCards(table, deck, 1)) takeCard(table, seat, card);
  }
}

/** A presence from a track, in the heart or the nearest land of that board where it may be. */
function* guardian(table: SpiritTable, seat: Seat, heart: number): Play {
  const { state } = table;
  const known = geography(state);
  const spirit = state.spirits[seat]!;
  const lands = known.existing.filter((land) => known.board[land] === spirit.board && mayBeIn(state, seat, land, false));
  const nearest = Math.min(...lands.map((land) => distanceBetween(known, heart, land)));
  const { land } = yield* table.ask(
    seat,
    'first-presence',
    lands.filter((one) => distanceBetween(known, heart, one) === nearest).map(landAnswer),
  );
  const from = yield* table.ask(seat, 'presence-from', openTracks(spirit).map(trackAnswer), { about: { land } });
  putPresence(table, seat, land, from);
}
