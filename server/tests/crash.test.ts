import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { Look, Recording } from '../protocol.ts';
import { newFolder } from './opening.ts';
import type { Player } from './player.ts';
import { spawnServer } from './spawning.ts';
import { playOut, sitDown } from './tables.ts';

interface Acknowledged {
  readonly table: string;
  readonly seat: number;
  readonly question: number;
  readonly index: number;
  readonly number: number;
}

/** Answers at random without end; notes what was acknowledged. Ends when the connection does. */
async function keepAnswering(
  player: Player,
  table: string,
  seat: number,
  noted: Acknowledged[],
  unsure: Omit<Acknowledged, 'number'>[],
): Promise<void> {
  let last = -1;
  try {
    for (;;) {
      const question = await player.until(() => {
        if (player.closed !== null) throw new Error('closed');
        const look = player.look(table, seat);
        return look.question !== null && look.question.id > last && look.question;
      });
      last = question.id;
      const index = Math.floor(Math.random() * question.answers.length);
      const answer = { table, seat, question: question.id, index };
      unsure.push(answer);
      const reply = await player.answer(table, seat, question.id, index);
      expect(reply.type).toBe('ack');
      if (reply.type === 'ack') noted.push({ ...answer, number: reply.number! });
    }
  } catch (error) {
    if (player.closed === null) throw error;
  }
}

test('kill -9 under load: nothing acknowledged is lost, and every table goes on', async () => {
  const data = newFolder();
  let { child, address } = await spawnServer(data);
  const tables = await Promise.all(
    Array.from({ length: 8 }, (_, i) => sitDown(address, i % 2 === 0 ? 'sealed-cards' : 'connect-four', 'Anna', 'Bohdan')),
  );
  const noted: Acknowledged[] = [];
  for (let death = 0; death < 4; death++) {
    const unsure: Omit<Acknowledged, 'number'>[] = [];
    const before = noted.length;
    const loads = tables.flatMap(({ id, players }) => players.map((player, seat) => keepAnswering(player, id, seat, noted, unsure)));
    // Some answers into the load, at no moment in particular.
    const enough = new Promise<void>((resolve) => {
      const look = setInterval(() => {
        if (noted.length < before + 15) return;
        clearInterval(look);
        resolve();
      }, 1);
    });
    await enough;
    child.kill('SIGKILL');
    await once(child, 'exit');
    await Promise.all(loads);
    expect(noted.length).toBeGreaterThan(before);

    ({ child, address } = await spawnServer(data));
    for (const table of tables) {
      table.players = table.players.map((player) => player.at(address));
      for (const [seat, player] of table.players.entries()) {
        await player.connect();
        await player.subscribe(table.id, seat);
      }
    }
    const playerOf = ({ table, seat }: { table: string; seat: number }): Player => tables.find(({ id }) => id === table)!.players[seat]!;
    // What was acknowledged is there, under its number.
    for (const one of noted) {
      expect(await playerOf(one).answer(one.table, one.seat, one.question, one.index)).toMatchObject({ type: 'ack', number: one.number });
    }
    // What was sent and not acknowledged can be sent again, and counts once.
    for (const one of unsure) {
      const player = playerOf(one);
      const first = await player.answer(one.table, one.seat, one.question, one.index);
      const second = await player.answer(one.table, one.seat, one.question, one.index);
      expect(first).toMatchObject({ type: 'ack' });
      expect({ ...second, ref: 0 }).toEqual({ ...first, ref: 0 });
    }
    for (const { id, players } of tables) {
      const { body } = await players[0]!.http<Look>('GET', `tables/${id}/look?seat=0`);
      expect(body.number).toBeGreaterThanOrEqual(Math.max(0, ...noted.filter(({ table }) => table === id).map(({ number }) => number)));
      for (const [seat, player] of players.entries()) await player.until(() => player.look(id, seat).number >= body.number);
    }
    if (tables.every(({ id, players }) => players[0]!.look(id, 0).outcome !== null)) break;
  }
  for (const { id, players } of tables) {
    await playOut(id, players);
    expect(players[0]!.look(id, 0).outcome).not.toBeNull();
    const { body } = await players[0]!.http<Recording>('GET', `tables/${id}/history`);
    expect(body.moments).toHaveLength(players[0]!.look(id, 0).moment + 1);
  }
  child.stdin!.end();
  await once(child, 'exit');
});
