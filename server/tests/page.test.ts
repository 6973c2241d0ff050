import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, openServer } from './opening.ts';

test('the built page is served, for every address of its own', async () => {
  const webRoot = newFolder();
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Skerry</title>');
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'assets', 'page-1a2b.js'), 'export {};');
  const { address } = await openServer({ webRoot });
  for (const path of ['/', '/table/abc', '/replay/abc?moment=3', '/apix']) {
    const reply = await fetch(address + path);
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain('<title>Skerry</title>');
    expect(reply.headers.get('cache-control')).toBe('no-cache');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  }
  const script = await fetch(`${address}/assets/page-1a2b.js`);
  expect(script.headers.get('content-type')).toContain('javascript');
  expect(script.headers.get('cache-control')).toContain('immutable');
  for (const path of ['/assets/gone.js', '/api/nowhere', '/api']) {
    const reply = await fetch(address + path);
    expect(reply.status, path).toBe(404);
    expect(await reply.json()).toMatchObject({ error: { code: 'no-such-route' } });
  }
  for (const path of ['/../package.json', '/%2e%2e/%2e%2e/etc/passwd', '/..%2fskerry.sqlite']) {
    expect(await (await fetch(address + path)).text()).not.toMatch(/root:|"name"|SQLite/);
  }
});

test('without a built page, a plain one says what to do', async () => {
  const { address } = await openServer({ webRoot: newFolder() });
  for (const path of ['/', '/table/abc']) expect(await (await fetch(address + path)).text()).toContain('npm start');
});

test('a port that is in use is named in a sentence, and nothing stays open', async () => {
  const { port } = await openServer();
  const data = newFolder();
  await expect(openServer({ port, data })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await openServer({ data });
});
