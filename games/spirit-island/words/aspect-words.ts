import type { SpecialRule } from '../content/spirit.ts';
import type { Explained } from './catalogue.ts';

/** Rules that only aspects bring. */
export type AspectRule = Extract<
  SpecialRule,
  'shadows-cast-a-subtle-madness' | 'glimpse-of-the-shadowed-void' | 'reach-through-ephemeral-distance' | 'anchor-the-lands-resilience'
>;

/** Words for the aspects of spirits. */
export interface AspectWords {
  readonly option: (seat: number) => Explained;
  readonly refusal: (aspect: string, spirit: string) => string;
  /** A spirit with its aspect. */
  readonly with: (spirit: string, aspect: string) => string;
  /** What an aspect takes from the panel. */
  readonly replaces: (what: string) => string;
  readonly none: string;
  /** Energy at the beginning. */
  readonly energy: (n: number) => string;
  /** Range was ignored. */
  readonly reached: (name: string) => string;
}
