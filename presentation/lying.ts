import { useEffect, useState } from 'react';

/**
 * How a drawing that can be turned lies in a place of this width, if it lay so `before`. What the frame opens above a board takes of its
 * height alone, and for that nothing is to turn under somebody's eyes; until somebody does something the page is still being laid out.
 */
export function useLying<Way extends number | boolean>(width: number, wayWith: (before: Way | null) => Way): Way {
  const [lay, setLay] = useState<{ readonly width: number; readonly way: Way } | null>(null);
  const way = wayWith(lay?.width === width ? lay.way : null);
  useEffect(() => {
    const settle = (): void => setLay((now) => (now?.width === width && now.way === way ? now : { width, way }));
    const does = ['pointerdown', 'keydown'] as const;
    for (const something of does) addEventListener(something, settle, { capture: true });
    return () => {
      for (const something of does) removeEventListener(something, settle, { capture: true });
    };
  }, [width, way]);
  return way;
}
