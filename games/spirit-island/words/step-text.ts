import type { Among, Awaited, CardTest, Named, Place, Step, Test } from '../content/step.ts';
import { each, manyOf, perOf } from './amount-text.ts';
import type { Words } from './catalogue.ts';
import { elementName, elementsText } from './element-text.ts';
import { pieces } from './pieces-of.ts';
import type { RuleName, StepWords } from './step-words.ts';

/*
 * Cards in words. Nothing here is written for one card: a text is the card's declaration, read aloud.
 * `mood`: an order ("push 1 town"), or what one may do ("to push 1 town"); not every language has two forms for it.
 */

export type Mood = 'order' | 'option';

/** "Push 1 town.": a sentence from clauses. */
export function sentence(clause: string): string {
  return `${clause.charAt(0).toLocaleUpperCase()}${clause.slice(1)}.`;
}

/** The steps as lines, one for each. */
export function stepLines(words: Words, steps: readonly Step[]): string[] {
  return steps.map((step) => sentencesOf(words, step).map(sentence).join(' '));
}

/** A step is one sentence; what is done otherwise is one of its own. */
function sentencesOf(words: Words, step: Step): string[] {
  if (step.do !== 'when' || step.otherwise.length === 0) return [clauseOf(words, step, 'order')];
  const said = words.steps.order;
  const so = said.when(conditionsOf(words, step.test), clauses(words, step.so, 'order'), '');
  const [only] = step.otherwise;
  if (step.otherwise.length > 1 || only!.do !== 'when') return [so, said.otherwise(clauses(words, step.otherwise, 'order'), false)];
  const [next, ...more] = sentencesOf(words, only);
  return [so, said.otherwise(next!, true), ...more];
}

/** Steps as one clause. */
export function clauses(words: Words, steps: readonly Step[], mood: Mood): string {
  return steps.map((step) => clauseOf(words, step, mood)).join('; ');
}

function clauseOf(words: Words, step: Step, mood: Mood): string {
  const said = words.steps[mood];
  switch (step.do) {
    case 'fear':
    case 'defend':
      return said[step.do](each(step.n), perOf(words, step.n));
    case 'damage':
      return (
        said.damage(each(step.n), perOf(words, step.n), pieces(step.to), step.spread) +
        (step.among === undefined ? '' : said.among(step.among.most, amongText(words, step.among)))
      );
    case 'destroy':
    case 'remove':
    case 'downgrade':
    case 'drown':
      if (step.damaged === true) return said.takeDamaged(step.do as 'destroy' | 'remove', manyOf(step), pieces(step.what));
      return said.take(step.do, manyOf(step), pieces(step.what), perOf(words, step.n));
    case 'remove-health':
      return said.removeHealth(each(step.n), perOf(words, step.n));
    case 'replace':
      return said.replace(each(step.n), step.what, step.with) + perOf(words, step.n);
    case 'push':
    case 'gather':
      return movingClause(words, step, mood);
    case 'add':
      if (step.still === true) return said.blightStill(each(step.n));
      return said.add(each(step.n), [step.what], perOf(words, step.n));
    case 'forget':
      return said.forget(step.n);
    case 'add-strife':
      return said.addStrife(each(step.n), pieces(step.to), step.different === true, perOf(words, step.n));
    case 'add-any':
      return said.addAny(each(step.n), step.of, perOf(words, step.n), step.most ?? null);
    case 'add-presence':
      return said.addPresence(step.who, step.range, step.n ?? 1);
    case 'restore-presence':
      return said.restorePresence(step.who, step.n);
    case 'destroy-presence':
      return said.destroyPresence(step.n);
    case 'energy':
      return said.energy(each(step.n), step.who, perOf(words, step.n));
    case 'gain-power':
      return said.gainPower(step.deck, step.who);
    case 'invaders':
      return said.invaders(step.what);
    case 'gain-element':
      return said.gainElement(step.n, step.who);
    case 'skip':
      if (step.times !== undefined) return said.skipOne(perOf(words, step.times));
      return said.rule[`skip-${step.what}`](1, []);
    case 'rule':
      if (step.rule === 'health' && step.everywhere !== true) return said.healthHere(each(step.n), pieces(step.of ?? []));
      return lasting(
        said,
        step,
      )(
        (step.onBoard === true ? said.onThisBoard : asItIs)(
          ruleText(words, mood, step.rule, each(step.n), step.where, step.of) + perOf(words, step.n),
        ),
      );
    case 'after':
      return awaitedText(words, mood, step.condition, step.level);
    case 'may-repeat':
      if (step.cheapest === true) return said.repeatCheapest(step.who);
      return said.mayRepeat(step.times, step.upToCost, step.atCost, step.who, step.more === true);
    case 'quicken':
      return (step.either === true ? said.anySpeed : step.lesser === true ? said.quickenLesser : said.quicken)(step.n, step.who);
    case 'range':
      return (step.coastal === true ? said.coastalRange : said.range)(step.n, step.who);
    case 'play-card':
      return said.playCard(step.who);
    case 'take-back':
      return said.takeBack(step.who);
    case 'gain-elements':
      return said.gainElements(step.who, elementsText(words, step.elements));
    case 'special':
      return said.special[step.name](step.n ?? 0);
    default:
      return compoundClause(words, step, mood);
  }
}

