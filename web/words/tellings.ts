import type { ShelvedGame } from '@skerry/games/list';
import type { Language, Telling } from '@skerry/presentation';
import { useSettings } from '../settings/settings.ts';
import { fetchWords } from './words.ts';

// The page hands views on without looking into them.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyTelling = Telling<any>;

/** The words of games that were read in this visit. */
const here = new Map<ShelvedGame, Map<Language, AnyTelling>>();

/** Fetches the words of a game in one language. */
export async function fetchTelling(game: ShelvedGame, language: Language): Promise<AnyTelling> {
  const telling = await game.telling(language);
  const ofGame = here.get(game) ?? new Map<Language, AnyTelling>();
  here.set(game, ofGame.set(language, telling));
  return telling;
}

/** The words of a game that were fetched before. */
export function tellingOf(game: ShelvedGame, language: Language): AnyTelling {
  return here.get(game)!.get(language)!;
}

/** Fetches all that is read on this page in another language, and then turns to it: so nothing is ever shown half in one and half in another. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([fetchWords(language), ...Array.from(here.keys(), (game) => fetchTelling(game, language))]);
  useSettings.getState().choose({ language });
}
