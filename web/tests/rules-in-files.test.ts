import { expect, test } from 'vitest';
import { noCircles, rulesFile } from '../rules-in-files.ts';

/** Modules, and what each imports. */
const graph = (all: Readonly<Record<string, readonly string[]>>) => ({
  getModuleInfo: (id: string) => (all[id] === undefined ? null : { importedIds: all[id] }),
});

test('the rules of a game are one file; of one with an opening, what that needs is a file of its own', () => {
  const modules = graph({
    '/games/chess/index.ts': ['/games/chess/rules/check.ts'],
    '/games/go/opening.ts': ['/games/go/rules/setup.ts'],
    '/games/go/board/index.tsx': ['/games/go/content/stones.ts'],
    '/games/go/words/spoken.ts': [],
    '/games/go/rules/setup.ts': ['/games/go/content/boards.ts'],
    '/games/go/rules/play.ts': ['/games/go/rules/setup.ts'],
  });
  const file = rulesFile();
  expect(file('/games/chess/rules/check.ts', modules)).toBe('chess');
  for (const needed of ['opening.ts', 'rules/setup.ts', 'content/boards.ts', 'content/stones.ts'])
    expect(file(`/games/go/${needed}`, modules)).toBe('go-opening');
  expect(file('/games/go/rules/play.ts', modules)).toBe('go');
  expect(file('/games/go/board/index.tsx', modules)).toBeNull();
  expect(file('/games/go/content/outlines.ts', modules)).toBeNull();
});

test('files that wait for each other stop the build', () => {
  const { generateBundle } = noCircles() as unknown as { generateBundle: (_: unknown, bundle: unknown) => void };
  const files = (all: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(Object.entries(all).map(([name, imports]) => [name, { type: 'chunk', imports }]));
  expect(() => generateBundle(null, files({ page: ['rules', 'board'], board: ['rules'], rules: [] }))).not.toThrow();
  expect(() => generateBundle(null, files({ page: ['board'], board: ['rules'], rules: ['board'] }))).toThrow('board → rules → board');
});
