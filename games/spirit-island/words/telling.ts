import type { Plain } from '@skerry/engine';
import type { Telling } from '@skerry/presentation';
import { aspects } from '../content/aspects.ts';
import { adversaries } from '../content/adversaries.ts';
import type { ArchipelagoId } from '../content/archipelagos.ts';
import type { LayoutId } from '../content/layouts.ts';
import { scenarios } from '../content/scenarios.ts';
import type { SetChoice } from '../content/sets.ts';
import { spirits } from '../content/spirits.ts';
import { difficultyOf } from '../rules/setup/difficulty.ts';
import { idOfSpirit } from '../rules/setup/wishes.ts';
import type { TokenName } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import type { Explained, QuestionName, Words } from './catalogue.ts';
import { choiceAnswer, choiceEntry, choicePrompt, describeChoice } from './choice.ts';
import { type VariantOption, variantOptionNames } from './variant-words.ts';

/** What tells of the game in play; it comes with all words, when the island is laid. */
let inPlay: typeof import('./in-play.ts') | undefined;

export async function fetchInPlay(): Promise<void> {
  inPlay ??= await import('./in-play.ts');
}

/** Everything that is said about the game, with these words. */
export function tellingWith(words: Words): Telling<View> {
  return {
    title: words.title,
    blurb: words.blurb,
    option: (name) => option(words, name),
    optionValue: (name, value) => optionValue(words, name, value),
    prompt: (question, view) => (inPlay?.prompt ?? choicePrompt)(words, question, view),
    answer: (answer, question, view) => (inPlay?.tellAnswer ?? choiceAnswer)(words, answer, question, view),
    entry: (entry, names, view) => (inPlay?.tellEntry ?? choiceEntry)(words, entry, names, view),
    describe: (view, seat, names) =>
      inPlay === undefined ? describeChoice(words, view, names) : inPlay.describe(words, view, seat, names),
    outcome: (outcome) => inPlay!.tellOutcome(words, outcome),
    ending: (outcome) => inPlay!.tellEnding(words, outcome),
    result: (outcome, seat, view) => inPlay!.tellResult(words, outcome, seat, view),
    hint: (question) => words.hint[question as QuestionName],
    refusal: (code, facts) => refusal(words, code, facts),
    chosen: (options) => `${words.difficulty(difficultyOf(options))}.`,
  };
}

const isVariantOption = (name: string): name is VariantOption => (variantOptionNames as readonly string[]).includes(name);

function option({ options, variants, aspects: said }: Words, name: string): Explained & { readonly seat?: number } {
  if (isVariantOption(name)) return variants.options[name];
  const [, what, number] = /^(spirit|aspect|board)(\d)$/.exec(name) ?? [];
  if (what !== undefined) {
    const told = what === 'aspect' ? said.option : options[what as 'spirit' | 'board'];
    return { ...told(Number(number)), seat: Number(number) - 1 };
  }
  return options[name as Exclude<keyof Words['options'], 'setNames' | 'withoutToken' | 'spirit' | 'board'>] as Explained;
}

function optionValue(words: Words, name: string, value: string): string {
  const { options } = words;
  if (name === 'sets') return options.setNames[value as SetChoice];
  if (name === 'tokens') return tokensValue(options, value);
  if (name === 'boards') return words.variants.sides[value as 'standard' | 'thematic'];
  if (name === 'archipelago') return archipelagoValue(words, value);
  if (value === 'none' || value === 'choose' || value === 'random' || value === 'random-low' || value === 'random-moderate')
    return options[value];
  if (name === 'layout') return value === 'own' ? words.variants.ownLayout : words.layouts[value as LayoutId];
  if (name.startsWith('board') || name === 'extraBoardChoice') return words.board(value);
  const named =
    [...adversaries, ...scenarios, ...aspects].find(({ id }) => id === value) ??
    spirits.find((spirit) => idOfSpirit(spirit.name) === value);
  return named === undefined ? value : words.named(named.name);
}

const archipelagoValue = ({ variants }: Words, value: string): string =>
  value === 'none' ? variants.oneIsland : variants.archipelagos[value as ArchipelagoId];

function tokensValue(options: Words['options'], value: string): string {
  if (value === 'all') return options.allTokens;
  if (value === 'none') return options.noTokens;
  return options.withoutToken[value.replace('without-', '') as TokenName];
}

function refusal(
  { refusal: said, aspects: ofAspects, layouts, named, variants }: Words,
  code: string,
  facts: { readonly [name: string]: Plain },
): string | undefined {
  switch (code) {
    case 'twice':
      return said.twice[facts['what'] as 'spirit' | 'board'];
    case 'level-without-adversary':
      return said.levelWithoutAdversary;
    case 'supporting-alone':
      return said.supportingAlone;
    case 'same-adversary':
      return said.sameAdversary;
    case 'france-without-events':
      return said.franceWithoutEvents;
    case 'russia-without-beasts':
      return said.russiaWithoutBeasts;
    case 'too-few-spirits':
      return said.tooFewSpirits;
    case 'other-set':
      return said.otherSet(named(facts['name'] as string));
    case 'aspect':
      return ofAspects.refusal(named(facts['aspect'] as string), named(facts['spirit'] as string));
    case 'layout-of-scenario':
      return said.ownLayout(named(facts['scenario'] as string));
    case 'layout':
      return said.layout(layouts[facts['layout'] as LayoutId], Number(facts['boards']));
    case 'archipelago':
      return variants.refusal.archipelago(variants.archipelagos[facts['archipelago'] as ArchipelagoId], Number(facts['boards']));
    case 'no-extra-board':
      return variants.refusal.noExtraBoard;
    case 'extra-board-off':
      return variants.refusal.extraBoardOff;
    case 'thematic-places':
      return variants.refusal.thematicPlaces;
    case 'thematic-corners':
      return variants.refusal.thematicCorners;
    case 'thematic-letters':
      return variants.refusal.thematicLetters;
    case 'archipelago-layout':
      return variants.refusal.archipelagoLayout;
    default:
      return undefined;
  }
}
