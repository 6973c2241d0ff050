import { expect, test } from 'vitest';
import type { Look, TableReply } from '../protocol.ts';
import { openServer } from './opening.ts';
import { Player } from './player.ts';

test('two guests meet at a table by its link and play a whole game live', async () => {
  const { address } = await openServer();
  const anna = await Player.arrive(address, 'Anna');
  const bohdan = await Player.arrive(address, 'Богдан');
  const made = await anna.http<TableReply>('POST', 'tables', { game: 'connect-four', seats: [{ kind: 'me' }, { kind: 'open' }] });
  expect(made.status).toBe(201);
  const { id } = made.body.table;
  expect(made.body.table.status).toBe('waiting');
  await anna.connect();
  await anna.subscribe(id, 0);
  expect(anna.looks.size).toBe(0);
  const joined = await bohdan.http<TableReply>('POST', `tables/${id}/join`, {});
  expect(joined.body.table.status).toBe('running');
  expect(joined.body.mine.map(({ seat }) => seat)).toEqual([1]);
  await bohdan.connect();
  await bohdan.subscribe(id, 1);
  await anna.until(() => anna.looks.size === 1);

  for (let move = 0; ; move++) {
    const [mover, other] = move % 2 === 0 ? [anna, bohdan] : [bohdan, anna];
    const seat = move % 2;
    const question = await mover.until(() => mover.look(id, seat).number === move && mover.look(id, seat).question);
    const ack = await mover.answer(id, seat, question.id, 0);
    expect(ack).toMatchObject({ type: 'ack', number: move + 1 });
    await other.until(() => other.look(id, 1 - seat).number === move + 1);
    await mover.until(() => mover.look(id, seat).number === move + 1);
    expect(other.look(id, 1 - seat).view).toEqual(mover.look(id, seat).view);
    if (mover.look(id, seat).outcome !== null) break;
  }
  const { body } = await anna.http<Look>('GET', `tables/${id}/look?seat=0`);
  expect({ ...anna.look(id, 0), type: undefined }).toEqual(body);
  expect(body.outcome).not.toBeNull();
});
