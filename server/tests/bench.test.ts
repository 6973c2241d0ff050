import { fileURLToPath } from 'node:url';
import { connectFour } from '@skerry/connect-four';
import { expect, test } from 'vitest';
import { benchAttacks } from '../attack/bench.ts';
import { benchBeside } from '../bench-beside.ts';
import { benchServer } from '../bench.ts';
import { weighFinished } from '../finished-game.ts';
import { SqliteStorage } from '../sqlite.ts';
import { newFolder, openServer } from './opening.ts';

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
  expect(result.costs.memoryBytes).toBeGreaterThan(1000);
  expect(progress).toEqual([1]);
  const { games, acts, ...costs } = result.finishedGame!;
  expect(games).toBeGreaterThan(0);
  // Four in a line takes seven discs, and the board has room for 42.
  expect(acts).toBeGreaterThanOrEqual(7);
  expect(acts).toBeLessThanOrEqual(42);
  expect(Object.keys(costs)).toEqual(['cpuMicroseconds', 'wireBytes', 'diskBytes', 'memoryBytes']);
  for (const [name, cost] of Object.entries(costs)) expect(cost, name).toBeGreaterThan(100);
});

test('the server of another checkout is measured in turn with this one', async () => {
  const here = fileURLToPath(new URL('../..', import.meta.url));
  const result = await benchBeside(here, 2, {
    tables: 2,
    seconds: 0.3,
    game: 'connect-four',
    gamesModule: fileURLToPath(new URL('serving.ts', import.meta.url)),
  });
  expect([result.game, result.here.length, result.there.length]).toEqual(['connect-four', 2, 2]);
  for (const { answersPerSecond, cpuMicroseconds } of [...result.here, ...result.there]) {
    expect(answersPerSecond).toBeGreaterThan(10);
    expect(cpuMicroseconds).toBeGreaterThan(0);
  }
  await expect(benchBeside('/nowhere', 1)).rejects.toThrow('/nowhere is no checkout of Skerry: there is no server/bench-child.ts in it.');
});

test('the measurement goes on where one client is faster than the other', async () => {
  const { answers, games, seenMs } = await benchServer({
    tables: 3,
    seconds: 1,
    gamesModule: fileURLToPath(new URL('first-come.ts', import.meta.url)),
  });
  expect(answers).toBeGreaterThan(10);
  expect(games).toBeGreaterThan(0);
  expect(seenMs.p50).toBeGreaterThan(0);
});

test('where no game came to its end there is none to be weighed', async () => {
  const { address } = await openServer();
  const folder = newFolder();
  await new SqliteStorage(folder).close();
  expect(await weighFinished(address, folder, connectFour, [])).toBeNull();
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

test('in a game that one may play alone the honest visitor has somebody to wait for', async () => {
  const [result] = await benchAttacks({
    seconds: 1,
    only: ['none'],
    game: 'one-by-one',
    gamesModule: fileURLToPath(new URL('first-come.ts', import.meta.url)),
  });
  expect(result!.bot.count).toBeGreaterThan(0);
});
