import { languages, type Language } from '@skerry/presentation';
import type { Flag, Given } from './command.ts';
import { noSuch } from './refused.ts';

export const languageFlag: Flag = { value: languages.join('|'), says: 'the language to read in; en if not said' };

export function readLanguage(given: Given): Language {
  const word = given.value('language') ?? 'en';
  const language = languages.find((each) => each === word);
  if (language === undefined) throw noSuch('language', 'Languages', word, languages);
  return language;
}
