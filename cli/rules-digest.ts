import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { AnyGame } from '@skerry/engine';
import type { Language } from '@skerry/presentation';
import { type Digest, type Part, readDigest, search, wantedIn } from '@skerry/presentation/digest';

/** The rules digest that lies in the room of a game, in this language if it is there, else in English; null if there is none. */
export function digestOf(game: AnyGame, language: Language): Digest | null {
  let room: string;
  try {
    room = dirname(createRequire(import.meta.url).resolve(`@skerry/${game.id}`));
  } catch {
    return null;
  }
  const translated = join(room, 'words', `rules.${language}.md`);
  if (existsSync(translated)) return readDigest(readFileSync(translated, 'utf8'), language);
  const file = join(room, 'RULES.md');
  return existsSync(file) ? readDigest(readFileSync(file, 'utf8'), 'en') : null;
}

/** The rules in which these words stand, in whatever form, or which have this number; what fits best stands first. */
export function rulesWith(digest: Digest, words: string): readonly Part[] {
  const wanted = wantedIn(words, digest.language);
  if (wanted.length === 0) return [];
  const found = search(digest, wanted).flatMap(({ parts }) => parts);
  const named = found.find(({ rule }) => rule?.toLowerCase() === words.trim().toLowerCase());
  return named === undefined ? found : [named];
}

/** A rule as a terminal prints it. */
export function textOf({ text, items }: Part): string {
  return [text, ...items.map((item) => `– ${item}`)].join(' ').replaceAll(/\*\*|__|`/g, '');
}
