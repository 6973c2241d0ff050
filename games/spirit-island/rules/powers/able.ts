import type { Step } from '../../content/step.ts';
import type { Doing } from './amounts.ts';
import { forgettable } from '../spirits/cards.ts';
import { ownLands } from '../pieces/presence.ts';
import { purseOf } from './purse.ts';

/** Whether all of this can be done in full. */
export function isAble({ table, seat }: Doing, steps: readonly Step[]): boolean {
  const { state } = table;
  const spirit = state.spirits[seat]!;
  return steps.every((step) => {
    switch (step.do) {
      case 'pay':
        return purseOf(state, seat) >= step.n;
      case 'forget':
        return forgettable(spirit).length >= step.n;
      case 'destroy-presence':
        return ownLands(state, seat).reduce((sum, land) => sum + spirit.presence[land]!, 0) >= step.n;
      case 'special':
        return step.name !== 'return-presence-to-a-track' || ownLands(state, seat).length > 0;
      default:
        return true;
    }
  });
}
