import { type Bundle, goods } from './goods.ts';

/** What makes a building do something, */
export const triggers = [
  'buy',
  'build',
  'gain-building',
  'rest',
  'attack',
  'diplomacy',
  'lose-town',
  'visit-own-port',
  'visit-own-town',
  'visit-ally',
  'book',
  'treasure',
  'event',
  'hire',
  'wood-from-town',
  'fish-from-town',
] as const;
export type Trigger = (typeof triggers)[number];

/** what it changes for as long as it stands, */
export const modifiers = [
  'strength',
  'dice',
  'influence',
  'speed',
  'hold',
  'fee',
  'row-books',
  'berth',
  'tired-work',
  'healing',
  'skip-space',
  'ichor',
] as const;
export type Modifier = (typeof modifiers)[number];

/** and what is counted, by reputation cards and at the end. */
export const counted = [
  'building',
  'town',
  'conquest',
  'ally',
  'book',
  'crew',
  'skilled-crew',
  'raider',
  'goods',
  'wood',
  'fish',
  'cube',
  'coin',
  'token',
] as const;
export type Counted = (typeof counted)[number];

export type Ability =
  | { readonly kind: 'when'; readonly trigger: Trigger; readonly gains: Bundle }
  | { readonly kind: 'always'; readonly modifier: Modifier; readonly amount: number }
  /** So much renown at the end for each `each` of what is counted. */
  | { readonly kind: 'end'; readonly counts: Counted; readonly each: number; readonly renown: number };

export interface Building {
  readonly name: string;
  readonly metropolis: boolean;
  /** I-10.1: its price, and the renown that it is worth at the end. */
  readonly coins: number;
  /** I-10.6: what it costs to build. */
  readonly goods: Bundle;
  readonly abilities: readonly Ability[];
  /** Whose ability it is: the rulebook's, ours, or the rulebook's word for when it works and our word for what it brings. Prices are ours. */
  readonly origin: 'published' | 'half' | 'original';
}

export const when = (trigger: Trigger, gains: string): Ability => ({ kind: 'when', trigger, gains: goods(gains) });
export const always = (modifier: Modifier, amount = 1): Ability => ({ kind: 'always', modifier, amount });
export const atEnd = (counts: Counted, renown = 1, each = 1): Ability => ({ kind: 'end', counts, each, renown });
