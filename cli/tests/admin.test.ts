import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, skerry } from './terminal.ts';

interface Made {
  readonly table: string;
  readonly guest: string;
}

/** A table of one guest and a bot, made over HTTP at a server that runs. */
async function madeAt(out: string): Promise<Made> {
  const address = /http:\S+/.exec(out)![0];
  const post = async (path: string, body: object, token = ''): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    return (await fetch(`${address}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const { guest, token } = (await post('guests', { name: 'Anna' })) as { guest: { id: string }; token: string };
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { table } = (await post('tables', { game: 'superstar', seats }, token)) as { table: { id: string } };
  return { table: table.id, guest: guest.id };
}

test('whoever runs the house finds, exports and closes a table and bars and deletes a guest, while the server runs', async () => {
  const data = newFolder();
  const file = join(newFolder(), 'table.json');
  const admin = (line: string) => skerry(`admin ${line} --data ${data}`);
  await skerry(`serve --host 127.0.0.1 --port 0 --data ${data}`, {
    whileRunning: async (out) => {
      const { table, guest } = await madeAt(out);
      const tables = await admin('tables --guest Ann --game superstar --status waiting');
      expect(tables.out).toMatch(new RegExp(`^${table}  superstar, waiting, acts: 0, made .+ by ${guest}`));
      expect(tables.out).toContain(`  seat 0: Anna (${guest})\n  seat 1: open\n`);
      expect((await admin('guests Ann')).out).toMatch(new RegExp(`^${guest}  Anna, came .+, tables: 1\n$`));
      expect(await admin(`export ${table} ${file}`)).toEqual({ status: 0, out: `${file}: 0 acts, 0 lines of chat.\n`, err: '' });
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ table: { id: table, game: 'superstar' }, save: null });
      expect(await admin(`export ${table} ${file}`)).toMatchObject({
        status: 1,
        err: `${file} exists already, and is not written over.\n`,
      });
      expect((await admin(`close ${table}`)).out).toBe(`Table ${table} is closed.\n`);
      expect(JSON.parse((await admin(`tables ${table} --json`)).out)).toMatchObject([{ id: table, status: 'closed' }]);
      expect((await admin(`reopen ${table}`)).out).toBe(`Table ${table} is open again.\n`);
      expect((await admin(`bar ${guest}`)).out).toBe(`The guest ${guest} is not let in any more.\n`);
      expect((await admin('bar 203.0.113.7 --json')).out).toContain('"kind":"address"');
      // Which of the two was first may not be known: they may be of one moment.
      const bars = (await admin('bars')).out.trim().split('\n').toSorted();
      expect(bars).toEqual([
        expect.stringMatching(/^address 203\.0\.113\.7, since .+$/),
        expect.stringMatching(`^guest ${guest}, since .+$`),
      ]);
      expect((await admin(`unbar ${guest}`)).out).toBe(`The guest ${guest} is let in again.\n`);
      expect((await admin(`delete ${guest}`)).out).toBe(`Nothing tells any more who ${guest} was. Tables: 1.\n`);
      expect((await admin('guests Anna')).out).toBe('No such guest.\n');
      expect((await admin('tables')).out).toBe('No such table.\n');
      expect(await admin(`close ${table}`)).toEqual({
        status: 1,
        out: '',
        err: `There is no table "${table}". See: skerry admin tables.\n`,
      });
    },
  });
});

test.each([
  ['admin', 2, 'Say what: skerry admin tables|guests|close|reopen|export|bars|bar|unbar|delete … See: skerry admin --help'],
  [
    'admin ban',
    2,
    'There is no task "ban". Did you mean bar? skerry admin knows: tables, guests, close, reopen, export, bars, bar, unbar, delete.',
  ],
  ['admin close', 2, 'Say more: skerry admin close TABLE.'],
  ['admin close one two', 2, '"two" is one word too many. See: skerry admin --help'],
  ['admin close one --game superstar', 2, '--game is for "skerry admin tables".'],
  ['admin bars --most 3', 2, '--most is for "skerry admin tables" and "skerry admin guests".'],
  ['admin tables --data nowhere', 1, 'There is no Skerry database in nowhere.'],
])('"skerry %s" gets a sentence', async (line, status, sentence) => {
  expect(await skerry(line)).toEqual({ status, out: '', err: `${sentence}\n` });
});
