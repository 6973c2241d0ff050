import type { Game } from '@skerry/games';
import type { Tellings } from '@skerry/presentation';
import { useEffect, useState } from 'react';
import { useSettings } from './settings/settings.ts';

/** The words of a game that is not played yet, in the reader's language; null until they are here. */
export function useTellingOf(game: Game) {
  const language = useSettings((settings) => settings.language);
  // oxlint-disable-next-line typescript/no-explicit-any
  const [tellings, setTellings] = useState<Tellings<any> | null>(null);
  useEffect(() => {
    let left = false;
    void game.tellings().then((loaded) => {
      if (!left) setTellings(loaded);
    });
    return () => {
      left = true;
    };
  }, [game]);
  return tellings?.[language] ?? null;
}
