import { keyOf, Refusal, Session, type AnyGame, type Outcome } from '@skerry/engine';
import { perform } from './replay.ts';
import type { StoredAct, StoredTable, Write } from './storage.ts';
import type { Watch } from './watch.ts';

/** A table that was begun under other rules, as far as it can be played under those of now. */
export interface CarriedTable {
  readonly session: Session;
  /** The acts that fit, as they are under these rules: another place in the list, another name of the question. */
  readonly acts: StoredAct[];
  /** How many do not: those from the first one on that still stands. */
  readonly lost: number;
}

/**
 * Plays the acts of a table again under other rules than they were done under. An answer is looked for by its key, wherever it stands
 * now; the first one that is not offered, or cannot be taken back, is where it ends. Null if the game cannot even begin like that.
 */
export async function carryOver(watch: Watch, game: AnyGame, table: StoredTable, acts: readonly StoredAct[]): Promise<CarriedTable | null> {
  let session: Session;
  try {
    session = watch.run(table.id, () => Session.open(game, table.seats.length, table.options, table.seed));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
  const fit: StoredAct[] = [];
  const undoOf = undosOf(acts);
  /** Undos of what is not there any more. */
  const dropped = new Set<number>();
  let at = 0;
  await watch.runInSlices(table.id, () => {
    const act = acts[at];
    if (act === undefined) return false;
    if (!dropped.has(at)) {
      const again = doAgain(session, act);
      const undo = undoOf.get(at);
      // What was taken back afterwards need not be possible any more.
      if (again === null && undo === undefined) return false;
      if (again === null) dropped.add(undo!);
      else fit.push(again);
    }
    at++;
    return true;
  });
  return { session, acts: fit, lost: acts.length - at };
}

/** For each answer that was taken back by its own seat, by its place: the place of the undo. */
function undosOf(acts: readonly StoredAct[]): ReadonlyMap<number, number> {
  const undoOf = new Map<number, number>();
  const standing = new Map<number, number[]>();
  for (const [at, { kind, seat }] of acts.entries()) {
    const own = standing.get(seat) ?? [];
    standing.set(seat, own);
    if (kind === 'answer') own.push(at);
    const undone = kind === 'undo' ? own.pop() : undefined;
    if (undone !== undefined) undoOf.set(undone, at);
  }
  return undoOf;
}

/** Null if it is not possible any more. */
function doAgain(session: Session, act: StoredAct): StoredAct | null {
  try {
    if (act.kind !== 'answer') {
      const number = perform(session, act);
      return { ...act, number, asked: askedOf(session) };
    }
    const question = session.questionOf(act.seat);
    const index = act.key === null ? act.index : (question?.answers.findIndex((answer) => keyOf(answer) === act.key) ?? -1);
    if (question === undefined || question.answers[index] === undefined) return null;
    const { id } = question;
    const key = keyOf(question.answers[index]);
    const number = session.answer(act.seat, id, index);
    return { ...act, number, question: id, index, key, asked: askedOf(session) };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function askedOf(session: Session): number[] {
  return session.questions.map(({ seat }) => seat);
}

/** A table was begun under other rules: its acts under those, and the version of these. */
export interface OtherRules {
  readonly before: readonly StoredAct[];
  readonly version: string;
  readonly lost: number;
}

/** What is written when a table goes on under the rules of now, and the status that it has then. */
export function carriedWrites(
  { id, version: from, status }: StoredTable,
  { before, version, lost }: OtherRules,
  acts: readonly StoredAct[],
  outcome: Outcome | null,
): { readonly writes: Write[]; readonly begun: StoredTable['status'] } {
  const begun = status !== 'waiting' && outcome !== null ? 'finished' : status;
  const writes: Write[] = [
    { to: 'carried', table: id, from, version, before, lost, at: Date.now() },
    ...acts.map((act) => ({ to: 'acts', table: id, act, version }) as const),
  ];
  if (begun === 'finished') writes.push({ to: 'status', table: id, status: begun, outcome });
  return { writes, begun };
}

/** Why a table cannot be played on; `fits`: all of it would fit the rules, if they were here. */
export function rulesGone({ game, version }: StoredTable, fits: boolean): Refusal {
  return new Refusal(
    'rules-version',
    fits
      ? `This table plays ${game} by version ${version} of its rules, which this server does not have.`
      : `This table was begun with version ${version} of the rules of ${game}, and not all of it fits those of now: go on from where it does.`,
    { version },
  );
}
