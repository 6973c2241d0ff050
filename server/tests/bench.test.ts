import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { benchAttacks } from '../attack/bench.ts';
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
  expect(result.costs.wireBytes).toBeGreaterThan(100);
  expect(result.costs.cpuMicroseconds).toBeGreaterThan(0);
  expect(progress).toEqual([1]);
});

test('the attacks end by themselves, and what somebody else noticed is told', async () => {
  const results = await benchAttacks({
    seconds: 2,
    only: ['refused upgrades', 'connections', 'listed tables'],
    game: 'connect-four',
    gamesModule: fileURLToPath(new URL('serving.ts', import.meta.url)),
  });
  expect(results.map(({ attack }) => attack)).toEqual(['refused upgrades', 'connections', 'listed tables']);
  for (const { tried, health } of results) {
    expect(tried).toBeGreaterThan(0);
    expect(health.count).toBeGreaterThan(0);
    expect(health.p99).toBeGreaterThanOrEqual(health.p50);
  }
  const [upgrades, , listed] = results;
  expect(upgrades!.letIn).toBe(0);
  expect(listed!.letIn).toBeLessThanOrEqual(20);
});
