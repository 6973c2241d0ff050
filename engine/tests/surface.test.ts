import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as engine from '../index.ts';

test('the page about the engine names everything that it exports', () => {
  const page = readFileSync(new URL('../../docs/engine.md', import.meta.url), 'utf8');
  const words = new Set(page.match(/\w+/g));
  expect(Object.keys(engine).filter((name) => !words.has(name))).toEqual([]);
});
