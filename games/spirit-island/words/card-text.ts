import { blightCards } from '../content/blight-cards.ts';
import { type Element, elements } from '../content/elements.ts';
import type { Branch, Choice, Main } from '../content/event.ts';
import { eventCards } from '../content/events/index.ts';
import { fearCards } from '../content/fear-cards.ts';
import type { Part } from '../content/part.ts';
import type { Power, Target } from '../content/power.ts';
import { ANYWHERE, type GrowthPart, type TrackSpace } from '../content/spirit.ts';
import type { Among, Amount, Awaited, CardTest, Counted, Named, Place, Step, Test, Threshold } from '../content/step.ts';
import { pieceOf } from '../rules/conditions-of-lands.ts';
import type { Words } from './catalogue.ts';
import { pieces } from './pieces-of.ts';
import type { Many, RuleName, SpecialName, StepWords } from './step-words.ts';

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
          ruleText(words, mood, step.rule as RuleName, each(step.n), step.where, step.of) + perOf(words, step.n),
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
      return said.special[step.name as SpecialName](step.n ?? 0);
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
  const text = words.steps[mood].rule[rule](n, pieces(of ?? []));
  return where === undefined ? text : `${words.tests.land('each', where)}: ${text}`;
}

/** From when on a rule holds, and until when, if that is not this turn. */
function lasting(said: StepWords, { until, from }: Extract<Step, { do: 'rule' }>): (rule: string) => string {
  if (from !== undefined) return until === 'game' ? said.fromNextTurn : said.inNextTurn;
  return until === 'ravage' ? said.nextRavage : asItIs;
}

