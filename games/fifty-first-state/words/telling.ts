import type { Answer, Seat } from '@skerry/engine';
import type { ShownQuestion, Telling } from '@skerry/presentation';
import type { CardSet } from '../content/card.ts';
import { factions } from '../content/factions.ts';
import { type Bundle, goodNumber } from '../content/goods.ts';
import { locations } from '../content/locations.ts';
import { transportColours } from '../content/transport.ts';
import {
  type CardAnswer,
  type DealAnswer,
  type EnoughAnswer,
  type FactionAnswer,
  type GoodsAnswer,
  type PayAnswer,
  type PlaceAnswer,
  type StealAnswer,
  type TransportAnswer,
  type TurnAnswer,
  type AgainAnswer,
  turnKinds,
} from '../rules/answers.ts';
import { CARDS_DEALT, CARDS_KEPT, NO_CARD } from '../rules/state.ts';
import type { FiftyFirstStateView } from '../rules/view.ts';
import type { QuestionName, Words } from './catalogue.ts';
import { consequenceOf } from './consequence.ts';
import { describe, tellEnding, tellOutcome, tellResult } from './describing.ts';
import { tellEntry } from './entries.ts';
import { consequenceInWords, costInWords, goodsInWords } from './goods-in-words.ts';

export type FiftyFirstStateAnswer =
  | TurnAnswer
  | CardAnswer
  | TransportAnswer
  | DealAnswer
  | PlaceAnswer
  | FactionAnswer
  | GoodsAnswer
  | StealAnswer
  | PayAnswer
  | AgainAnswer
  | EnoughAnswer;

/** What the rules say about a question, all of it together. */
interface AboutQuestion {
  readonly card?: number;
  readonly attack?: number;
  readonly left?: number;
  readonly discarded?: readonly number[];
  readonly tokens?: Bundle;
  readonly any?: number;
}

/** Everything that is said about the game, with these words. */
export function tellingWith(words: Words): Telling<FiftyFirstStateView> {
  return {
    title: words.title,
    blurb: words.blurb,
    option: (name) => (name === 'expansion' ? words.expansion : { label: name, explanation: '' }),
    optionValue: (_, value) => words.expansions[value as CardSet] ?? value,
    prompt: (question, view) => prompt(words, question, view),
    answer: (answer, question, view) => tellAnswer(words, answer, question, view),
    entry: (entry, names) => tellEntry(words, entry, names),
    describe: (view, seat, names) => describe(words, view, seat, names),
    outcome: (outcome, names) => tellOutcome(words, outcome, names),
    ending: (outcome, names, view) => tellEnding(words, outcome, names, view),
    result: (outcome, seat) => tellResult(words, outcome, seat),
    hint: (question) => words.hint[question as QuestionName],
  };
}

function prompt(words: Words, question: ShownQuestion, { seats, rowNumber }: FiftyFirstStateView): string {
  const { card, attack, left, discarded, tokens, any } = (question.about ?? {}) as AboutQuestion;
  const named = card ?? attack;
  return words.prompt[question.name as QuestionName]({
    card: named === undefined ? '' : words.quoted(words.locations[named]!),
    price: tokens === undefined ? '' : costInWords(words, { tokens, any: any ?? 0, cards: 0, deals: 0 }),
    rule: seats === 1 ? 'T-14.3' : rowNumber === 0 ? 'T-4.3' : 'T-4.4',
    n: left ?? CARDS_DEALT - CARDS_KEPT - (discarded?.length ?? 0),
  });
}

/** A place by the name of its card; like cards in one state, and like ruins, are numbered. */
export function placeName(words: Words, view: FiftyFirstStateView, of: Seat, at: number): string {
  const places = view.players[of]!.locations;
  const place = places[at]!;
  const alike = places.flatMap((other, i) => (other.card === place.card && other.ruined === place.ruined ? [i] : []));
  const own = words.locations[place.card]!;
  const name = place.ruined ? words.ruinsOf(own) : own;
  const numbered = alike.length < 2 ? name : words.numbered(name, alike.indexOf(at) + 1);
  return place.ruined ? numbered : words.quoted(numbered);
}

