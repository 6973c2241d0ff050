/** Words on the command line that are not understood. The message says what would be right; the exit status is 2. */
export class WrongWords extends Error {}

/** Something that was understood and cannot be done: a broken file, a taken port. The exit status is 1. */
export class CannotDo extends Error {}

/** "There is no game "ches". Did you mean chess? Games: …" */
export function noSuch(what: string, several: string, word: string, known: readonly string[]): WrongWords {
  const near = nearest(word, known);
  const guess = near === undefined ? '' : ` Did you mean ${near}?`;
  return new WrongWords(`There is no ${what} "${word}".${guess} ${several}: ${known.join(', ')}.`);
}

/** The known word that somebody may have meant. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const lower = word.toLowerCase();
  let best: string | undefined;
  // A third of the letters may be wrong; more, and it is another word.
  let least = Math.floor(Math.max(3, word.length) / 3) + 1;
  for (const candidate of known) {
    const away = lower.length >= 3 && candidate.startsWith(lower) ? 1 : distance(lower, candidate.toLowerCase());
    if (away < least) {
      least = away;
      best = candidate;
    }
  }
  return best;
}

/** How many letters must be put in, left out, changed or swapped with the next to make one word of the other. */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= one.length; i++) {
    const above = rows[i - 1]!;
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = above[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(Math.min(change, above[j]! + 1, row[j - 1]! + 1, swapped ? rows[i - 2]![j - 2]! + 1 : Infinity));
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
}
