import type { CardSet } from './power.ts';
import { destroyPresence, either, special, type Step } from './step.ts';

/** What the blight card shows once the healthy side is empty. */
export interface BlightCard {
  readonly name: string;
  readonly set: CardSet;
  readonly origin: 'published' | 'original';
  readonly side: 'blighted' | 'still-healthy';
  /** Blight that comes onto it. */
  readonly perPlayer: number;
  readonly immediate: readonly Step[];
  /** Each spirit, in every invader phase. */
  readonly ongoing: readonly Step[];
}

const blighted = (name: string, perPlayer: number, ...ongoing: Step[]): BlightCard => ({
  name,
  set: 'base',
  origin: 'published',
  side: 'blighted',
  perPlayer,
  immediate: [],
  ongoing,
});

export const blightCards: readonly BlightCard[] = [
  blighted('Downward Spiral', 5, destroyPresence(1)),
  blighted('Memory Fades to Dust', 4, either(special('forget-power', 1), destroyPresence(1))),
];
