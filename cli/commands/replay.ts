import { Session } from '@skerry/engine';
import type { Command } from '../command.ts';
import { endInWords } from '../end-in-words.ts';
import type { Io } from '../io.ts';
import { readLanguage, languageFlag } from '../language-flag.ts';
import { CannotDo, WrongWords } from '../refused.ts';
import { openSave, readSaveFile } from '../save-file.ts';
import { terminalWords } from '../words.ts';

export const replay: Command = {
  name: 'replay',
  words: 'FILE [--at N] [--seat N] [--language en|ru|uk]',
  summary: 'Plays a save again: prints the log and the position at the end or after N answers, and checks the save.',
  flags: {
    at: { value: 'N', says: 'stop after N answers; 0 is the beginning' },
    seat: { value: 'N', says: 'through the eyes of this seat (from 1); if not said, of an onlooker' },
    language: languageFlag,
  },
  async run(given, io) {
    const file = given.words[0];
    if (file === undefined) throw new WrongWords('Which file? skerry replay FILE');
    given.atMostWords(1);
    const language = readLanguage(given);
    const words = terminalWords[language];
    const at = given.whole('at', 0);
    const saved = readSaveFile(file);
    const telling = saved.game.tellings[language];

    const { session, shown, broken } = follow(file, saved, at);
    const { players } = session.config;
    const seat = given.whole('seat', 1, players);
    const eyes = seat === undefined ? null : seat - 1;
    if (at !== undefined && broken === null && at > session.length)
      throw new WrongWords(`This save has ${session.length} answers: --at takes a number from 0 to ${session.length}.`);

    const names = Array.from({ length: players }, (_, i) => words.player(i + 1));
    io.stdout.write(`${words.replayed(telling.title, players, session.length, session.seed)}\n\n`);
    const stop = shown?.length ?? session.length;
    const position = shown ?? session;
    const view = position.view(eyes);
    for (const { moment, entry } of session.log(eyes))
      if (moment <= stop) writeLine(io, moment, telling.entry(entry, names, view), entry.rule);
    io.stdout.write(`\n${words.moment(stop, session.length)}\n\n${telling.describe(view, eyes, names)}\n`);
    if (broken !== null) throw broken;
    if (position.outcome !== null) io.stdout.write(`\n${endInWords(telling, position.outcome, names, view)}\n`);
    io.stdout.write(`\n${words.verified(session.save().check)}\n`);
    return 0;
  },
};

function writeLine(io: Io, moment: number, text: string, rule: string | undefined): void {
  // What only moves a piece on a drawn board has no words.
  if (text !== '') io.stdout.write(`${String(moment).padStart(4)}  ${text}${rule === undefined ? '' : ` [${rule}]`}\n`);
}

interface Followed {
  readonly session: Session;
  /** The session at the wanted moment, if that is not the end. */
  readonly shown: Session | null;
  /** What kept the save from being replayed to its end. */
  readonly broken: CannotDo | null;
}

function follow(file: string, saved: ReturnType<typeof readSaveFile>, at: number | undefined): Followed {
  let last: Session | null = null;
  try {
    const session = openSave(file, saved, (each) => (last = each));
    return { session, shown: at === undefined || at >= session.length ? null : momentOf(session, at), broken: null };
  } catch (error) {
    const reached = last as Session | null;
    const broken =
      error instanceof CannotDo
        ? error
        : new CannotDo(`${file}: the rules broke at answer ${reached?.length ?? 1}: ${(error as Error).message}`);
    if (reached === null) throw broken;
    // What can be told of a broken save is told before the complaint.
    return { session: reached, shown: at === undefined || at >= reached.length ? null : momentOf(reached, at), broken };
  }
}

/** The same game again, up to an earlier moment. */
function momentOf(session: Session, at: number): Session {
  const { answers } = session.save();
  const { game, config, seed } = session;
  const earlier = Session.open(game, config.players, config.options, seed);
  for (let i = 0; i < 2 * at; i += 2) earlier.answer(answers[i]!, earlier.questionOf(answers[i]!)!.id, answers[i + 1]!);
  return earlier;
}
