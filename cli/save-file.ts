import { readFileSync } from 'node:fs';
import { gameOfSave, Refusal, Session } from '@skerry/engine';
import { findGame, knownGames, type KnownGame } from './known-games.ts';
import { CannotDo } from './refused.ts';

/** A save as it lies in a file, and the game that it tells of. */
export interface SaveFile {
  readonly game: KnownGame;
  readonly text: string;
}

export function readSaveFile(file: string): SaveFile {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new CannotDo(code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${message}`);
  }
  const id = refusalsAsFailures(file, () => gameOfSave(text));
  const game = findGame(id);
  if (game === undefined)
    throw new CannotDo(
      `${file} is a save of "${id}", which is not among the games here: ${knownGames.map(({ rules }) => rules.id).join(', ')}.`,
    );
  return { game, text };
}

/** The game that the save tells of. `each` sees it after every answer. */
export function openSave(file: string, { game, text }: SaveFile, each?: (session: Session) => void): Session {
  return refusalsAsFailures(file, () => Session.load(game.rules, text, each));
}

/** A broken file is no wrong word on the command line. */
function refusalsAsFailures<Result>(file: string, act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refusal) throw new CannotDo(`${file}: ${error.message}`);
    throw error;
  }
}
