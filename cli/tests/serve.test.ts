import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
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

test('a bus without the database that copies share gets a sentence', async () => {
  const { status, err } = await skerry('serve', { env: { NATS_URL: 'nats://127.0.0.1:4222' } });
  expect(status).toBe(2);
  expect(err).toBe('NATS_URL is for several copies of the server, which share a PostgreSQL: set DATABASE_URL, too, or leave it out.\n');
});

test('started by npm, it stops when the shell in between is stopped, as npm does that', async () => {
  const program = fileURLToPath(new URL('../main.ts', import.meta.url));
  const line = `"${process.execPath}" --no-warnings "${program}" serve --host 127.0.0.1 --port 0 --data "${newFolder()}"; true`;
  const env = { ...process.env, npm_lifecycle_event: 'skerry' };
  const shell = spawn('sh', ['-c', line], { stdio: ['ignore', 'pipe', 'inherit'], env, detached: true });
  onTestFinished(() => {
    try {
      process.kill(-shell.pid!, 'SIGKILL');
    } catch {
      // All of them are gone, as they should be.
    }
  });
  let out = '';
  shell.stdout.on('data', (text) => (out += String(text)));
  while (!out.includes('Open ')) await once(shell.stdout, 'data');
  const closed = once(shell.stdout, 'close');
  shell.kill('SIGTERM');
  await Promise.race([closed, pause(8000)]);
  expect(out).toContain('Closing');
  await expect(fetch(`${/Open (\S+)/.exec(out)![1]!}/api/health`)).rejects.toThrow('fetch failed');
});

interface Served {
  readonly child: ChildProcess;
  readonly address: string;
  /** What it has printed so far, line by line. */
  readonly lines: string[];
}

async function served(data: string): Promise<Served> {
  const program = fileURLToPath(new URL('../main.ts', import.meta.url));
  const flags = ['--host', '127.0.0.1', '--port', '0', '--data', data, '--log', 'json', '--drain', '4'];
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, 'serve', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(line));
  const address = await new Promise<string>((resolve) => {
    reader.on('line', (line) => {
      const found = /Open (\S+) in a browser/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  return { child, address, lines };
}

test('every request, and every message of a live line, has a line in the log under its id; on SIGTERM clients are sent on, and what was acknowledged is there afterwards', async () => {
  const data = newFolder();
  const { child, address, lines } = await served(data);
  const ask = async (path: string, body?: object, token = ''): Promise<Response> =>
    fetch(`${address}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const id = (await ask('games')).headers.get('x-request-id');
  const logged = (): { readonly req?: object }[] =>
    lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as { reqId?: string; req?: object });
  while (!logged().some((line) => 'res' in line && 'reqId' in line && line.reqId === id)) await pause(20);
  expect(logged().find((line) => 'reqId' in line && line.reqId === id)?.req).toEqual({
    method: 'GET',
    url: '/api/games',
    address: '127.0.0.1',
  });

  const { token } = (await (await ask('guests', { name: 'Anna' })).json()) as { token: string };
  const made = await ask('tables', { game: 'superstar', seats: [{ kind: 'me' }, { kind: 'me' }] }, token);
  const { table } = (await made.json()) as { table: { id: string; asked: number[] } };
  const line = new WebSocket(`${address.replace('http', 'ws')}/api/live`);
  await once(line, 'open');
  line.send(JSON.stringify({ type: 'hello', protocol: 1, token }));
  await once(line, 'message');
  line.send(JSON.stringify({ type: 'answer', table: table.id, seat: 7, question: 0, index: 0 }));
  const [refused] = (await once(line, 'message')) as [MessageEvent];
  const { code, request } = JSON.parse(String(refused.data)) as { code: string; request: string };
  const named = (name: string) => logged().filter((one) => 'reqId' in one && one.reqId === name);
  while (named(request).length === 0) await pause(20);
  expect(named(request)).toMatchObject([{ message: { type: 'answer', table: table.id, address: '127.0.0.1' }, code }]);
  const [whole, number] = request.split('.') as [string, string];
  expect(number).toBe('2');
  expect(named(`${whole}.1`)).toMatchObject([{ message: { type: 'hello' }, code: 'ok' }]);
  expect(named(whole)).toMatchObject([{ msg: 'line opened' }]);
  const closed = once(line, 'close') as Promise<[CloseEvent]>;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  while ((await ask('ready')).status !== 503) await pause(20);
  expect((await ask('health')).status).toBe(200);
  const answer = await ask(`tables/${table.id}/answers`, { seat: table.asked[0], question: 0, index: 0 }, token);
  expect(await answer.json()).toEqual({ number: 1 });
  expect((await closed)[0].code).toBe(1001);
  expect((await ended)[0]).toBe(0);

  const again = await served(data);
  const found = (await (await fetch(`${again.address}/api/tables/${table.id}`)).json()) as { table: { number: number } };
  expect(found.table.number).toBe(1);
});
