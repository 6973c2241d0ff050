import { Session, type AnyGame } from '@skerry/engine';
import type { StoredAct, StoredTable } from './storage.ts';

/** The session that the stored acts of a table lead to: the same numbers, the same questions, the same game. */
export function replay(game: AnyGame, table: StoredTable, acts: readonly StoredAct[]): Session {
  const session = Session.open(game, table.seats.length, table.options, table.seed);
  for (const { number, kind, seat, question, index, along } of acts) {
    const got = kind === 'answer' ? session.answer(seat, question, index) : session.undo(seat, along);
    if (got !== number) throw new Error(`table ${table.id}: act ${number} came out as ${got}`);
  }
  return session;
}
