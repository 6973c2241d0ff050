import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { newFolder, skerry } from './terminal.ts';

test('backup writes one file while the server runs, and restore brings it back when it does not', async () => {
  const data = join(newFolder(), 'data');
  const file = join(newFolder(), 'copy.skerry');
  const served = await skerry(`serve --host 127.0.0.1 --port 0 --data ${data}`, {
    whileRunning: async () => {
      expect(await skerry(`backup ${file} --data ${data}`)).toEqual({ status: 0, out: `${file}: 0 tables, 0 acts.\n`, err: '' });
      expect(await skerry(`restore ${file} --data ${data}`)).toEqual({
        status: 1,
        out: '',
        err: `Another Skerry server keeps its data in ${data}: stop it, or take another folder.\n`,
      });
    },
  });
  expect(served.status).toBe(0);
  const { status, out } = await skerry(`restore ${file}`, { env: { SKERRY_DATA: data } });
  expect(status).toBe(0);
  expect(out).toMatch(/^0 tables, 0 acts are back\.\nWhat was there before is in .+\.\n$/);
});

test.each([
  ['backup', 2, 'Say which file: skerry backup FILE.'],
  ['restore one two', 2, '"two" is one word too many. See: skerry restore --help'],
  ['restore nowhere.skerry', 1, 'There is no file nowhere.skerry.'],
  ['backup copy.skerry --data nowhere', 1, 'There is no Skerry database in nowhere.'],
])('"skerry %s" gets a sentence', async (line, status, sentence) => {
  expect(await skerry(line)).toEqual({ status, out: '', err: `${sentence}\n` });
});

test('where there is no room for all of it, backup and restore say so and leave nothing behind', async () => {
  const data = newFolder();
  const folder = newFolder();
  const kept = join(folder, 'kept');
  await skerry(`serve --host 127.0.0.1 --port 0 --data ${data}`, {
    whileRunning: async () => void (await skerry(`backup ${kept} --data ${data}`)),
  });
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  /** In a process that may write no file of more than 4 KB. */
  const cramped = (...words: string[]): { status: number | null; stderr: string } =>
    spawnSync('sh', ['-c', `trap '' XFSZ; ulimit -f 8; exec "$@"`, 'sh', process.execPath, '--no-warnings', main, ...words], {
      encoding: 'utf8',
    });
  const next = join(folder, 'next');
  for (const [words, left] of [
    [['restore', kept, '--data', next], next],
    [['backup', join(folder, 'copy'), '--data', data], folder],
  ] as const) {
    const { status, stderr } = cramped(...words);
    expect([status, stderr.split('\n').length]).toEqual([1, 2]);
    expect(stderr).toContain('cannot be read or written');
    expect(readdirSync(left).filter((file) => file.endsWith('.half'))).toEqual([]);
  }
  expect(existsSync(join(folder, 'copy'))).toBe(false);
});

test('serve says in a sentence that its folder is taken, or its database damaged', async () => {
  const data = newFolder();
  await skerry(`serve --host 127.0.0.1 --port 0 --data ${data}`, {
    whileRunning: async () => {
      const { status, err } = await skerry(`serve --host 127.0.0.1 --port 0 --data ${data}`);
      expect([status, err]).toEqual([1, `Another Skerry server keeps its data in ${data}: stop it, or take another folder.\n`]);
    },
  });
  const broken = newFolder();
  writeFileSync(join(broken, 'skerry.sqlite'), 'nonsense '.repeat(1000));
  const { status, err } = await skerry(`serve --host 127.0.0.1 --port 0 --data ${broken}`);
  expect(status).toBe(1);
  expect(err).toBe(`The database in ${broken} is damaged. Put it aside and bring back a backup: skerry restore FILE.\n`);
});

test('serve believes proxies only as it is told, and says what that would be', async () => {
  const { status, err } = await skerry(`serve --behind-proxy everybody --port 0 --data ${newFolder()}`);
  expect([status, err]).toEqual([2, '"everybody" is not an address or a network such as 10.0.0.0/8.\n']);
});

test('a backup that cannot be written is said to be the trouble, and not what it is made of', async () => {
  const data = newFolder();
  const folder = newFolder();
  writeFileSync(join(folder, 'letter'), '');
  await skerry(`serve --host 127.0.0.1 --port 0 --data ${data}`, { whileRunning: async () => undefined });
  const file = join(folder, 'letter', 'copy');
  const { status, err } = await skerry(`backup ${file} --data ${data}`);
  expect(status).toBe(1);
  expect(err).toMatch(new RegExp(`^${file} cannot be written: .+\\.\n$`));
  mkdirSync(join(folder, 'copy.half', 'in the way'), { recursive: true });
  const blocked = await skerry(`backup ${join(folder, 'copy')} --data ${data}`);
  expect([blocked.status, blocked.err]).toEqual([1, expect.stringContaining(`${join(folder, 'copy')} cannot be written: `)]);
});

// Node's own way of making folders never comes back there.
test.runIf(existsSync('/proc/self'))('a folder below /proc is refused with a sentence', () => {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  for (const words of [
    ['serve', '--port', '0', '--data', '/proc/skerry/data'],
    ['sim', 'connect-four', '--games', '1', '--save', '/proc/skerry/data'],
  ]) {
    const { status, stderr } = spawnSync(process.execPath, ['--no-warnings', main, ...words], { encoding: 'utf8', timeout: 20_000 });
    expect([status, stderr.split('\n').length]).toEqual([1, 2]);
    expect(stderr).toContain('/proc/skerry');
  }
});

test('serve says in a sentence that its notes cannot be read, and that an address is none of a PostgreSQL', async () => {
  const data = newFolder();
  mkdirSync(join(data, 'skerry.suspects'));
  const noted = await skerry(`serve --host 127.0.0.1 --port 0 --data ${data}`);
  expect([noted.status, noted.err]).toEqual([1, expect.stringMatching(/skerry\.suspects cannot be read: .+\n$/)]);
  for (const address of ['mysql://127.0.0.1/skerry', 'skerry']) {
    const { status, err } = await skerry('serve --host 127.0.0.1 --port 0', { env: { DATABASE_URL: address } });
    expect([status, err]).toEqual([1, 'DATABASE_URL is not the address of a PostgreSQL: postgresql://….\n']);
  }
  const broken = await skerry('serve --host 127.0.0.1 --port 0', { env: { DATABASE_URL: 'postgresql://%zz/skerry' } });
  expect([broken.status, broken.err]).toEqual([1, expect.stringContaining('The database at DATABASE_URL cannot be reached')]);
});
