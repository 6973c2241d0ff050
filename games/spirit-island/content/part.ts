import type { Named, Place, Step, Test } from './step.ts';

/** What the spirits may give so that something does not happen on a board: presence there, or energy; any spirits', shared freely. */
export type Ransom = { readonly presence: number } | { readonly energy: 'invader-discards' | number };

/**
 * A part of a fear card, an event or a blight card: what is done, and for whom or where. For each player, spirit, board or land it is an action
 * of its own.
 */
export type Part = {
  /** It waits until the invaders have ravaged, or until their cards have advanced. */
  readonly after?: 'ravage' | 'advance';
} & (
  | {
      /** A spirit acts for itself, and its own presence counts; a player decides for the table. */
      readonly each: 'player' | 'spirit';
      /** One such land, of the player's choice. Null: it is done in no land. */
      readonly land: Place | null;
      /** No land is chosen by two players. */
      readonly differentLands: boolean;
      readonly optional: boolean;
      /** Only spirits that have so many of these in their lands together. */
      readonly having?: { readonly of: Named; readonly least: number };
      readonly steps: readonly Step[];
    }
  | { readonly each: 'land'; readonly land: Place; readonly steps: readonly Step[] }
  | {
      readonly each: 'board';
      /** Only boards of which this is true. */
      readonly when: readonly Test[];
      /** Only on half of the boards, rounded up; the players choose which. */
      readonly half?: true;
      /** One of these, whichever the spirits prefer. */
      readonly unless?: readonly Ransom[];
      readonly steps: readonly Step[];
    }
  /** `turn`: a rule for this turn. */
  | { readonly each: 'island'; readonly turn?: true; readonly steps: readonly Step[] }
);

export const thisTurn = (...steps: Step[]): Part => ({ each: 'island', turn: true, steps });
export const onTheIsland = (...steps: Step[]): Part => ({ each: 'island', steps });
export const eachLand = (test: readonly Test[], ...steps: Step[]): Part => ({ each: 'land', land: { test }, steps });
const one = { land: null, differentLands: false, optional: false } as const;
export const eachSpirit = (...steps: Step[]): Part => ({ each: 'spirit', ...one, steps });
/** Each spirit that has so many of these in its lands together. */
export const eachSpiritWith = (least: number, of: Named, ...steps: Step[]): Part => ({ each: 'spirit', ...one, having: { of, least }, steps });
/** Each spirit in one land of its choice. */
export const eachSpiritIn = (test: readonly Test[], ...steps: Step[]): Part => ({ each: 'spirit', ...one, land: { test }, steps });
export const eachSpiritMayIn = (test: readonly Test[], ...steps: Step[]): Part => ({ each: 'spirit', ...one, land: { test }, optional: true, steps });
const players =
  (how: { differentLands?: true; optional?: true }) =>
  (test: readonly Test[], ...steps: Step[]): Part => ({ each: 'player', ...one, land: { test }, ...how, steps });
export const eachPlayer = players({});
export const eachPlayerMay = players({ optional: true });
export const eachElsewhere = players({ differentLands: true });
export const eachBoard = (...steps: Step[]): Part => ({ each: 'board', when: [], steps });
export const eachBoardThat = (when: Test | readonly Test[], ...steps: Step[]): Part => ({ each: 'board', when: [when].flat(), steps });
export const halfOfTheBoards = (...steps: Step[]): Part => ({ each: 'board', when: [], half: true, steps });
export const unless = (ransom: Ransom | readonly Ransom[], part: Part): Part => ({ ...(part as Part & { each: 'board' }), unless: [ransom].flat() });
export const afterRavage = (part: Part): Part => ({ ...part, after: 'ravage' });
export const afterAdvance = (part: Part): Part => ({ ...part, after: 'advance' });
