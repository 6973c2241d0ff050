import type { Seat } from '@skerry/engine';
import { powers } from '../../content/powers.ts';
import type { BoardTest, Named, Test } from '../../content/step.ts';
import { hunters, isSettled } from '../pieces/hunting-grounds.ts';
import { boardOf } from '../../content/thematic.ts';
import {
  areOnOneBoard,
  geography,
  hasRule,
  isCoastal,
  isOcean,
  isSacredSite,
  isTerrain,
  landsOf,
  liesOn,
  neighbours,
  sacredSites,
  showsTerrain,
} from './island.ts';
import { humans, tokens } from '../pieces/pieces.ts';
import { current } from '../record.ts';
import { isBlighted } from '../fear-and-blight/blight-card.ts';
import { thievesAsExplorers } from '../scenarios/thieves.ts';
import { swarmIn } from '../pieces/swarms.ts';
import { BEASTS, BLIGHT, type Human, type Piece, type PieceName, pieceNames, type PowerId, type State, type Token } from '../state.ts';
import { fitsAsRavageCard, isShownBy } from './shown-lands.ts';

export const pieceOf = (name: Named): Piece => pieceNames.indexOf(name as PieceName) as Piece;

/** Whose view a test takes: the user of the power and the spirit that it targets. */
export interface Viewpoint {
  readonly user: Seat | null;
  readonly target: Seat | null;
  /** The land from which its range was measured. */
  readonly origin?: number;
  /** J-23.12: blight is to be added or removed, for which oceans in play are lands. */
  readonly ofBlight?: boolean;
}

/** `surely`: without what only may count as such a piece. */
export function countOf(state: State, land: number, of: readonly Named[], surely = false): number {
  let count = !surely && of.some((name) => name === 'beasts' || name === 'badlands') ? hunters(state, land) : 0;
  for (const name of of) {
    if (name === 'strife') {
      for (const group of state.spaces[land]!.groups) count += group.strife * group.count;
      continue;
    }
    if (name === 'explorer' && !surely) count += thievesAsExplorers(state, land);
    if (name === 'beasts' && !surely && isSwarm(state, land)) count++;
    // A token that is both is but one token.
    if (name === 'badlands' && !of.includes('beasts')) count += beastsAsBadlands(state, land);
    if (name === 'badlands' && !of.includes('blight') && !surely) count += blightAsBadlands(state, land);
    const piece = pieceOf(name);
    count += piece >= BLIGHT ? tokens(state, land, piece as Token) : humans(state, land, piece as Human);
  }
  return count;
}

/** J-40.24: what counts as beasts by Settle into Hunting-Grounds does not do so a second time. */
function isSwarm(state: State, land: number): boolean {
  const seat = swarmIn(state, land);
  return seat >= 0 && !isSettled(state, seat);
}

/** Beasts Prey on the Injured: beasts that are badlands, too. */
export function beastsAsBadlands(state: State, land: number): number {
  return state.modifiers.some(({ kind }) => kind === 'beasts-are-badlands') ? tokens(state, land, BEASTS) : 0;
}

/** J-40.36: for what Vengeance does, blight is badlands, too. */
export function blightAsBadlands(state: State, land: number): number {
  const seat = state.actions.at(-1)?.seat ?? null;
  return seat !== null && hasRule(state, seat, 'wreak-vengeance') ? tokens(state, land, BLIGHT) : 0;
}

function counts(test: BoardTest, count: (of: readonly Named[]) => number): boolean {
  switch (test.is) {
    case 'has':
      return count(test.of) >= test.least && (test.most === undefined || count(test.of) <= test.most);
    case 'without':
      return count(test.of) === 0;
    case 'more':
      return count(test.of) >= count(test.than) + (test.by ?? 1);
  }
}

/** J-31.8, J-24.1: the lands of the board that a land lies on, or of both. */
export const landsOfBoard = (state: State, land: number): number[] => onBoardOf(state, land, false);

function onBoardOf(state: State, land: number, withOcean: boolean): number[] {
  return landsOf(state, withOcean).filter((other) => areOnOneBoard(state, other, land));
}

