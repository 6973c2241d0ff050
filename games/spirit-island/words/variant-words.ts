import type { ArchipelagoId } from '../content/archipelagos.ts';
import type { Edge, ThematicBoardId } from '../content/boards.ts';
import type { Explained } from './catalogue.ts';

export const variantQuestionNames = ['extra-board', 'lay-board', 'untouched-presence', 'leave-out'] as const;
export const variantOptionNames = ['boards', 'archipelago', 'extraBoard', 'extraBoardChoice'] as const;
export type VariantOption = (typeof variantOptionNames)[number];

/** What is said of islands of other kinds, and of boards that come to an island. */
export interface VariantWords {
  readonly options: Readonly<Record<VariantOption, Explained>>;
  readonly sides: Readonly<Record<'standard' | 'thematic', string>>;
  readonly oneIsland: string;
  readonly archipelagos: Readonly<Record<ArchipelagoId, string>>;
  readonly ownLayout: string;
  /** What stands before the number of a land, and the whole name. */
  readonly boards: Readonly<Record<ThematicBoardId, { readonly short: string; readonly name: string }>>;
  readonly refusal: {
    readonly archipelago: (archipelago: string, boards: number) => string;
    readonly noExtraBoard: string;
    readonly extraBoardOff: string;
    readonly thematicPlaces: string;
    readonly thematicLetters: string;
    readonly thematicCorners: string;
    readonly archipelagoLayout: string;
  };
  /** A board is laid with one of its edges against an edge of another. */
  readonly join: (board: string, edge: Edge, facing: Edge) => string;
  readonly boardLaid: (board: string) => string;
  /** What lasts once Dream of the Untouched Land has brought a board. */
  readonly leavesOutABoard: string;
  readonly boardLeftOut: (board: string) => string;
  readonly extraBoard: (board: string) => string;
}
