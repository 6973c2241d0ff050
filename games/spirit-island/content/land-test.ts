import type { Terrain } from './boards.ts';
import { invaders, type Named } from './pieces.ts';

/** What a land (or a spirit, or the island) must be. All of a list must hold. */
export type Test =
  | { readonly is: 'terrain'; readonly of: readonly Terrain[] }
  | { readonly is: 'coastal' | 'inland' | 'ocean' | 'dry-land' }
  /** `surely`: what only may count as such a piece does not. */
  | { readonly is: 'has'; readonly of: readonly Named[]; readonly least: number; readonly most?: number; readonly surely?: true }
  | { readonly is: 'without'; readonly of: readonly Named[] }
  /** More of the ones than of the others: by so many at least, or by one. */
  | { readonly is: 'more'; readonly of: readonly Named[]; readonly than: readonly Named[]; readonly by?: number }
  /** So many of these in all adjacent lands together. */
  | { readonly is: 'surrounded'; readonly of: readonly Named[]; readonly least: number }
  /** Whether a card in the ravage space shows the land. */
  | { readonly is: 'ravage-card'; readonly shows: boolean }
  | { readonly is: 'presence'; readonly of: 'you' | 'target' | 'anyone' }
  | { readonly is: 'sacred-site'; readonly of: 'you' | 'target' | 'anyone' }
  | { readonly is: 'all'; readonly of: readonly Test[] }
  /** Your presence is in all adjacent lands. */
  | { readonly is: 'hemmed-in' }
  /** So much of your presence was destroyed here in this action. */
  | { readonly is: 'presence-lost'; readonly least: number }
  | { readonly is: 'other-target' | 'self-target' }
  | { readonly is: 'your-sacred-sites'; readonly least: number }
  | { readonly is: 'any'; readonly of: readonly Test[] }
  | { readonly is: 'not'; readonly test: Test }
  /** This land, or an adjacent one, is so; or only an adjacent one. */
  | { readonly is: 'near' | 'beside'; readonly test: readonly Test[] }
  | { readonly is: 'terror'; readonly least: number; readonly most: number }
  /** The land from which the range was measured; adjacent to it; or that it is a sacred site of the user now. */
  | { readonly is: 'origin' | 'beside-origin' | 'origin-is-sacred-site' }
  /** By this action, in this land. */
  | { readonly is: 'destroyed' | 'added' | 'gathered'; readonly of: readonly Named[] }
  /** And by that none of them is left here. */
  | { readonly is: 'all-destroyed'; readonly of: readonly Named[] }
  /** A power with two target lands: either of them, or the second one. */
  | { readonly is: 'targeted' | 'second-target' }
  /** Dahan are printed there: the board begins with them. */
  | { readonly is: 'printed-dahan' }
  /** An invader card in this space of theirs shows the land. */
  | { readonly is: 'shown'; readonly on: 'ravage' | 'build' }
  /** Of the whole island. */
  | { readonly is: 'healthy-island' }
  /** The last ravages have added no blight to its board. */
  | { readonly is: 'spared-board' }
  /** So many lands of its board are like this. */
  | { readonly is: 'lands-of-board'; readonly least: number; readonly in: readonly Test[] }
  /** The user has no other power card in play. */
  | { readonly is: 'only-card' }
  /** The user has so many power cards in play, or one of so high a printed cost. */
  | { readonly is: 'burdened'; readonly cards: number; readonly cost: number }
  /** What lies on the whole board of the land, or only in such lands of it, is so. */
  | { readonly is: 'board'; readonly test: BoardTest; readonly in: readonly Test[] };

/** Tests that count pieces, and so can count those of a whole board. */
export type BoardTest = Extract<Test, { is: 'has' | 'without' | 'more' }>;

/** A land to be chosen. */
export interface Place {
  readonly test: readonly Test[];
  /** From the target land. */
  readonly range?: number;
  /** Not the target land itself. */
  readonly elsewhere?: boolean;
  /** From the presence of the target spirit. */
  readonly fromTarget?: number;
  /** From your presence. */
  readonly fromPresence?: number;
  /** The land with the most of these, at least one; or with the fewest. */
  readonly most?: readonly Named[];
  readonly fewest?: readonly Named[];
  /** By its number on the board. */
  readonly numbered?: 'highest' | 'lowest';
  /** The card has the land chosen before anything is done there: nothing need come of it. */
  readonly free?: true;
}

