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
}

/**
 * The words of a game, each language a file of its own that is fetched when somebody reads in it. Whoever draws may take them for granted:
 * a board is shown in a language that was fetched.
 */
export function spoken<Words, View>(
  tellingWith: (words: Words) => Telling<View>,
  fetch: Readonly<Record<Language, () => Promise<Words>>>,
): Spoken<Words, View> {
  const here: Partial<Record<Language, Words>> = {};
  const words = inEach((language) => {
    const found = here[language];
    if (found === undefined) throw new Error(`The words of the language "${language}" were not fetched.`);
    return found;
  });
  const tellings = inEach((language) => tellingWith(words[language]));
  return {
    words,
    tellings,
    telling: async (language) => {
      here[language] ??= await fetch[language]();
      return tellings[language];
    },
  };
}
