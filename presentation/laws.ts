/**
 * The laws that the words of every game keep, for its tests: whatever happens is told in every language, in whole sentences, and no two
 * answers to a question sound alike. A broken law throws; no test runner is needed.
 */
import { type AnyGame, Chance, type Options, type Question, Session, show, type ShownQuestion } from '@skerry/engine';
import { type Language, languages } from './language.ts';
import type { Tellings } from './telling.ts';

const cyrillic = /[а-яёіїєґ]/i;
const names = ['Ann', 'Boris', 'Chloe', 'Dan', 'Eve', 'Fynn'];

/** A sentence that says something, without a hole in it. */
export function mustBeSound(text: string, where: string): void {
  if (text.trim() === '' || /undefined|NaN|\[object|null/.test(text)) throw new Error(`${where} is told as "${text}"`);
}

/** The questions that were asked and the kinds of lines that were written on the way. */
export interface Told {
  readonly asked: Set<string>;
  readonly logged: Set<string>;
}

interface Manner {
  /** Kinds of log lines that are only motion, and so have no words. */
  readonly silent?: ReadonlySet<string>;
  /** How the game is played; at random, if nothing is said. */
  choose?(question: Question, chance: Chance): number;
  /** Whether a question is listened to: not each of a hundred of its kind has to be. */
  hears?(question: Question): boolean;
}

/** Plays a whole game and has everything told that can be told of it. */
export function mustTellAll(
  game: AnyGame,
  // oxlint-disable-next-line typescript/no-explicit-any
  tellings: Tellings<any>,
  table: { readonly players: number; readonly options: Options; readonly seed: string },
  { silent = new Set(), choose = atRandom, hears = () => true }: Manner = {},
): Told {
  const told: Told = { asked: new Set(), logged: new Set() };
  const session = Session.open(game, table.players, table.options, table.seed);
  const chance = Chance.fromSeed(`answers ${table.seed}`);
  const players = names.slice(0, table.players);
  while (session.outcome === null) {
    const question = session.questions[0]!;
    told.asked.add(question.name);
    if (hears(question)) mustTellQuestion(tellings, show(question), session.view(question.seat), players);
    session.answer(question.seat, question.id, choose(question, chance));
  }
  for (const seat of [null, ...players.keys()]) {
    const view = session.view(seat);
    for (const { entry } of session.log(seat)) {
      told.logged.add(entry.what);
      for (const language of languages) {
        const line = tellings[language].entry(entry, players, view);
        if (!silent.has(entry.what)) mustBeSound(line, `${language}: the line "${entry.what}"`);
        else if (line !== '') throw new Error(`${language}: the silent line "${entry.what}" is told as "${line}"`);
      }
    }
  }
  for (const language of languages) mustTellEnd(tellings, language, session, players);
  return told;
}

const atRandom = ({ answers }: Question, chance: Chance): number => chance.below(answers.length);

/** A question as it is asked, with all its answers and those that are blocked, in every language. */
// oxlint-disable-next-line typescript/no-explicit-any
export function mustTellQuestion(tellings: Tellings<any>, question: ShownQuestion, view: unknown, players: readonly string[]): void {
  for (const language of languages) mustTellQuestionIn(tellings, language, question, view, players);
}

function mustTellQuestionIn(
  tellings: Tellings,
  language: Language,
  question: ShownQuestion,
  view: unknown,
  players: readonly string[],
): void {
  const telling = tellings[language];
  const where = `${language}: the question "${question.name}"`;
  mustBeSound(telling.prompt(question, view, players), where);
  mustBeSound(telling.hint(question.name) ?? 'No hint is needed.', `${where}, its hint,`);
  mustBeSound(telling.describe(view, question.seat, players), `${where}, the position,`);
  const answers = [...question.answers, ...question.blocked.map(({ answer }) => answer)].map((answer) =>
    telling.answer(answer, question, view, players),
  );
  for (const answer of answers) mustBeSound(answer, `${where}, an answer,`);
  const alike = answers.filter((answer, i) => answers.indexOf(answer) !== i);
  if (alike.length > 0) throw new Error(`${where} has answers that sound alike: ${alike.join(', ')}`);
  const foreign = language === 'en' ? [] : answers.filter((answer) => !cyrillic.test(answer));
  if (foreign.length > 0) throw new Error(`${where} has answers in another language: ${foreign.join(', ')}`);
}

function mustTellEnd(tellings: Tellings, language: Language, session: Session, players: readonly string[]): void {
  const telling = tellings[language];
  const { outcome } = session;
  mustBeSound(telling.outcome(outcome!, players), `${language}: the outcome`);
  players.forEach((_, seat) => {
    const view = session.view(seat);
    if (telling.ending !== undefined) mustBeSound(telling.ending(outcome!, players, view), `${language}: the ending`);
    mustBeSound(telling.result?.(outcome!, seat, view) ?? 'The number says it all.', `${language}: the result of seat ${seat}`);
  });
}
