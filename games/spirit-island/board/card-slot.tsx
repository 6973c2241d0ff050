import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

const STEP = 24;
/** Wider ones would not be seen whole on a tablet; on a phone they are pushed along. */
const WIDEST = 720;

/** The strip of the hand has one height: a card that has more to say than fits there is wider instead. */
function widen(slot: HTMLElement): void {
  const card = slot.firstElementChild as HTMLElement;
  const text = card.querySelector('.si-card-text, ul')!;
  card.style.width = '';
  const cut = (): boolean =>
    text.scrollHeight > text.clientHeight + 1 || card.scrollHeight > card.clientHeight + 1 || card.scrollWidth > card.clientWidth + 1;
  for (let width = card.offsetWidth + STEP; cut() && width <= WIDEST; width += STEP) card.style.width = `${width}px`;
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
