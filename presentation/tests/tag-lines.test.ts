import { expect, test } from 'vitest';
import { brokenAtSpaces } from '../tag-lines.ts';

test('a line is broken at its spaces, into as few as hold so many letters', () => {
  expect(brokenAtSpaces('push one explorer and gather two dahan', 12)).toEqual(['push one', 'explorer and', 'gather two', 'dahan']);
  expect(brokenAtSpaces('short', 12)).toEqual(['short']);
});

test('a word that is longer stands whole on a line of its own', () => {
  expect(brokenAtSpaces('an uninterruptedly long word', 8)).toEqual(['an', 'uninterruptedly', 'long', 'word']);
});
