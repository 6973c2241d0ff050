import type { Thinker } from '@skerry/bots/browser';
import type { Game } from '@skerry/games';
import { createContext, useContext } from 'react';

/** What the page is given to play with. */
export interface House {
  readonly games: readonly Game[];
  readonly thinker: Thinker;
}

export const HouseContext = createContext<House | null>(null);

export function useHouse(): House {
  return useContext(HouseContext)!;
}

export function useGame(id: string): Game | undefined {
  return useHouse().games.find(({ rules }) => rules.id === id);
}
