import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as ukrainian } from '@orama/stemmers/ukrainian';
import type { Language } from '../language.ts';

const stemmers: Readonly<Record<Language, (word: string) => string>> = { en: english, ru: russian, uk: ukrainian };

/** A word without what people write differently: case, ё or е, ґ or г, the apostrophe, stress marks. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ё', 'е')
    .replaceAll('ґ', 'г')
    .replaceAll(/[\p{Mn}'’ʼ`]/gu, '');
}

const CONSONANTS = 'бвгджзклмнпрстфхцчшщ';
/** The vowel that comes and goes: точка, точек. */
const fleeting = new RegExp(`(?<=.[${CONSONANTS}]ь?)[еоі](?=[кцнлр]$)`);
/** The vowel that changes: хід, ходу. */
const changing = new RegExp(`і(?=[${CONSONANTS}])`, 'g');

/** What the forms of a folded word share. Stemmers cut endings off; in Russian and Ukrainian the stem itself may change as well. */
export function stemOf(word: string, language: Language): string {
  const stem = stemmers[language](word);
  return language === 'en' ? stem : stem.replace(fleeting, '').replaceAll('ь', '').replaceAll(changing, 'о');
}
