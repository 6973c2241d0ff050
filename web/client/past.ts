import { Refusal, type Save, type Seat, Session, show, type Knowledge, type ShownQuestion } from '@skerry/engine';
import type { ShelvedGame } from '@skerry/games/list';

/** The save of a game as it stood after so many answers. Throws a `Refusal` if it had not so many. */
export async function saveAt(game: ShelvedGame, file: string, at: number): Promise<Save> {
  const rules = await game.rules();
  let found: Save | null = null;
  const whole = Session.load(rules, file, (session) => {
    if (session.length === at) found = session.save();
  });
  if (at === 0) {
    const { players, options, seed } = whole.save();
    return Session.open(rules, players, options, seed).save();
  }
  if (found === null) throw new Refusal('broken-save', `This game has no moment ${at}.`);
  return found;
}

/** What a seat was asked at a moment, and all that it knew then. */
export interface AskedThen {
  readonly question: ShownQuestion;
  readonly knowledge: Knowledge;
  readonly view: unknown;
}

/**
 * What was asked at a moment of a game: of this seat if it was asked, else of the first that was, if nothing has to be hidden any more.
 * Null when nobody was.
 */
export async function askedAt(game: ShelvedGame, file: string, at: number, eyes: Seat | null, others: boolean): Promise<AskedThen | null> {
  const session = Session.load(await game.rules(), await saveAt(game, file, at));
  const question = (eyes === null ? undefined : session.questionOf(eyes)) ?? (others ? session.questions[0] : undefined);
  if (question === undefined) return null;
  const { seat } = question;
  return { question: show(question), knowledge: session.knowledge(seat), view: session.view(seat) };
}
