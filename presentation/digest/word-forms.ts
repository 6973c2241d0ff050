/** A stem has at least so many letters. */
const SHORTEST = 3;

/** A word without what people write differently: case, ё or е, ґ or г, the apostrophe, stress marks. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ё', 'е')
    .replaceAll('ґ', 'г')
    .replaceAll(/[\p{Mn}'’ʼ`]/gu, '');
}

/** An ending, and how many letters it leaves at least. */
type Ending = readonly [ending: RegExp, least: number];

/** Endings of Russian and Ukrainian nouns, adjectives and verbs, as far as they end in a consonant or begin with one. */
const cyrillicEndings: readonly Ending[] = [
  // Verbal nouns: присвоение, влаштування.
  [/(?<=[аеиоуюяіїє])(?:нн?(?:я|ю|ям|ями|ях)|нні)$/, SHORTEST + 1],
  [/(?<=[аеиоуюя])ни(?:е|я|ю|и|й|ем|ям|ями|ях)$/, SHORTEST + 1],
  // Participles: присвоенная, присвоено, розігране; токена and страна only look like them.
  [/(?<=[аеияєї])нн?(?:ый|ий|ая|ое|ые|ого|ому|ым|им|ой|ій|ом|ых|их|ую|ою|ыми|ими|а|о|е|ы|и|і|у)$/, SHORTEST + 2],
  // Verbs: присвоить, присвоїти, присвойте, присвоит, получает, присвоил, присвоив; not цвет, минут, материалы, слова.
  [/(?<=[аеиоуыюяіїє])(?:ть|ти|шь)$/, SHORTEST],
  [/(?:йте|ите|єте|їте|(?<=[аеоуюя])ете)$/, SHORTEST + 1],
  [/(?<=[аиюя]|[аеиоуюя]е)т$/, SHORTEST + 1],
  [/(?<=у)т$/, SHORTEST + 2],
  [/(?<=[иыя])(?:л|ла|ло|ли)$/, SHORTEST + 1],
  [/(?<=[аеиоуыюяіїє])(?:в|вши|вший|вшая|вшие)$/, SHORTEST + 1],
  // Adjectives and nouns.
  [/(?:ого|его|ього|ому|ему|ьому|єму|ыми|ими|іми|їми|ами|ями|ьою|ої|ая|яя|ое|ее|ые|ие|ую|юю|ою|ею|єю|ью)$/, SHORTEST],
  [/(?:ых|их|іх|їх|ах|ях|ам|ям|ом|ем|єм|им|ым|ім|їм|ов|ев|ів|їв|ей|ой|ый|ий|ій)$/, SHORTEST],
];

const vowels = /[аеиоуыэюяіїєьй]+$/;

function cyrillicStem(word: string): string {
  let stem = word;
  if (word.length > SHORTEST) {
    stem = cut(stem, /с[яь]$/, SHORTEST + 1);
    const found = cyrillicEndings.find(([ending, least]) => cut(stem, ending, least) !== stem);
    if (found !== undefined) stem = cut(stem, ...found);
    stem = cut(stem, vowels, SHORTEST);
    // Verbs that go on for a while: присваивать beside присвоить, показувати beside показати.
    stem = cut(stem, /[аеоиыую]?[ыиоеую]в$/, SHORTEST + 1);
    stem = cut(stem, vowels, SHORTEST);
  }
  if (stem.length <= SHORTEST) stem = cut(stem, vowels, SHORTEST - 1);
  return (
    stem
      .replaceAll('ь', '')
      // The vowel that comes and goes: точка, точек.
      .replace(/(?<=.[бвгджзклмнпрстфхцчшщ])[еоі](?=[кцнлр]$)/, '')
      // The vowel that changes: хід, ходу.
      .replaceAll(/і(?=[бвгджзклмнпрстфхцчшщ])/g, 'о')
      .replace(/нн$/, 'н')
  );
}

function cut(word: string, ending: RegExp, least: number): string {
  const shorter = word.replace(ending, '');
  if (shorter.length >= least) return shorter;
  // Of a short word as much as can be spared.
  return word.length > least && ending.test(word) ? word.slice(0, least) : word;
}

/** Moved, moving; but thing, need. */
const verbEnding = /(?<=[aeiouy].*)(?:(?<!e)ed|ing)$/;

/** What shorter words end in by chance (this, number, mission), and what is an ending in longer ones. */
const latinEndings: readonly Ending[] = [
  [/(?<!p)ly$/, SHORTEST + 1],
  [/ment$/, SHORTEST],
  [/er$/, SHORTEST + 1],
  [/ion$/, SHORTEST + 2],
  [/[eiy]$/, SHORTEST],
];

function latinStem(word: string): string {
  // Cities, supplied; but ties, tied.
  let stem = word.replace(/ie[sd]$/, word.length > 4 ? 'y' : 'ie');
  if (stem.length > SHORTEST) stem = stem.replace(/(?<!s)s$/, '');
  const verb = stem.replace(verbEnding, '');
  // Used and owing come of use and owe; going and being are left alone.
  if (verb.length >= SHORTEST) stem = verb;
  else if (verb !== stem && /^[aeiou][^aeiou]$/.test(verb)) stem = `${verb}e`;
  for (const [ending, least] of latinEndings) {
    const shorter = stem.replace(ending, '');
    if (shorter.length >= least) stem = shorter;
  }
  return stem.replace(/([bdglmnprt])\1$/, '$1');
}

/** What the forms of a word share, roughly; for a folded word. */
export function stemOf(word: string): string {
  return /[а-яіїє]/.test(word) ? cyrillicStem(word) : latinStem(word);
}
