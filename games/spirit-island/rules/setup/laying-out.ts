import type { Play } from '@skerry/engine';
import type { PrintedPiece } from '../../content/boards.ts';
import { eventCards } from '../../content/events/index.ts';
import { spirits } from '../../content/spirits.ts';
import { boardOf } from '../../content/thematic.ts';
import { accelerate } from '../scenarios/accelerating.ts';
import { adversarySetup, fearGroups, layInvaderDeck, moreFearPerPlayer, royalBacking } from './adversary-setup.ts';
import { fearCardsOf } from './decks.ts';
import { difficultyAgainst } from './difficulty.ts';
import { hasScenarioRule, levelOf } from '../adversaries/enemy.ts';
import { escalate } from '../adversaries/escalation.ts';
import { humansOf, isOnExtraBoard } from './extra-board.ts';
import { placeSpirit } from './first-presence.ts';
import { boardCount } from './free-boards.ts';
import { landOn } from '../island/geography.ts';
import { buildCard, exploreCard, revealCard } from '../invaders/invader-cards.ts';
import { geography } from '../island/island.ts';
import { layIsland } from './laying.ts';
import { isLeftOut } from './left-out.ts';
import { changeTokens, putHumans, takeHumans } from '../pieces/pieces.ts';
import { isWithoutEvents, layReminders } from './reminders.ts';
import { guardTheHeart } from '../scenarios/heart.ts';
import { prepareInvocation } from '../scenarios/invocation.ts';
import { hideMarkers } from '../scenarios/searching.ts';
import { nothingLaid } from '../scenarios/laid.ts';
import { isLastWave, layInvadersAgain, turnBlightCardBack } from '../scenarios/second-wave.ts';
import { LOOT } from '../scenarios/thieves.ts';
import { setup } from './setup.ts';
import { landsOfCard } from '../island/shown-lands.ts';
import { BLIGHT, type Human, pieceNames, type SpiritTable, type State, type Token, type TokenName, TOWN } from '../state.ts';
import { beginDays } from '../spirits/time.ts';

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
  state.fear.unseen = fearCardsOf(state.sets);
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

/** J-38.1, J-38.3: the second of two games, with other spirits on the island that the first has left. */
export function setupAgain(table: SpiritTable): void {
  const { state } = table;
  turnBlightCardBack(state);
  const { players, sets, events, wishes, blight, boards: same, spirits: first, spaces, laid } = state;
  const { without, enemy, extra, island, panels } = state;
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
    panels: { ...fresh.panels, blight: panels.blight },
    difficulty: difficultyAgainst(state),
    extra,
    boards: same,
    laid: kept,
    wishes: { ...wishes, spirits: spiritWishes, aspects: aspectWishes },
    blight: { ...blight, unseen, gone: [], box: 0 },
  });
}
