import type { State } from './state.ts';

/** The back of a stage III card that lies before its time: as long as it is on top, the stage counts as II. */
export const EARLY_III = 4;

/** What stands on the back of an invader card. */
export const stageOfBack = (back: number): number => (back === EARLY_III ? 3 : back);

/** J-17.7, J-21.7: the stage of the invaders, by the top card of their deck; when it has run out, the last. */
export function invaderStage({ invaders }: State): number {
  const [top = 3] = invaders.deck;
  return top === EARLY_III ? 2 : top;
}

/** "111-E-2222-3333" as the backs of a deck: E is a stage III card that lies before its time. */
export const backsOf = (order: string): number[] =>
  [...order.replaceAll('-', '')].map((letter) => (letter === 'E' ? EARLY_III : Number(letter)));

/** J-35.2: a still healthy side is healthy. */
export const isBlighted = ({ blight }: State): boolean => blight.card >= 0;
