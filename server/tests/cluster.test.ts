import { expect, test } from 'vitest';
import { benchCluster, MOST_STUCK_MS } from '../cluster/bench.ts';

test('copies are killed under load, the database is started anew, the bus is cut: nothing acknowledged is lost, nothing counts twice, nobody is stuck', async () => {
  const gamesModule = new URL('serving.ts', import.meta.url).href;
  const result = await benchCluster({ copies: 3, tables: 12, kills: 4, everyMs: 1500, seconds: 0, game: 'sealed-cards', gamesModule });
  expect(result).toMatchObject({ kills: 4, restartsOfDatabase: 1, cutsOfBus: 1, lost: 0, twice: 0, gaps: 0, different: 0 });
  expect(result.acknowledged).toBeGreaterThan(50);
  expect(Math.max(result.longestWaitMs, result.longestPauseMs)).toBeLessThan(MOST_STUCK_MS);
});