export function meets(state: State, land: number, test: Test, viewpoint: Viewpoint): boolean {
  const { user, target, origin = -1 } = viewpoint;
  switch (test.is) {
    case 'terrain':
      // J-40.8: what no spirit does sees what is printed.
      return test.of.some((terrain) => (user === null ? showsTerrain : isTerrain)(state, land, terrain));
    case 'coastal':
      return isCoastal(state, land);
    case 'inland':
      return !isCoastal(state, land);
    case 'dry-land':
      return !isOcean(state, land);
    case 'ocean':
      return isOcean(state, land);
    case 'has':
      return counts(test, (of) => countOf(state, land, of, test.surely));
    case 'more':
      return counts(test, (of) => countOf(state, land, of));
    case 'without':
      return counts(test, (of) => countOf(state, land, of, true));
    case 'surrounded':
      return neighbours(state, land, false).reduce((sum, near) => sum + countOf(state, near, test.of), 0) >= test.least;
    case 'ravage-card':
      return isOnRavageCard(state, land) === test.shows;
    case 'presence':
      if (test.of === 'anyone') return state.spirits.some(({ presence }) => presence[land]! > 0);
      return hasPresence(state, test.of === 'you' ? user : target, land);
    case 'sacred-site':
      if (test.of === 'anyone') return state.spirits.some((_, seat) => isSacredSite(state, seat, land));
      return hasSacredSite(state, test.of === 'you' ? user : target, land);
    case 'all':
      return meetsAll(state, land, test.of, viewpoint);
    case 'hemmed-in':
      return neighbours(state, land, true).every((near) => hasPresence(state, user, near));
    case 'presence-lost':
      return user !== null && presenceLost(state, user, land) >= test.least;
    case 'other-target':
      return target !== null && target !== user;
    case 'self-target':
      return target === user;
    case 'your-sacred-sites':
      return user !== null && sacredSites(state, user).length >= test.least;
    case 'any':
      return test.of.some((one) => meets(state, land, one, viewpoint));
    case 'not':
      return !meets(state, land, test.test, viewpoint);
    case 'near':
      return meetsAll(state, land, test.test, viewpoint) || isBeside(state, land, test.test, viewpoint);
    case 'beside':
      return isBeside(state, land, test.test, viewpoint);
    case 'terror':
      return state.fear.terror >= test.least && state.fear.terror <= test.most;
    case 'origin':
      return land === origin;
    case 'beside-origin':
      return origin >= 0 && neighbours(state, origin, true).includes(land);
    // J-41.1: now, not when the land was targeted.
    case 'origin-is-sacred-site':
      return origin >= 0 && hasSacredSite(state, user, origin);
    case 'targeted':
      return (state.actions.length > 0 && current(state).land === land) || isNoted(state, land, 'targeted');
    case 'second-target':
      return isNoted(state, land, 'targeted');
    case 'destroyed':
      return happenedIn(state, land, ({ what, kind }) => what === 'destroyed' && isOf(kind, test.of));
    case 'all-destroyed':
      return countOf(state, land, test.of, true) === 0 && meets(state, land, { is: 'destroyed', of: test.of }, viewpoint);
    case 'added':
      return happenedIn(
        state,
        land,
        ({ what, piece }) => (what === 'strife-added' && test.of.includes('strife')) || (what === 'added' && isOf(piece, test.of)),
      );
    case 'gathered':
      return (
        state.actions.length > 0 &&
        current(state).happened.some((one) => one.what === 'token-moved' && one.to === land && isOf(one.piece, test.of))
      );
    case 'burdened':
      return user !== null && isBurdened(state.spirits[user]!.played, test);
    case 'only-card':
      return user !== null && state.spirits[user]!.played.length <= 1;
    case 'printed-dahan':
      return hasPrintedDahan(state, land);
    case 'shown':
      return test.on === 'ravage' ? isOnRavageCard(state, land) : state.invaders.build.some((card) => isShownBy(state, card, land));
    case 'healthy-island':
      return !isBlighted(state);
    case 'spared-board':
      return !state.invaders.blighted.some((slot) => liesOn(state, land, slot));
    case 'lands-of-board':
      return landsOfBoard(state, land).filter((one) => meetsAll(state, one, test.in, viewpoint)).length >= test.least;
    case 'board': {
      // J-23.12: what lies in an ocean in play lies on its board.
      const lands = onBoardOf(state, land, true).filter((one) => meetsAll(state, one, test.in, viewpoint));
      const surely = test.test.is === 'without';
      return counts(test.test, (of) => lands.reduce((sum, one) => sum + countOf(state, one, of, surely), 0));
    }
  }
}

const isOnRavageCard = (state: State, land: number): boolean => state.invaders.ravage.some((card) => fitsAsRavageCard(state, card, land));

const isBurdened = (played: readonly PowerId[], { cards, cost }: { readonly cards: number; readonly cost: number }): boolean =>
  played.length >= cards || played.some((card) => powers[card]!.cost >= cost);

/** Lands that are one for a while have what any of them has. */
function hasPrintedDahan(state: State, land: number): boolean {
  const { parts, board, number } = geography(state);
  return (parts[land] ?? [land]).some((part) => {
    const printed = boardOf(state.island.boards[board[part]!]!).lands[number[part]! - 1];
    return (printed?.setup.dahan ?? 0) > 0;
  });
}

export function meetsAll(state: State, land: number, tests: readonly Test[], viewpoint: Viewpoint): boolean {
  return tests.every((test) => meets(state, land, test, viewpoint));
}

/** J-23.12: for what spirits do, and for blight, an ocean in play is a land, too. */
function isBeside(state: State, land: number, tests: readonly Test[], viewpoint: Viewpoint): boolean {
  const withOceans = viewpoint.ofBlight === true || viewpoint.user !== null;
  return neighbours(state, land, withOceans).some((near) => meetsAll(state, near, tests, viewpoint));
}

type Noted = { readonly what: string; readonly kind?: Piece; readonly piece?: Piece };

const isOf = (piece: Piece | undefined, of: readonly Named[]): boolean => piece !== undefined && of.some((name) => pieceOf(name) === piece);

/** Whether this action has done something in a land. */
function happenedIn(state: State, land: number, so: (one: Noted) => boolean): boolean {
  return state.actions.length > 0 && current(state).happened.some((one) => 'land' in one && one.land === land && so(one));
}

const isNoted = (state: State, land: number, what: string): boolean => happenedIn(state, land, (one) => one.what === what);

function hasSacredSite(state: State, seat: Seat | null, land: number): boolean {
  return seat !== null && isSacredSite(state, seat, land);
}

function hasPresence(state: State, seat: Seat | null, land: number): boolean {
  return seat !== null && state.spirits[seat]!.presence[land]! > 0;
}

/** How much presence of a spirit the action has destroyed in a land so far. */
export function presenceLost(state: State, seat: Seat, land: number): number {
  if (state.actions.length === 0) return 0;
  let lost = 0;
  for (const one of current(state).happened) {
    if (one.what === 'presence-destroyed' && one.seat === seat && one.land === land) lost += one.count;
  }
  return lost;
}
