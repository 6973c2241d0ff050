import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startServer, type RunningServer, type ServerOptions } from '../index.ts';
import { generous, randomThinker, testGames } from './serving.ts';

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skerry-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A server for one test; it is closed when the test is over. */
export async function openServer(more: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const { limits, ...rest } = more;
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    data: rest.data ?? newFolder(),
    quiet: true,
    games: testGames,
    thinker: randomThinker(),
    limits: { ...generous, ...limits },
    ...rest,
  });
  onTestFinished(() => server.close());
  return server;
}
