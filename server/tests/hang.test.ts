import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { TableReply } from '../protocol.ts';
import { newFolder } from './opening.ts';
import { Player } from './player.ts';
import { spawnServer } from './spawning.ts';
import { sitDown } from './tables.ts';

const STUBBORN = new URL('hang-child.ts', import.meta.url);

test('a rule that never ends costs the server a start, and from then on only its own table', async () => {
  const data = newFolder();
  const first = await spawnServer(data, STUBBORN);
  const honest = await sitDown(first.address, 'connect-four', 'Anna', 'Bohdan');
  await honest.players[0]!.answer(honest.id, 0, 0, 3);
  const mallory = await Player.arrive(first.address, 'Mallory');
  const { body } = await mallory.http<TableReply>('POST', 'tables', { game: 'stubborn', seats: [{ kind: 'me' }, { kind: 'me' }] });
  const { id } = body.table;
  await mallory.http('POST', `tables/${id}/answers`, { seat: 0, question: 0, index: 0 });
  mallory.http('POST', `tables/${id}/answers`, { seat: 0, question: 1, index: 1 }).catch(() => undefined);
  const [, signal] = (await once(first.child, 'exit')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');

  // Started again, it knows the table: its rules are stopped, and everybody else goes on.
  const { child, address } = await spawnServer(data, STUBBORN);
  const again = mallory.at(address);
  for (let i = 0; i < 3; i++) {
    expect(await again.http('POST', `tables/${id}/answers`, { seat: 0, question: 1, index: 1 })).toMatchObject({
      status: 500,
      body: { error: { code: 'rules-fault' } },
    });
  }
  const anna = honest.players[0]!.at(address);
  const bohdan = honest.players[1]!.at(address);
  expect(await anna.http('POST', `tables/${honest.id}/answers`, { seat: 0, question: 0, index: 3 })).toMatchObject({ body: { number: 1 } });
  expect(await bohdan.http('POST', `tables/${honest.id}/answers`, { seat: 1, question: 1, index: 3 })).toMatchObject({
    body: { number: 2 },
  });
  expect(await again.http('GET', `tables/${id}/look?seat=0`)).toMatchObject({ body: { number: 1, view: { total: 1 } } });
  child.stdin!.end();
});
