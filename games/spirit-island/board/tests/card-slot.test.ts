import { expect, test } from 'vitest';
import { widen } from '../cards/card-slot.tsx';

/** A card of so many pixels of text on lines of 16, in a strip that leaves room for three of them. */
function slotWith(pixels: number): { slot: HTMLElement; card: { style: { width: string } }; text: { style: { columnCount: string } } } {
  const text = {
    style: { columnCount: '' },
    clientHeight: 48,
    get clientWidth(): number {
      return card.offsetWidth;
    },
    get scrollWidth(): number {
      return card.offsetWidth;
    },
    get scrollHeight(): number {
      const columns = Number(text.style.columnCount || 1);
      return 16 * Math.ceil(Math.ceil(pixels / (card.offsetWidth / columns)) / columns);
    },
  };
  const card = {
    style: { width: '' },
    clientHeight: 90,
    scrollHeight: 90,
    get offsetWidth(): number {
      return card.style.width === '' ? 186 : Number.parseInt(card.style.width, 10);
    },
    get clientWidth(): number {
      return card.offsetWidth;
    },
    get scrollWidth(): number {
      return card.offsetWidth;
    },
    querySelector: () => text,
  };
  return { slot: { firstElementChild: card } as unknown as HTMLElement, card, text };
}

test('a card whose text fits keeps its width; a longer text makes it wider', () => {
  const short = slotWith(500);
  widen(short.slot);
  expect([short.card.style.width, short.text.style.columnCount]).toEqual(['', '']);
  const longer = slotWith(900);
  widen(longer.slot);
  expect(longer.text.style.columnCount).toBe('');
  expect(Number.parseInt(longer.card.style.width, 10)).toBeGreaterThanOrEqual(300);
});

test('a long text goes on in columns that a phone shows whole, and nothing of it is cut', () => {
  for (const pixels of [1200, 1900, 2800, 3900]) {
    const { slot, card, text } = slotWith(pixels);
    widen(slot);
    const columns = Number(text.style.columnCount);
    expect(columns, `${pixels}`).toBeGreaterThan(1);
    expect(Number.parseInt(card.style.width, 10) / columns).toBeLessThanOrEqual(340);
    expect((text as unknown as HTMLElement).scrollHeight).toBeLessThanOrEqual(48);
  }
});
