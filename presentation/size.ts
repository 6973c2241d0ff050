import { type RefObject, useEffect, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large an element is on the screen, in pixels; `first` until that is known. */
export function useSize(element: RefObject<Element | null>, first: Size): Size {
  const [size, setSize] = useState(first);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.round(entry!.contentRect.width);
      const height = Math.round(entry!.contentRect.height);
      if (width > 0 && height > 0) setSize((now) => (now.width === width && now.height === height ? now : { width, height }));
    });
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