export const inTerrain = (...of: Terrain[]): Test => ({ is: 'terrain', of });
export const coastal: Test = { is: 'coastal' };
export const inland: Test = { is: 'inland' };
/** No ocean, even where oceans count as lands. */
export const dryLand: Test = { is: 'dry-land' };
export const has = (...of: Named[]): BoardTest => ({ is: 'has', of, least: 1 });
/** With one of these, and not with what only may count as such: nobody lets it count where that does harm. */
export const surelyHas = (...of: Named[]): BoardTest => ({ is: 'has', of, least: 1, surely: true });
/** The same, without what only may count as such pieces. */
export function surely(test: Test): Test {
  switch (test.is) {
    case 'has':
      return { ...test, surely: true };
    case 'near':
    case 'beside':
      return { ...test, test: test.test.map(surely) };
    default:
      return test;
  }
}
export const atLeast = (least: number, ...of: Named[]): BoardTest => ({ is: 'has', of, least });
export const between = (least: number, most: number, ...of: Named[]): BoardTest => ({ is: 'has', of, least, most });
export const hasInvaders: BoardTest = { is: 'has', of: invaders, least: 1 };
export const without = (...of: Named[]): BoardTest => ({ is: 'without', of });
export const noInvaders: BoardTest = { is: 'without', of: invaders };
export const more = (of: readonly Named[], than: readonly Named[]): BoardTest => ({ is: 'more', of, than });
export const surroundedBy = (least: number, ...of: Named[]): Test => ({ is: 'surrounded', of, least });
export const onRavageCard: Test = { is: 'ravage-card', shows: true };
export const onNoRavageCard: Test = { is: 'ravage-card', shows: false };
export const moreBy = (by: number, of: readonly Named[], than: readonly Named[]): BoardTest => ({ is: 'more', of, than, by });
export const yourPresence: Test = { is: 'presence', of: 'you' };
export const withoutYou: Test = { is: 'not', test: yourPresence };
export const both = (...of: Test[]): Test => ({ is: 'all', of });
export const hemmedIn: Test = { is: 'hemmed-in' };
export const presenceLost = (least: number): Test => ({ is: 'presence-lost', least });
export const anyPresence: Test = { is: 'presence', of: 'anyone' };
export const anySacredSite: Test = { is: 'sacred-site', of: 'anyone' };
export const ofTarget: Place = { test: [{ is: 'presence', of: 'target' }] };
export const otherTarget: Test = { is: 'other-target' };
export const selfTarget: Test = { is: 'self-target' };
export const anyOf = (...of: Test[]): Test => ({ is: 'any', of });
export const not = (test: Test): Test => ({ is: 'not', test });
export const near = (...test: Test[]): Test => ({ is: 'near', test });
export const beside = (...test: Test[]): Test => ({ is: 'beside', test });
export const onBoard = (test: BoardTest, ...within: Test[]): Test => ({ is: 'board', test, in: within });
export const exactly = (n: number, ...of: Named[]): BoardTest => ({ is: 'has', of, least: n, most: n });
export const sacredSites = (least: number): Test => ({ is: 'your-sacred-sites', least });

export const terror = (least: number, most = 3): Test => ({ is: 'terror', least, most });
export const targetPresence: Test = { is: 'presence', of: 'target' };
export const targetSacredSite: Test = { is: 'sacred-site', of: 'target' };
export const origin: Test = { is: 'origin' };
export const besideOrigin: Test = { is: 'beside-origin' };
export const originIsSacredSite: Test = { is: 'origin-is-sacred-site' };
export const destroyedHere = (...of: Named[]): Test => ({ is: 'destroyed', of });
export const allDestroyedHere = (...of: Named[]): Test => ({ is: 'all-destroyed', of });
export const addedHere = (...of: Named[]): Test => ({ is: 'added', of });
export const gatheredHere = (...of: Named[]): Test => ({ is: 'gathered', of });
export const targeted: Test = { is: 'targeted' };
export const secondTarget: Test = { is: 'second-target' };
export const burdened = (cards: number, cost: number): Test => ({ is: 'burdened', cards, cost });
export const onlyCard: Test = { is: 'only-card' };
export const printedDahan: Test = { is: 'printed-dahan' };
export const shownOn = (on: 'ravage' | 'build'): Test => ({ is: 'shown', on });
export const healthyIsland: Test = { is: 'healthy-island' };
export const sparedBoard: Test = { is: 'spared-board' };
export const landsOfBoard = (least: number, ...within: Test[]): Test => ({ is: 'lands-of-board', least, in: within });
/** A land next to the target land. */
export const adjacent = (...test: Test[]): Place => ({ test, range: 1, elsewhere: true });
/** The target land or one next to it. */
export const nearby = (...test: Test[]): Place => ({ test, range: 1 });
