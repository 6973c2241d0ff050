import { type Element, elements } from '../content/elements.ts';
import type { Words } from './catalogue.ts';

export const elementName = (words: Words, element: Element): string => words.elements[elements.indexOf(element)]!;

/** "2 sun, water" */
export function elementsText(words: Words, counts: readonly number[]): string {
  const name = (element: number): string => words.elements[element]!;
  return counts.flatMap((n, element) => (n === 0 ? [] : [n === 1 ? name(element) : words.times(n, name(element))])).join(', ');
}
