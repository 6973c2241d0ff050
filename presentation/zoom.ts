import { createContext, useContext } from 'react';

const Zoom = createContext(1);

/** Says how near the board is looked at. */
export const BoardZoom = Zoom.Provider;

/**
 * How many times as large as it fits its place the board is shown, in steps: figures that are drawn so many times smaller stay as
 * large as they are read, and hide less of what one came near for.
 */
export function useBoardZoom(): number {
  return useContext(Zoom);
}
