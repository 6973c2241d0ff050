import { aspectOf, aspects, type Who } from './aspects.ts';
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
  ...aspects.flatMap(({ innates }) => innates),
];

/** All powers, set by set, in each set the innate powers last. The place in the list is the power's number. */
export const powers: readonly Power[] = allSets.flatMap((set) => declared.filter((power) => power.set === set));

const places = new Map(powers.map((power, place) => [power, place]));
const placesByName = new Map(powers.map(({ name }, place) => [name, place]));
const placesOf = (of: readonly Power[]): readonly number[] => of.map((power) => places.get(power)!);
/** By spirit, and by its aspect: the first place is for none. */
const innates = spirits.map((spirit) =>
  [null, ...aspects].map((aspect) => {
    const replaced = aspect !== null && 'innate' in aspect.replaces ? aspect.replaces.innate : null;
    return [...placesOf(spirit.innates.filter(({ name }) => name !== replaced)), ...placesOf(aspect?.innates ?? [])];
  }),
);
const uniques = spirits.map((spirit) => placesOf(spirit.uniques));

/** A typo throws. */
export function powerNamed(name: string): number {
  const place = placesByName.get(name);
  if (place === undefined) throw new Error(`There is no power "${name}".`);
  return place;
}

/** J-32.8: the innate powers of a spirit, with its aspect. */
export const innatesOf = ({ kind, aspect }: Who): readonly number[] => innates[kind]![aspect + 1]!;
/** The unique power cards of a spirit, by its place in `spirits`. */
export const uniquesOf = (spirit: number): readonly number[] => uniques[spirit]!;
/** J-32.8: those that it begins with: a card that its aspect replaces is out of the game. */
export function cardsToBeginWith(who: Who): readonly number[] {
  const { replaces } = aspectOf(who) ?? {};
  return replaces !== undefined && 'card' in replaces ? uniquesOf(who.kind).filter((card) => powers[card]!.name !== replaces.card) : uniquesOf(who.kind);
}
