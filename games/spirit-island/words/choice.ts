import type { Answer, LogEntry } from '@skerry/engine';
import type { ShownQuestion } from '@skerry/presentation';
import { adversaries } from '../content/adversaries.ts';
import { aspects } from '../content/aspects.ts';
import type { ThematicBoardId } from '../content/boards.ts';
import { scenarios } from '../content/scenarios.ts';
import { spirits } from '../content/spirits.ts';
import type { BoardAnswer, SpiritAnswer } from '../rules/answers.ts';
import type { Entry } from '../rules/log.ts';
import type { View } from '../rules/view.ts';
import type { Asked, OpeningWords, Words } from './catalogue.ts';

type Chose = Extract<Entry, { readonly what: 'chose' }>;

/* What is said while spirits and boards are chosen, before there is an island: it needs no more than the opening words. */

/** The letter of a board, or the place that it is named for. */
export const boardName = ({ variants }: Pick<OpeningWords, 'variants'>, id: string): string =>
  variants.boards[id as ThematicBoardId]?.name ?? id;

/** What stands before the numbers of its lands. */
export const shortBoardName = ({ variants }: Pick<OpeningWords, 'variants'>, id: string): string =>
  variants.boards[id as ThematicBoardId]?.short ?? id;

/** A spirit, with its aspect if it has one. */
export function spiritWith(words: Pick<OpeningWords, 'named' | 'aspects'>, kind: number, aspect: number): string {
  const name = words.named(spirits[kind]!.name);
  return aspect < 0 ? name : words.aspects.with(name, words.named(aspects[aspect]!.name));
}

/** "Sweden 3, Blitz", or nothing. */
export function enemyName(
  words: Pick<OpeningWords, 'named'>,
  { enemy: { adversaries: opponents, scenario } }: Pick<View, 'enemy'>,
): string {
  return [
    ...opponents.map(({ adversary, level }) => `${words.named(adversaries[adversary]!.name)} ${level}`),
    ...(scenario < 0 ? [] : [words.named(scenarios[scenario]!.name)]),
  ].join(', ');
}

export const spiritInWords = ({ answer, named, complexity }: OpeningWords, { spirit }: SpiritAnswer): string =>
  answer.spirit(named(spirits[spirit]!.name), complexity[spirits[spirit]!.complexity]);

export const boardInWords = (words: OpeningWords, { board }: BoardAnswer): string => words.answer.board(boardName(words, board));

/** These questions have no facts to tell of. */
export const choicePrompt = ({ prompt }: Pick<Words, 'prompt'>, { name }: ShownQuestion): string =>
  prompt[name as keyof OpeningWords['prompt']]({} as Asked);

export const choiceAnswer = (words: OpeningWords, answer: Answer): string =>
  answer.kind === 'take-board' ? boardInWords(words, answer as BoardAnswer) : spiritInWords(words, answer as SpiritAnswer);

export const choiceEntry = (words: OpeningWords, entry: LogEntry, names: readonly string[]): string =>
  tellChose(words, entry as Chose, names);

export const tellChose = (words: OpeningWords, { seat, spirit, aspect = -1, board }: Chose, names: readonly string[]): string =>
  words.entry.chose(names[seat]!, spiritWith(words, spirit, aspect), boardName(words, board));

/** Against whom it is played, and how difficult that is. */
export function describeEnemy(words: OpeningWords, view: View): string[] {
  const enemy = enemyName(words, view);
  return enemy === '' ? [] : [words.describe.enemy(enemy), `${words.difficulty(view.difficulty)}.`];
}

export function describeChoice(words: OpeningWords, view: View, names: readonly string[]): string {
  return [words.describe.choosing, ...describeEnemy(words, view), ...chosen(words, view, names), ...free(words, view)].join('\n');
}

function chosen(words: OpeningWords, view: View, names: readonly string[]): string[] {
  return view.spirits.flatMap(({ kind, aspect }, seat) =>
    kind < 0 || view.boards[seat] === null
      ? []
      : [words.entry.chose(names[seat]!, spiritWith(words, kind, aspect), boardName(words, view.boards[seat]!))],
  );
}

/** The spirits that nobody has taken, and how they play. */
function free(words: OpeningWords, view: View): string[] {
  return spirits.flatMap(({ name }, kind) =>
    view.spirits.some((spirit) => spirit.kind === kind) ? [] : [`${words.named(name)}: ${words.howItPlays[name]!}`],
  );
}
