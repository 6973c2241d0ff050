/** A stem has at least so many letters. */
const SHORTEST = 3;

/**
 * A word without what people write differently: case, ё or е, ґ or г, the apostrophe, stress marks. Each sign of the text stands for at
 * most one of the result, so that a word keeps its place.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ё', 'е')
    .replaceAll('ґ', 'г')
    .replaceAll(/[\p{Mn}'’ʼ`]/gu, '');
}

/** Endings of Russian and Ukrainian nouns, adjectives and verbs, as far as they end in a consonant or begin with one. */
const cyrillicEndings = [
  // Verbal nouns: присвоение, влаштування.
  /нн?(?:я|ю|ям|ями|ях)$/,
  /ни(?:е|я|ю|и|й|ем|ям|ями|ях)$/,
  // Participles: присвоенная, присвоено, розігране.
  /(?<=[аеияєї])нн?(?:ый|ий|ая|ое|ые|ого|ому|ым|им|ой|ій|ом|ых|их|ую|ою|ыми|ими|а|о|е|ы|и|і|у)$/,
  // Verbs: присвоить, присвоит, присвоил, присвоив, присвоїти.
  /(?<=[аеиоуыюяіїє])(?:ть|ти|т|шь|л|ла|ло|ли|в|вши|вший|вшая|вшие)$/,
  // Adjectives and nouns.
  /(?:ого|его|ому|ему|ыми|ими|ами|ями|ої|ая|яя|ое|ее|ые|ие|ую|юю|ою|ею|єю|ью)$/,
  /(?:ых|их|ах|ях|ам|ям|ом|ем|єм|им|ым|ім|ов|ев|ів|їв|ей|ой|ый|ий|ій)$/,
];

const vowels = /[аеиоуыэюяіїєьй]+$/;

function cyrillicStem(word: string): string {
  if (word.length <= SHORTEST) return cut(word, vowels, SHORTEST - 1);
  let stem = cut(word, /с[яь]$/, SHORTEST + 1);
  for (const ending of cyrillicEndings) {
    const shorter = cut(stem, ending, SHORTEST);
    if (shorter === stem) continue;
    stem = shorter;
    break;
  }
  stem = cut(stem, vowels, SHORTEST);
  // Verbs that go on for a while: присваивать beside присвоить, показувати beside показати.
  stem = cut(stem, /[аеоиыую]?[ыиоеую]в$/, SHORTEST + 1);
  stem = cut(stem, vowels, SHORTEST);
  // The vowel that comes and goes: точка, точек.
  return stem.replace(/(?<=..[бвгджзклмнпрстфхцчшщ])[еоі](?=[кцнлр]$)/, '').replace(/нн$/, 'н');
}

const latinEndings = [/(?:ings?|ions?|ments?|edly|ed|ers?|ly)$/, /(?<=[sxz]|[cs]h)es$/, /(?<!s)s$/];

function latinStem(word: string): string {
  let stem = cut(word.replace(/ie[sd]$/, 'y'), latinEndings[2]!, SHORTEST);
  stem = cut(stem, latinEndings[0]!, SHORTEST);
  stem = cut(stem, latinEndings[1]!, SHORTEST);
  return cut(stem, /[eiy]$/, SHORTEST).replace(/([bdglmnprt])\1$/, '$1');
}

/** What the forms of a word share, roughly; for a folded word. */
export function stemOf(word: string): string {
  return /[а-яіїє]/.test(word) ? cyrillicStem(word) : latinStem(word);
}

function cut(word: string, ending: RegExp, least: number): string {
  const shorter = word.replace(ending, '');
  if (shorter.length >= least) return shorter;
  // Of a short word as much as can be spared.
  return word.length > least && ending.test(word) ? word.slice(0, least) : word;
}
