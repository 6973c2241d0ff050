import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const Place = createContext<HTMLElement | null>(null);

/** Says where the head of a board stands: outside of what is panned and enlarged. */
export const BoardHeadPlace = Place.Provider;

/** What stands above a board and stays in sight, however near one looks at the rest; a board that nobody pans has it where it is written. */
export function BoardHead({ children }: { children: ReactNode }): ReactNode {
  const place = useContext(Place);
  return place === null ? children : createPortal(children, place);
}
