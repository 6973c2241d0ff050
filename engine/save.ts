import type { AnyGame, Options } from './game.ts';
import { Refusal, shown } from './refusal.ts';

/** Changes when the form of a save changes. */
export const SAVE_FORMAT = 1;

/** A game in a file: what it began with and what was answered. Everything else follows from the rules. */
export interface Save {
  readonly skerry: typeof SAVE_FORMAT;
  readonly game: string;
  readonly version: string;
  readonly players: number;
  readonly options: Options;
  readonly seed: string;
  /** Seat and index of each answer, one after the other. */
  readonly answers: readonly number[];
  /** The fingerprint of the answers and the position that they lead to. */
  readonly check: string;
}

/** Which game a text that claims to be a save tells of. */
export function gameOfSave(text: unknown): string {
  return readShape(text).game;
}

/** Reads a save of this game. Throws a `Refusal` that says what is wrong. */
export function readSave(game: AnyGame, text: unknown): Save {
  const save = readShape(text);
  if (save.game !== game.id) throw new Refusal('broken-save', `This is a save of ${save.game}, not of ${game.id}.`);
  if (save.version !== game.version) {
    throw new Refusal('save-version', `This save was made with version ${save.version} of the rules; here is version ${game.version}.`, {
      version: save.version,
    });
  }
  return save;
}

function readShape(text: unknown): Save {
  const save = parse(text);
  const broken = (what: string): Refusal => new Refusal('broken-save', `This is not a save of Skerry: ${what}.`);
  if (typeof save !== 'object' || save === null || !('skerry' in save)) throw broken('it does not say so');
  const { skerry, game, version, players, options, seed, answers, check } = save as Record<string, unknown>;
  if (skerry !== SAVE_FORMAT) throw broken(`its form is ${shown(skerry)}, and only ${SAVE_FORMAT} is known`);
  if (typeof game !== 'string') throw broken('it names no game');
  if (typeof version !== 'string') throw broken('it has no version of the rules');
  if (typeof players !== 'number') throw broken('it does not say how many play');
  if (typeof options !== 'object' || options === null || Array.isArray(options)) throw broken('it has no options');
  if (typeof seed !== 'string') throw broken('it has no seed');
  if (typeof check !== 'string') throw broken('it has no check');
  if (!Array.isArray(answers) || answers.length % 2 !== 0 || !answers.every((number) => Number.isInteger(number) && number >= 0)) {
    throw broken('its answers are not pairs of whole numbers');
  }
  return { skerry, game, version, players, options: options as Options, seed, answers, check };
}

function parse(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('broken-save', 'This is not a save of Skerry: it is not JSON.');
  }
}
