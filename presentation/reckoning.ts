import type { LogEntry, Seat } from '@skerry/engine';
import type { InLanguages } from './guide.ts';

/** What brought a seat points, and how many. */
export interface PointSource {
  readonly name: InLanguages;
  readonly points: number;
}

/** How a game counts, for whoever looks back on it. It reads only what everybody may know. */
export interface Reckoning<View = unknown> {
  /** What is counted. */
  readonly unit: InLanguages;
  /** What a seat would score if the game ended at this moment. */
  points(view: View, seat: Seat): number;
  /** Where the points of a seat came from in the end, as the table and its log tell it. Sources with nothing are left out by who shows them. */
  sources(end: View, log: readonly LogEntry[], seat: Seat): readonly PointSource[];
}