/** A rule for a turn, and where it holds. */
export function ruleText(
  words: Words,
  mood: Mood,
  rule: RuleName,
  n: number,
  where: readonly Test[] | undefined,
  of: readonly Named[] | undefined,
): string {
  const said = words.steps[mood].rule;
  const humans = pieces(of ?? []);
  return where === undefined ? said[rule](n, humans) : `${words.tests.land('each', where)}: ${said[inLands[rule] ?? rule](n, humans)}`;
}

/** What is said of a rule in certain lands, where it is not what is said of it everywhere. */
const inLands: Readonly<Partial<Record<RuleName, RuleName>>> = { 'ravage-damage': 'ravage-damage-here' };

/** From when on a rule holds, and until when, if that is not this turn. */
function lasting(said: StepWords, { until, from }: Extract<Step, { do: 'rule' }>): (rule: string) => string {
  if (from !== undefined) return until === 'game' ? said.fromNextTurn : said.inNextTurn;
  return until === 'ravage' ? said.nextRavage : asItIs;
}

export const asItIs = (text: string): string => text;

/** "After …, do …". */
export function awaitedText(words: Words, mood: Mood, condition: Awaited, level: number): string {
  const name = level > 0 ? (stronger[condition] ?? condition) : condition;
  return words.steps[mood].rule[name](1, []);
}

/** What is said of a higher level. */
const stronger: Readonly<Partial<Record<Awaited, RuleName>>> = { vengeance: 'vengeance-far', 'break-against-the-stone': 'break-harder' };

type Compound = Extract<
  Step,
  {
    do:
      | 'reveal'
      | 'either'
      | 'may'
      | 'when'
      | 'whenever'
      | 'pay'
      | 'as-target'
      | 'for-forgetting'
      | 'times'
      | 'each-land'
      | 'at'
      | 'fear-for-destroyed';
  }
>;

/** Steps that hold other steps. */
function compoundClause(words: Words, step: Compound, mood: Mood): string {
  const said = words.steps[mood];
  switch (step.do) {
    case 'reveal':
      return said.reveal(step.deck, cardTest(words, said, step.test), clauses(words, step.so, mood), clauses(words, step.otherwise, mood));
    case 'either':
      if (step.instead === true) {
        const [first, instead] = step.of;
        return `${clauses(words, first!, mood)}; ${words.threshold.mayInstead(clauses(words, instead!, 'option'))}`;
      }
      if (step.who === 'target') return said.targetChooses(step.of.map((option) => clauses(words, option, 'option')).join(said.or));
      return step.of.map((option) => clauses(words, option, mood)).join(said.or);
    case 'whenever':
      return said.whenever(step.on, clauses(words, step.steps, step.optional ? 'option' : mood));
    case 'pay':
      return said.pay(step.n, step.must !== true, innerClauses(words, step.steps, step.must === true ? mood : 'option'));
    case 'for-forgetting':
      return said.forForgetting(clauses(words, step.steps, mood));
    case 'times':
      return said.repeatedly(each(step.n), perOf(words, step.n), innerClauses(words, step.steps, mood));
    case 'may':
      return said.may(words.tests.and(step.steps.map((one) => clauseOf(words, one, 'option'))));
    case 'as-target':
      return said.asTarget(clauses(words, step.steps, 'option'));
    case 'when':
      return said.when(conditionsOf(words, step.test), clauses(words, step.so, mood), clauses(words, step.otherwise, mood));
    case 'each-land':
      return said.eachLand(step.where, said.elsewhere(clauses(words, step.steps, mood)));
    case 'at':
      return placeClause(words, said, step, mood);
    case 'fear-for-destroyed':
      return said.fearForDestroyed(clauses(words, step.steps, mood), pieces(step.of), step.most);
  }
}

