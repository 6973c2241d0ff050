import { keyOf, placeOf, readSave, Refusal, savedActs, Session, type AnyGame } from '@skerry/engine';
import { redealOf } from './course.ts';
import type { House } from './house.ts';
import type { Save } from './protocol.ts';
import type { StoredAct } from './storage.ts';
import type { Watch } from './watch.ts';

/** A save as the acts of a new table, and the session that they lead to; who brought it has to `pay` for what is played again. One of other rules goes on as far as it fits those of now. */
export async function tableOfSave(
  { limits, watch }: House,
  id: string,
  game: AnyGame,
  sent: Save,
  players: number,
  pay: (answers: number) => void,
) {
  const save = readSave(game, sent);
  if (save.answers.length / 2 + (save.dealt?.length ?? 0) > limits.saveAnswers)
    throw new Refusal('too-large', 'This save has more answers than a game can have.');
  if (save.players !== players) {
    throw new Refusal('players', `This save is of a game for ${save.players}; ${players} seats were given.`, { players: save.players });
  }
  pay(save.answers.length / 2);
  const { session, acts, lost } = await actsOf(watch, id, game, save);
  const { version } = save;
  const isCarried = version !== game.version;
  if (!isCarried && session.save().check !== save.check)
    throw new Refusal('broken-save', 'This save leads to another position than the one it was made from.');
  return { seed: session.seed, options: session.config.options, session, acts, carried: isCarried ? { from: version, lost } : null };
}

/** Of a save of other rules what fits those of now: an answer is looked for by what it said, and `lost` are those from the first on that is not offered. */
async function actsOf(watch: Watch, id: string, game: AnyGame, save: Save) {
  const isCarried = save.version !== game.version;
  const session = watch.run(id, () => Session.open(game, save.players, save.options, save.seed));
  const acts: StoredAct[] = [];
  const at = Date.now();
  const saved = savedActs(save).values();
  const asked = (): number[] => session.questions.map((one) => one.seat);
  await watch.runInSlices(id, () => {
    const { value: act } = saved.next();
    if (act === undefined) return false;
    if (act.kind === 'redeal') {
      acts.push({ ...redealOf(act.seed), number: session.redeal(act.seed), asked: asked(), at });
      return true;
    }
    const { seat } = act;
    const question = session.questionOf(seat);
    const index = question === undefined ? -1 : isCarried ? placeOf(act, question) : act.index;
    const answer = question?.answers[index];
    if (question === undefined || answer === undefined) {
      if (isCarried) return false;
      const answers = session.length + 1;
      throw new Refusal('broken-save', `Answer ${answers} in this save is not possible there.`, { answer: answers });
    }
    const { id: open } = question;
    const number = session.answer(seat, open, index);
    const key = keyOf(answer);
    acts.push({ number, kind: 'answer', seat, question: open, index, key, byBot: false, along: [], asked: asked(), at });
    return true;
  });
  const answered = acts.filter(({ kind }) => kind === 'answer').length;
  return { session, acts, lost: save.answers.length / 2 - answered };
}
