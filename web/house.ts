import type { Judged, Matter, Thinker } from '@skerry/bots/browser';
import type { ShelvedGame } from '@skerry/games/list';
import { createContext, useContext } from 'react';

/** What the page is given to play with. */
export interface House {
  readonly shelf: readonly ShelvedGame[];
  readonly thinker: Thinker;
  /** How the strongest bot judges what is asked. */
  readonly judge: (matter: Matter) => Promise<readonly Judged[]>;
}

export const HouseContext = createContext<House | null>(null);

export function useHouse(): House {
  return useContext(HouseContext)!;
}

export function useGame(id: string): ShelvedGame | undefined {
  return useHouse().shelf.find((game) => game.id === id);
}
