import type { ActionCard, BonusCard, WayAnswer } from '../rules/state.ts';

export type Card = ActionCard | BonusCard;
export type SpecialMove = Exclude<WayAnswer['kind'], 'simple'>;

/** What stands on a card: its effects, each with a pictogram and a sentence of its own, and the rules that they follow. */
export interface CardFace {
  readonly bonus: boolean;
  readonly shows: readonly (SpecialMove | BonusCard)[];
  readonly rules: readonly string[];
}

/** Both the picture of a card and its text are made from this. */
export const cardFaces: Readonly<Record<Card, CardFace>> = {
  'long-jump': { bonus: false, shows: ['long-jump'], rules: ['S-4.3', 'S-4.2'] },
  'high-jump': { bonus: false, shows: ['high-jump'], rules: ['S-4.4', 'S-4.2'] },
  fall: { bonus: false, shows: ['fall'], rules: ['S-4.5', 'S-4.2'] },
  turn: { bonus: false, shows: ['turn'], rules: ['S-4.6', 'S-4.2'] },
  universal: { bonus: false, shows: ['long-jump', 'high-jump', 'fall', 'turn'], rules: ['S-4.7', 'S-4.2'] },
  'turn-tile': { bonus: true, shows: ['turn-tile'], rules: ['S-10.5', 'S-10.6', 'S-10.2'] },
  'double-jump': { bonus: true, shows: ['double-jump'], rules: ['S-10.7', 'S-10.2'] },
  teleport: { bonus: true, shows: ['teleport'], rules: ['S-10.8', 'S-10.2'] },
};
