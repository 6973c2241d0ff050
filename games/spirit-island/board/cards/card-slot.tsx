import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

const STEP = 24;
/** A wider column would not be seen whole on a phone, where the strip is pushed along. */
const COLUMN = 340;
const MOST_COLUMNS = 5;

/** The strip of the hand has one height: a card that has more to say than fits there is wider instead, in columns if need be. */
export function widen(slot: HTMLElement): void {
  const card = slot.firstElementChild as HTMLElement;
  const text = card.querySelector<HTMLElement>('.si-card-text, ul')!;
  card.style.width = '';
  text.style.columnCount = '';
  const narrow = card.offsetWidth;
  const overflows = (part: HTMLElement): boolean => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1;
  const cut = (): boolean => overflows(text) || overflows(card);
  for (let columns = 1; columns <= MOST_COLUMNS && cut(); columns++) {
    if (columns > 1) text.style.columnCount = `${columns}`;
    const from = Math.max(narrow, COLUMN * (columns - 1));
    for (let width = from + STEP; width <= COLUMN * columns && cut(); width += STEP) card.style.width = `${width}px`;
  }
}

/** The place of a card in the hand, as wide as its text needs. */
export function CardSlot({ text, children }: { text: string; children: ReactNode }): ReactNode {
  const slot = useRef<HTMLDivElement>(null);
  // Another text needs another width.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => widen(slot.current!), [text]);
  useEffect(() => {
    const element = slot.current!;
    let height = element.clientHeight;
    // Only what makes it higher or lower counts: it is itself what makes it wider.
    const observer = new ResizeObserver(() => {
      if (element.clientHeight === height) return;
      height = element.clientHeight;
      widen(element);
    });
    observer.observe(element);
    let left = false;
    void document.fonts.ready.then(() => left || widen(element));
    return () => {
      left = true;
      observer.disconnect();
    };
  }, []);
  return (
    <div ref={slot} className="si-card-slot">
      {children}
    </div>
  );
}