const asItIs = (text: string): string => text;

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
function whereTo(words: Words, said: StepWords, { spread, seaward, other, toMost }: Extract<Step, { do: 'push' | 'gather' }>): string {
  if (spread === true) return said.spreadOut;
  if (seaward === true) return said.seaward;
  if (toMost !== undefined) return said.toMost(pieces(toMost));
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
function chosenLand(words: Words, { test, most, fewest, numbered }: Place, which: 'one' | 'different'): string {
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
  const name = (element: Element): string => words.elements[elements.indexOf(element)]!;
  return 'with' in test ? said.cardWith(name(test.with)) : said.cardWithout(name(test.without));
}

/** " with blight", or nothing. */
const amongText = (words: Words, { test }: Among): string => test.map((one) => ` ${words.tests.label(one)}`).join('');

// ── Amounts ──

const each = (amount: Amount | 'all'): number => (amount === 'all' ? 0 : typeof amount === 'number' ? amount : amount.each);

function manyOf({ n, upTo, ...more }: { readonly n: Amount | 'all'; readonly upTo: boolean; readonly least?: number }): Many {
  return { n: n === 'all' ? 'all' : each(n), upTo, ...(more.least === undefined ? {} : { least: more.least }) };
}

function perOf(words: Words, amount: Amount | 'all'): string {
  if (typeof amount !== 'object') return '';
  const { per, every = 1, up, times, plus, most } = amount;
  const said = words.tests.per;
  const factor = times?.count === 'pieces' ? said.times(pieces(times.of)) : '';
  if (plus !== undefined && plus < 0 && per.count === 'pieces') return said.pastTheFirst(pieces(per.of));
  return `${counted(words, per, every)}${up === true ? said.roundedUp : ''}${factor}${most === undefined ? '' : said.most(most)}`;
}

function counted(words: Words, count: Counted, every: number): string {
  const said = words.tests.per;
  switch (count.count) {
    case 'pieces':
      if (count.where === 'around') return said.around(pieces(count.of));
      if (count.where === 'target') return said.inTarget(pieces(count.of));
      return said.pieces(pieces(count.of), every, count.where === 'adjacent');
    case 'kinds':
      return said.kinds(pieces(count.of));
    case 'fewer':
      return said.fewer(pieces(count.of), pieces(count.or));
    case 'destroyed':
    case 'removed':
      return said.done(count.count, pieces(count.of), every);
    case 'presence-replaced':
      return said.replaced;
    case 'presence':
      return count.of === 'anyone' ? said.anyPresence : said.presence;
    case 'element':
      return (every === 1 ? said.element : (name: string) => said.everyElement(every, name))(
        words.elements[elements.indexOf(count.of as Element)]!,
      );
    case 'sets':
      return said.sets(elementsText(words, count.of));
    case 'sacred-sites-near':
    case 'presence-near':
    case 'lands-beside':
    case 'presence-lost':
    case 'invader-discards':
    case 'terror':
    case 'absorbed':
    case 'energy-track':
      return said.counted[count.count];
    case 'earned-fear-cards':
      return said.earnedFearCards(every);
    case 'cards-played':
      return said.cardsPlayed;
    case 'sacred-sites-here':
      return said.sacredSitesHere;
    case 'adjacent-lands':
      return said.adjacentLands;
    case 'players':
      return said.players;
    case 'sacred-sites-with-invaders':
      return said.sacredSitesWithInvaders;
  }
}

const conditionsOf = (words: Words, tests: readonly Test[]): string => words.tests.and(tests.map(words.tests.condition));

// ── Powers ──

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

/** "2 sun, water" */
export function elementsText(words: Words, counts: readonly number[]): string {
  const name = (element: number): string => words.elements[element]!;
  return counts.flatMap((n, element) => (n === 0 ? [] : [n === 1 ? name(element) : words.times(n, name(element))])).join(', ');
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
  return [
    sentence(
      'time' in again ? said.againForTime(again.time) : said.againForForgetting(words.elements[elements.indexOf(again.forgetting)]!),
    ),
  ];
}

// ── Fear and blight ──

export function fearLines(words: Words, card: number, terror: number): string[] {
  return fearCards[card]!.levels[terror - 1]!.map((part) => sentence(partClause(words, part)));
}

/** What a part of a card says. */
export function partClause(words: Words, part: Part): string {
  const text = partText(words, part);
  return part.after === undefined ? text : `${words.parts.after[part.after]}, ${text}`;
}

function partText(words: Words, part: Part): string {
  const said = words.parts;
  switch (part.each) {
    case 'island':
      return (part.turn === true ? said.thisTurn : asItIs)(clauses(words, part.steps, 'order'));
    case 'land':
      return `${words.tests.land('each', part.land.test)}: ${clauses(words, part.steps, 'order')}`;
    case 'board':
      return boardText(words, part);
    case 'player': {
      const where = part.land === null ? '' : chosenLand(words, part.land, part.differentLands ? 'different' : 'one');
      return (part.optional ? said.eachMay : said.each)(where, clauses(words, part.steps, 'option'));
    }
    case 'spirit': {
      const where = part.land === null ? '' : chosenLand(words, part.land, part.differentLands ? 'different' : 'one');
      const having =
        part.having === undefined ? '' : said.having(part.having.least, words.tests.label({ is: 'has', of: [part.having.of], least: 1 }));
      return (part.optional ? said.spiritMay : said.spirit)(having, where, clauses(words, part.steps, 'option'));
    }
  }
}

function boardText(words: Words, { when, half, unless, steps }: Extract<Part, { each: 'board' }>): string {
  const said = words.parts;
  const condition = when.length === 0 ? '' : said.boardWith(words.list(when.map((test) => boardLabel(words, test))));
  const text = said.board(condition, half === true, clauses(words, steps, 'order'));
  if (unless === undefined) return text;
  const ransoms = unless.map((ransom) =>
    'presence' in ransom
      ? said.unlessPresence(ransom.presence)
      : said.unlessEnergy(ransom.energy === 'invader-discards' ? null : ransom.energy),
  );
  return [text, ...ransoms].join('; ');
}

/** What a board must have, perhaps in some of its lands only. */
const boardLabel = (words: Words, test: Test): string =>
  test.is === 'board' ? words.tests.label(test.test) + words.tests.inside(test.in) : words.tests.label(test);

// ── Events ──

const branchLines = (words: Words, { parts }: Branch): string[] => parts.map((part) => sentence(partClause(words, part)));

/** "4 energy per player, aided by moon", or nothing. */
function priceOf(words: Words, { price, aidedBy }: Choice): string {
  const said = words.parts;
  return price === 0 ? '' : said.price(price, aidedBy === null ? '' : said.aidedBy(words.elements[elements.indexOf(aidedBy)]!));
}

/** A choice of an event: its name, and its price. */
export const choiceText = (words: Words, choice: Choice): string => words.parts.choice(words.named(choice.title), priceOf(words, choice));

/** A branch of an event card: which part of the card it is, when it happens or what it costs, its name, and what it does. */
export interface EventLine {
  readonly part: 'main' | 'token' | 'dahan';
  /** As the rules call it. */
  readonly name: string;
  readonly when: string;
  readonly title: string;
  readonly text: string;
}

/** All of an event card, by its branches. */
export function eventLines(words: Words, card: number): EventLine[] {
  const { main, token, dahan } = eventCards[card]!;
  const line = (part: EventLine['part'], when: string, of: Branch): EventLine => ({
    part,
    name: of.title,
    when,
    title: words.named(of.title),
    text: branchLines(words, of).join(' '),
  });
  const mains =
    main.by === 'choice'
      ? main.choices.map((choice) => line('main', priceOf(words, choice), choice))
      : main.branches.map((of, i) => line('main', whenOf(words, main)[i]!, of));
  return [...mains, ...(token === null ? [] : [line('token', '', token)]), ...(dahan === null ? [] : [line('dahan', '', dahan)])];
}

/** An event card in one piece, for the log. */
export const eventInWords = (words: Words, card: number): string =>
  eventLines(words, card)
    .map(({ when, title, text }) => `${words.parts.choice(title, when)}: ${text}`)
    .join(' ');

/** What decides between the two branches. */
function whenOf({ parts: said }: Words, main: Exclude<Main, { by: 'choice' }>): readonly [string, string] {
  switch (main.by) {
    case 'island':
      return said.island;
    case 'slow-card':
      return [said.slowCard, said.slowCard];
    default:
      return said[main.by](main.from);
  }
}

/** What the branch of an event does, by its title. */
export function eventText(words: Words, card: number, title: string): string {
  const { main, token, dahan } = eventCards[card]!;
  const all: (Branch | null)[] = [...(main.by === 'choice' ? main.choices : main.branches), token, dahan];
  const of = all.find((one) => one?.title === title);
  return of == null ? '' : branchLines(words, of).join(' ');
}

export function blightLines(words: Words, card: number): string[] {
  const { immediate } = blightCards[card]!;
  return [...immediate.map((part) => sentence(words.blightCard.atOnce(partClause(words, part)))), ...lastingBlightLines(words, card)];
}

/** What a blight card does as long as it lies there. */
export function lastingBlightLines(words: Words, card: number): string[] {
  const { ongoing, lasting } = blightCards[card]!;
  const said = words.blightCard;
  return [
    ...ongoing.map((part) => sentence(said.eachTurn(partClause(words, part)))),
    ...(lasting === null ? [] : [sentence(said.since[lasting.since](clauses(words, lasting.steps, 'order')))]),
  ];
}

// ── Growth and tracks ──

/** One symbol of a growth option, as a clause that says what can be done. */
export function growthText(words: Words, part: GrowthPart): string {
  const said = words.growth;
  switch (part.grow) {
    case 'reclaim':
      return part.n === 'all' ? said.reclaimAll : part.n === 'half' ? said.reclaimHalf : said.reclaim(part.n);
    case 'card':
      return said.card;
    case 'energy':
      return part.per === undefined ? said.energy(part.n) : part.per === 'card-play' ? said.perCardPlay : said.perFire(part.n);
    case 'cost':
      return said.cost(part.n);
    case 'element':
      return said.element(
        part.n,
        part.of.map((element) => words.elements[elements.indexOf(element)]!),
      );
    case 'discard':
      return said.discard(part.n);
    case 'ignore-range':
      return said.ignoreRange;
    case 'do':
      return clauses(words, part.steps, 'option');
    case 'plays':
      return said.plays(part.n);
    case 'presence': {
      const range = part.range >= ANYWHERE ? said.anywhere : said.range(part.range);
      const where = [range, ...(part.to.length === 0 ? [] : [part.to.map(words.tests.label).join(words.target.orLand)])].join(', ');
      if (part.with !== undefined) return said.presenceWith(where, words.countPieces[pieceOf(part.with)]!(1));
      return part.or === undefined ? said.presence(where) : said.presenceOr(where, words.countPieces[pieceOf(part.or)]!(1));
    }
    case 'move-presence':
      return said.movePresence(part.range);
    case 'gather-presence':
      return said.gatherPresence;
    case 'push-presence':
      return said.pushPresence;
    case 'time':
      return said.time(part.n, part.upTo);
    case 'day':
      return said.day;
    case 'choose':
      return part.of.map((one) => growthText(words, one)).join(said.or);
  }
}

export const growthOptionText = (words: Words, option: readonly GrowthPart[]): string =>
  option.map((part) => growthText(words, part)).join('; ');

/** A space of a presence track. */
export function trackSpaceText(words: Words, space: TrackSpace): string {
  const { energy, plays, moreEnergy, morePlays, moreRange, elements: shown = [], action, star, gain } = space;
  const said = words.growth;
  const parts = [
    ...(energy === undefined ? [] : [said.income(energy)]),
    ...(plays === undefined ? [] : [said.cardPlays(plays)]),
    ...(moreEnergy === undefined ? [] : [said.moreIncome(moreEnergy)]),
    ...(morePlays === undefined ? [] : [said.plays(morePlays)]),
    ...(moreRange === undefined ? [] : [said.moreRange(moreRange)]),
    ...shown.map((element) => (element === 'any' ? said.anyElement : words.elements[elements.indexOf(element)]!)),
    ...(action === undefined ? [] : [action === 'reclaim-1' ? said.reclaim(1) : said.trackActions[action]]),
    ...(star === undefined ? [] : [said.star]),
    ...(gain === undefined ? [] : [said.gain(gain)]),
  ];
  return parts.length === 0 ? said.nothing : parts.join(', ');
}
