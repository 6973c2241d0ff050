import type { CreateTableBody, Look, SeatWish, TableReply } from '../protocol.ts';
import { Player } from './player.ts';

/** A table where every guest holds one seat, in this order; all are connected and follow it. */
export function sitDown(address: string, game: string, ...names: readonly string[]): Promise<{ id: string; players: Player[] }> {
  return sitDownTo(address, { game }, names);
}

/** The same, at a table that was made so. */
export async function sitDownTo(
  address: string,
  made: Omit<CreateTableBody, 'seats'>,
  names: readonly string[],
): Promise<{ id: string; players: Player[] }> {
  const players = await Promise.all(names.map((name) => Player.arrive(address, name)));
  const seats: SeatWish[] = names.map((_, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'open' }));
  const { body } = await players[0]!.http<TableReply>('POST', 'tables', { ...made, seats });
  const { id } = body.table;
  for (const player of players.slice(1)) await player.http('POST', `tables/${id}/join`, {});
  for (const [seat, player] of players.entries()) {
    await player.connect();
    await player.subscribe(id, seat);
    await player.until(() => player.looks.has(`${id} ${seat}`));
  }
  return { id, players };
}

/** A table of one guest, with the seats as given; connected and following seat 0. */
export async function sitAlone(
  address: string,
  game: string,
  seats: readonly SeatWish[],
): Promise<{ id: string; player: Player; reply: TableReply }> {
  const player = await Player.arrive(address, 'Anna');
  const { body } = await player.http<TableReply>('POST', 'tables', { game, seats });
  await player.connect();
  await player.subscribe(body.table.id, seats[0]!.kind === 'me' ? 0 : null);
  return { id: body.table.id, player, reply: body };
}

/** Answers whatever a seat is asked with the first answer, until nobody is asked any more. */
export async function playOut(id: string, players: readonly Player[], most = 1000): Promise<void> {
  for (let i = 0; i < most; i++) {
    const number = Math.max(...players.map((player, seat) => player.look(id, seat).number));
    for (const [seat, player] of players.entries()) await player.until(() => player.look(id, seat).number >= number);
    const seat = players.findIndex((player, at) => player.look(id, at).question !== null);
    if (seat < 0) return;
    const { question } = players[seat]!.look(id, seat);
    const reply = await players[seat]!.answer(id, seat, question!.id, i % question!.answers.length);
    if (reply.type !== 'ack') throw new Error(JSON.stringify(reply));
  }
}

/** A look, without what only the wire adds. */
export function bare(look: Look): Look {
  const { table, seat, number, moment, view, log, logFrom, question, asked, outcome } = look;
  return { table, seat, number, moment, view, log, logFrom, question, asked, outcome };
}
