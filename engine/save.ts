import type { AnyRules, Options } from './game.ts';
import { hash, keyOf } from './plain.ts';
import type { Answer, Question, Seat } from './question.ts';
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
  /** What was still undrawn was dealt anew: after how many of the answers, and from which seed. */
  readonly dealt?: readonly Dealt[];
  /** A mark of what each answer said, four letters each, so that it can be found again when the rules have changed. */
  readonly marks?: string;
  /** The fingerprint of the answers and the position that they lead to. */
  readonly check: string;
}

/** From here on all chance comes from another seed. */
export interface Dealt {
  readonly after: number;
  readonly seed: string;
}

/** Which game a text that claims to be a save tells of. */
export function gameOfSave(text: unknown): string {
  return readShape(text).game;
}

/** Reads a save of this game, of whatever version. Throws a `Refusal` that says what is wrong. */
export function readSave(game: AnyRules, text: unknown): Save {
  const save = readShape(text);
  if (save.game !== game.id) throw new Refusal('broken-save', `This is a save of ${save.game}, not of ${game.id}.`);
  return save;
}

/** An answer as a save tells of it. */
export interface SavedAnswer {
  readonly kind: 'answer';
  readonly seat: Seat;
  readonly index: number;
  readonly mark: string | null;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MARK_LENGTH = 4;
const LONGEST_WORD = 200;

/** The first 24 bits of a fingerprint of what was asked and said: enough to tell the answers of one question apart. */
function markOf(question: string, answer: Answer): string {
  const bits = hash(`${question} ${keyOf(answer)}`);
  let mark = '';
  for (let i = 0; i < MARK_LENGTH; i++) mark += LETTERS[(bits >>> (26 - 6 * i)) & 63]!;
  return mark;
}

export function writeMarks(given: readonly { readonly question: string; readonly answer: Answer }[]): string {
  return given.map(({ question, answer }) => markOf(question, answer)).join('');
}

/** One thing after the other that a save tells of. */
export type SavedAct = SavedAnswer | { readonly kind: 'redeal'; readonly seed: string };

/** What happened in a saved game, in its order; answers have their marks where the save has one for each. */
export function savedActs({ answers, marks, dealt = [] }: Pick<Save, 'answers' | 'marks' | 'dealt'>): SavedAct[] {
  const length = answers.length / 2;
  const marked = marks?.length === length * MARK_LENGTH ? marks : null;
  const acts: SavedAct[] = [];
  let next = 0;
  for (let i = 0; i <= length; i++) {
    while (dealt[next]?.after === i) acts.push({ kind: 'redeal', seed: dealt[next++]!.seed });
    if (i === length) break;
    const mark = marked?.slice(MARK_LENGTH * i, MARK_LENGTH * (i + 1)) ?? null;
    acts.push({ kind: 'answer', seat: answers[2 * i]!, index: answers[2 * i + 1]!, mark });
  }
  return acts;
}

/** The place of a saved answer among those that are offered now, or -1. A save without marks can only say where it was. */
export function placeOf({ index, mark }: SavedAnswer, { name, answers }: Question): number {
  const there = answers[index];
  if (mark === null) return there === undefined ? -1 : index;
  if (there !== undefined && markOf(name, there) === mark) return index;
  return answers.findIndex((answer) => markOf(name, answer) === mark);
}

/** A game, a seed or a version: it goes on being kept, and is shown to everybody, so it is no more than a word. */
function isWord(text: unknown): text is string {
  return typeof text === 'string' && text.length <= LONGEST_WORD && !/[\p{Cc}\p{Cs}]/u.test(text);
}

/** Refuses a seed that could not be read from a save. */
export function requireSeed(seed: string): void {
  if (!isWord(seed)) throw new Refusal('seed', `A seed is one line of at most ${LONGEST_WORD} letters.`);
}

function readShape(text: unknown): Save {
  const save = parse(text);
  const broken = (what: string): Refusal => new Refusal('broken-save', `This is not a save of Skerry: ${what}.`);
  if (typeof save !== 'object' || save === null || !('skerry' in save)) throw broken('it does not say so');
  const { skerry, game, version, players, options, seed, answers, marks, dealt, check } = save as Record<string, unknown>;
  if (skerry !== SAVE_FORMAT) throw broken(`its form is ${shown(skerry)}, and only ${SAVE_FORMAT} is known`);
  if (!isWord(game)) throw broken('it names no game');
  if (!isWord(version)) throw broken('it has no version of the rules');
  if (typeof players !== 'number') throw broken('it does not say how many play');
  if (typeof options !== 'object' || options === null || Array.isArray(options)) throw broken('it has no options');
  if (!isWord(seed)) throw broken('it has no seed');
  if (typeof check !== 'string') throw broken('it has no check');
  if (!Array.isArray(answers) || answers.length % 2 !== 0 || !answers.every((number) => Number.isInteger(number) && number >= 0)) {
    throw broken('its answers are not pairs of whole numbers');
  }
  if (marks !== undefined && typeof marks !== 'string') throw broken('its marks are not a text');
  if (dealt !== undefined && !isDealt(dealt, answers.length / 2)) throw broken('it does not say when it was dealt anew');
  const more = { ...(dealt === undefined ? {} : { dealt }), ...(marks === undefined ? {} : { marks }) };
  return { skerry, game, version, players, options: options as Options, seed, answers, ...more, check };
}

function isDealt(dealt: unknown, answers: number): dealt is Dealt[] {
  if (!Array.isArray(dealt)) return false;
  let before = 0;
  return dealt.every((one: unknown) => {
    if (typeof one !== 'object' || one === null || !('after' in one) || !('seed' in one)) return false;
    const { after, seed } = one;
    if (!isWord(seed) || typeof after !== 'number' || !Number.isInteger(after) || after < before || after > answers) return false;
    before = after;
    return true;
  });
}

function parse(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    // Some editors begin a text with a mark that nobody sees.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new Refusal('broken-save', 'This is not a save of Skerry: it is not JSON.');
  }
}
