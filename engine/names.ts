import type { Question, Seat } from './question.ts';

/** A question's name, and all that it says. */
export type Name = Pick<Question, 'seat' | 'name' | 'answers' | 'id' | 'since'>;

/** What they say is compared only where questions are named again: every answer notes the names, and hardly one needs them. */
export function namesOf(questions: readonly Question[]): Name[] {
  return questions.map(({ seat, name, answers, id, since }) => ({ seat, name, answers, id, since }));
}

/** A question that was not touched keeps its name, so that an answer to it on its way still counts; the others are new with this act. */
export function nameAgain(
  questions: readonly Question[],
  names: readonly Name[],
  act: number,
  touched: ReadonlySet<Seat> = new Set(),
): void {
  const left = names.map((name) => ({ says: saying(name), id: name.id, since: name.since }));
  for (const question of questions) {
    const said = saying(question);
    const at = touched.has(question.seat) ? -1 : left.findIndex(({ says }) => says === said);
    const { id, since } = at < 0 ? { id: act, since: act } : left.splice(at, 1)[0]!;
    Object.assign(question, { id, since });
  }
}

function saying({ seat, name, answers }: Name): string {
  return JSON.stringify([seat, name, answers]);
}
