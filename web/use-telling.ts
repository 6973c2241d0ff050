import type { ShelvedGame } from '@skerry/games/list';
import type { Telling } from '@skerry/presentation';
import { useCallback } from 'react';
import { useLoaded } from './loaded.tsx';
import { useSettings } from './settings/settings.ts';
import { fetchTelling } from './words/tellings.ts';

/** The words of a game that is not played yet, in the reader's language. */
// oxlint-disable-next-line typescript/no-explicit-any
export function useTellingOf(game: ShelvedGame): { readonly telling: Telling<any> | null; readonly failed: boolean } {
  const language = useSettings((settings) => settings.language);
  const { here, failed } = useLoaded(useCallback(() => fetchTelling(game, language), [game, language]));
  return { telling: here, failed };
}
