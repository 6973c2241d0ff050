import type { Play, Seat } from '@skerry/engine';
import { adversaries } from '../../content/adversaries.ts';
import type { PrintedPiece } from '../../content/boards.ts';
import { boardOf } from '../../content/thematic.ts';
import { powers } from '../../content/powers.ts';
import type { Threshold } from '../../content/step.ts';
import { cardAnswer, landAnswer } from '../answers.ts';
import { forgettable } from '../spirits/cards.ts';
import { unweave } from '../island/changing-island.ts';
import { hasScenarioRule } from '../adversaries/enemy.ts';
import { getsAllInvaders, humansOf } from '../setup/extra-board.ts';
import { landOn } from '../island/geography.ts';
import { boardCount } from '../setup/free-boards.ts';
import { deciderFor, geography, landsOf, neighbours } from '../island/island.ts';
import { changeTokens, dahanIn, merge, putHumans, takeHumans, tokens } from '../pieces/pieces.ts';
import { invaderStage } from '../invaders/stage.ts';
import { endStasis } from '../island/stasis.ts';
import {
  BADLANDS,
  BEASTS,
  BLIGHT,
  DAHAN,
  DISEASE,
  type Human,
  type Opponent,
  pieceNames,
  type PowerId,
  type SpiritTable,
  type State,
  type Token,
  TOWN,
  WILDS,
} from '../state.ts';

const MOST_LEVEL = 6;
const MOST_LEVEL_WITHOUT_EVENTS = 1;
const BLIGHT_EACH = 2;
const DAHAN_IN_A_LAND = 2;
const DAHAN_ON_A_BOARD = 8;
const FEW = [2, 4] as const;

const isSecondWave = (state: State): boolean => hasScenarioRule(state, 'second-wave');
/** J-38.1, J-38.27: the first game is won: the second is to come. */
export const isBetweenWaves = (state: State): boolean => isSecondWave(state) && state.over && state.laid.wave === 'won';
export const isLastWave = (state: State): boolean => isSecondWave(state) && state.laid.wave === 'second';

// ── After the first game ──

/** J-38.1, J-38.2: each spirit lays a card aside, and the island is cleared but for what stays. */
export function* clearTheIsland(table: SpiritTable): Play {
  const { state } = table;
  for (let seat = 0; seat < state.players; seat++) {
    const cards = forgettable(state.spirits[seat]!);
    if (cards.length === 0) continue;
    const { card } = yield* table.ask(seat, 'lay-aside', cards.map(cardAnswer));
    state.laid.aside.push(card);
    table.log({ what: 'laid-aside', seat, card, rule: 'J-38.1' });
  }
  yield* restoreIsland(table);
  for (const token of [BEASTS, WILDS, DISEASE, BADLANDS] as const) yield* takeBack(table, token, boardCount(state));
  state.blight.pool += yield* takeBack(table, BLIGHT, BLIGHT_EACH * boardCount(state));
  yield* spreadDahan(table);
}

/** J-38.27: dahan are whole again, lands are what they were, and a destroyed board on which somebody is to begin lies there again. */
function* restoreIsland(table: SpiritTable): Play {
  const { state } = table;
  for (const spirit of state.spirits) spirit.presence = spirit.presence.map(() => 0);
  state.spaces.forEach((space, land) => {
    space.groups = space.groups.flatMap((group) => (group.kind === DAHAN ? [{ ...group, damage: 0 }] : []));
    merge(state, land);
  });
  endStasis(state);
  while (state.weaves.length > 0) yield* unweave(table);
  state.island = { ...state.island, sunk: state.island.sunk.filter((slot) => slot >= boardCount(state)), opened: null };
}

/** As many as there are too many, from lands of the players' choice; returns how many. */
function* takeBack(table: SpiritTable, token: Token, most: number): Play<number> {
  const { state } = table;
  const { spaces } = geography(state);
  const where = (): number[] => Array.from({ length: spaces }, (_, space) => space).filter((space) => tokens(state, space, token) > 0);
  let taken = 0;
  for (let left = where().reduce((sum, space) => sum + tokens(state, space, token), 0) - most; left > 0; left--) {
    const { land } = yield* table.ask(0, 'take-from', where().map(landAnswer), { about: { piece: token, left } });
    changeTokens(state, land, token, -1);
    taken++;
  }
  return taken;
}

