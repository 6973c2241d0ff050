import { type Chance, type Config, type Play, Refusal, type Seat } from '@skerry/engine';
import { aspectOf, aspects } from '../content/aspects.ts';
import { adversaries, USUAL_DECK } from '../content/adversaries.ts';
import { blightCards } from '../content/blight-cards.ts';
import { boardNamed, boards, type StandardBoardId } from '../content/boards.ts';
import { noElements, readElements } from '../content/elements.ts';
import { eventCards } from '../content/events/index.ts';
import { fearCards } from '../content/fear-cards.ts';
import { invaderCards } from '../content/invader-cards.ts';
import { type LayoutId, layoutNamed, layouts } from '../content/layouts.ts';
import type { CardSet } from '../content/power.ts';
import { cardsToBeginWith, powerNamed, powers } from '../content/powers.ts';
import { scenarios } from '../content/scenarios.ts';
import { isInSets, type SetChoice } from '../content/sets.ts';
import { openAtFirst, type SetupStep } from '../content/spirit.ts';
import { spirits } from '../content/spirits.ts';
import type { Test } from '../content/step.ts';
import { accelerate } from './accelerating.ts';
import { landAnswer, trackAnswer } from './answers.ts';
import { drawCards, takeCard } from './cards.ts';
import { freeSpirits, settleAspect } from './choosing.ts';
import { meets } from './conditions-of-lands.ts';
import { hasChange, hasScenarioRule } from './enemy.ts';
import { distanceBetween, islandOf, landOn } from './geography.ts';
import { buildCard, exploreCard, landsOfCard, revealCard } from './invader-cards.ts';
import { deciderFor, geography } from './island.ts';
import { changeTokens, dahanIn, emptySpace, invadersIn, putHumans, takeHumans, tokens } from './pieces.ts';
import { mayBeIn, openTracks, putPresence } from './presence.ts';
import { prepareInvocation } from './scenarios/invocation.ts';
import { hideMarkers } from './scenarios/searching.ts';
import { isLastWave, layInvadersAgain, turnBlightCardBack } from './scenarios/second-wave.ts';
import { LOOT } from './scenarios/thieves.ts';
import { nothingLaid } from './scenarios/laid.ts';
import { backsOf, stageOfBack } from './stage.ts';
import { beginDays } from './time.ts';
import {
  BLIGHT,
  CITY,
  DAHAN,
  type Events,
  type Human,
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

const FEAR_PER_PLAYER = 4;
const USUAL_FEAR = [3, 3, 3] as const;
/** J-5.6: boards that fit badly together in a small game. */
const BAD_PAIRS: readonly (readonly [StandardBoardId, StandardBoardId])[] = [
  ['B', 'E'],
  ['D', 'F'],
];

export const idOfSpirit = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z]+/g, '-');

/** Refuses what cannot be played. */
export function check({ players, options }: Config): void {
  const wish = wishesOf({ players, options });
  for (const [what, list] of [
    ['spirit', wish.spirits],
    ['board', wish.boards],
  ] as const) {
    const named = list.filter((one) => one !== 'choose' && one !== 'random');
    if (new Set(named).size < named.length) throw new Refusal('twice', `Two seats cannot have the same ${what}.`, { what });
  }
  wish.aspects.forEach((id, seat) => {
    const aspect = aspects.find((one) => one.id === id);
    const spirit = wish.spirits[seat]!;
    if (aspect !== undefined && spirit !== 'choose' && spirit !== 'random' && spirit !== idOfSpirit(aspect.spirit))
      throw new Refusal('aspect', `The aspect ${aspect.name} belongs to ${aspect.spirit}.`, { aspect: aspect.name, spirit: aspect.spirit });
  });
  const sets = setsOf({ players, options });
  for (const [what, name, set] of chosenThings({ players, options }))
    if (!isInSets(sets, set)) throw new Refusal('other-set', `${name} is not in the sets that are played with.`, { what, name });
  if (options['adversary'] === 'none' && options['level'] !== 0)
    throw new Refusal('level-without-adversary', 'A level above 0 needs an adversary.');
  const layout = String(options['layout']);
  if (layout !== 'standard' && options['scenario'] === 'the-great-river')
    throw new Refusal('layout-of-scenario', 'The Great River lays the boards in its own way.', { scenario: 'The Great River' });
  if (layout !== 'standard' && !layouts.some(({ id, boards: count }) => id === layout && count === players))
    throw new Refusal('layout', `There is no layout "${layout}" of ${players} boards.`, { layout, players });
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
  const { adversary, scenario } = config.options;
  return [
    ...spirits.flatMap(({ name, set }) => (wished.includes(idOfSpirit(name)) ? [['spirit', name, set] as const] : [])),
    ...aspects.flatMap(({ id, name, set }) => (wishedAspects.includes(id) ? [['aspect', name, set] as const] : [])),
    ...adversaries.flatMap(({ id, name, set }) => (id === adversary ? [['adversary', name, set] as const] : [])),
    ...scenarios.flatMap(({ id, name, set }) => (id === scenario ? [['scenario', name, set] as const] : [])),
  ];
}

