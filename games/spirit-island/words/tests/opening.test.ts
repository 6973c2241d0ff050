import { Session, show } from '@skerry/engine';
import { type Language, languages } from '@skerry/presentation';
import { expect, test } from 'vitest';
import { spirits } from '../../content/spirits.ts';
import { spiritIsland } from '../../index.ts';
import type { View } from '../../rules/view.ts';
import type { OpeningWords, Words } from '../catalogue.ts';
import { choiceAnswer, choiceEntry, choicePrompt, describeChoice } from '../choice.ts';
import { opening as en } from '../en/opening.ts';
import { tellings, words } from '../index.ts';
import { opening as ru } from '../ru/opening.ts';
import { specialRuleName } from '../special-rules.ts';
import { tellingWith } from '../telling.ts';
import { opening as uk } from '../uk/opening.ts';

const openings: Readonly<Record<Language, OpeningWords>> = { en, ru, uk };
const names = ['Ann', 'Boris'];

test.each(languages)('the opening words say all that is said before the island is laid (%s)', (language) => {
  const opening = openings[language] as Words;
  const whole = tellings[language];
  const session = Session.open(spiritIsland, 2, { adversary: 'england', level: 2, scenario: 'blitz' }, 'opening');
  for (let asked = 0; asked < 4; asked++) {
    const view = session.view(null) as View;
    expect(view.island.boards).toEqual([]);
    expect(describeChoice(opening, view, names)).toBe(whole.describe(view, 0, names));
    for (const { entry } of session.log(null)) expect(choiceEntry(opening, entry, names)).toBe(whole.entry(entry, names, view));
    const [open] = session.questions;
    const question = show(open!);
    expect(choicePrompt(opening, question)).toBe(whole.prompt(question, view, names));
    expect(tellingWith(opening).hint(question.name)).toBe(whole.hint(question.name));
    for (const answer of question.answers) expect(choiceAnswer(opening, answer)).toBe(whole.answer(answer, question, view, names));
    session.answer(open!.seat, open!.id, 0);
  }
  expect((session.view(null) as View).island.boards).not.toEqual([]);
});

test.each(languages)('they name every value of every option, every spirit and its special rules (%s)', (language) => {
  const first = tellingWith(openings[language] as Words);
  const whole = tellings[language];
  for (const [name, option] of Object.entries(spiritIsland.options)) {
    expect(first.option(name)).toEqual(whole.option(name));
    if (option.kind !== 'choice') continue;
    for (const value of option.values) expect(first.optionValue(name, value)).toBe(whole.optionValue(name, value));
  }
  for (const name of [...spirits.map((spirit) => spirit.name), ...Object.values(specialRuleName)])
    expect(openings[language].named(name)).toBe(words[language].named(name));
});