/** J-38.2: at most two dahan in a land, by pushing; few get one more, of many eight stay. */
function* spreadDahan(table: SpiritTable): Play {
  const { state } = table;
  const pushed = new Map<number, number>();
  for (;;) {
    // Each land is left by no more than it had: a crowded island comes to rest.
    const from = landsOf(state, false).find(
      (land) => dahanIn(state, land) > DAHAN_IN_A_LAND && (pushed.get(land) ?? 0) < state.players * DAHAN_ON_A_BOARD,
    );
    if (from === undefined) break;
    pushed.set(from, (pushed.get(from) ?? 0) + 1);
    const near = neighbours(state, from, false);
    const { land: to } = yield* table.ask(deciderFor(state, from), 'scatter', near.map(landAnswer), {
      about: { land: from },
    });
    moveOne(state, from, to);
    table.log({ what: 'moved', from, to, piece: DAHAN, n: 1, rule: 'J-38.2' });
  }
  const { board } = geography(state);
  for (let slot = 0; slot < boardCount(state); slot++) {
    const here = (): number[] => landsOf(state, false).filter((land) => board[land] === slot && dahanIn(state, land) > 0);
    const total = (): number => here().reduce((sum, land) => sum + dahanIn(state, land), 0);
    if (total() >= FEW[0] && total() <= FEW[1]) putHumans(state, here()[0]!, DAHAN, 1);
    while (total() > DAHAN_ON_A_BOARD) {
      const { land } = yield* table.ask(deciderFor(state, here()[0]!), 'take-from', here().map(landAnswer), {
        about: { piece: DAHAN, left: total() - DAHAN_ON_A_BOARD },
      });
      moveOne(state, land, null);
    }
  }
}

function moveOne(state: State, from: number, to: number | null): void {
  const group = state.spaces[from]!.groups.find(({ kind }) => kind === DAHAN)!;
  takeHumans(state, from, group, 1);
  if (to !== null) putHumans(state, to, DAHAN, 1);
}

/** J-36.4: France needs the events from level 2 on. */
const mostLevel = ({ events }: State, { adversary }: Opponent): number =>
  events === null && adversaries[adversary]!.id === 'france' ? MOST_LEVEL_WITHOUT_EVENTS : MOST_LEVEL;

/** J-38.3, J-38.6: what the side of the blight card that lies up does to the next game; still healthy sides that are gone lie on top of the deck. */
export function turnBlightCardBack(state: State): void {
  const { blight, enemy } = state;
  state.laid.next = blight.gone.toReversed();
  if (blight.card < 0) {
    const [leading, ...others] = enemy.adversaries;
    if (leading !== undefined)
      state.enemy = { ...enemy, adversaries: [{ ...leading, level: Math.min(mostLevel(state, leading), leading.level + 1) }, ...others] };
    return;
  }
  const onCard = Math.min(blight.pool, BLIGHT_EACH * boardCount(state));
  state.laid.beside = { card: blight.card, n: blight.pool - onCard };
  blight.card = -1;
  blight.pool = onCard;
}

// ── The second game ──

const SHIFTED_FROM = 6;
const SHIFT = 3;
const MORE_IN = 5;

/** J-38.4, J-39.6: only invaders are printed here, those of the high numbers nearer to the coast. */
export function layInvadersAgain(state: State, slot: number): void {
  const known = geography(state);
  for (const shown of boardOf(state.boards[slot]!).lands) {
    const { number, setup } = shown;
    const land = landOn(known, slot, number >= SHIFTED_FROM ? number - SHIFT : number);
    for (const name of Object.keys(setup) as PrintedPiece[]) {
      if (name === 'blight' || name === 'dahan') continue;
      const n = humansOf(state, slot, shown, name);
      if (n > 0) putHumans(state, land, pieceNames.indexOf(name) as Human, n);
    }
  }
  if (getsAllInvaders(state, slot)) putHumans(state, landOn(known, slot, MORE_IN), TOWN, 1);
}

const MOST_ELEMENTS = 10;
const LAST_STAGE = 3;

/** J-38.5: the last stage has begun, even if a card of an earlier one comes to lie on top again. */
export function noteLastStage(state: State): void {
  if (isLastWave(state) && invaderStage(state) === LAST_STAGE) state.laid.lastStage = true;
}

/** J-38.5: the cards of the first spirits that may be played now. */
export function cardsOfTheFirst(state: State): readonly PowerId[] {
  const hasBegun = state.laid.lastStage === true || invaderStage(state) === LAST_STAGE;
  return isLastWave(state) && hasBegun ? state.laid.aside : [];
}

/** J-38.5: for nothing; each once. */
export function callTheFirst(table: SpiritTable, seat: Seat, card: PowerId): void {
  const { laid } = table.state;
  laid.aside = laid.aside.filter((other) => other !== card);
  laid.helping.push({ seat, card });
  table.log({ what: 'first-spirits', seat, card, rule: 'J-38.5' });
}

/** J-38.5: the cards of the first spirits that a seat uses this turn. */
export const helpersOf = ({ laid }: State, seat: Seat): PowerId[] => laid.helping.flatMap((one) => (one.seat === seat ? [one.card] : []));

export const isHelping = ({ laid }: State, seat: Seat, thresholds: readonly Threshold[]): boolean =>
  laid.helping.some((one) => one.seat === seat && powers[one.card]!.thresholds === thresholds);

/** J-38.5: thresholds of no more than ten elements are met. */
export const isMetByTheFirst = ({ need }: Threshold): boolean => need.reduce((sum, n) => sum + n, 0) <= MOST_ELEMENTS;
