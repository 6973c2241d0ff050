import { type Complexity } from '../../content/spirit.ts';
import { spirits } from '../../content/spirits.ts';
import { finds } from '../cards/search.ts';

export const complexities: readonly Complexity[] = ['low', 'moderate', 'high', 'very high'];

/** The elements that a spirit's own cards bring: what it is made of. */
export const elementsOfSpirit: readonly (readonly number[])[] = spirits.map(({ uniques }) =>
  Array.from({ length: 8 }, (_, element) => uniques.reduce((sum, { elements }) => sum + elements[element]!, 0)),
);

export interface WantedSpirits {
  readonly text: string;
  readonly complexities: ReadonlySet<Complexity>;
  readonly elements: ReadonlySet<number>;
}

/** Of these spirits those that fit, the simpler ones first. An element fits if the spirit has it on two of its cards or more. */
export function spiritsFor(wanted: WantedSpirits, kinds: readonly number[], textOf: (kind: number) => string): readonly number[] {
  return kinds
    .filter(
      (kind) =>
        (wanted.complexities.size === 0 || wanted.complexities.has(spirits[kind]!.complexity)) &&
        [...wanted.elements].every((element) => elementsOfSpirit[kind]![element]! >= 2) &&
        finds(wanted.text, textOf(kind)),
    )
    .toSorted((one, other) => complexities.indexOf(spirits[one]!.complexity) - complexities.indexOf(spirits[other]!.complexity));
}
