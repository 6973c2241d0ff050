import { expect, test } from 'vitest';
import { readDigest } from '../digest/digest.ts';

const digest = readDigest(
  `# A game: rules digest

In our own words.

## G-1 Goal

**G-1.1** Whoever has most wins,
and ties are shared. (p. 1)

**G-1.2** A list:
- one thing
- another thing

## G-2 Turns

A paragraph without a number.

**G-2.1** Each turn has two steps; see G-1.1.
`,
  'en',
);

test('a digest is read into its title, sections and numbered rules', () => {
  expect(digest.title).toBe('A game: rules digest');
  expect(digest.intro).toEqual(['In our own words.']);
  expect(digest.sections.map(({ id, heading }) => `${id} ${heading}`)).toEqual(['G-1 Goal', 'G-2 Turns']);
  expect(digest.sections[0]!.parts).toEqual([
    { rule: 'G-1.1', text: 'Whoever has most wins, and ties are shared. (p. 1)', items: [] },
    { rule: 'G-1.2', text: 'A list:', items: ['one thing', 'another thing'] },
  ]);
  expect(digest.sections[1]!.parts.map(({ rule }) => rule)).toEqual([null, 'G-2.1']);
});
