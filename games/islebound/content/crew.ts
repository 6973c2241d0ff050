export const skillNames = ['administration', 'fight', 'negotiation', 'sailing', 'work'] as const;
export type SkillName = (typeof skillNames)[number];

export const ADMINISTRATION = 1;
export const FIGHT = 2;
export const NEGOTIATION = 4;
export const SAILING = 8;
export const WORK = 16;
export const ANY_SKILL = 31;

/**
 * The crew by kind, as bits of their skills (I-1.5): two kinds of starters with one skill each, and one crew member for every pair of
 * skills. Crew of one kind are alike.
 */
export const crewSkills: readonly number[] = [
  ADMINISTRATION,
  WORK,
  ...skillNames.flatMap((_, one) => skillNames.slice(one + 1).map((_, more) => (1 << one) | (1 << (one + 1 + more)))),
];

export const CLERK = 0;
export const HAND = 1;
/** The first of the kinds with two skills, of which there is one each. */
export const FIRST_SKILLED = 2;
export const skilledCrew: readonly number[] = crewSkills.map((_, kind) => kind).slice(FIRST_SKILLED);
/** I-2.3: two for administration, one for work. */
export const startingCrew: readonly number[] = [CLERK, CLERK, HAND];
/** Starters in the box, by kind. */
export const startersInBox: readonly number[] = [8, 4];

export const isSkilled = (kind: number): boolean => kind >= FIRST_SKILLED;

/** How many of these crew have one of these skills. */
export function countSkill(crew: readonly number[], skill: number): number {
  let count = 0;
  for (let i = 0; i < crew.length; i++) if ((crewSkills[crew[i]!]! & skill) !== 0) count++;
  return count;
}
