import type { ShelvedGame } from '@skerry/games/list';
import type { Guide } from '@skerry/presentation';
import { useCallback } from 'react';
import { useLoaded } from '../loaded.tsx';
import { useSettings } from '../settings/settings.ts';
import { fetchTelling } from '../words/tellings.ts';

/** The pictures of a game's rules, with the words that stand in them; the text is read without them until they come. */
export function usePictures(game: ShelvedGame): Guide['pictures'] | undefined {
  const language = useSettings((settings) => settings.language);
  const load = useCallback(async (): Promise<Guide | null> => {
    if (game.guide === undefined) return null;
    const [guide] = await Promise.all([game.guide(), fetchTelling(game, language)]);
    return guide;
  }, [game, language]);
  return useLoaded(load).here?.pictures;
}
