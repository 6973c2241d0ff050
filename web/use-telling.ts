import type { Game } from '@skerry/games';
import type { Telling } from '@skerry/presentation';
import { useLoaded } from './loaded.tsx';
import { useSettings } from './settings/settings.ts';

/** The words of a game that is not played yet, in the reader's language. */
// oxlint-disable-next-line typescript/no-explicit-any
export function useTellingOf(game: Game): { readonly telling: Telling<any> | null; readonly failed: boolean } {
  const language = useSettings((settings) => settings.language);
  const { here, failed } = useLoaded(game.tellings);
  return { telling: here?.[language] ?? null, failed };
}
