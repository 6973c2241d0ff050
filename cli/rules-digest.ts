import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { AnyGame } from '@skerry/engine';
import type { Language } from '@skerry/presentation';

/** A numbered rule of a digest, or a paragraph without a number. */
export interface Rule {
  readonly number: string | null;
  readonly text: string;
}

export interface Digest {
  readonly chapters: readonly string[];
  readonly rules: readonly Rule[];
}

/** The rules digest that lies in the room of a game, in this language if it is there, else in English; null if there is none. */
export function readDigest(game: AnyGame, language: Language): Digest | null {
  let room: string;
  try {
    room = dirname(createRequire(import.meta.url).resolve(`@skerry/${game.id}`));
  } catch {
    return null;
  }
  const file = [join(room, 'words', `rules.${language}.md`), join(room, 'RULES.md')].find((each) => existsSync(each));
  return file === undefined ? null : parseDigest(readFileSync(file, 'utf8'));
}

function parseDigest(markdown: string): Digest {
  const chapters: string[] = [];
  const rules: Rule[] = [];
  for (const paragraph of markdown.split(/\n\s*\n/)) {
    const text = paragraph.replaceAll(/\s*\n\s*/g, ' ').trim();
    const heading = /^##+ (.*)$/.exec(text);
    if (heading !== null) {
      chapters.push(heading[1]!);
      continue;
    }
    if (text === '' || text.startsWith('#')) continue;
    const numbered = /^\*\*([A-Z]+-[\d.]*\d[a-z]?)\*\*\s*(.*)$/.exec(text);
    rules.push(numbered === null ? { number: null, text: plain(text) } : { number: numbered[1]!, text: plain(numbered[2]!) });
  }
  return { chapters, rules };
}

function plain(markdown: string): string {
  return markdown.replaceAll(/\*\*|__|`/g, '');
}

/** The rule with this number, a chapter's rules, or all rules in which these words stand. */
export function search({ rules }: Digest, words: string): readonly Rule[] {
  const sought = words.trim().toLowerCase();
  const exact = rules.filter(({ number }) => number?.toLowerCase() === sought);
  if (exact.length > 0) return exact;
  const chapter = rules.filter(({ number }) => number?.toLowerCase().startsWith(`${sought}.`) === true);
  if (chapter.length > 0) return chapter;
  const parts = sought.split(/\s+/);
  return rules.filter(({ text }) => parts.every((part) => text.toLowerCase().includes(part)));
}
