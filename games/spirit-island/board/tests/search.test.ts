import { languages } from '@skerry/presentation';
import { describe, expect, test } from 'vitest';
import { aspects } from '../../content/aspects.ts';
import { blightCards } from '../../content/blight-cards.ts';
import { elements } from '../../content/elements.ts';
import { eventCards } from '../../content/events/index.ts';
import { fearCards } from '../../content/fear-cards.ts';
import { powerNamed, powers } from '../../content/powers.ts';
import { spirits } from '../../content/spirits.ts';
import '../../words/index.ts';
import { namesIn } from '../../words/names-in.ts';
import { codexEntries, type CodexEntry, type CodexKind, entriesFor, isPower } from '../cards/codex-entries.ts';
import { finds } from '../cards/search.ts';
import { spiritsFor } from '../spirits/spirit-filter.ts';

const kindNamed = (name: string): number => spirits.findIndex((spirit) => spirit.name === name);

test('words are found in any order, in part, whatever their capitals and accents', () => {
  expect(finds('flood MASS', 'Massive Flooding')).toBe(true);
  expect(finds('', 'anything')).toBe(true);
  expect(finds('растет', 'Растёт')).toBe(true);
  expect(finds("river's", 'River’s Bounty')).toBe(true);
  expect(finds('flood fire', 'Massive Flooding')).toBe(false);
});

describe('all cards', () => {
  const none = { text: '', kinds: new Set<CodexKind>(), elements: new Set<number>() };
  const textOf = (entry: CodexEntry): string => (isPower(entry) ? powers[entry.card]!.name : '');

  test('every card stands there once', () => {
    expect(entriesFor(none, textOf)).toHaveLength(
      powers.length + eventCards.length + fearCards.length + blightCards.length + aspects.length,
    );
    expect(new Set(codexEntries.map(({ kind, card }) => `${kind} ${card}`)).size).toBe(codexEntries.length);
  });

  test('kind, elements and words all have to fit', () => {
    const [plant, water] = [elements.indexOf('plant'), elements.indexOf('water')];
    const found = entriesFor({ text: 'rootbiters', kinds: new Set(['minor']), elements: new Set() }, textOf);
    expect(found).toEqual([{ kind: 'minor', card: powerNamed('Gnawing Rootbiters') }]);
    for (const { card } of entriesFor({ ...none, kinds: new Set(['minor']), elements: new Set([plant, water]) }, textOf))
      expect(Math.min(powers[card]!.elements[plant]!, powers[card]!.elements[water]!)).toBe(1);
    expect(entriesFor({ ...none, kinds: new Set(['fear']), elements: new Set([plant]) }, textOf)).toEqual([]);
  });

  test('cards that are called so come before those that only say so', () => {
    const says = (entry: CodexEntry): string => (entry.kind === 'minor' ? 'fire' : textOf(entry));
    const found = entriesFor({ ...none, text: 'fire' }, says, textOf).map(textOf);
    const called = found.filter((name) => /fire/i.test(name));
    expect(called.length).toBeGreaterThan(1);
    expect(found.length).toBeGreaterThan(called.length);
    expect(found.slice(0, called.length)).toEqual(called);
  });
});

describe('choosing among many spirits', () => {
  const all = spirits.map((_, kind) => kind);
  const none = { text: '', complexities: new Set<never>(), elements: new Set<number>() };

  test('the simpler ones come first, and none is lost', () => {
    const found = spiritsFor(none, all, () => '');
    expect(found.toSorted((one, other) => one - other)).toEqual(all);
    const order = ['low', 'moderate', 'high', 'very high'];
    const levels = found.map((kind) => order.indexOf(spirits[kind]!.complexity));
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
  });

  test('by complexity, by the elements of its cards, by what is written of it', () => {
    const water = elements.indexOf('water');
    const low = spiritsFor({ ...none, complexities: new Set(['low'] as const), elements: new Set([water]) }, all, () => '');
    expect(low).toContain(kindNamed('River Surges in Sunlight'));
    expect(low).not.toContain(kindNamed("Ocean's Hungry Grasp"));
    expect(low).not.toContain(kindNamed("Lightning's Swift Strike"));
    for (const language of languages) {
      const { spirit } = namesIn(language);
      const river = kindNamed('River Surges in Sunlight');
      expect(spiritsFor({ ...none, text: spirit(river) }, all, spirit)).toEqual([river]);
    }
  });
});
