import { useMemo } from 'react';
import type { Sitter } from './client/table-client.ts';
import { useSettings } from './settings/settings.ts';
import { wordsOf, type Words } from './words/words.ts';

/** What everybody at a table is called, in the reader's language. */
function namesOf(sitters: readonly Sitter[], words: Words, own: string | null): string[] {
  const several = sitters.filter(({ sits }) => sits === 'me').length > 1;
  return sitters.map(({ sits, name }, seat) => {
    if (name !== null) return name;
    if (sits === 'bot') return words.birds[seat]!;
    if (sits === 'me' && !several) return own ?? words.guest;
    return words.player(seat + 1);
  });
}

/** Bots at a server's table are named by the reader too. */
export function useNames(sitters: readonly Sitter[]): string[] {
  const { language, name } = useSettings();
  return useMemo(() => namesOf(sitters, wordsOf(language), name), [sitters, language, name]);
}
