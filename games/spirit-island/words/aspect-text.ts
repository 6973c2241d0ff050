import type { Aspect } from '../content/aspects.ts';
import type { Words } from './catalogue.ts';
import { powerText } from './describing.ts';
import { specialRuleName } from './special-rules.ts';

/** What an aspect takes from the panel, and what it brings, a line for each. */
export function aspectText(words: Words, { replaces, rules, innates, energy }: Aspect): string[] {
  const gone = 'rule' in replaces ? specialRuleName[replaces.rule] : 'innate' in replaces ? replaces.innate : replaces.card;
  return [
    words.aspects.replaces(words.named(gone)),
    ...(energy === undefined ? [] : [words.aspects.energy(energy)]),
    ...rules.map((rule) => `${words.named(specialRuleName[rule])}. ${words.specialRules[rule]}`),
    ...innates.map((innate) => powerText(words, innate)),
  ];
}
