import { blightCards } from '../content/blight-cards.ts';
import type { Branch, Choice, Main } from '../content/event.ts';
import { eventCards } from '../content/events/index.ts';
import { fearCards } from '../content/fear-cards.ts';
import type { Words } from './catalogue.ts';
import { elementName } from './element-text.ts';
import { partClause } from './part-text.ts';
import { clauses, sentence } from './step-text.ts';

/* Cards of fear, blight and events in words. */

export function fearLines(words: Words, card: number, terror: number): string[] {
  return fearCards[card]!.levels[terror - 1]!.map((part) => sentence(partClause(words, part)));
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

const branchLines = (words: Words, { parts }: Branch): string[] => parts.map((part) => sentence(partClause(words, part)));

/** "4 energy per player, aided by moon", or nothing. */
function priceOf(words: Words, { price, aidedBy }: Choice): string {
  const said = words.parts;
  return price === 0 ? '' : said.price(price, aidedBy === null ? '' : said.aidedBy(elementName(words, aidedBy)));
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
