import { majors } from './major/index.ts';
import { minors } from './minor/index.ts';
import type { Power } from './power.ts';
import { allSets } from './sets.ts';
import { spirits } from './spirits.ts';

const declared: readonly Power[] = [
  ...minors,
  ...majors,
  ...spirits.flatMap(({ uniques }) => uniques),
  ...spirits.flatMap(({ innates }) => innates),
];

/** All powers, set by set, in each set the innate powers last. The place in the list is the power's number. */
export const powers: readonly Power[] = allSets.flatMap((set) => declared.filter((power) => power.set === set));

const places = new Map(powers.map((power, place) => [power, place]));
const placesByName = new Map(powers.map(({ name }, place) => [name, place]));
const innates = spirits.map((spirit) => spirit.innates.map((power) => places.get(power)!));
const uniques = spirits.map((spirit) => spirit.uniques.map((power) => places.get(power)!));

/** A typo throws. */
export function powerNamed(name: string): number {
  const place = placesByName.get(name);
  if (place === undefined) throw new Error(`There is no power "${name}".`);
  return place;
}

/** The innate powers of a spirit, by its place in `spirits`. */
export const innatesOf = (spirit: number): readonly number[] => innates[spirit]!;
/** Its unique power cards. */
export const uniquesOf = (spirit: number): readonly number[] => uniques[spirit]!;
