import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** Lets the wheel push along what only goes sideways. */
export function useSideways(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = strip.current;
    if (element === null) return;
    // React listens to the wheel passively; what is pushed along must not scroll anything else.
    const wheel = (event: WheelEvent): void => {
      const far = Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX : event.deltaY;
      const room = far > 0 ? element.scrollWidth - element.clientWidth - element.scrollLeft > 1 : element.scrollLeft > 0;
      if (element.scrollHeight > element.clientHeight + 1 || !room) return;
      event.preventDefault();
      element.scrollLeft += far;
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [strip]);
}

/** Whether a strip goes on beyond its edge and holds nothing that takes the focus: then it takes it itself, so that keys can push it along. */
export function useOwnFocus(strip: RefObject<HTMLElement | null>): boolean {
  const [own, setOwn] = useState(false);
  useLayoutEffect(() => {
    const element = strip.current!;
    const look = (): void =>
      setOwn(element.scrollWidth > element.clientWidth + 1 && element.querySelector('button, a, input, [tabindex="0"]') === null);
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    const held = new MutationObserver(look);
    held.observe(element, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      held.disconnect();
    };
  }, [strip]);
  return own;
}
