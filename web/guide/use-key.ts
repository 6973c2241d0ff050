import { useEffect } from 'react';

/** A key that works wherever the focus is, except while somebody writes; by its place on the keyboard, so that Cyrillic letters do not matter. */
export function useKey(code: string, act: (() => void) | null): void {
  useEffect(() => {
    if (act === null) return;
    const down = (event: KeyboardEvent): void => {
      const { target } = event;
      if (event.code !== code || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (target instanceof HTMLElement && target.matches('input:not([type=range]), textarea, select')) return;
      act();
      event.preventDefault();
    };
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  }, [code, act]);
}
