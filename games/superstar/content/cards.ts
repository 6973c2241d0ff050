import type { ActionCard, BonusCard, WayAnswer } from '../rules/state.ts';

export type Card = ActionCard | BonusCard;
export type SpecialMove = Exclude<WayAnswer['kind'], 'simple'>;

/** What stands on a card: its effects, each with a pictogram and a sentence of its own, and the rules that they follow. */
export interface CardFace {
  /** The real card, described in the rulebook; the drawing and the words are ours. */
  readonly origin: 'published';
  /** How many the box holds. */
  readonly copies: number;
  readonly bonus: boolean;
  readonly shows: readonly (SpecialMove | BonusCard)[];
  readonly rules: readonly string[];
}

/** Both the picture of a card and its text are made from this. */
export const cardFaces: Readonly<Record<Card, CardFace>> = {
  'long-jump': { origin: 'published', copies: 6, bonus: false, shows: ['long-jump'], rules: ['S-4.3', 'S-4.2'] },
  'high-jump': { origin: 'published', copies: 6, bonus: false, shows: ['high-jump'], rules: ['S-4.4', 'S-4.2'] },
  fall: { origin: 'published', copies: 6, bonus: false, shows: ['fall'], rules: ['S-4.5', 'S-4.2'] },
  turn: { origin: 'published', copies: 6, bonus: false, shows: ['turn'], rules: ['S-4.6', 'S-4.2'] },
  universal: { origin: 'published', copies: 6, bonus: false, shows: ['long-jump', 'high-jump', 'fall', 'turn'], rules: ['S-4.7', 'S-4.2'] },
  'turn-tile': { origin: 'published', copies: 1, bonus: true, shows: ['turn-tile'], rules: ['S-10.5', 'S-10.6', 'S-10.2'] },
  'double-jump': { origin: 'published', copies: 1, bonus: true, shows: ['double-jump'], rules: ['S-10.7', 'S-10.2'] },
  teleport: { origin: 'published', copies: 1, bonus: true, shows: ['teleport'], rules: ['S-10.8', 'S-10.2'] },
};
