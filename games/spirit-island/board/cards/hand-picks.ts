import type { ShownQuestion } from '@skerry/presentation';
import { answersOf, type SpiritIslandAnswer } from '../answers-of.ts';

/** What in the hand an answer is at, by name; null for what lies elsewhere or is only said. */
function thingOf(answer: SpiritIslandAnswer, question: string): string | null {
  switch (answer.kind) {
    case 'card':
    case 'play':
    case 'face-down':
      return `power ${answer.card}`;
    case 'use':
      return `power ${answer.power}`;
    case 'grow':
      return `grow ${answer.group} ${answer.option}`;
    case 'part':
      return `part ${answer.part}`;
    case 'track-action':
      return `space ${answer.track} ${answer.at}`;
    case 'track':
      return `track ${answer.track}`;
    case 'element':
      // J-40.26: what is spent is a marker, not an element at hand.
      return `${question === 'spend-marker' ? 'marker' : 'element'} ${answer.element}`;
    case 'lay-out':
      return `marker ${answer.element}`;
    case 'option':
      return question === 'take-form' ? `form ${answer.option}` : null;
    case 'call-predators':
    case 'pour':
    case 'open-ways':
    case 'destroyed':
    case 'trade-drowned':
    case 'done':
      return answer.kind;
    default:
      return null;
  }
}

/** The answers at each thing in the hand, by their index: the first is what a click on it says. */
export type HandPicks = ReadonlyMap<string, readonly number[]>;

export function handPicksIn(question: ShownQuestion | null): HandPicks {
  const picks = new Map<string, number[]>();
  if (question === null) return picks;
  answersOf(question).forEach((answer, index) => {
    const thing = thingOf(answer, question.name);
    if (thing !== null) picks.set(thing, [...(picks.get(thing) ?? []), index]);
  });
  return picks;
}
