import { languages, type Language } from './language.ts';
import type { Telling, Tellings } from './telling.ts';

/** Something for each language, made when it is first looked at. */
export function inEach<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  const made = {};
  for (const language of languages) {
    Object.defineProperty(made, language, {
      enumerable: true,
      configurable: true,
      get: () => {
        const value = make(language);
        Object.defineProperty(made, language, { enumerable: true, value });
        return value;
      },
    });
  }
  return made as Record<Language, T>;
}

/** What a game says, by language. Each language is here once it was fetched. */
interface Spoken<Words, View> {
  readonly words: Readonly<Record<Language, Words>>;
  readonly tellings: Tellings<View>;
  readonly telling: (language: Language) => Promise<Telling<View>>;
  /** Fetches what a language says only in the middle of a game, for all languages that are here or come later; undefined if it is here. */
  readonly whole: () => Promise<void> | undefined;
}

type Fetching<Part> = Readonly<Record<Language, () => Promise<Part>>>;

/**
 * The words of a game, each language a file of its own that is fetched when somebody reads in it. Whoever draws may take them for granted:
 * a board is shown in a language that was fetched. A game that has much to say names the `opening` words apart: they are fetched first,
 * and all words when a position needs them.
 */
export function spoken<Words extends object, View>(
  tellingWith: (words: Words) => Telling<View>,
  all: Fetching<Words>,
  opening?: Fetching<Partial<Record<keyof Words, unknown>>>,
): Spoken<Words, View> {
  const here: Partial<Record<Language, Words>> = {};
  const complete = new Set<Language>();
  let wanted = opening === undefined;
  const words = inEach((language) => {
    const found = here[language];
    if (found === undefined) throw new Error(`The words of the language "${language}" were not fetched.`);
    return found;
  });
  const tellings = inEach((language) => tellingWith(words[language]));
  const fetchAll = async (language: Language): Promise<void> => {
    if (complete.has(language)) return;
    const found = await all[language]();
    // Whoever has the words already has the others too.
    here[language] = Object.assign(here[language] ?? {}, found);
    complete.add(language);
  };
  return {
    words,
    tellings,
    telling: async (language) => {
      if (!wanted && here[language] === undefined) {
        const first = await opening![language]();
        here[language] ??= { ...first } as Words;
      }
      if (wanted) await fetchAll(language);
      return tellings[language];
    },
    whole: () => {
      wanted = true;
      const lacking = languages.filter((language) => here[language] !== undefined && !complete.has(language));
      return lacking.length === 0 ? undefined : Promise.all(lacking.map(fetchAll)).then(() => {});
    },
  };
}
