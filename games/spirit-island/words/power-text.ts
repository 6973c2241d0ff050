import type { Power, Target } from '../content/power.ts';
import type { Threshold } from '../content/step.ts';
import type { Words } from './catalogue.ts';
import { elementName, elementsText } from './element-text.ts';
import { amongText, clauses, sentence, stepLines } from './step-text.ts';

/** What a threshold does, without the elements that it needs. */
export function thresholdText(words: Words, threshold: Threshold): string {
  const { where, or } = threshold;
  const said = words.threshold;
  const text = modeText(words, threshold);
  const more = [
    ...(or === undefined ? [] : [said.orElements(elementsText(words, or))]),
    ...(where === undefined ? [] : where.map((test) => words.tests.condition(test))),
  ];
  return more.length === 0 ? text : `(${more.join('; ')}) ${text}`;
}

function modeText(words: Words, { mode, steps, range, among, who }: Threshold): string {
  const said = words.threshold;
  switch (mode) {
    case 'also':
      return stepLines(words, steps).join(' ');
    case 'instead':
    case 'first':
      return sentence(`${said[mode]}: ${clauses(words, steps, 'order')}`);
    case 'may-instead':
      return sentence(said.mayInstead(clauses(words, steps, 'option')));
    case 'both':
      return sentence(who === 'target' ? said.targetBoth : said.both);
    case 'there':
      // What is repeated names its own places.
      if (steps.every((step) => step.do === 'times')) return sentence(clauses(words, steps, 'order'));
      return sentence(said.there(words.steps.order.elsewhere(clauses(words, steps, 'order'))));
    case 'range':
      return sentence(range!.to === undefined ? said.rangeBy(range!.by!) : said.rangeTo(range!.to));
    case 'speed':
    case 'slow':
      return sentence(said[mode]);
    case 'split':
      return sentence(said.split(among!.most, amongText(words, among!)));
    case 'separate':
      return sentence(said.separate(clauses(words, steps, 'order')));
    case 'repeat':
      return sentence(said.repeat);
    case 'repeat-adjacent':
      return sentence(said.repeatAdjacent);
  }
}

/** "range 1 from a sacred site; with dahan", or the spirit that it is aimed at. */
export function targetText(words: Words, target: Target): string {
  const said = words.target;
  if (target.at === 'nothing') return said.nothing;
  if (target.at === 'spirit') return said.spirit[target.which];
  const { origin, range, where, farther } = target;
  const from =
    origin === 'presence' || origin === 'sacred-site' ? said.range[origin](range) : said.rangeFrom(range, words.tests.terrains([origin]));
  return [
    from,
    ...(farther === undefined ? [] : [said.farther(farther.by, words.tests.label(farther.test))]),
    ...(where.length === 0 ? [] : [where.map(words.tests.label).join(said.orLand)]),
  ].join('; ');
}

/** All that a power does: its steps, then its thresholds with what they need. */
export function powerLines(words: Words, power: Power): string[] {
  return [
    ...linesBefore(words, power),
    ...power.thresholds.map((threshold) => `[${elementsText(words, threshold.need)}] ${thresholdText(words, threshold)}`),
    ...linesAfter(words, power),
  ];
}

/** What a power says above its thresholds, and below them. */
export const linesBefore = (words: Words, power: Power): string[] => [
  ...priceLines(words, power),
  ...(power.fastFor === undefined ? [] : [sentence(words.target.fastFor(power.fastFor))]),
  ...stepLines(words, power.steps),
  ...(power.unhindered === true ? [sentence(words.target.unhindered)] : []),
];
export const linesAfter = (words: Words, power: Power): string[] => [...stepLines(words, power.last), ...againLines(words, power)];

/** J-32.5: what each use costs. */
function priceLines(words: Words, { price }: Power): string[] {
  if (price === undefined) return [];
  const said = words.price;
  const { time = 0 } = price;
  const parts = [
    ...(time === 0 ? [] : [time === 'players' ? said.timePerPlayer : time === 'earlier-uses' ? said.timePerUse : said.time(time)]),
    ...(price.energyOfAll === undefined ? [] : [said.energyOfAll]),
  ];
  return [sentence(said.price(words.list(parts)))];
}

function againLines(words: Words, { again }: Power): string[] {
  if (again === undefined) return [];
  const said = words.price;
  return [sentence('time' in again ? said.againForTime(again.time) : said.againForForgetting(elementName(words, again.forgetting)))];
}
