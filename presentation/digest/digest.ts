import type { Language } from '../language.ts';

/** A rules digest, read from its markdown: sections `## S-3 Heading`, rules `**S-3.2** text`, and what stands between. */
export interface Digest {
  readonly language: Language;
  readonly title: string;
  readonly intro: readonly string[];
  readonly sections: readonly Section[];
}

export interface Section {
  readonly id: string;
  readonly heading: string;
  readonly parts: readonly Part[];
}

/** A numbered rule, or a paragraph or list without a number. */
export interface Part {
  readonly rule: string | null;
  readonly text: string;
  readonly items: readonly string[];
}

export function readDigest(markdown: string, language: Language): Digest {
  let title = '';
  const intro: string[] = [];
  const sections: { id: string; heading: string; parts: { rule: string | null; text: string; items: string[] }[] }[] = [];
  for (const block of markdown.replaceAll('\r', '').split(/\n\s*\n/)) {
    const text = block.trim();
    if (text === '') continue;
    const heading = /^(#{1,4})\s+(.*)$/.exec(text);
    if (heading?.[1] === '#') {
      title = heading[2]!;
    } else if (heading !== null) {
      const [, id, rest] = /^([A-Z]+-\d+)\.?\s+(.*)$/.exec(heading[2]!) ?? [null, `part-${sections.length + 1}`, heading[2]!];
      sections.push({ id, heading: rest, parts: [] });
    } else if (sections.length === 0) {
      intro.push(joined(text));
    } else {
      addBlock(sections.at(-1)!.parts, text);
    }
  }
  return { language, title, intro, sections };
}

function addBlock(parts: { rule: string | null; text: string; items: string[] }[], text: string): void {
  const rule = /^\*\*([A-Z]+-\d+(?:\.\d+)+[a-z]?)\*\*\s*/.exec(text);
  const [first, ...items] = text.split(/\n(?=\s*[-*] )/);
  const listed = items.map((item) => joined(item.replace(/^\s*[-*] /, '')));
  if (rule !== null) {
    parts.push({ rule: rule[1]!, text: joined(first!.slice(rule[0].length)), items: listed });
  } else if (/^[-*] /.test(text)) {
    // A list that stands alone belongs to what is before it.
    const all = [joined(first!.replace(/^[-*] /, '')), ...listed];
    const before = parts.at(-1);
    if (before === undefined) parts.push({ rule: null, text: '', items: all });
    else before.items.push(...all);
  } else {
    parts.push({ rule: null, text: joined(first!), items: listed });
  }
}

function joined(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ').trim();
}
