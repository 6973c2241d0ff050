import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { benchServer } from '../bench.ts';

test('the measurement plays games against a server of its own and says how fast they went', async () => {
  const progress: number[] = [];
  const result = await benchServer({
    tables: 3,
    seconds: 1,
    game: 'connect-four',
    gamesModule: fileURLToPath(new URL('serving.ts', import.meta.url)),
    progress: (part) => progress.push(part),
  });
  expect(result).toMatchObject({ tables: 3, seconds: 1, game: 'connect-four' });
  expect(result.answers).toBeGreaterThan(10);
  expect(result.ackMs.p99).toBeGreaterThanOrEqual(result.ackMs.p50);
  expect(result.seenMs.p50).toBeGreaterThan(0);
  expect(progress).toEqual([1]);
});
