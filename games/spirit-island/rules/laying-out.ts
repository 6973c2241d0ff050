import type { Play, Seat } from '@skerry/engine';
import { aspectOf } from '../content/aspects.ts';
import type { PrintedPiece } from '../content/boards.ts';
import { readElements } from '../content/elements.ts';
import { eventCards } from '../content/events/index.ts';
import { fearCards } from '../content/fear-cards.ts';
import { cardsToBeginWith, powerNamed } from '../content/powers.ts';
import { openAtFirst, type SetupStep } from '../content/spirit.ts';
import { spirits } from '../content/spirits.ts';
import type { Test } from '../content/step.ts';
import { boardOf } from '../content/thematic.ts';
import { accelerate } from './accelerating.ts';
import { adversarySetup, fearGroups, layInvaderDeck, moreFearPerPlayer, royalBacking } from './adversary-setup.ts';
import { landAnswer, trackAnswer } from './answers.ts';
import { drawCards, takeCard } from './cards.ts';
import { meets } from './conditions-of-lands.ts';
import { hasScenarioRule, levelOf } from './enemy.ts';
import { escalate } from './escalation.ts';
import { humansOf, isOnExtraBoard } from './extra-board.ts';
import { boardCount } from './free-boards.ts';
import { distanceBetween, landOn } from './geography.ts';
import { buildCard, exploreCard, revealCard } from './invader-cards.ts';
import { geography } from './island.ts';
import { layIsland } from './laying.ts';
import { isLeftOut } from './left-out.ts';
import { changeTokens, dahanIn, putHumans, takeHumans } from './pieces.ts';
import { mayBeIn, openTracks, putPresence } from './presence.ts';
import { isWithoutEvents, layReminders } from './reminders.ts';
import { prepareInvocation } from './scenarios/invocation.ts';
import { nothingLaid } from './scenarios/laid.ts';
import { hideMarkers } from './scenarios/searching.ts';
import { isLastWave, layInvadersAgain, turnBlightCardBack } from './scenarios/second-wave.ts';
import { LOOT } from './scenarios/thieves.ts';
import { numbersIn, setup } from './setup.ts';
import { landsOfCard } from './shown-lands.ts';
import {
  BLIGHT,
  DAHAN,
  type Human,
  type PieceName,
  pieceNames,
  type SpiritTable,
  type State,
  type Token,
  type TokenName,
  TOWN,
} from './state.ts';
import { beginDays } from './time.ts';

const FEAR_PER_PLAYER = 4;

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

// ── A second wave ──

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
