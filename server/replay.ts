import { setImmediate as others } from 'node:timers/promises';
import { Session, type AnyGame } from '@skerry/engine';
import { thaw } from './snapshots.ts';
import type { Storage, StoredAct, StoredTable } from './storage.ts';
import type { Watch } from './watch.ts';

/** How many acts are read in one go: others are answered in between. */
const PAGE = 1000;

/** All acts of a table, or those after a number. */
export async function readActs(storage: Storage, table: string, after = 0): Promise<StoredAct[]> {
  const acts: StoredAct[] = [];
  for (;;) {
    const page = await storage.acts(table, after + acts.length, PAGE);
    acts.push(...page);
    if (page.length < PAGE) return acts;
    await others();
  }
}

/** What an act does to a session. Returns its number. */
export function perform(session: Session, { kind, seat, question, index, key, along }: StoredAct): number {
  switch (kind) {
    case 'answer':
      return session.answer(seat, question, index);
    case 'undo':
      return session.undo(seat, along);
    case 'redeal':
      return session.redeal(key!);
  }
}

/**
 * The session that the stored acts of a table lead to: the same numbers, the same questions, the same game. However many there
 * are, others are answered in between; and what a snapshot tells is not played again.
 */
export async function replay(
  watch: Watch,
  game: AnyGame,
  table: StoredTable,
  acts: readonly StoredAct[],
  storage: Storage | null = null,
): Promise<Session> {
  const session =
    (storage === null ? null : await thaw(watch, game, table, acts, storage)) ??
    watch.run(table.id, () => Session.open(game, table.seats.length, table.options, table.seed));
  let at = session.number;
  await watch.runInSlices(table.id, () => {
    const act = acts[at++];
    if (act === undefined) return false;
    const got = perform(session, act);
    if (got !== act.number) throw new Error(`table ${table.id}: act ${act.number} came out as ${got}`);
    return true;
  });
  return session;
}
