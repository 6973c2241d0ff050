export const languages = ['en', 'ru', 'uk'] as const;
export type Language = (typeof languages)[number];

/** The plural forms that a language has: a catalogue that forgets one does not compile. */
export interface PluralForms {
  en: { readonly one: string; readonly other: string };
  ru: { readonly one: string; readonly few: string; readonly many: string };
  uk: { readonly one: string; readonly few: string; readonly many: string };
}

const pluralRules = {
  en: new Intl.PluralRules('en'),
  ru: new Intl.PluralRules('ru'),
  uk: new Intl.PluralRules('uk'),
};

/** "1 star", "2 stars": the number and the form that goes with it. `{n}` in a form stands for the number. */
export function plural<L extends Language>(language: L, n: number, forms: PluralForms[L]): string {
  const all = forms as Readonly<Record<string, string>>;
  const form = all[pluralRules[language].select(n)] ?? all['many'] ?? all['other']!;
  return form.includes('{n}') ? form.replace('{n}', String(n)) : `${n} ${form}`;
}

/** Counts one kind of thing: `counting.en('star', 'stars')(2)` is "2 stars". */
export const counting = {
  en:
    (one: string, other: string) =>
    (n: number): string =>
      plural('en', n, { one, other }),
  ru:
    (one: string, few: string, many: string) =>
    (n: number): string =>
      plural('ru', n, { one, few, many }),
  uk:
    (one: string, few: string, many: string) =>
    (n: number): string =>
      plural('uk', n, { one, few, many }),
};

const listFormat = (locale: string): ((parts: readonly string[]) => string) => {
  const format = new Intl.ListFormat(locale);
  return (parts) => format.format(parts);
};

/** Lists things: `listing.en(['a', 'b', 'c'])` is "a, b and c". British, because Americans put a comma before "and". */
export const listing: Readonly<Record<Language, (parts: readonly string[]) => string>> = {
  en: listFormat('en-GB'),
  ru: listFormat('ru'),
  uk: listFormat('uk'),
};

/** A number as it is read: a lack has a minus before it, not a hyphen. */
export const inFigures = (n: number): string => String(n).replace('-', '−');
