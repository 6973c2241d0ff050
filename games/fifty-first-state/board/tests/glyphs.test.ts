import { expect, test } from 'vitest';
import { locationNamed, locations } from '../../content/locations.ts';
import { words } from '../../words/index.ts';
import { bonusGlyphs, effectGlyphs, type Glyph, heightOf, lengthOf, pack, packEssence } from '../glyphs.ts';
import { wrapped } from '../lettering.tsx';

const told = (glyphs: readonly Glyph[]): string =>
  glyphs
    .map((glyph) =>
      glyph.kind === 'text'
        ? glyph.text
        : glyph.kind === 'category'
          ? `#${glyph.icon}`
          : glyph.kind === 'sign'
            ? glyph.sign
            : `${glyph.n}g${glyph.good}`,
    )
    .join(' ');
const face = (name: string): string => effectGlyphs(locations[locationNamed(name)]!).map(told).join(' | ');

test('the face of a card is drawn from its declaration', () => {
  expect(face('Boiler Room')).toBe('2g5');
  expect(face('Arena')).toBe('1g1 per #gun ≤3');
  expect(face('Storehouse')).toBe('1g2 or 1g1');
  expect(face('Market Place')).toBe('1g5 any | arrow 2g13 ×2');
  expect(face('Hibernation Chambers')).toBe('store 1g5 ∞');
  expect(face('Armed Merchants')).toBe('gear ≥ any | arrow 2g13');
  expect(face('Truck')).toBe('each-raze arrow 1g4 | each-deal arrow 1g4');
  expect(face('Negotiator')).toBe('1g5 deal | arrow 2g13');
});

test('every card shows an effect or a building bonus, and both fit the smallest faces', () => {
  for (const card of locations) {
    const effects = effectGlyphs(card);
    const bonus = card.bonus === null ? [] : [bonusGlyphs(card.bonus)];
    expect(effects.length + bonus.length, card.name).toBeGreaterThan(0);
    const groups = effects.length > 0 ? effects : bonus;
    for (const [width, height] of [
      [100, 56],
      [60, 44],
      [40, 36],
    ] as const) {
      const packed = packEssence(groups, width, height);
      expect(Math.max(...packed.lines.map((line) => lengthOf(line, packed.size))), card.name).toBeLessThanOrEqual(width + 0.5);
      expect(heightOf(packed), card.name).toBeLessThanOrEqual(height);
      // Nothing is lost between the lines, but on the smallest face a price may be.
      expect(packed.lines.flat()).toEqual(width > 40 || pack(groups, width, height, 24, 8).fits ? groups.flat() : groups.at(-1));
    }
  }
});

test('names fit a card in two lines in every language', () => {
  for (const { locations: names } of Object.values(words)) {
    for (const name of names) {
      const lines = wrapped(name, 90, 13, 2);
      expect(lines.length, name).toBeLessThanOrEqual(2);
      expect(lines.join(' ').endsWith('…'), name).toBe(false);
    }
  }
  expect(wrapped('one two three four five six seven', 30, 10, 2)).toEqual(['one', 'two…']);
});
