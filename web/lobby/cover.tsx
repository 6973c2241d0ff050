import type { ShelvedGame } from '@skerry/games/list';
import type { ReactNode } from 'react';
import { useLoaded } from '../loaded.tsx';

/** The picture of a game. A card without it still says all that there is to say. */
export function Cover({ game }: { game: ShelvedGame }): ReactNode {
  const { here: Picture } = useLoaded(game.cover);
  return <div className="cover">{Picture !== null && <Picture />}</div>;
}
