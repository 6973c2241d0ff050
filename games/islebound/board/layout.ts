import type { Answer } from '@skerry/engine';
import type { IsleboundView } from '../rules/view.ts';
import type { IsleboundAnswer } from '../words/telling.ts';
import { chartBox } from './geometry.ts';

/** The parts of the table where only one fits at a time. */
const pages = ['chart', 'fame', 'buildings'] as const;
export type Page = (typeof pages)[number];

/** I-20.2: with the architect variant there are no rows: buildings lie in the hand. */
export const pagesOf = ({ variants }: IsleboundView): readonly Page[] => (variants.architect ? ['chart', 'fame'] : pages);

/** The page on which an answer can be picked; null for what is only said or lies in the hand. */
export function pageOf(view: IsleboundView, given: Answer): Page | null {
  const answer = given as IsleboundAnswer;
  switch (answer.kind) {
    case 'port':
    case 'sail':
    case 'visit':
    case 'attack':
    case 'diplomacy':
    case 'board':
    case 'trade':
    case 'force':
    case 'reroll':
      return 'chart';
    case 'treasure':
    case 'event':
    case 'reputation':
    case 'hire':
    case 'cube':
    case 'place':
    case 'place-further':
      return 'fame';
    case 'buy':
    case 'building':
      return view.variants.architect ? null : 'buildings';
    default:
      return null;
  }
}

/** The chart with all the rest beside it in two columns or one, with the buildings below, with one of two sheets beside it, or one page at a time. */
export interface Layout {
  readonly shape: 'wide' | 'beside' | 'below' | 'sheets' | 'pages';
  /** A low box: headings and rows take one line. */
  readonly compact: boolean;
  /** The box that is laid out, and how much smaller it is drawn: what is too low to be read is enlarged by the frame where it is asked about. */
  readonly width: number;
  readonly height: number;
  readonly shrunk: number;
  /** Pixels for a unit of the chart. */
  readonly scale: number;
  /** One page at a time: what turns them stands above, or beside where the box is so low that the chart is larger so. */
  readonly tabs: 'above' | 'aside';
}

/** What the columns beside the chart need. */
const COLUMN = 306;
const COLUMNS = 570;
const GAP = 10;
const TABS = 34;
const TABS_ASIDE = 44;
/** A chart that is smaller than this cannot be read beside anything. */
const LEAST = 0.74;
/** What the board of fame and a building of a row need, roomy and compact. */
const FAME = 432;
const ROW = 46;
const HEADING = 32;
const LOW = 450;
/** No box is laid out lower than this. */
export const LOWEST = 370;

/** How everything lies in a box of this size, if rows of so many buildings lie open. */
export function layoutOf(boxWidth: number, boxHeight: number, ...rows: readonly number[]): Layout {
  const shrunk = Math.max(1, LOWEST / boxHeight);
  const width = boxWidth * shrunk;
  const height = boxHeight * shrunk;
  const fit = (w: number, h = height): number => Math.min(w / chartBox.width, h / chartBox.height);
  const above = fit(width, height - TABS);
  const aside = fit(width - TABS_ASIDE);
  const tabs = aside > above ? 'aside' : 'above';
  const laid = (shape: Layout['shape'], scale: number): Layout => ({ shape, compact: height < LOW, width, height, shrunk, scale, tabs });
  const beside = fit(width - COLUMN - GAP);
  if (fit(width - COLUMNS - GAP) >= beside * 0.96) return laid('wide', fit(width - COLUMNS - GAP));
  if (beside < LEAST) return laid('pages', Math.max(above, aside));
  const buildings = rows.reduce((sum, row) => sum + row, 0);
  if (FAME + HEADING + buildings * ROW <= height) return laid('beside', beside);
  const upper = Math.max(FAME, beside * chartBox.height);
  return laid(upper + GAP + HEADING + Math.max(...rows) * ROW <= height ? 'below' : 'sheets', beside);
}