/** Whose it is, by what everybody knows: the faction. */
export function ownerName(words: Words, view: FiftyFirstStateView, of: Seat): string {
  if (of >= view.seats) return words.hegemony;
  return words.factions[view.players[of]!.faction] ?? words.answer.player(of + 1);
}

function tellAnswer(words: Words, given: Answer, question: ShownQuestion, view: FiftyFirstStateView): string {
  const text = actInWords(words, given, question, view);
  return withNumbers.has(given.kind) ? text + consequenceInWords(words, consequenceOf(view, question.seat, question, given)) : text;
}

/** The answers that say what they cost and bring. The others say it by themselves. */
const withNumbers: ReadonlySet<string> = new Set<FiftyFirstStateAnswer['kind']>([
  ...turnKinds.filter((kind) => kind !== 'defend' && kind !== 'close-borders'),
  'location',
  'again',
]);

/** What an answer does, without its price and what it brings. */
export function actInWords(words: Words, given: Answer, question: ShownQuestion, view: FiftyFirstStateView): string {
  const said = words.answer;
  const answer = given as FiftyFirstStateAnswer;
  const card = (number: number): string => words.quoted(words.locations[number]!);
  const place = (of: Seat, at: number): string => placeName(words, view, of, at);
  const goods = (bundle: Bundle): string => goodsInWords(words, bundle);
  switch (answer.kind) {
    case 'incorporate':
      return said.incorporate(card(answer.card));
    case 'build':
      return said.build(card(answer.card));
    case 'make-deal':
      return said.makeDeal(card(answer.card));
    case 'raze-card':
      return said.razeCard(card(answer.card));
    case 'use':
      return said.use(place(question.seat, answer.at));
    case 'board':
      return said.board(words.goodNames[goodNumber(answer.does)]!);
    case 'raze':
      return said.raze(place(answer.of, answer.at), ownerName(words, view, answer.of));
    case 'send-worker':
      return said.sendWorker(place(answer.of, answer.at), ownerName(words, view, answer.of));
    case 'take-transport': {
      const offer = view.offers[transportColours.indexOf(answer.colour)]!;
      return said.takeTransport(offer === NO_CARD ? null : words.quoted(words.transports[offer]!), answer.colour);
    }
    case 'play-transport':
      return said.playTransport(words.quoted(words.transports[answer.card]!));
    case 'defend':
      return said.defend(place(question.seat, answer.at));
    case 'close-borders':
      return said.closeBorders;
    case 'card':
      return cardInWords(words, question.name, answer.card);
    case 'transport':
      return said.discardCard(words.quoted(words.transports[answer.card]!));
    case 'deal': {
      const brings = goods(locations[answer.card]!.deal);
      if (question.name === 'deal-to-discard') return said.discardDeal(card(answer.card), brings);
      return answer.of === question.seat
        ? said.useDeal(card(answer.card), brings)
        : said.useDealOf(card(answer.card), ownerName(words, view, answer.of), brings);
    }
    case 'location':
      return placeInWords(words, answer, question, view);
    case 'faction':
      return said.faction(words.factions[answer.faction]!, goods(factions[answer.faction]!.makes));
    case 'goods':
      return question.name === 'store' ? said.keep(goods(answer.goods)) : said.goods(goods(answer.goods));
    case 'steal':
      return said.steal(goods([answer.good, 1]), ownerName(words, view, answer.of));
    case 'pay':
      return answer.kept.length === 0
        ? said.pay(goods(answer.supply))
        : said.payKept(answer.supply.length === 0 ? '' : goods(answer.supply), goods(answer.kept));
    case 'again':
      return said.again;
    case 'enough':
      return question.name === 'defend' ? said.noDefence : said.enough;
  }
}

function cardInWords(words: Words, question: string, number: number): string {
  const card = words.quoted(words.locations[number]!);
  if (question === 'pick') return words.answer.pick(card);
  return question === 'card-to-leave' ? words.answer.leave(card) : words.answer.discardCard(card);
}

function placeInWords(words: Words, { of, at }: PlaceAnswer, question: ShownQuestion, view: FiftyFirstStateView): string {
  const said = words.answer;
  const place = placeName(words, view, of, at);
  if (question.name === 'build-on') return said.buildOn(place);
  if (question.name === 'take-off') return said.takeOff(place);
  return of === question.seat ? said.place(place) : said.placeOf(place, ownerName(words, view, of));
}
