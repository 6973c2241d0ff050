import type { CardSet } from './power.ts';

/** The boxes that a table may play with. Each builds on those before it. */
export const setChoices = ['base', 'branch-and-claw', 'jagged-earth'] as const;
export type SetChoice = (typeof setChoices)[number];

/** J-26.1, J-42.7 */
const holds: Readonly<Record<SetChoice, readonly CardSet[]>> = {
  base: ['base'],
  'branch-and-claw': ['base', 'branch-and-claw'],
  'jagged-earth': ['base', 'branch-and-claw', 'jagged-earth', 'feather-and-flame'],
};

export const isInSets = (choice: SetChoice, set: CardSet): boolean => holds[choice].includes(set);
/** All sets, the earliest first: the order in which their cards are numbered, so that a new set changes no number of an older one. */
export const allSets: readonly CardSet[] = holds['jagged-earth'];
