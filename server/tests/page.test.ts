import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
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

test('what the build has compressed is handed out as the reader asks for it, and kept as long', async () => {
  const webRoot = newFolder();
  const script = 'export const line = "a line"; '.repeat(100);
  mkdirSync(join(webRoot, 'assets'));
  for (const [name, text] of [
    ['index.html', `<!doctype html><title>Skerry</title>${' '.repeat(600)}`],
    ['assets/page-1a2b.js', script],
  ] as const) {
    writeFileSync(join(webRoot, name), text);
    writeFileSync(join(webRoot, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(webRoot, `${name}.gz`), gzipSync(text));
  }
  const { address } = await openServer({ webRoot });
  for (const [accepted, encoding] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const reply = await fetch(`${address}/assets/page-1a2b.js`, { headers: { 'accept-encoding': accepted } });
    expect(reply.headers.get('content-encoding'), accepted).toBe(encoding);
    expect(reply.headers.get('content-type')).toContain('javascript');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(reply.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
    expect(await reply.text()).toBe(script);
    const page = await fetch(`${address}/table/abc`, { headers: { 'accept-encoding': accepted } });
    expect(page.headers.get('content-encoding'), accepted).toBe(encoding);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(await page.text()).toContain('<title>Skerry</title>');
  }
});

test('a long reply is compressed, a short one is not', async () => {
  const { address } = await openServer();
  const long = await fetch(`${address}/api/openapi.json`, { headers: { 'accept-encoding': 'gzip' } });
  expect(long.headers.get('content-encoding')).toBe('gzip');
  expect(await long.json()).toHaveProperty('openapi');
  const plain = await fetch(`${address}/api/openapi.json`, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.json()).toHaveProperty('openapi');
  const short = await fetch(`${address}/api/health`, { headers: { 'accept-encoding': 'br' } });
  expect(short.headers.get('content-encoding')).toBeNull();
});

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.5, br;q=0.0', 'gzip'],
  ['BR ; q=0.1', 'br'],
  ['br;q=0', null],
  ['brotli, x-gzip', null],
])('to who accepts "%s" a long reply is sent so', async (accepted, encoding) => {
  const { address } = await openServer();
  const reply = await fetch(`${address}/api/openapi.json`, { headers: { 'accept-encoding': accepted } });
  expect(reply.headers.get('content-encoding')).toBe(encoding);
  expect(await reply.json()).toMatchObject({ openapi: '3.1.0' });
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

test('the page lets in nothing from elsewhere, stands in no other page, and knows its own scripts by their hash', async () => {
  const webRoot = newFolder();
  const own = 'document.title = "Skerry";';
  writeFileSync(join(webRoot, 'index.html'), `<!doctype html><script>${own}</script><script type="module" src="/assets/page.js"></script>`);
  const { address } = await openServer({ webRoot });
  for (const path of ['/', '/table/abc']) {
    const policy = (await fetch(address + path)).headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(own).digest('base64')}';`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:/);
  }
  const api = await fetch(`${address}/api/games`);
  expect(api.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(api.headers.get('x-frame-options')).toBe('DENY');
});