function wishesOf({ players, options }: Config): State['wishes'] {
  const seats = Array.from({ length: players }, (_, seat) => seat + 1);
  return {
    spirits: seats.map((seat) => String(options[`spirit${seat}`])),
    boards: seats.map((seat) => String(options[`board${seat}`])),
    aspects: seats.map((seat) => String(options[`aspect${seat}`])),
    layout: String(options['layout']),
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
    sets,
    without: leftOut(options),
    wishes,
    enemy: {
      adversary: adversaries.findIndex(({ id }) => id === options['adversary']),
      level: Number(options['level']),
      scenario: scenarios.findIndex(({ id }) => id === options['scenario']),
    },
    turn: 0,
    phase: 'choose',
    invaderStep: 0,
    boards: wishes.boards.map((wish) => (boards.some(({ id }) => id === wish) ? (wish as StandardBoardId) : null)),
    island: { boards: [], joins: [], sunk: [], absent: [], woven: [] },
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
      explore: [],
      build: [],
      ravage: [],
      immigration: [],
      discard: [],
      box: [],
    },
    fear: { pool: 0, generated: 0, left: [], unseen: [], earned: [], faceUp: [], discard: [], box: [], terror: 1, resolvedThisPhase: 0 },
    blight: { card: -1, pool: 0, unseen: numbersIn(sets, blightCards), box: 0 },
    modifiers: [],
    conditions: [],
    actions: [],
    nextId: 1,
    lost: null,
    over: false,
    immigrationOver: false,
    weaves: [],
    marks: [],
    laid: nothingLaid(),
    events: sets === 'base' || options['events'] !== true ? null : eventDeck(sets),
    waiting: [],
  };
  drawLots(state, chance);
  return state;
}

/** J-38.1, J-38.3: the second of two games, with other spirits on the island that the first has left. */
export function setupAgain(table: SpiritTable): void {
  const { state } = table;
  turnBlightCardBack(state);
  const { players, sets, without, enemy, events, wishes, blight, boards: same, spirits: first, spaces, laid } = state;
  const options: Record<string, string | number | boolean> = {
    sets,
    events: events !== null,
    layout: wishes.layout,
    progression: wishes.progression,
  };
  for (let seat = 0; seat < players; seat++) {
    options[`spirit${seat + 1}`] = 'choose';
    options[`aspect${seat + 1}`] = wishes.aspects[seat] === 'choose' ? 'choose' : 'none';
    options[`board${seat + 1}`] = same[seat]!;
  }
  const fresh = setup({ players, options }, table.chance);
  for (const deck of ['minor', 'major'] as const) fresh[deck].deck = fresh[deck].deck.filter((card) => !laid.aside.includes(card));
  const kept = {
    ...nothingLaid(),
    wave: 'second',
    first: first.map(({ kind }) => kind),
    aside: laid.aside,
    left: spaces,
    beside: laid.beside,
  } as const;
  const unseen = fresh.blight.unseen.filter((card) => card !== laid.beside?.card);
  Object.assign(state, fresh, { without, enemy, laid: kept, blight: { ...blight, unseen, box: 0 } });
}

