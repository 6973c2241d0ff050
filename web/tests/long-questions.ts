import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Chance, Session, show, type Options, type Question, type Save } from '@skerry/engine';
import { games, type Game } from '@skerry/games';
import type { Page } from '@playwright/test';

/** A moment at which somebody has much to choose from. */
export interface LongQuestion {
  readonly game: string;
  readonly question: string;
  readonly seat: number;
  /** How many answers are listed, with those that are blocked. */
  readonly listed: number;
  readonly save: Save;
}

const house = join(import.meta.dirname, '../..');

function recordedGames(game: Game): Save[] {
  return globSync('games/*/tests/fixtures/*.json', { cwd: house })
    .toSorted()
    .map((path) => JSON.parse(readFileSync(join(house, path), 'utf8')) as Save)
    .filter((save) => save.game === game.rules.id);
}

function listedIn(question: Question): number {
  const { answers, blocked } = show(question);
  return answers.length + blocked.length;
}

/** Of each kind of question in the recorded games the one with the longest list, the longest first. */
export function longQuestions(game: Game): LongQuestion[] {
  const longest = new Map<string, LongQuestion>();
  for (const recorded of recordedGames(game)) {
    Session.load(game.rules, recorded, (session) => {
      for (const question of session.questions) {
        const listed = listedIn(question);
        if (listed <= (longest.get(question.name)?.listed ?? 1)) continue;
        longest.set(question.name, { game: game.rules.id, question: question.name, seat: question.seat, listed, save: session.save() });
      }
    });
  }
  return [...longest.values()].toSorted((one, other) => other.listed - one.listed);
}

/** The end of a recorded game. */
export function ending(game: Game): Pick<LongQuestion, 'save' | 'seat'> {
  return { save: recordedGames(game)[0]!, seat: 0 };
}

/** The last question to the first seat in each of the recorded games of so many. */
export function lastQuestions(game: Game, players: number): Pick<LongQuestion, 'save' | 'seat'>[] {
  return recordedGames(game)
    .filter((recorded) => recorded.players === players)
    .map((recorded) => {
      let save = recorded;
      Session.load(game.rules, recorded, (session) => {
        if (session.questions[0]?.seat === 0) save = session.save();
      });
      return { save, seat: 0 };
    });
}

/** The first time that a question is asked in a recorded game of so many, with these options. */
export function firstQuestion(
  game: Game,
  players: number,
  question: string,
  options: Save['options'] = {},
): Pick<LongQuestion, 'save' | 'seat'> {
  const fits = (save: Save): boolean => Object.entries(options).every(([name, value]) => save.options[name] === value);
  for (const recorded of recordedGames(game).filter((save) => save.players === players && fits(save))) {
    let found: Pick<LongQuestion, 'save' | 'seat'> | null = null;
    Session.load(game.rules, recorded, (session) => {
      const asked = session.questions.find(({ name }) => name === question);
      if (found === null && asked !== undefined) found = { save: session.save(), seat: asked.seat };
    });
    if (found !== null) return found;
  }
  throw new Error(`No recorded game of ${players} asks "${question}".`);
}

/** The first moment of the recorded games at which an answer of this kind is offered. */
export function momentWith(game: Game, kind: string): Pick<LongQuestion, 'save' | 'seat'> {
  for (const recorded of recordedGames(game)) {
    let found: Pick<LongQuestion, 'save' | 'seat'> | null = null;
    Session.load(game.rules, recorded, (session) => {
      const asked = session.questions.find(({ answers }) => answers.some((answer) => (answer as { kind?: string }).kind === kind));
      if (found === null && asked !== undefined) found = { save: session.save(), seat: asked.seat };
    });
    if (found !== null) return found;
  }
  throw new Error(`No recorded game offers "${kind}".`);
}

/** The first question of this name in a game of one that is played at random. */
export function questionAlone(game: Game, options: Options, question: string): Pick<LongQuestion, 'save' | 'seat'> {
  for (let seed = 1; seed <= 20; seed++) {
    const chance = Chance.fromSeed(String(seed));
    const session = Session.open(game.rules, 1, options, String(seed));
    while (session.outcome === null) {
      const { seat, id, name, answers } = session.questions[0]!;
      if (name === question) return { save: session.save(), seat };
      session.answer(seat, id, chance.below(answers.length));
    }
  }
  throw new Error(`No game asks "${question}".`);
}

/** Sits down at this moment, on the seat that is asked; bots have the others, unless one person plays all of them. */
export async function sitDownAt(
  page: Page,
  { save, seat }: Pick<LongQuestion, 'save' | 'seat'>,
  others: 'bots' | 'mine' = 'bots',
): Promise<void> {
  const seats = Array.from({ length: save.players }, (_, i) =>
    i === seat || others === 'mine' ? { sits: 'me', name: 'Ann' } : { sits: 'bot', level: 'normal' },
  );
  // Anything of this address will do to keep a table: the lobby would only take time.
  await page.goto('/icon.svg');
  await page.evaluate((table) => localStorage.setItem(`skerry.table.${table.id}`, JSON.stringify(table)), {
    id: 'long',
    save,
    seats,
    over: false,
    changed: 0,
  });
  await page.goto('/here/long');
  // What was asked of the others too may be answered by their bots meanwhile; this seat's question stays.
  // A long game is played again first.
  await page.locator('[data-part=board]').waitFor({ timeout: 30_000 });
}

export { games };
