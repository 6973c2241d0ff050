import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, skerry } from './terminal.ts';

test('serve prints the address, answers there, and closes when it is stopped', async () => {
  const data = join(newFolder(), 'data');
  let address = '';
  const { status, out } = await skerry('serve --host 127.0.0.1', {
    env: { PORT: '0', SKERRY_DATA: data },
    whileRunning: async (printed) => {
      address = /Open (http:\/\/127\.0\.0\.1:\d+) in a browser/.exec(printed)![1]!;
      expect((await fetch(`${address}/api/health`)).status).toBe(200);
    },
  });
  expect(status).toBe(0);
  expect(out).toContain('Closing');
  expect(existsSync(data)).toBe(true);
  await expect(fetch(`${address}/api/health`)).rejects.toThrow('fetch failed');
});

test('a taken port gets a sentence that names another one', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  try {
    const { status, err } = await skerry(`serve --host 127.0.0.1 --port ${port} --data ${newFolder()}`);
    expect(err).toMatch(new RegExp(`^Port ${port} is taken by another program\\. Take another one: skerry serve --port \\d+\\n$`));
    expect(status).toBe(1);
  } finally {
    other.close();
  }
});

test('a wrong PORT in the environment gets a sentence', async () => {
  const { status, err } = await skerry('serve', { env: { PORT: 'http' } });
  expect(status).toBe(2);
  expect(err).toBe('PORT in the environment is a number from 0 to 65535, not "http".\n');
});