/** J-26.1: the numbers of those that are in the sets of the table. */
const numbersIn = (sets: SetChoice, cards: readonly { readonly set: CardSet }[]): number[] =>
  cards.flatMap(({ set }, card) => (isInSets(sets, set) ? [card] : []));

/** J-26.3 */
const eventDeck = (sets: SetChoice): Events => ({
  unseen: numbersIn(sets, eventCards),
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
    if (wish !== 'random') continue;
    const free = freeSpirits(state);
    state.spirits[seat]!.kind = chance.pick(free);
    settleAspect(state, seat);
  }
  for (const [seat, wish] of wishes.boards.entries()) {
    if (wish !== 'random') continue;
    const free = boards.flatMap(({ id }) => (state.boards.includes(id) ? [] : [id]));
    const fitting =
      state.players > 4
        ? free
        : free.filter(
            (id) =>
              !BAD_PAIRS.some(
                (pair) => pair.includes(id) && state.boards.some((other) => other !== null && other !== id && pair.includes(other)),
              ),
          );
    state.boards[seat] = chance.pick(fitting.length > 0 ? fitting : free);
  }
}

// ── Laying out ──

/** J-5.2, J-5.3, J-5.4, J-5.5, J-5.7, J-5.8, J-5.10, J-5.11, J-5.14, J-5.15 */
export function* layOut(table: SpiritTable): Play {
  const { state } = table;
  const { players } = state;
  state.island = islandOf(layoutNamed(layoutOf(state), players), state.boards as StandardBoardId[]);
  const { spaces } = geography(state);
  state.spaces = state.laid.left ?? Array.from({ length: spaces }, emptySpace);
  state.laid.left = null;
  for (const spirit of state.spirits) spirit.presence = Array<number>(spaces).fill(0);
  layFear(state);
  layInvaderDeck(state);
  const blitz = hasScenarioRule(state, 'blitz-blight') ? 1 : 0;
  const again = isLastWave(state);
  if (!again) state.blight.pool = (2 + blitz) * players + 1;
  if (hasScenarioRule(state, 'despicable-theft')) state.laid.loot = [...LOOT];
  for (let slot = 0; slot < players; slot++) (again ? layInvadersAgain : layBoard)(state, slot);
  for (let seat = 0; seat < players; seat++) yield* placeSpirit(table, seat);
  for (let seat = 0; seat < players; seat++) yield* beginDays(table, seat);
  adversarySetup(state);
  prepareInvocation(state);
  // J-38.15
  if (hasScenarioRule(state, 'elemental-invocation')) accelerate(table);
  yield* firstExplore(table);
  yield* royalBacking(table);
  hideMarkers(state);
  if (hasScenarioRule(state, 'guard-the-heart')) yield* guardTheHeart(table);
}

/** J-38.22: the river has all oceans on one side. */
const layoutOf = (state: State): LayoutId =>
  hasScenarioRule(state, 'the-great-river') ? (state.players === 1 ? 'standard' : 'coastline') : (state.wishes.layout as LayoutId);

/** J-5.2, J-5.3, J-21.2, J-22.10 */
function layFear(state: State): void {
  const { adversary, level } = state.enemy;
  const levels = adversary < 0 ? [] : adversaries[adversary]!.levels.slice(0, level);
  const groups = levels.at(-1)?.fear ?? USUAL_FEAR;
  const more = levels.reduce((sum, { fearPool = 0 }) => sum + fearPool, 0);
  state.fear.pool = (FEAR_PER_PLAYER + more) * state.players;
  state.fear.unseen = numbersIn(state.sets, fearCards);
  state.fear.left = hasScenarioRule(state, 'rituals-of-terror') ? [state.fear.unseen.length] : [...groups];
  // J-38.12
  if (hasScenarioRule(state, 'ward-the-shores'))
    state.fear.left[2]! += state.fear.unseen.length - state.fear.left.reduce((sum, n) => sum + n, 0);
}

