import type { Digest, Part, Section } from './digest.ts';
import type { Language } from '../language.ts';
import { fold, stemOf } from './word-forms.ts';

/** One of the words that are looked for, all of which a rule must have. */
interface Wanted {
  readonly text: string;
  readonly stem: string;
  readonly language: Language;
}

const TOKEN = /[a-z]{1,3}-\d+(?:\.\d+)*[a-z]?|\d+(?:\.\d+)+[a-z]?|[\p{L}\p{N}][\p{L}\p{N}\p{Mn}'’ʼ`]*/giu;
const HAS_DIGIT = /\d/;
/** Two stems are one word if one begins with the other, that is at least so long, and hardly longer. */
const STEM_ENOUGH = 4;
const STEM_MORE = 2;

const stems: Readonly<Record<Language, Map<string, string>>> = { en: new Map(), ru: new Map(), uk: new Map() };

function stemOnce(word: string, language: Language): string {
  let stem = stems[language].get(word);
  if (stem === undefined) stems[language].set(word, (stem = stemOf(word, language)));
  return stem;
}

/** The words that are looked for in a digest of this language. */
export function wantedIn(text: string, language: Language): readonly Wanted[] {
  return [...text.matchAll(TOKEN)].map(([word]) => {
    const folded = fold(word);
    return { text: folded, stem: stemOnce(folded, language), language };
  });
}

/** How well a word of the text is what was looked for: 0 for not at all. */
function fit({ text, stem, language }: Wanted, word: string): number {
  if (word === text) return 8;
  // Numbers have no forms: "13.4" and "t-13" find T-13.4, and "2" does not find 25.
  if (HAS_DIGIT.test(text)) return word.startsWith(`${text}.`) || (text.includes('.') && word.endsWith(`-${text}`)) ? 7 : 0;
  if (HAS_DIGIT.test(word)) return 0;
  if (word.startsWith(text)) return 5;
  const other = stemOnce(word, language);
  if (other === stem) return 4;
  const [short, long] = other.length < stem.length ? [other, stem] : [stem, other];
  if (short.length >= STEM_ENOUGH && long.length - short.length <= STEM_MORE && long.startsWith(short)) return 2;
  return text.length >= STEM_ENOUGH && word.includes(text) ? 1 : 0;
}

/** The best fit of each wanted word in a text. */
function fits(wanted: readonly Wanted[], text: string): number[] {
  const words = [...text.matchAll(TOKEN)].map(([word]) => fold(word));
  return wanted.map((one) => words.reduce((best, word) => Math.max(best, fit(one, word)), 0));
}

/** The own number of a rule says more than a mention of it, and its text more than the heading above it. */
const NUMBER_WEIGHT = 3;
const TEXT_WEIGHT = 2;

function worthOf(part: Part, inHeading: readonly number[], wanted: readonly Wanted[]): number {
  const inNumber = fits(wanted, part.rule ?? '');
  const inText = fits(wanted, [part.text, ...part.items].join(' '));
  let sum = 0;
  for (let i = 0; i < wanted.length; i++) {
    const worth = inNumber[i]! * NUMBER_WEIGHT + inText[i]! * TEXT_WEIGHT + inHeading[i]!;
    if (worth === 0) return 0;
    sum += worth;
  }
  return sum;
}

/** The sections with only those parts that have all the words, in whatever form, in text or heading; what fits best stands first. */
export function search({ sections }: Digest, wanted: readonly Wanted[]): readonly Section[] {
  if (wanted.length === 0) return sections;
  return sections
    .map((section) => {
      const inHeading = fits(wanted, `${section.id} ${section.heading}`);
      const parts = section.parts
        .map((part) => ({ part, worth: worthOf(part, inHeading, wanted) }))
        .filter(({ worth }) => worth > 0)
        .toSorted((one, other) => other.worth - one.worth);
      return { found: { ...section, parts: parts.map(({ part }) => part) }, worth: parts[0]?.worth ?? 0 };
    })
    .filter(({ worth }) => worth > 0)
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ found }) => found);
}

/** A text cut where wanted words stand: every second piece is one of them. */
export function cutAtWanted(text: string, wanted: readonly Wanted[]): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(TOKEN)) {
    const folded = fold(word);
    if (!wanted.some((one) => fit(one, folded) > 0)) continue;
    pieces.push(text.slice(from, index), word);
    from = index + word.length;
  }
  return [...pieces, text.slice(from)];
}
