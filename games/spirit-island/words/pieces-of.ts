import { invaders, type Named } from '../content/step.ts';
import type { Pieces } from './step-words.ts';

/** Explorers, towns and cities together are invaders. */
export function pieces(of: readonly Named[]): Pieces {
  return invaders.every((kind) => of.includes(kind)) ? ['invader', ...of.filter((kind) => !invaders.includes(kind))] : of;
}
