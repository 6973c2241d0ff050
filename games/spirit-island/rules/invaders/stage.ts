import type { State } from '../state.ts';

/** The back of a stage III card that lies before its time: as long as it is on top, the stage counts as II. */
export const EARLY_III = 4;
/** The back of the coastal card where it was put in its place. */
export const COASTAL_II = 5;

/** What stands on the back of an invader card. */
export const stageOfBack = (back: number): number => (back === EARLY_III ? 3 : back === COASTAL_II ? 2 : back);

/** Whether a card lies where it lies by special setup: then effects do not take it from there. */
export const isPlaced = (back: number): boolean => back === EARLY_III || back === COASTAL_II;

/** J-17.7, J-21.7, J-31.9: the stage of the invaders, by the top card of their deck; when it has run out, the last. */
export function invaderStage({ invaders }: State): number {
  const [top = 3] = invaders.deck;
  return top === EARLY_III ? 2 : stageOfBack(top);
}