/** J-5.4, J-21.7, J-21.8, J-21.9, J-21.10, J-21.11: the stages in their order; which cards they are nobody knows. */
function layInvaderDeck(state: State): void {
  const { adversary, level } = state.enemy;
  const levels = adversary < 0 ? [] : adversaries[adversary]!.levels.slice(0, level);
  const order = levels.findLast(({ deck }) => deck !== undefined)?.deck ?? USUAL_DECK;
  state.invaders.deck = backsOf(order);
  state.invaders.unseen = [1, 2, 3].map((stage) => invaderCards.flatMap((card, place) => (card.stage === stage ? [place] : [])));
}

/** J-5.8, J-26.2 */
function layBoard(state: State, slot: number): void {
  for (const { number, setup: printed, tokens: more } of boardNamed(state.boards[slot]!).lands) {
    const land = landOn(geography(state), slot, number);
    for (const [name, count] of Object.entries(printed)) {
      if (name === 'blight') changeTokens(state, land, BLIGHT, count);
      else putHumans(state, land, pieceNames.indexOf(name as PieceName) as Human, count);
    }
    if (state.sets === 'base') continue;
    for (const [name, count] of Object.entries(more) as [TokenName, number][])
      if (!state.without.includes(name)) changeTokens(state, land, pieceNames.indexOf(name as PieceName) as Token, count);
  }
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

/** J-21.6, J-21.15, J-21.22, J-21.26 */
function adversarySetup(state: State): void {
  const { adversary, level } = state.enemy;
  if (adversary < 0) return;
  const known = geography(state);
  for (const { setup: changes } of adversaries[adversary]!.levels.slice(0, level)) {
    for (let slot = 0; slot < state.players; slot++) {
      for (const { land: number, town = 0, city = 0, blight = 0, moveBlightTo } of changes) {
        const land = landOn(known, slot, number);
        if (town > 0) putHumans(state, land, TOWN, town);
        if (city > 0) putHumans(state, land, CITY, city);
        changeTokens(state, land, BLIGHT, blight);
        // J-38.4
        if (isLastWave(state)) state.blight.pool -= blight;
        if (moveBlightTo === undefined) continue;
        const printed = tokens(state, land, BLIGHT);
        changeTokens(state, land, BLIGHT, -printed);
        changeTokens(state, landOn(known, slot, moveBlightTo), BLIGHT, printed);
      }
    }
  }
}

/** J-5.15, J-22.6 */
function* firstExplore(table: SpiritTable): Play {
  const { invaders } = table.state;
  const first = revealCard(table)!;
  yield* exploreCard(table, first);
  invaders.build = [first];
  if (!hasScenarioRule(table.state, 'blitz-blight')) return;
  yield* buildCard(table, first);
  const second = revealCard(table)!;
  yield* exploreCard(table, second);
  invaders.ravage = [first];
  invaders.build = [second];
}

/** J-21.4, J-21.24 */
function* royalBacking(table: SpiritTable): Play {
  const { state } = table;
  if (!hasChange(state, 'royal-backing')) return;
  const { invaders } = state;
  const lowest = Math.min(...invaders.deck.map(stageOfBack));
  invaders.deck.splice(invaders.deck.map(stageOfBack).indexOf(lowest), 1);
  const card = table.chance.draw(invaders.unseen[lowest - 1]!);
  invaders.discard.push(card);
  table.log({ what: 'invader-card', card, step: 'explore', rule: 'J-21.24' });
  const { board } = geography(state);
  for (let slot = 0; slot < state.players; slot++) {
    const lands = landsOfCard(state, card).filter((land) => board[land] === slot);
    const fewest = Math.min(...lands.map((land) => invadersIn(state, land)));
    const choices = lands.filter((land) => invadersIn(state, land) === fewest);
    if (choices.length === 0) continue;
    const { land } = yield* table.ask(deciderFor(state, choices[0]!), 'royal-backing', choices.map(landAnswer));
    putHumans(state, land, TOWN, 1);
    table.log({ what: 'added', land, piece: TOWN, n: 1, rule: 'J-21.24' });
  }
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
