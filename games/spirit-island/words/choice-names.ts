import { inEach, type Language } from '@skerry/presentation';
import { aspects, rulesWith } from '../content/aspects.ts';
import type { Terrain } from '../content/boards.ts';
import type { Complexity, SpecialRule } from '../content/spirit.ts';
import { spirits } from '../content/spirits.ts';
import type { Piece } from '../rules/state.ts';
import type { Explained, OpeningWords } from './catalogue.ts';
import { boardName } from './choice.ts';
import { specialRuleName } from './special-rules.ts';
import { words } from './spoken.ts';

/** What is to be named before the island is laid, and what the signs are called. */
export interface ChoiceNames {
  readonly spirit: (kind: number) => string;
  readonly howItPlays: (kind: number) => string;
  readonly complexity: (complexity: Complexity) => string;
  /** Its special rules: name and text. */
  readonly specialRules: (kind: number, aspect?: number) => readonly (Explained & { readonly rule: SpecialRule })[];
  readonly aspect: (aspect: number) => string;
  readonly element: (element: number) => string;
  readonly terrain: (terrain: Terrain | 'coastal' | 'ocean') => string;
  readonly piece: (piece: Piece, n: number) => string;
  readonly pieceName: (piece: Piece) => string;
  /** The letter of a board, or the place that it is named for. */
  readonly board: (id: string) => string;
}

export const choiceNamesWith = (said: OpeningWords): ChoiceNames => ({
  spirit: (kind) => said.named(spirits[kind]!.name),
  howItPlays: (kind) => said.howItPlays[spirits[kind]!.name]!,
  complexity: (complexity) => said.complexity[complexity],
  specialRules: (kind, aspect = -1) =>
    rulesWith(spirits[kind]!.rules, aspect < 0 ? null : aspects[aspect]!).map((rule) => ({
      rule,
      label: said.named(specialRuleName[rule]),
      explanation: said.specialRules[rule],
    })),
  aspect: (aspect) => said.named(aspects[aspect]!.name),
  element: (element) => said.elements[element]!,
  terrain: (terrain) => said.terrains[terrain],
  piece: (piece, n) => said.countPieces[piece]!(n),
  pieceName: (piece) => said.piece[piece]!,
  board: (id) => boardName(said, id),
});

const names = inEach((language) => choiceNamesWith(words[language]));

export const choiceNamesIn = (language: Language): ChoiceNames => names[language];
