import { createHash } from 'node:crypto';
import { Session, type AnyGame, type Frozen } from '@skerry/engine';
import { pack, unpack } from './packed.ts';
import type { Storage, StoredAct, StoredSnapshot, StoredTable } from './storage.ts';
import type { Watch } from './watch.ts';

/** A game of fewer acts than this is played again faster than a snapshot of it is read. */
const FIRST = 400;
/** The next one is made when there are so many times as many acts: all together cost no more than some of the last. */
const GROWTH = 1.25;

/** After which act the next snapshot is worth its while. */
export function nextSnapshot(last: number): number {
  return Math.max(FIRST, Math.ceil(last * GROWTH));
}

/** A mark of acts, by which a snapshot is known to belong to them. */
export function markOfActs(acts: readonly StoredAct[], number: number): Uint8Array {
  const hash = createHash('sha256');
  for (const { kind, seat, question, index, key, along } of acts.slice(0, number))
    hash.update(`${kind} ${seat} ${question} ${index} ${along.join()} ${key ?? ''}\n`);
  return hash.digest();
}

/** The session as it is now, written down. */
export async function freeze(session: Session, acts: readonly StoredAct[]): Promise<StoredSnapshot> {
  const { number } = session;
  return { number, version: session.game.version, acts: markOfActs(acts, number), body: await pack(session.freeze()) };
}

/**
 * The session of the last snapshot. Null if there is none that was made by these rules from these acts and leads to where it was made: the
 * acts are the truth, and a snapshot that disagrees with them is none.
 */
export async function thaw(
  watch: Watch,
  game: AnyGame,
  table: StoredTable,
  acts: readonly StoredAct[],
  storage: Storage,
): Promise<Session | null> {
  if (acts.length < FIRST) return null;
  const snapshot = await storage.snapshot(table.id);
  if (snapshot === null || snapshot.version !== game.version || snapshot.number > acts.length) return null;
  if (Buffer.compare(markOfActs(acts, snapshot.number), snapshot.acts) !== 0) return null;
  try {
    const frozen = await unpack<Frozen>(snapshot.body);
    const session = watch.run(table.id, () => Session.thaw(game, table.seats.length, table.options, table.seed, frozen));
    return session.number === snapshot.number ? session : null;
  } catch {
    return null;
  }
}
