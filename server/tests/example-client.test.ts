import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { TableReply } from '../protocol.ts';
import { newFolder, openServer } from './opening.ts';
import { Player } from './player.ts';

/** The program that the description of the interface shows, just as it stands there. */
const [, program] = /```js\n([\s\S]+?)```/.exec(readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8'))!;

test('the example client of the docs plays its games to the end, also where it is told to slow down', async () => {
  const { address } = await openServer({ limits: { messages: [20, 2] } });
  const file = join(newFolder(), 'bot.mjs');
  writeFileSync(file, program!);
  for (let game = 0; game < 3; game++) {
    const guest = await Player.arrive(address, 'My bot');
    const seats = [{ kind: 'bot', level: 'random' }, { kind: 'me' }];
    const { body } = await guest.http<TableReply>('POST', 'tables', { game: 'sealed-cards', seats });
    const child = spawn(process.execPath, [file, address, body.table.id, guest.token]);
    onTestFinished(() => void child.kill());
    let out = '';
    child.stdout.on('data', (data: Buffer) => (out += data.toString()));
    child.stderr.on('data', (data: Buffer) => (out += data.toString()));
    await once(child, 'exit');
    expect(out).toContain('over [');
    expect(out).toMatch(/act \d+ is on disk/);
  }
});
