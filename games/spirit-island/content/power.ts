import type { Terrain } from './boards.ts';
import { type Element, type Elements, readElements } from './elements.ts';
import type { Step, Test, Threshold } from './step.ts';

export type CardSet = 'base' | 'branch-and-claw' | 'jagged-earth' | 'feather-and-flame';
export type Speed = 'fast' | 'slow';

/** What a power is aimed at. */
export type Target =
  | {
      readonly at: 'land';
      readonly origin: 'presence' | 'sacred-site' | Terrain;
      readonly range: number;
      /** What the land must be: any one of these. Empty: any land. */
      readonly where: readonly Test[];
      /** Lands that are so may be farther away. */
      readonly farther?: { readonly test: Test; readonly by: number };
    }
  | { readonly at: 'spirit'; readonly which: 'any' | 'another' | 'yourself' }
  | { readonly at: 'nothing' };

/** What is paid each time that a power is used, besides the cost of its card; and what else it needs. */
export interface Price {
  /** So much time; `earlier-uses`: 1 for each earlier use of the turn. */
  readonly time?: number | 'players' | 'earlier-uses';
  /** Energy that all spirits pay together. */
  readonly energyOfAll?: 'players';
  /** The invader card on top can be exchanged. */
  readonly only?: 'exchange';
}

/** For what a power may be used once more: for time, in the same land; or for forgetting its card, which leaves an element. */
export type Again = { readonly time: number } | { readonly forgetting: Element };

export interface Power {
  readonly name: string;
  readonly set: CardSet;
  readonly origin: 'published' | 'original';
  readonly kind: 'minor' | 'major' | 'unique' | 'innate';
  /** Whose unique or innate power it is. */
  readonly spirit: string | null;
  readonly cost: number;
  readonly speed: Speed;
  /** For so much energy a slow power may be used as fast. */
  readonly fastFor?: number;
  readonly target: Target;
  readonly elements: Elements;
  readonly steps: readonly Step[];
  readonly thresholds: readonly Threshold[];
  /** What is done last, whatever was met. */
  readonly last: readonly Step[];
  readonly price?: Price;
  readonly again?: Again;
  /** It may be used any number of times in a turn. */
  readonly anyTimes?: true;
  /** No rule of an adversary or a scenario keeps it from removing, or changes that. */
  readonly unhindered?: true;
}

/** How a card is written down: as on its face. */
export interface Face {
  readonly cost?: number;
  readonly speed: Speed;
  /** A land within this range; from presence, a sacred site, or presence in a terrain. */
  readonly range?: number;
  readonly from?: 'sacred-site' | Terrain;
  readonly target?: Test | readonly Test[];
  readonly farther?: { readonly test: Test; readonly by: number };
  readonly fastFor?: number;
  readonly spirit?: 'any' | 'another' | 'yourself';
  readonly elements?: string;
  readonly last?: Step;
  readonly price?: Price;
  readonly again?: Again;
  readonly anyTimes?: true;
  readonly unhindered?: true;
}

export const fast: Speed = 'fast';
export const slow: Speed = 'slow';

/** Steps and thresholds, in the order in which they stand on the card. */
type Line = Step | Threshold;
const isThreshold = (line: Line): line is Threshold => 'need' in line;

export function power(kind: Power['kind'], set: CardSet, spirit: string | null, name: string, face: Face, lines: readonly Line[]): Power {
  return {
    name,
    set,
    origin: 'published',
    kind,
    spirit,
    cost: face.cost ?? 0,
    speed: face.speed,
    ...(face.fastFor === undefined ? {} : { fastFor: face.fastFor }),
    target: targetOf(name, face),
    elements: readElements(face.elements ?? ''),
    steps: lines.filter((line): line is Step => !isThreshold(line)),
    thresholds: lines.filter(isThreshold),
    last: face.last === undefined ? [] : [face.last],
    ...(face.price === undefined ? {} : { price: face.price }),
    ...(face.again === undefined ? {} : { again: face.again }),
    ...(face.anyTimes === undefined ? {} : { anyTimes: face.anyTimes }),
    ...(face.unhindered === undefined ? {} : { unhindered: face.unhindered }),
  };
}

function targetOf(name: string, { range, from, target, farther, spirit }: Face): Target {
  if (spirit !== undefined) return { at: 'spirit', which: spirit };
  if (range === undefined) {
    if (target !== undefined) throw new Error(`"${name}" has a target but no range.`);
    return { at: 'nothing' };
  }
  return {
    at: 'land',
    origin: from ?? 'presence',
    range,
    where: target === undefined ? [] : Array.isArray(target) ? target : [target as Test],
    ...(farther === undefined ? {} : { farther }),
  };
}

/** Makers of cards of one deck. */
export const cardsOf =
  (kind: 'minor' | 'major', set: CardSet) =>
  (name: string, face: Face, ...lines: Line[]): Power =>
    power(kind, set, null, name, face, lines);
export const uniqueOf =
  (set: CardSet, spirit: string) =>
  (name: string, face: Face, ...lines: Line[]): Power =>
    power('unique', set, spirit, name, face, lines);
export const innateOf =
  (set: CardSet, spirit: string) =>
  (name: string, face: Face, ...lines: Line[]): Power =>
    power('innate', set, spirit, name, face, lines);
