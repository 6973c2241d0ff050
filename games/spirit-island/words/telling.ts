import type { Plain } from '@skerry/engine';
import type { Telling } from '@skerry/presentation';
import { aspects } from '../content/aspects.ts';
import { adversaries } from '../content/adversaries.ts';
import type { LayoutId } from '../content/layouts.ts';
import { scenarios } from '../content/scenarios.ts';
import type { SetChoice } from '../content/sets.ts';
import { spirits } from '../content/spirits.ts';
import { idOfSpirit } from '../rules/setup.ts';
import type { TokenName } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { tellAnswer } from './answering.ts';
import type { Explained, QuestionName, Words } from './catalogue.ts';
import { describe } from './describing.ts';
import { tellEnding, tellOutcome, tellResult } from './ending.ts';
import { prompt } from './prompting.ts';
import { headingOf, tellEntry } from './telling-entries.ts';

/** Everything that is said about the game, with these words. */
export function tellingWith(words: Words): Telling<View> {
  return {
    title: words.title,
    blurb: words.blurb,
    option: (name) => option(words, name),
    optionValue: (name, value) => optionValue(words, name, value),
    prompt: (question, view) => prompt(words, question, view),
    answer: (answer, question, view) => tellAnswer(words, answer, question, view),
    entry: (entry, names, view) => tellEntry(words, entry, names, view),
    heading: headingOf,
    describe: (view, seat, names) => describe(words, view, seat, names),
    outcome: (outcome) => tellOutcome(words, outcome),
    ending: (outcome) => tellEnding(words, outcome),
    result: (outcome, _, view) => tellResult(words, outcome, view),
    hint: (question) => words.hint[question as QuestionName],
    refusal: (code, facts) => refusal(words, code, facts),
  };
}

function option({ options, aspects: said }: Words, name: string): Explained {
  const [, what, seat] = /^(spirit|aspect|board)(\d)$/.exec(name) ?? [];
  if (what === 'aspect') return said.option(Number(seat));
  if (what !== undefined) return options[what as 'spirit' | 'board'](Number(seat));
  return options[name as 'sets' | 'tokens' | 'events' | 'adversary' | 'level' | 'scenario' | 'layout' | 'progression'];
}

function optionValue(words: Words, name: string, value: string): string {
  const { options } = words;
  if (name === 'sets') return options.setNames[value as SetChoice];
  if (name === 'tokens') return tokensValue(options, value);
  if (value === 'none' || value === 'choose' || value === 'random') return options[value];
  if (name === 'layout') return words.layouts[value as LayoutId];
  if (name.startsWith('board')) return words.board(value);
  const named =
    [...adversaries, ...scenarios, ...aspects].find(({ id }) => id === value) ??
    spirits.find((spirit) => idOfSpirit(spirit.name) === value);
  return named === undefined ? value : words.named(named.name);
}

function tokensValue(options: Words['options'], value: string): string {
  if (value === 'all') return options.allTokens;
  if (value === 'none') return options.noTokens;
  return options.withoutToken[value.replace('without-', '') as TokenName];
}

function refusal(
  { refusal: said, aspects: ofAspects, scenario, layouts, named }: Words,
  code: string,
  facts: { readonly [name: string]: Plain },
): string | undefined {
  switch (code) {
    case 'twice':
      return said.twice[facts['what'] as 'spirit' | 'board'];
    case 'level-without-adversary':
      return said.levelWithoutAdversary;
    case 'other-set':
      return said.otherSet(named(facts['name'] as string));
    case 'aspect':
      return ofAspects.refusal(named(facts['aspect'] as string), named(facts['spirit'] as string));
    case 'layout-of-scenario':
      return scenario.ownLayout(named(facts['scenario'] as string));
    case 'layout':
      return said.layout(layouts[facts['layout'] as LayoutId], Number(facts['players']));
    default:
      return undefined;
  }
}
