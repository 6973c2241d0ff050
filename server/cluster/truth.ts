import type { PostgresStorage } from '../postgres.ts';
import { readActs } from '../replay.ts';
import type { Tally } from './crowd.ts';

/** What became of the answers that were acknowledged. */
export interface Truth {
  readonly lost: number;
  /** Questions that were answered more than once. */
  readonly twice: number;
  /** Tables whose acts are not numbered one after the other. */
  readonly gaps: number;
  /** Tables that look different on one copy and on another. */
  readonly different: number;
}

/** How many tables, the last ones, are opened on every copy. */
const MOST_COMPARED = 100;

/** Compares what was acknowledged with what is in the store, and what the copies show with each other. */
export async function truthOf(storage: PostgresStorage, tally: Tally, copies: readonly string[]): Promise<Truth> {
  let lost = 0;
  let twice = 0;
  let gaps = 0;
  let different = 0;
  const told = Map.groupBy(tally.acknowledged, ({ table }) => table);
  const compared = new Set([...tally.tables.keys()].slice(-MOST_COMPARED));
  for (const [table, tokens] of tally.tables) {
    const acts = await readActs(storage, table);
    if (acts.some(({ number }, i) => number !== i + 1)) gaps++;
    const answers = acts.filter(({ kind }) => kind === 'answer');
    twice += answers.length - new Set(answers.map(({ seat, question }) => `${seat} ${question}`)).size;
    for (const { number, seat, question, index } of told.get(table) ?? []) {
      const act = acts[number - 1];
      if (act?.seat !== seat || act.question !== question || act.index !== index) lost++;
    }
    if (compared.has(table) && (await looksDifferent(table, tokens[0]!, acts.length, copies))) different++;
  }
  return { lost, twice, gaps, different };
}

/** Asks every copy what the first seat sees. Bots may go on meanwhile, so only looks at the same act are compared. */
async function looksDifferent(table: string, token: string, number: number, copies: readonly string[]): Promise<boolean> {
  const looks = await Promise.all(
    copies.map(async (address) => {
      const reply = await fetch(`${address}/api/tables/${table}/look?seat=0`, { headers: { authorization: `Bearer ${token}` } });
      return reply.ok ? ((await reply.json()) as { readonly number: number }) : null;
    }),
  );
  if (looks.some((look) => look === null || look.number < number)) return true;
  const byNumber = Map.groupBy(looks, (look) => look!.number);
  return [...byNumber.values()].some((same) => new Set(same.map((look) => JSON.stringify(look))).size > 1);
}