function movingClause(words: Words, step: Extract<Step, { do: 'push' | 'gather' }>, mood: Mood): string {
  const said = words.steps[mood];
  if (step.may === true) {
    const { may: _, ...plain } = step;
    return said.may(movingClause(words, { ...plain, upTo: false }, 'option'));
  }
  const moved = said.move(step.do, manyOf(step), pieces(step.what), perOf(words, step.n)) + whereTo(words, said, step);
  if (step.there === undefined) return moved;
  const { steps, once } = step.there;
  const [first] = steps;
  const goOn =
    once && first?.do === 'when'
      ? said.thereOnce(words.tests.label(first.test[0]!), clauses(words, first.so, mood))
      : said.there(said.elsewhere(clauses(words, steps, mood)));
  return `${moved}; ${goOn}`;
}

/** Where pushed pieces go, if that is not up to whoever pushes them. */
function whereTo(
  words: Words,
  said: StepWords,
  { spread, seaward, other, toMost, toMore }: Extract<Step, { do: 'push' | 'gather' }>,
): string {
  if (spread === true) return said.spreadOut;
  if (seaward === true) return said.seaward;
  if (toMost !== undefined) return said.toMost(pieces(toMost));
  if (toMore !== undefined) return said.toMore(pieces(toMore));
  return other === undefined ? '' : said.onlyTo(words.tests.land('each', other));
}

/** Clauses behind a colon: where they name a place, no other colon follows. */
const innerClauses = (words: Words, steps: readonly Step[], mood: Mood): string =>
  steps
    .map((step) =>
      step.do === 'at' ? placeClause(words, words.steps[mood], step, mood, words.steps[mood].behindPlace) : clauseOf(words, step, mood),
    )
    .join('; ');

function placeClause(words: Words, said: StepWords, step: Extract<Step, { do: 'at' }>, mood: Mood, colon = ': '): string {
  const { land, who, optional = false, lands = 1, steps } = step;
  const does = said.elsewhere(clauses(words, steps, optional ? 'option' : mood));
  if (who === 'target') {
    if (land.fromTarget !== undefined) return said.atNearTarget(land.fromTarget, does);
    if (land.test.some(({ is }) => is === 'sacred-site')) return said.mayAtSacredSite(does);
    const more = land.test.filter(({ is }) => is !== 'presence').map(words.tests.label);
    return said.atOfTarget(land.fromPresence ?? null, optional, more.map((label) => ` ${label}`).join(''), does);
  }
  if (land.fromPresence !== undefined) return said.atNearPresence(land.fromPresence, does);
  const place = placeText(words, said, land, lands, optional);
  if (place === null) return said.at(chosenLand(words, land, 'one'), land.range ?? null, does);
  return optional && lands === 1 ? said.mayAt(place, does) : `${place}${colon}${said.elsewhere(clauses(words, steps, mood))}`;
}

/** Lands that are told by where they lie rather than by a range; null: others. */
function placeText(words: Words, said: StepWords, { test, range, elsewhere }: Place, lands: number, upTo: boolean): string | null {
  const { places } = said;
  const labels = test.length === 0 ? '' : ` ${words.list(test.map(words.tests.label))}`;
  const is = (what: Test['is']): boolean => test.some((one) => one.is === what);
  if (is('origin')) return places.origin;
  if (is('second-target')) return places.secondTarget;
  if (is('targeted')) return places.targeted;
  if (lands > 1) return elsewhere === true ? places.adjacentLands(lands, upTo, labels) : places.lands(lands, labels);
  if (range === 1) return elsewhere === true ? places.adjacent(labels) : places.nearby(labels);
  return upTo ? words.tests.land('one', test) : null;
}

/** "in a coastal land with the most towns" */
export function chosenLand(words: Words, { test, most, fewest, numbered }: Place, which: 'one' | 'different'): string {
  const said = words.steps.order;
  return [
    words.tests.land(which, test),
    most === undefined ? '' : said.withMost(pieces(most)),
    fewest === undefined ? '' : said.withFewest(pieces(fewest)),
    numbered === undefined ? '' : said.numbered[numbered],
  ].join('');
}

function cardTest(words: Words, said: StepWords, test: CardTest): string {
  if ('speed' in test) return said.cardOf[test.speed];
  return 'with' in test ? said.cardWith(elementName(words, test.with)) : said.cardWithout(elementName(words, test.without));
}

/** " with blight", or nothing. */
export const amongText = (words: Words, { test }: Among): string => test.map((one) => ` ${words.tests.label(one)}`).join('');

const conditionsOf = (words: Words, tests: readonly Test[]): string => words.tests.and(tests.map(words.tests.condition));
