import { aspects } from '../../content/aspects.ts';
import { blightCards } from '../../content/blight-cards.ts';
import { eventCards } from '../../content/events/index.ts';
import { fearCards } from '../../content/fear-cards.ts';
import { powers } from '../../content/powers.ts';
import { finds } from './search.ts';

/** The kinds of cards that one looks up. */
export const codexKinds = ['minor', 'major', 'spirit', 'aspect', 'event', 'fear', 'blight'] as const;
export type CodexKind = (typeof codexKinds)[number];

/** A card by its number in its own list. */
export interface CodexEntry {
  readonly kind: CodexKind;
  readonly card: number;
}

/** Every card of the game, in the order in which their lists have them. Innate powers stand with the unique ones of their spirit. */
export const codexEntries: readonly CodexEntry[] = [
  ...powers.map(({ kind }, card): CodexEntry => ({ kind: kind === 'minor' || kind === 'major' ? kind : 'spirit', card })),
  ...aspects.map((_, card): CodexEntry => ({ kind: 'aspect', card })),
  ...eventCards.map((_, card): CodexEntry => ({ kind: 'event', card })),
  ...fearCards.map((_, card): CodexEntry => ({ kind: 'fear', card })),
  ...blightCards.map((_, card): CodexEntry => ({ kind: 'blight', card })),
].toSorted((one, other) => codexKinds.indexOf(one.kind) - codexKinds.indexOf(other.kind));

export const isPower = ({ kind }: CodexEntry): boolean => kind === 'minor' || kind === 'major' || kind === 'spirit';

/** What is looked for: words, kinds of cards, elements that a card must all have. */
export interface Wanted {
  readonly text: string;
  readonly kinds: ReadonlySet<CodexKind>;
  readonly elements: ReadonlySet<number>;
}

/** The cards that fit, by what they are called and what is written on them in one language: those first that are called so. */
export function entriesFor(
  { text, kinds, elements }: Wanted,
  textOf: (entry: CodexEntry) => string,
  nameOf: (entry: CodexEntry) => string = textOf,
): readonly CodexEntry[] {
  const found = codexEntries.filter(
    (entry) =>
      (kinds.size === 0 || kinds.has(entry.kind)) &&
      (elements.size === 0 || (isPower(entry) && [...elements].every((element) => hasElement(entry.card, element)))) &&
      finds(text, textOf(entry)),
  );
  const called = new Set(found.filter((entry) => finds(text, nameOf(entry))));
  return [...called, ...found.filter((entry) => !called.has(entry))];
}

/** A card brings elements; an innate power asks for them. */
function hasElement(power: number, element: number): boolean {
  const { kind, elements, thresholds } = powers[power]!;
  return kind === 'innate' ? thresholds.some(({ need }) => need[element]! > 0) : elements[element]! > 0;
}
