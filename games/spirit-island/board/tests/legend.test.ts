import { languages } from '@skerry/presentation';
import { isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { pieceNames } from '../../rules/state.ts';
import { telling } from '../../words/spoken.ts';
import { Legend } from '../cards/legend.tsx';

/** All texts among what is drawn, as far as it is not drawn by parts of its own. */
function textsOf(node: ReactNode): readonly string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(textsOf);
  return isValidElement<{ readonly children?: ReactNode }>(node) ? textsOf(node.props.children) : [];
}

test.each(languages)('the legend calls a sign by its name, and counts nothing: %s', async (language) => {
  // The words with which a game opens are enough for it.
  await telling(language);
  const texts = textsOf(Legend({ language }));
  expect(texts.length).toBeGreaterThan(pieceNames.length);
  expect(texts.filter((text) => /^\d/.test(text))).toEqual([]);
});
