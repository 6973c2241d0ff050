import type { Language } from '@skerry/presentation';
import { useState } from 'react';
import { speak } from './tellings.ts';

/** Turns the page to another language; `failed` if its words did not come, and all stays as it is. */
export function useSpeaking(): { readonly failed: boolean; readonly turnTo: (language: Language) => void } {
  const [failed, setFailed] = useState(false);
  const turnTo = (language: Language): void => {
    speak(language).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  };
  return { failed, turnTo };
}
