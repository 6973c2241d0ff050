import type { Answer, Seat } from '@skerry/engine';
import type { ShownQuestion } from '@skerry/presentation';
import type { FiftyFirstStateAnswer } from '../words/telling.ts';

/** The name of something on the table that can be pointed at. */
export type Thing = string;

export const placeThing = (of: Seat, at: number): Thing => `place ${of} ${at}`;
export const handThing = (card: number): Thing => `hand ${card}`;
export const rowThing = (card: number): Thing => `row ${card}`;
export const dealThing = (of: Seat, card: number): Thing => `deal ${of} ${card}`;
export const boardThing = (does: string): Thing => `board ${does}`;
export const offerThing = (colour: string): Thing => `offer ${colour}`;
export const bordersThing: Thing = 'borders';
export const transportThing = (card: number): Thing => `transport ${card}`;

/** What on the table an answer is about; null for what is only said. */
export function thingOf(given: Answer, question: Pick<ShownQuestion, 'seat' | 'name'>): Thing | null {
  const answer = given as FiftyFirstStateAnswer;
  switch (answer.kind) {
    case 'incorporate':
    case 'build':
    case 'make-deal':
    case 'raze-card':
      return handThing(answer.card);
    case 'use':
    case 'defend':
      return placeThing(question.seat, answer.at);
    case 'raze':
    case 'send-worker':
    case 'location':
      return placeThing(answer.of, answer.at);
    case 'board':
      return boardThing(answer.does);
    case 'take-transport':
      return offerThing(answer.colour);
    case 'play-transport':
    case 'transport':
      return transportThing(answer.card);
    case 'card':
      return question.name === 'pick' ? rowThing(answer.card) : handThing(answer.card);
    case 'deal':
      return dealThing(answer.of, answer.card);
    case 'close-borders':
      return bordersThing;
    case 'faction':
    case 'goods':
    case 'steal':
    case 'pay':
    case 'again':
    case 'enough':
      return null;
  }
}

/** The answers at each thing, by their index. */
export type Choices = ReadonlyMap<Thing, readonly number[]>;

const none: Choices = new Map();

export function choicesIn(question: ShownQuestion | null): Choices {
  if (question === null) return none;
  const choices = new Map<Thing, number[]>();
  question.answers.forEach((answer, index) => {
    const thing = thingOf(answer, question);
    if (thing === null) return;
    const known = choices.get(thing);
    if (known === undefined) choices.set(thing, [index]);
    else known.push(index);
  });
  return choices;
}

/** The state in which a thing lies; null for what lies in none. */
export function stateOf(thing: Thing | null): Seat | null {
  const [, seat] = /^(?:place|deal) (\d+)/.exec(thing ?? '') ?? [];
  return seat === undefined ? null : Number(seat);
}

/** The state of another that a question is about: nothing can be picked but there. A turn is about the own one, even while nothing can be picked in it. */
export function calledFor(choices: Choices, own: Seat): Seat | null {
  const states = [...choices.keys()].map(stateOf);
  return states.includes(null) || states.includes(own) ? null : (states[0] ?? null);
}

/** The questions whose answers lie nowhere on the table: they are laid out as buttons of their own. */
const spoken: ReadonlySet<string> = new Set(['goods', 'steal', 'pay', 'again']);

/** The answers that are only said but deserve pictures. Where one of them is asked, "enough" stands beside it. */
export function spokenIn(question: ShownQuestion | null): readonly number[] {
  if (question === null || !question.answers.some(({ kind }) => spoken.has(kind))) return [];
  return question.answers.flatMap(({ kind }, index) => (spoken.has(kind) || kind === 'enough' ? [index] : []));
}
